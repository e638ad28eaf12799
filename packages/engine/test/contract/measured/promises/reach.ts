/** How far a unit gets is as far as it may be ordered, and no further. */
import { answer, copyOf, refusal, type Choice } from '../../../../src/kernel/index.js';
import { findUnit, type TabletopMatch } from '../../../../src/tabletop/index.js';
import { queryOf } from '../../../query-of.js';
import type { Draw } from '../../draw.js';
import { holds } from '../../holds.js';
import { query, type Asked, type Promised } from './promised.js';

interface Reached {
  readonly allowance: number;
  readonly far: number;
  readonly to: { readonly x: number; readonly y: number };
  readonly stop?: unknown;
}

/** Why the last of some answers is refused, when those before it are carried out. */
export const refusedAfter = (match: TabletopMatch, answers: readonly Choice[]) => {
  let at = match;
  for (const each of answers.slice(0, -1)) {
    const refused = refusal(at, each);
    if (refused) return refused;
    at = copyOf(at);
    answer(at, each);
    if (at.decision?.kind !== match.decision!.kind) return { rule: `nothing: ${at.decision?.kind} is asked` };
  }
  return refusal(at, answers.at(-1)!);
};

/** SV-GEO-18: so much more than an allowance is still within it. */
const SLACK = 5;

/** Just outside, and beyond the allowance. Behind somebody it may flow around there may be room again. */
const pointsOf = (draw: Draw, { far, allowance }: Reached): number[] => [
  far + 1,
  allowance + SLACK + 1,
  allowance + SLACK + draw.number(1, 500),
];

const askedOf = (draw: Draw, { straight }: Promised): Asked => {
  const [verb, towards] = draw.one(straight);
  const turn = draw.one([0, 0, 0, 450, -900, 1800, draw.number(-1799, 1800)]);
  return { verb, towards, turn, fast: draw.once(3) };
};

export const reachIsKept = (match: TabletopMatch, unit: string, draw: Draw, promised: Promised): void => {
  const asked = askedOf(draw, promised);
  const { fast, ...rest } = asked;
  const doubled = fast ? { doubleTime: true } : {};
  const reach = queryOf(
    match,
    findUnit(match, unit) as never,
    query({ what: 'reach', unit, ...rest, ...doubled }),
  ) as Reached;
  const { far } = reach;
  const why = (by: number) => refusedAfter(match, promised.march(asked, by));
  const facts = (): string => `${unit} asked ${JSON.stringify(asked)} reaches ${far} of ${reach.allowance}`;
  const refused = far > 0 ? why(far) : undefined;
  holds(!refused, () => `${facts()}, and that is refused with ${refused!.rule}`);
  holds(far === reach.allowance || reach.stop !== undefined, () => `${facts()}, and nothing is said to stop it`);
  const most = far === reach.allowance ? far + SLACK : far;
  for (const by of pointsOf(draw, reach))
    if (by > most) holds(why(by) !== undefined, () => `${facts()}, and ${by} is legal: ${JSON.stringify(reach.stop)}`);
};

/** The points of the area: one turn, one straight move. */
export const areaIsKept = (match: TabletopMatch, unit: string, draw: Draw, promised: Promised): void => {
  const placed = findUnit(match, unit) as never as { place: { x: number; y: number } };
  const fast = draw.once(4);
  const asked = { what: 'area', unit, ...(fast ? { doubleTime: true } : {}) };
  const area = queryOf(match, placed as never, query(asked)) as readonly { x: number; y: number }[];
  const ray = draw.number(0, area.length - 1);
  const turn = ray * (3600 / area.length) - 1800;
  const [verb, towards] = promised.straight[0]!;
  const { x, y } = area[ray]!;
  const reach = queryOf(
    match,
    placed as never,
    query({ what: 'reach', unit, verb, towards, turn, ...(fast ? { doubleTime: true } : {}) }),
  ) as Reached;
  const { x: ox, y: oy } = reach.far > 0 ? reach.to : { x, y };
  const from = placed.place;
  const away = Math.hypot(x - from.x, y - from.y);
  const whole = Math.hypot(ox - from.x, oy - from.y);
  holds(
    away <= whole + 2,
    () => `the area of ${unit} goes ${away.toFixed(0)} to ${turn}, and its reach ${whole.toFixed(0)}: ${reach.far}`,
  );
};
