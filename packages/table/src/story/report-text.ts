/** The report to share, as plain text. */
import { SIDES, type Side } from '@five-victories/engine/kernel';
import type { End, Story } from './story.js';
import {
  fateText,
  luckText,
  meritText,
  resultOf,
  swingText,
  titleOf,
  turningText,
  whyOf,
  type Audience,
} from './tell.js';

export interface Heading {
  readonly name: string;
  readonly game: string;
  readonly lastTurn: number | undefined;
  readonly sides: Readonly<Record<Side, string>>;
}

const scoreLine = ({ words }: Audience, { sides, luck }: Story, end: End, side: Side): string => {
  const { losses } = sides[side];
  const count = end.outcome.points ?? end.outcome.zones;
  const counted = end.outcome.points ? words.score.goals : words.score.zones;
  const { hits, expected } = luck.sides[side];
  return [
    ...(count ? [`${counted} ${count[side]}`] : []),
    `${words.counted[losses.counted]} ${words.score.of(losses.lost, losses.of)}`,
    `${words.score.luck} ${words.signed(hits - expected)}`,
  ].join(', ');
};

const lossLines = (to: Audience, { units }: Story, side: Side): string[] =>
  units
    .filter((unit) => unit.side === side && unit.lost > 0)
    .map(
      (unit) =>
        `- ${to.unitName(unit.id)}: ${to.words.losses.left(unit.had - unit.lost, unit.had)}, ${fateText(to, unit)}`,
    );

/** Told to anybody: nobody in it is "you". */
export const reportText = (to: Audience, story: Story, end: End, { name, game, lastTurn, sides }: Heading): string => {
  const { words } = to;
  const unitOf = (id: string | undefined) => story.units.find((unit) => unit.id === id);
  const meritLine = (title: string, ids: Story['best'], side: Side): string[] => {
    const unit = unitOf(ids[side]);
    return unit ? [`${title}, ${sides[side]}: ${to.unitName(unit.id)}. ${meritText(to, unit)}.`] : [];
  };
  const turnings = story.turnings.map((turning, i) => {
    const more = swingText(to, turning);
    return `${i + 1}. ${words.turnings.turn(turning.turn)}: ${turningText(to, turning)}${more ? ` (${more})` : ''}`;
  });
  return [
    `${name} · ${game} · ${words.turnOf(end.turn, lastTurn)}`,
    `${titleOf(to, end)}. ${resultOf(to, end)}.`,
    whyOf(to, story, end),
    '',
    ...SIDES.map((side) => `${sides[side]}, ${to.armies[side]}: ${scoreLine(to, story, end, side)}`),
    '',
    words.turnings.title,
    ...(turnings.length > 0 ? turnings : [words.turnings.none]),
    '',
    words.losses.title,
    ...SIDES.flatMap((side) => [`${sides[side]}, ${to.armies[side]}`, ...lossLines(to, story, side)]),
    '',
    ...SIDES.flatMap((side) => meritLine(words.merit.best, story.best, side)),
    ...SIDES.flatMap((side) => meritLine(words.merit.worst, story.worst, side)),
    '',
    words.luck.title,
    ...SIDES.map((side) => {
      const { hits, dice, expected } = story.luck.sides[side];
      return `${luckText(to, story, side)} (${words.luck.dice(hits, dice, expected)})`;
    }),
    words.luck.lopsided(story.luck.lopsided),
    '',
    words.report.made,
  ].join('\n');
};
