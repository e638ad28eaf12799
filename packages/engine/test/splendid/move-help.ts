/** What the tests of movement share: a wide table with S1 in its middle, and words for orders and refusals. */
import { expect } from 'vitest';
import { choose, decision, refusal, situation, unit } from './kit.js';

export type Loose = Record<string, unknown>;
export type Match = ReturnType<typeof situation>;

/** Side of a stand, half of it, depth of a gun. */
export const W = 1574;
export const HALF = 787;
export const GUN = 3150;
/** Where S1 stands. */
export const X = 72000;
export const Y = 48000;

/** S9 has always something to decide; N9 is far from everything. */
const SPARE = [
  { id: 'S9', type: 'P&M', formation: 'line', layout: 'MM', x: 140000, y: 4000 },
  { id: 'N9', type: 'P&M', formation: 'line', layout: 'MM', x: 4000, y: 94000 },
];

/** South's movement phase on a table of 144" x 96"; S1 stands in the middle and faces north unless told otherwise. */
export const field = (units: Loose | Loose[], { options, ...more }: Loose = {}): Match =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    options: { tableWidth: 144, tableDepth: 96, ...(options as Loose | undefined) },
    units: [...[units].flat().map((one, i) => ({ ...(i === 0 ? { id: 'S1', x: X, y: Y } : {}), ...one })), ...SPARE],
    ...more,
  });

export const house = (...switches: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(switches.map((one) => [one, true])) },
});

/** A bog, which nobody may enter. */
export const bog = (west: number, south: number, east: number, north: number): Loose => ({
  options: {
    terrain: [
      {
        type: 'bog',
        points: [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
        ],
      },
    ],
  },
});

export const line = (layout: string, more: Loose = {}): Loose => ({ type: 'P&M', formation: 'line', layout, ...more });
export const block = (layout: string, more: Loose = {}): Loose => ({ ...line(layout), formation: 'block', ...more });
export const column = (layout: string, more: Loose = {}): Loose => ({
  ...line(layout),
  formation: 'roadColumn',
  ...more,
});
export const horse = (layout = 'XX', more: Loose = {}): Loose => ({ ...line(layout), type: 'M', ...more });
export const gun = (type: string, more: Loose = {}): Loose => ({ type, layout: 'G', ...more });

/** An enemy line ahead of S1, so many thousandths before its front edge. */
export const enemyAhead = (gap: number, more: Loose = {}): Loose => ({
  id: 'N1',
  type: 'P&M',
  formation: 'line',
  layout: 'MM',
  x: X,
  y: Y + gap,
  heading: 1800,
  ...more,
});
/** A friend as wide as two stands, its rear edge so many thousandths before S1. */
export const friendAhead = (gap: number, more: Loose = {}): Loose => ({
  id: 'S2',
  type: 'P&M',
  formation: 'line',
  layout: 'MM',
  x: X,
  y: Y + gap + W,
  heading: 0,
  ...more,
});

export const take = (match: Match, id: string): void => {
  if (decision(match)?.kind === 'activity') choose(match, { do: 'choose', unit: id });
};

/** Gives an order, choosing the unit first if need be. */
export const order = (match: Match, given: Loose, id = 'S1') => {
  take(match, id);
  return choose(match, given);
};

/** The refusal of an order, if any. */
export const ask = (match: Match, given: Loose, id = 'S1') => {
  take(match, id);
  return refusal(match, given);
};

export const legal = (match: Match, given: Loose, id = 'S1') =>
  expect(ask(match, given, id), JSON.stringify(given)).toBeUndefined();

/** It is refused, and by one of these rules if any are named. */
export const refused = (match: Match, given: Loose, ...rules: string[]) => {
  const answer = ask(match, given);
  expect(answer, `${JSON.stringify(given)} should be refused`).toBeDefined();
  if (rules.length > 0) expect(rules, answer!.because).toContain(answer!.rule);
  return answer!;
};

/** The sentence names this number. */
export const says = (answer: { because: string }, number: number) =>
  expect(answer.because).toMatch(new RegExp(`(?<![\\d.])${String(number).replace('.', '\\.')}(?:\\.0+)?(?!\\.?\\d)`));

export const steps = (...list: Loose[]): Loose => ({ do: 'manoeuvre', steps: list });
export const ahead = (by: number): Loose => ({ ahead: by });
export const turn = (by: number): Loose => ({ turn: by });
export const ABOUT: Loose = { aboutFace: 'forward' };
export const go = (by: number): Loose => steps(ahead(by));
export const finish = (given: Loose): Loose => ({ ...given, finish: true });
export const doubled = (given: Loose): Loose => ({ ...given, doubleTime: true });

export const change = (formation: string, layout: string, more: Loose = {}): Loose => ({
  do: 'changeFormation',
  formation,
  layout,
  ...more,
});

/** Where it stands, as few fields as a test of places needs. */
export const pose = (match: Match, id = 'S1') => {
  const { x, y, heading } = unit(match, id);
  return { x, y, heading };
};

/** A place worked out with sines may differ by the last thousandth. */
export const expectPose = (found: { x: number; y: number; heading: number }, x: number, y: number, heading: number) => {
  expect(Math.abs(found.x - x), `x ${found.x}, not ${x}`).toBeLessThanOrEqual(1);
  expect(Math.abs(found.y - y), `y ${found.y}, not ${y}`).toBeLessThanOrEqual(1);
  expect(found.heading).toBe(heading);
};

export const sin = (tenths: number): number => Math.sin((tenths * Math.PI) / 1800);
export const cos = (tenths: number): number => Math.cos((tenths * Math.PI) / 1800);
