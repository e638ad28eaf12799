/** The story in sentences: for a reader who sat on one side, or for anybody. */
import { enemyOf, type Both, type Side } from '@five-victories/engine/kernel';
import { hopeFor } from '../analysis/analysis.js';
import type { AnyGoal } from '../match/book.js';
import type { End, Story, Turning, UnitStory } from './story.js';
import type { StoryWords, Whose } from './words/index.js';

/** Whom the story is told, and how things are called in his language. */
export interface Audience {
  readonly words: StoryWords;
  /** The side the reader sat on; undefined: both, or neither. */
  readonly you: Side | undefined;
  readonly armies: Both<string>;
  readonly unitName: (id: string) => string;
  readonly goalName: (goal: AnyGoal) => string;
  readonly resultName: (result: string) => string;
  readonly percent: (share: number) => string;
}

const whose = ({ armies, you }: Audience, side: Side): Whose => ({ army: armies[side], yours: you === side });

/** What was counted at the end, the first side's first. */
const countOf = ({ outcome }: End): Both<number> | undefined => outcome.points ?? outcome.zones;

/** Won, lost or drawn, with the score. */
export const titleOf = (to: Audience, end: End): string => {
  const { title } = to.words;
  const { winner } = end.outcome;
  const count = countOf(end);
  const scored = (text: string, own: Side): string =>
    count ? `${text}, ${title.score(count[own], count[enemyOf(own)])}` : text;
  if (winner === undefined) {
    const none = end.cause === 'bothRetreat' ? title.nobody : title.drawn;
    return scored(none, to.you ?? 'south');
  }
  if (to.you === undefined) return scored(title.wins(to.armies[winner]), winner);
  return scored(to.you === winner ? title.won : title.lost, to.you);
};

/** The words of the book for it. */
export const resultOf = ({ words, armies, resultName, you }: Audience, { outcome: { result, winner } }: End): string =>
  winner === undefined || you === undefined
    ? resultName(result)
    : words.title.rather(resultName(result), armies[winner]);

const howItEnded = (to: Audience, story: Story, end: End): string => {
  const { why } = to.words;
  const [broken] = end.broken;
  if (end.broken.length > 1) return why.bothBroke(end.turn);
  if (broken !== undefined) {
    const { lost, of, counted } = story.sides[broken].losses;
    const last = end.last ? why.lastWas(to.unitName(end.last.unit), end.last.by && to.unitName(end.last.by)) : '';
    return `${why.broke(whose(to, broken), end.turn, lost, of, counted)}${last}`;
  }
  return end.by === 'agreement' ? why.agreement(end.turn) : why.turnLimit(end.turn);
};

const howItCounted = (to: Audience, story: Story, end: End): string | undefined => {
  const { why } = to.words;
  const { points, zones } = end.outcome;
  if (end.cause === 'brokenWins') return why.brokenWins;
  if (points) return why.points(points.south, points.north);
  if (zones) return why.zones(zones.south, zones.north);
  // Who broke has lost, and nothing else was counted.
  if (end.broken.length > 0) return undefined;
  const share = (side: Side): string => {
    const { lost, of, counted } = story.sides[side].losses;
    return why.share(lost, of, counted);
  };
  const counted = why.shares(whose(to, 'south'), share('south'), whose(to, 'north'), share('north'));
  return end.outcome.winner === undefined ? `${counted}: ${why.tooClose}` : counted;
};

/** What a side could still hope for before the last thing that was said, of a match that was analysed. */
const hopeLeft = (to: Audience, { chances }: Story, side: Side): string | undefined => {
  const before = chances?.at(-2);
  return before && to.percent(hopeFor(side, before));
};

/** Why it ended so, in one sentence. */
export const whyOf = (to: Audience, story: Story, end: End): string => {
  const { why } = to.words;
  const { winner } = end.outcome;
  const loser = winner && enemyOf(winner);
  if (end.cause === 'bothRetreat') return why.bothRetreat(end.turn);
  if (end.cause === 'bothChiefsLost') return why.bothChiefsLost(end.turn);
  if (loser !== undefined) {
    if (end.cause === 'conceded') return why.conceded(whose(to, loser), end.turn, hopeLeft(to, story, loser));
    if (end.cause === 'retreat') return why.retreat(whose(to, loser), end.turn);
    if (end.cause === 'chiefLost') return why.chiefLost(whose(to, loser), end.turn);
    if (end.cause === 'nobodyLeft') return why.nobodyLeft(whose(to, loser), end.turn);
  }
  const how = howItEnded(to, story, end);
  const counted = howItCounted(to, story, end);
  return counted === undefined ? why.only(how) : why.and(how, counted);
};

export const turningText = (to: Audience, { what, helped }: Turning): string => {
  const { turnings } = to.words;
  if (what.is === 'moves') return turnings.moves(whose(to, helped));
  if (what.is === 'goal') return turnings.goal(whose(to, helped), to.goalName(what.goal), what.points);
  return turnings.happened({ ...what, unit: to.unitName(what.unit), by: what.by && to.unitName(what.by) });
};

/** More than this of a swing makes it one of dice, or of choices. */
const MOSTLY = 0.8;
/** Dice that did little are not worth a word. */
const WORTH_TELLING = 1;

/** How much a chance changed, and whether dice or choices did it: whichever did more. */
const chanceText = (to: Audience, { helped, swing }: Turning, dice: number): string => {
  const { chance } = to.words.turnings;
  const [shown, army] = [to.percent(swing), whose(to, helped)];
  if (dice >= swing * MOSTLY) return chance.dice(shown, army);
  return dice <= swing * (1 - MOSTLY) ? chance.choice(shown, army) : chance.both(shown, army, to.percent(dice));
};

/** How much it was, and how much of it was luck. */
export const swingText = (to: Audience, turning: Turning): string => {
  const { helped, swing, luck, what, dice } = turning;
  if (dice !== undefined) return chanceText(to, turning, dice);
  const { turnings } = to.words;
  const lucky = luck[helped] - luck[enemyOf(helped)];
  return [
    ...(what.is === 'goal' ? [] : [turnings.swing(to.percent(swing), whose(to, helped))]),
    ...(Math.abs(lucky) < WORTH_TELLING ? [] : [turnings.luck(lucky, whose(to, helped))]),
  ].join(', ');
};

export const fateText = ({ words }: Pick<Audience, 'words'>, { fate }: UnitStory): string =>
  fate.is === 'stood' ? words.losses.fates.stood : words.losses.fates[fate.is](fate.turn);

export const meritText = ({ words }: Pick<Audience, 'words'>, unit: UnitStory): string => {
  const { merit } = words;
  return [
    merit.gave(unit.made, unit.taken),
    ...(unit.broke > 0 ? [merit.broke(unit.broke)] : []),
    fateText({ words }, unit) === words.losses.fates.stood ? merit.stood : fateText({ words }, unit),
  ].join('; ');
};

export const luckText = (to: Audience, { luck }: Story, side: Side): string => {
  const { hits, expected } = luck.sides[side];
  return to.words.luck.above(whose(to, side), hits - expected);
};
