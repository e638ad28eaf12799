/** How to win this match, in sentences, from what the engine says of its stakes. */
import { enemyOf, SIDES, type Losses, type Side } from '@five-victories/engine/kernel';
import type { StandingAsked, TableMatch } from '../match/book.js';
import type { BriefingWords } from './words/en.js';

export interface Aim {
  readonly title: string;
  readonly text?: string | undefined;
  readonly rule: string;
}

/** With how many losses it breaks. */
const breaksText = ({ win, standing }: BriefingWords, { marks, of, counted }: Losses): string | undefined => {
  const mark = marks.find(({ brings }) => brings === 'breaks');
  return mark && `${standing.marks.breaks(mark.at)}${win.ofAll(of, counted)}`;
};

const lossesText = (words: BriefingWords, you: Side | undefined, lossesOf: (side: Side) => Losses): string => {
  const { endings } = words.win;
  const [south, north] = SIDES.map((side) => breaksText(words, lossesOf(side)) ?? '');
  if (you === undefined) return endings.lossesBoth(south!, north!);
  const [own, other] = [lossesOf(you), lossesOf(enemyOf(you))].map((losses) => breaksText(words, losses) ?? '');
  return endings.lossesText(other!, own!);
};

/** What losses do to commanders before an army breaks. */
const commandersText = (words: BriefingWords, you: Side | undefined, lossesOf: (side: Side) => Losses) => {
  const marksOf = (side: Side): string =>
    lossesOf(side)
      .marks.flatMap(({ brings, at }) => (brings === 'breaks' ? [] : [words.standing.marks[brings](at)]))
      .join(', ');
  if (marksOf('south') === '') return undefined;
  return words.win.commanders(you ? marksOf(you) : words.win.ofEach(marksOf('south'), marksOf('north')));
};

/** `you`: whom it is told; undefined where both sides read it, or nobody. */
export const aimsOf = <M extends TableMatch>(
  words: BriefingWords,
  asked: StandingAsked<M>,
  match: M,
  you: Side | undefined,
): Aim[] => {
  const { endings, decidedBy } = asked.stakesOf(match);
  const { win } = words;
  const lossesOf = (side: Side): Losses => asked.lossesOf(match, side);
  const first: Aim =
    decidedBy.what === 'zones'
      ? {
          title: win.zones,
          text: win.zonesText(decidedBy.forFull ?? 0, match.rules.fullVictory),
          rule: decidedBy.rule,
        }
      : { title: win[decidedBy.what], text: win[`${decidedBy.what}Text`], rule: decidedBy.rule };
  const others = endings.flatMap(({ by, rule, turn, loses }): Aim[] => {
    switch (by) {
      case 'losses':
        return [{ title: win.endings.losses(loses), text: lossesText(words, you, lossesOf), rule }];
      case 'retreat':
        return [{ title: win.endings.retreat, text: win.endings.retreatText, rule }];
      case 'turnLimit':
        return [{ title: win.endings.turnLimit(turn!), rule }];
      case 'chiefLost':
        return [{ title: win.endings.chiefLost, text: win.endings.chiefLostText, rule }];
      case 'nobodyLeft':
        return [{ title: win.endings.nobodyLeft, rule }];
      case 'agreement':
        return [];
      default:
        return by satisfies never;
    }
  });
  const commanders = commandersText(words, you, lossesOf);
  const rule = lossesOf(you ?? 'south').marks[0]?.rule;
  return [first, ...others, ...(commanders && rule ? [{ title: commanders, rule }] : [])];
};
