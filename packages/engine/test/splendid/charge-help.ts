/** Situations of charges and reactions: South charges northwards along x = 30000, and S9 waits far off, so that play stops. */
import { expect } from 'vitest';
import { choose, decision, events, position, refusal, situation, unit } from './kit.js';

// Tests look into choices and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;
export type Match = ReturnType<typeof situation>;

/** Frontage of a stand. */
export const W = 1574;

/** A unit of South that could still act, far from all. */
export const SPARE = { id: 'S9', type: 'P&M', layout: 'MM', formation: 'line', x: 4000, y: 3000 };

export const field = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', dice, units: [...units, SPARE], ...more });

export const switched = (...names: string[]) => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** A unit of South heading north, one of North heading south. */
export const south = (y: number, more: Loose = {}) => ({
  id: 'S1',
  type: 'HM',
  layout: 'YY',
  x: 30000,
  y,
  heading: 0,
  ...more,
});
export const north = (y: number, more: Loose = {}) => ({
  id: 'N1',
  type: 'P&M',
  layout: 'PM',
  x: 30000,
  y,
  heading: 1800,
  ...more,
});
export const HORSE = { type: 'M', layout: 'XX' };

/** A rectangle of terrain. */
export const area = (type: string, left: number, bottom: number, right: number, top: number) => ({
  type,
  points: [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ],
});

export const order = (match: Match, who: string, choice: Loose): Loose[] => {
  choose(match, { do: 'choose', unit: who });
  return choose(match, choice);
};

export const charge = (match: Match, target = 'N1', more: Loose = {}, who = 'S1'): Loose[] =>
  order(match, who, { do: 'charge', target, ...more });

/** A charge that nobody intercepts although somebody could. */
export const chargeHome = (match: Match, target = 'N1', more: Loose = {}, who = 'S1'): void => {
  charge(match, target, more, who);
  while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
};

/** Why the unit may not: refused as it is chosen, or when it gets the order. */
export const refused = (match: Match, who: string, choice: Loose) => {
  const first = refusal(match, { do: 'choose', unit: who });
  if (first) return first;
  choose(match, { do: 'choose', unit: who });
  return refusal(match, choice);
};

export const chargeRefused = (match: Match, target = 'N1', more: Loose = {}, who = 'S1') =>
  refused(match, who, { do: 'charge', target, ...more });

export const waitsFor = (match: Match, side: string, kind: string) =>
  expect(decision(match)).toMatchObject({ side, kind });

/** Nothing more is asked about the charge: South chooses its next unit, and this one is not among them. */
export const isOver = (match: Match, who = 'S1') => {
  waitsFor(match, 'south', 'activity');
  expect(refusal(match, { do: 'choose', unit: who })).toBeDefined();
};

export const throwsOf = (told: Loose[]): Loose[] => told.filter((one) => one.event === 'throw');
export const allThrows = (match: Match): Loose[] => throwsOf(events(match));
export const tally = (match: Match, side: string): number => position(match).sides[side].tally;
export const pose = (match: Match, id: string) => {
  const { x, y, heading } = unit(match, id);
  return { x, y, heading };
};
export const hits = (match: Match, id: string): number => unit(match, id).hits;
