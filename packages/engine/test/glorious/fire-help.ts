/** What the tests of fire share. South fires first: North has the initiative. S1 faces north, N1 stands before it. */
import { choose, events, refusal, situation, unit } from './kit.js';

// Tests look into units and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = Record<string, any>;
export type Match = ReturnType<typeof situation>;

/** Frontage of foot and cavalry, radius of the smallest Battle (GL-BASE-01, GL-BATTLE-05). */
export const W = 1250;
export const RADIUS = 3500;
export const X = 36000;
export const Y = 16000;

export const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
export const misses = (n: number): number[] => many(n, 12);

/** Far off two units face each other all the time, so that play stops for South after each shot. */
export const KEEPERS: Loose[] = [
  { id: 'S9', type: 'foot bow', layout: 'O', x: 5000, y: 4000 },
  { id: 'N9', type: 'foot pike', layout: 'P', x: 5000, y: 9000 },
];

/** South's part of the firing phase. */
export const firing = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'firing', initiative: 'north', units: [...units, ...KEEPERS], dice, ...more });
/** The same on a table so deep that a bombard can shoot too far. */
export const deep = (units: Loose[], dice: number[] = [], options: Loose = {}): Match =>
  firing(units, dice, { options: { tableDepth: 96, ...options } });

export const switches = (...names: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});
export const terrain = (...features: Loose[]): Loose => ({ options: { terrain: features } });
export const area = (
  type: string,
  west: number,
  south: number,
  east: number,
  north: number,
  more: Loose = {},
): Loose => ({
  type,
  points: [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ],
  ...more,
});
/** A strip across the table, measured from the front of S1. */
export const strip = (type: string, from: number, to: number, more: Loose = {}): Loose =>
  area(type, 12000, Y + from, 60000, Y + to, more);

/** South's shooters: six bows in line unless said otherwise. */
export const shooter = (more: Loose = {}): Loose => ({ id: 'S1', type: 'foot bow', x: X, y: Y, ...more });
/** An enemy that faces S1, front against front: its distance is `gap`. */
export const foe = (gap: number, more: Loose = {}): Loose => ({
  id: 'N1',
  type: 'foot pike',
  x: X,
  y: Y + gap,
  ...more,
});
export const ELEMENTS = 'PPPPPPBBBBBBLLLLLL';
/** An enemy Battle on the smallest base, its rim `gap` ahead of S1. */
export const battle = (gap: number, more: Loose = {}): Loose => ({
  id: 'N1',
  type: 'battle',
  diameter: 2 * RADIUS,
  elements: ELEMENTS,
  x: X,
  y: Y + gap + RADIUS,
  ...more,
});
/** South's Battle; its rim is where the front edge of S1 would be. */
export const ours = (elements: string, more: Loose = {}): Loose => ({
  id: 'S1',
  type: 'battle',
  diameter: 2 * RADIUS,
  elements,
  x: X,
  y: Y - RADIUS,
  ...more,
});

export const mass = (letter: string, n = 6): Loose => ({
  formation: 'mass',
  layout: [letter + letter, letter + letter, ...(n > 4 ? [n > 5 ? letter + letter : `${letter}.`] : [])].join('/'),
});
export const line = (letter: string, n: number): Loose => ({ formation: 'line', layout: letter.repeat(n) });

export const fire = (unit: string, ...at: Loose[]): Loose => ({ do: 'fire', unit, at });
export const fireAt = (target = 'N1', more: Loose = {}): Loose => fire('S1', { target, ...more });

/** A refusal for reasons of the rules; an order of no known shape is a fault of the test. */
export const refused = (match: Match, order: Loose = fireAt()) => {
  const why = refusal(match, order);
  if (why?.rule === 'shape') throw new Error(why.because);
  return why;
};
export const may = (match: Match, order: Loose = fireAt()): boolean => refused(match, order) === undefined;
/** Refused in whatever way, also as no order at all. */
export const forbidden = (match: Match, order: Loose): boolean => refusal(match, order) !== undefined;

export const throwsOf = (told: unknown): Loose[] => (told as Loose[]).filter(({ event }) => event === 'throw');
/** What the dice of S1's volleys needed, volley by volley; volleys of no dice are not thrown. */
export const needsOf = (told: unknown): number[][] =>
  throwsOf(told)
    .filter(({ count }) => count > 0)
    .map(({ needs }) => needs);
export const hitsOn = (match: Match, id = 'N1'): number => unit(match, id).hits ?? 0;

/**
 * The one volley of S1 at N1: `n` dice that need `cv`. The first die shows `cv` and hits, the others show one more and
 * miss, so that a wrong number of dice and a wrong CV both fail.
 */
export const volley = (
  n: number,
  cv: number,
  units: Loose[],
  more: Loose = {},
  order: Loose = fireAt(),
): { dice: number; hits: number; needs: number[] } => {
  const dice = n === 0 ? [] : [cv, ...many(n - 1, Math.min(12, cv + 1))];
  const match = firing(units, dice, more);
  const told = choose(match, order);
  return {
    dice: throwsOf(told).flatMap((one) => one['dice']).length,
    hits: hitsOn(match),
    needs: needsOf(told).flat(),
  };
};
/** What `volley` gives when all is well. */
export const right = (n: number, cv: number) => ({
  dice: n,
  hits: n === 0 ? 0 : cv === 12 ? n : 1,
  needs: many(n, cv),
});
export const allThrows = (match: Match): Loose[] => throwsOf(events(match));
