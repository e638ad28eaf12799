/** Situations of hand-to-hand combat: North stands above the line y = 60 cm, South below it, front to front. */
import { choose, decision, events, situation, unit } from './kit.js';

// Tests look into events and units freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;
export type Match = ReturnType<typeof situation>;

/** Frontage of a stand, and half of it; depths of foot and of horse. */
export const W = 4000;
export const H = 2000;
export const FOOT = 2000;
export const HORSE = 3000;
export const X = 90000;
export const Y = 60000;

/** Starting strengths (GV-STR-02), by hand. */
const STRENGTH: Record<string, number> = {
  'light foot light arms': 6,
  'medium foot light arms': 8,
  'light foot arms': 8,
  'medium foot arms': 10,
  'heavy foot arms': 12,
  'light foot pikes': 10,
  'medium foot pikes': 12,
  'heavy foot pikes': 14,
  'light foot javelins': 4,
  'light foot slings': 5,
  'light foot bows': 5,
  'medium foot bows': 6,
  'medium foot longbows': 7,
  'heavy foot crossbows': 8,
  'light horse': 8,
  'light horse bows': 8,
  'medium horse': 10,
  'heavy horse': 12,
  'light camels': 8,
  'medium camels': 10,
  'light chariots': 8,
  'heavy chariots': 10,
  'medium elephants': 8,
  'heavy elephants': 10,
  'light artillery': 6,
  'heavy artillery': 6,
  commander: 8,
  'sub-commander': 8,
};

/** A unit with so many strength points left. */
export const troops = (type: string, strength: number, more: Loose = {}): Loose => {
  const full = STRENGTH[type];
  if (full === undefined) throw new Error(`${type} is not in the table.`);
  return { type, hits: full - strength, ...more };
};
/** Medium foot, whose combat value nobody changes. */
export const foot = (strength: number, more: Loose = {}): Loose => troops('medium foot arms', strength, more);

export const north = (more: Loose): Loose => ({ id: 'N1', x: X, y: Y, heading: 1800, ...more });
export const south = (more: Loose): Loose => ({ id: 'S1', x: X, y: Y, heading: 0, ...more });

/** Pairs with one strength point in contact far away: a second choice for each side, so that play stops in between. */
export const elsewhere = (...numbers: number[]): Loose[] =>
  numbers.flatMap((n) => [
    { id: `N${n}`, ...troops('light foot javelins', 1), x: n * 12000, y: 100000, heading: 1800 },
    { id: `S${n}`, ...troops('light foot javelins', 1), x: n * 12000, y: 100000, heading: 0 },
  ]);

/** Unengaged units far from everything: somebody who has something to decide in the movement phases. */
export const SPARES: Loose[] = [
  { id: 'S8', type: 'medium foot arms', x: 170000, y: 3000 },
  { id: 'N8', type: 'medium foot arms', x: 170000, y: 117000 },
];

const given = new WeakMap<Match, Map<string, number>>();
const placed = (position: Loose): Match => {
  const match = situation(position);
  given.set(match, new Map(position.units.map((one: Loose) => [one.id, one.hits ?? 0])));
  return match;
};

/** The hand-to-hand phase; North has not the initiative and fights first. N9 and S9 fight elsewhere. */
export const melee = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  placed({ phase: 'melee', initiative: 'south', dice, units: [...units, ...elsewhere(9)], ...more });

export const losses = (units: Loose[], more: Loose = {}): Match =>
  placed({ phase: 'losses', initiative: 'south', units: [...units, ...SPARES], ...more });

export const switches = (...names: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** A rectangle of terrain. */
export const area = (type: string, left: number, bottom: number, right: number, top: number, more: Loose = {}) => ({
  type,
  points: [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ],
  ...more,
});

/** The throws a unit has made so far. */
export const throwsOf = (match: Match, id: string): number[][] =>
  events(match)
    .filter((one) => one.event === 'throw' && one.unit === id)
    .map((one) => one.dice);
export const allThrows = (match: Match): Loose[] => events(match).filter((one) => one.event === 'throw');

export const kind = (match: Match): string | undefined => decision(match)?.kind;

const without = (all: Loose, key: string): Loose =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

/** N1 fights S1, keeping its first throw; N9 follows and misses. South is to fight next. */
export const fray = (attacker: Loose, target: Loose, dice: number[], more: Loose = {}): Match => {
  const match = melee([north(attacker), south(target), ...(more.others ?? [])], [...dice, 6], without(more, 'others'));
  choose(match, { do: 'fight', unit: 'N1' });
  if (kind(match) === 'rethrow') choose(match, { do: 'keep' });
  return match;
};

/** Green markers and hits laid aside that a unit has got since the situation was placed. */
export const got = (match: Match, id: string): number => {
  const { hits = 0, aside = 0 } = unit(match, id);
  return hits + aside - (given.get(match)?.get(id) ?? 0);
};
export const gotAll = (match: Match, ...ids: string[]): number[] => ids.map((id) => got(match, id));
/** Hits laid aside. */
export const aside = (match: Match, id: string): number => unit(match, id).aside ?? 0;
/** Hits made on a unit in hand-to-hand, without the opening hit. */
export const hitsOn = (match: Match, id: string): number => got(match, id) - 1;

export const gone = (match: Match, id: string): boolean => unit(match, id).status === 'routed';
export const misses = (n: number): number[] => Array.from({ length: n }, () => 6);
