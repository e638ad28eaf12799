/** What the tests of fire, command and terrain share. South is the firer; North has the initiative. */
import { choose, refusal, situation, unit } from './kit.js';

// Tests look into units and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = Record<string, any>;
export type Match = ReturnType<typeof situation>;

/** Frontage of a stand; S1 stands at (X, Y) unless said otherwise: its stands are those of x = X - 2000 and X + 2000. */
export const W = 4000;
export const X = 90000;
export const Y = 50000;

export const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
export const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
export const feature = (type: string, points: number[][], level?: number): Loose => ({
  type,
  points,
  ...(level === undefined ? {} : { level }),
});
/** A strip across the whole field. */
export const strip = (south: number, north: number) => box(60000, south, 120000, north);
export const on = (...terrain: Loose[]) => ({ options: { terrain } });
export const house = (...names: string[]) => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** Far off two units face each other all the time, so that play stops for South after each shot. */
export const KEEPERS = [
  { id: 'S9', type: 'light foot bows', x: 10000, y: 5000 },
  { id: 'N9', type: 'heavy foot arms', x: 10000, y: 15000 },
];

/** The firing phase, South first; play stops again after each shot. */
export const firing = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'firing', initiative: 'north', units: [...units, ...KEEPERS], dice: [], ...more });

/** South's shooters in the middle, facing north: by default medium foot bows, six points. */
export const shooter = (more: Loose = {}): Loose => ({ id: 'S1', type: 'medium foot bows', x: X, y: Y, ...more });
/** An enemy that faces S1, its front edge `depth` ahead of that of S1: by default light foot, no shooters, no modifier. */
export const foe = (depth: number, more: Loose = {}): Loose => ({
  id: 'N1',
  type: 'light foot arms',
  x: X,
  y: Y + depth,
  ...more,
});
/** An enemy of one stand, with no modifier but that of mounted: +1. */
export const single = (id: string, x: number, y: number, more: Loose = {}): Loose => ({
  id,
  type: 'light chariots',
  x,
  y,
  ...more,
});

export const fireAt = (target: string, more: Loose = {}, shot: Loose = {}): Loose => ({
  do: 'fire',
  unit: 'S1',
  ...more,
  at: [{ target, ...shot }],
});
export const fire = (unit: string, ...at: Loose[]): Loose => ({ do: 'fire', unit, at });

/** A refusal for reasons of the rules; an order of no known shape is a fault of the test. */
export const refused = (match: Match, order: Loose) => {
  const why = refusal(match, order);
  if (why?.rule === 'shape') throw new Error(why.because);
  return why;
};
export const may = (match: Match, order: Loose): boolean => refused(match, order) === undefined;

/** Refused in whatever way, also as no order at all. */
export const forbidden = (match: Match, order: Loose): boolean => refusal(match, order) !== undefined;

/** The most points that S1 may allocate to the target: 0 when it cannot fire at it. */
export const most = (match: Match, target: string, more: Loose = {}): number => {
  let points = 0;
  while (points < 20 && may(match, fireAt(target, more, { points: points + 1 }))) points += 1;
  return points;
};

/** The dice of each throw. */
export const thrown = (told: unknown): number[][] =>
  (told as Loose[]).filter(({ event }) => event === 'throw').map(({ dice }) => dice);

/** Fires and gives the number of dice thrown, all targets together. */
export const dice = (match: Match, order: Loose): number => thrown(choose(match, order)).flat().length;
/** Dice of the one shot of S1 at N1, all missing; the script has just so many. */
export const shot = (expected: number, units: Loose[], more: Loose = {}, order: Loose = fireAt('N1')): number =>
  dice(firing(units, { dice: many(expected, 6), ...more }), order);

/** Hits laid aside in this phase. */
export const aside = (match: Match, id = 'N1'): number => unit(match, id).aside ?? 0;

/** South's commander, its front edge so far behind the rear edge of S1 that this is the gap. */
export const commander = (gap: number, more: Loose = {}): Loose => ({
  id: 'S8',
  type: 'commander',
  x: X,
  y: Y - 2000 - gap,
  ...more,
});

/** South's movement phase with S1 chosen; S7 could still act afterwards. */
export const moving = (units: Loose[], more: Loose = {}): Match => {
  const match = situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    units: [...units, { id: 'S7', type: 'heavy foot arms', x: 10000, y: 5000 }],
    dice: [],
    ...more,
  });
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};
