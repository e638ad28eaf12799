/** Points along a way: open from one end of every interval to the other, and shut outside of all of them. */
import { about, refusal, type Choice } from '../../../../src/kernel/index.js';
import type { ManoeuvreMatch } from '../../../../src/manoeuvre/index.js';
import { placedOfSide } from '../../../../src/tabletop/index.js';
import type { Draw } from '../../draw.js';
import { holds } from '../../holds.js';

interface Interval {
  readonly from: number;
  readonly to: number;
}
interface Chance extends Interval {
  readonly unit: string;
  readonly do?: string;
}

const within = (draw: Draw, { from, to }: Interval): number[] => [
  from,
  to,
  Math.min(to, from + 1),
  Math.max(from, to - 1),
  Math.floor((from + to) / 2),
  draw.number(from, to),
  draw.number(from, to),
];

const around = (draw: Draw, { from, to }: Interval, most: number): number[] => [
  from - 1,
  to + 1,
  from - draw.number(1, 300),
  to + draw.number(1, 300),
  draw.number(0, most),
];

/** SV-GEO-18: so much more than a limit is still within it. */
const SLACK = 5;

const MOST_PIVOT = 290;
const PIVOTS = Array.from({ length: 2 * MOST_PIVOT + 1 }, (_, i) => (i % 2 === 0 ? i / 2 : (0 - i - 1) / 2));

/** Whether the announcement is taken in one of its forms: a gun may have to pivot, a unit to be lost. */
const isTaken = (match: ManoeuvreMatch, verb: string, unit: string, at: number): boolean => {
  const plain = { do: verb, unit, at } as Choice;
  if (verb === 'intercept') return !refusal(match, plain) || !refusal(match, { ...plain, leaveTable: true } as Choice);
  return PIVOTS.some((pivot) => !refusal(match, { ...plain, ...(pivot === 0 ? {} : { pivot }) }));
};

/** A gun that pivots may find a shot by luck: what is not listed is not looked for. */
const isOpen = (match: ManoeuvreMatch, verb: string, unit: string, at: number): boolean =>
  !refusal(match, { do: verb, unit, at } as Choice);

export const chancesAreKept = (match: ManoeuvreMatch, draw: Draw): void => {
  const { chances, length, gone } = about(match) as { chances: readonly Chance[]; length: number; gone: number };
  const verbs = match.rules.opportunityFire ? ['intercept', 'opportunityFire'] : ['intercept'];
  for (const chance of chances)
    for (const at of within(draw, chance))
      holds(
        isTaken(match, chance.do ?? 'intercept', chance.unit, at),
        () => `${JSON.stringify(chance)}, and ${at} is refused`,
      );
  for (const { id } of placedOfSide(match, match.decision!.side))
    for (const verb of verbs) {
      const own = chances.filter(({ unit, do: how = 'intercept' }) => unit === id && how === verb);
      const points = [...own, { from: gone, to: length }].flatMap((each) => around(draw, each, length));
      for (const at of points.filter((point) => point >= gone && point <= length))
        if (!own.some(({ from, to }) => from <= at && at <= to))
          holds(
            !isOpen(match, verb, id, at) || (verb === 'opportunityFire' && chances.some(({ unit }) => unit === id)),
            () => `${id} may ${verb} at ${at}, and its chances are ${JSON.stringify(own)}`,
          );
    }
};

export const fallBackIsKept = (match: ManoeuvreMatch, draw: Draw): void => {
  const { least, most } = about(match) as { least: number; most: number };
  const why = (by: number) => refusal(match, { do: 'fallBack', by } as Choice);
  for (const by of within(draw, { from: least, to: most }))
    holds(
      !why(by),
      () => `to fall back by ${by} is refused: ${JSON.stringify(why(by))} ${JSON.stringify(about(match))}`,
    );
  for (const by of [least - 1, most + SLACK + 1, most + SLACK + draw.number(1, 500)])
    holds(by < 0 || why(by) !== undefined, () => `to fall back by ${by} is taken: ${JSON.stringify(about(match))}`);
};
