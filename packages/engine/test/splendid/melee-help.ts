/** Situations of hand-to-hand combat: North stands above the line y = 20", South below it, front to front. */
import { choose, decision, events, situation, unit } from './kit.js';

// Tests look into events and units freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;
export type Match = ReturnType<typeof situation>;

/** Frontage and depth of a stand, and half of it. */
export const W = 1574;
export const H = W / 2;
export const X = 30000;
export const Y = 20000;

export const north = (more: Loose): Loose => ({ id: 'N1', x: X, y: Y, heading: 1800, ...more });
export const south = (more: Loose): Loose => ({ id: 'S1', x: X, y: Y, heading: 0, ...more });

/** Single troopers in contact far away: a second choice for each side, so that play stops in between. */
export const elsewhere = (...numbers: number[]): Loose[] =>
  numbers.flatMap((n) => [
    { id: `N${n}`, type: 'M', layout: 'X', x: n * 6000, y: 42000, heading: 1800 },
    { id: `S${n}`, type: 'M', layout: 'X', x: n * 6000, y: 42000, heading: 0 },
  ]);

/** Unengaged units far from everything: somebody who has something to decide in the movement phases. */
export const SPARES: Loose[] = [
  { id: 'S8', type: 'P&M', layout: 'MMMM', x: 66000, y: 3000 },
  { id: 'N8', type: 'P&M', layout: 'MMMM', x: 66000, y: 46000 },
];

/** The hand-to-hand phase; North has not the initiative and fights first. N9 and S9 fight elsewhere. */
export const melee = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'melee', initiative: 'south', dice, units: [...units, ...elsewhere(9)], ...more });

export const losses = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'losses', initiative: 'south', units: [...units, ...SPARES], ...more });

export const switches = (...names: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** The throws a unit has made so far. */
export const throwsOf = (match: Match, id: string): number[][] =>
  events(match)
    .filter((one) => one.event === 'throw' && one.unit === id)
    .map((one) => one.dice);
export const allThrows = (match: Match): Loose[] => events(match).filter((one) => one.event === 'throw');

export const kind = (match: Match): string | undefined => decision(match)?.kind;

/** N1 fights S1, keeping its first throw; N9 follows and misses. South is to fight next. */
export const fray = (attacker: Loose, target: Loose, dice: number[], more: Loose = {}): Match => {
  const match = melee([north(attacker), south(target), ...(more.others ?? [])], [...dice, 6], without(more, 'others'));
  choose(match, { do: 'fight', unit: 'N1' });
  if (kind(match) === 'rethrow') choose(match, { do: 'keep' });
  return match;
};

const without = (given: Loose, key: string): Loose =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== key));

/** Hits made on a unit in hand-to-hand, without the one that each unit in contact takes. */
export const hitsOn = (match: Match, id: string): number => unit(match, id).hits - 1;

export const gone = (match: Match, id: string): boolean => unit(match, id).status === 'routed';
