/** Situations of hand-to-hand combat: North stands above the line y = 24", South below it, front to front. */
import { choose, decision, events, options, position, situation, unit } from './kit.js';

// Tests look into events and units freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;
export type Match = ReturnType<typeof situation>;

/** Frontage of foot and cavalry; depths of foot, cavalry, elephants, guns and command (GL-BASE-01). */
export const W = 1250;
export const FOOT = 750;
export const HORSE = 1750;
export const BEAST = 2250;
export const GUN = 2500;
export const STAFF = 2000;
export const RADIUS = 3500;
export const X = 36000;
export const Y = 24000;

const LETTERS: Record<string, string> = {
  light: 'L',
  hand: 'W',
  spear: 'S',
  bill: 'B',
  pike: 'P',
  bow: 'O',
  longbow: 'G',
  crossbow: 'X',
  handgun: 'H',
  'light cavalry': 'V',
  camels: 'K',
  'medium cavalry': 'M',
  'heavy cavalry': 'Y',
  knights: 'N',
  elephants: 'E',
};
export const letterOf = (type: string): string => LETTERS[type] ?? LETTERS[type.split(' ').at(-1)!]!;

export const WEAPONS = ['light', 'hand', 'spear', 'bill', 'pike', 'bow', 'longbow', 'crossbow', 'handgun'];
export const GUNS = ['organ gun', 'rockets', 'bombard', 'light bombard'];
export const COMMANDS = ['commander', 'sub-commander'].flatMap((one) =>
  ['', ' camel', ' elephant'].map((on) => one + on),
);
const SINGLES = [...GUNS, ...COMMANDS];

export const line = (type: string, count = 6, more: Loose = {}): Loose =>
  SINGLES.includes(type) ? { type, ...more } : { type, layout: letterOf(type).repeat(count), ...more };
export const mass = (type: string, count = 6, odd: 'left' | 'right' = 'left', more: Loose = {}): Loose => {
  const one = letterOf(type);
  const ranks = Array.from({ length: Math.floor(count / 2) }, () => one + one);
  if (count % 2) ranks.push(odd === 'left' ? `${one}.` : `.${one}`);
  return { type, formation: 'mass', layout: ranks.join('/'), ...more };
};
/** A Battle of 18 elements on the smallest base, unless told otherwise; x, y is its centre. */
export const battle = (elements = 'PPPPPPBBBBBBLLLLLL', more: Loose = {}): Loose => ({
  type: 'battle',
  diameter: 2 * RADIUS,
  elements,
  ...more,
});

export const north = (more: Loose): Loose => ({ id: 'N1', x: X, y: Y, heading: 1800, ...more });
export const south = (more: Loose): Loose => ({ id: 'S1', x: X, y: Y, heading: 0, ...more });
/** Behind N1, a line of foot, and facing its back. */
export const behind = (more: Loose): Loose => ({ id: 'S1', x: X, y: Y + FOOT, heading: 1800, ...more });

export const many = (count: number, die: number): number[] => Array.from({ length: count }, () => die);
/** No die of 12 hits, but for command. */
export const misses = (count: number): number[] => many(count, 12);

/** Pairs of single elements in contact far away: more than one choice for each side, so that play stops in between. */
export const elsewhere = (...numbers: number[]): Loose[] =>
  numbers.flatMap((n) => [
    { id: `N${n}`, ...line('foot light', 1), x: n * 4000, y: 4000, heading: 1800 },
    { id: `S${n}`, ...line('foot light', 1), x: n * 4000, y: 4000, heading: 0 },
  ]);

/** The hand-to-hand phase from its start. North has not the initiative: it removes, declares and throws first. */
export const melee = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'melee', initiative: 'south', units, dice, ...more });
/** Loss removal at the end of a firing phase in which nobody can fire; play stops before the combats far away. */
export const losses = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'firing', initiative: 'south', units: [...units, ...elsewhere(2, 3)], dice: [], ...more });

export const switches = (...names: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** A rectangle of terrain. */
export const area = (
  type: string,
  west: number,
  bottom: number,
  east: number,
  top: number,
  more: Loose = {},
): Loose => ({
  type,
  points: [
    [west, bottom],
    [east, bottom],
    [east, top],
    [west, top],
  ],
  ...more,
});

export const allThrows = (match: Match): Loose[] => events(match).filter((one) => one.event === 'throw');
/** What a formation has thrown so far, and what its dice needed, attack by attack or group by group. */
export const diceOf = (match: Match, id: string): number[] =>
  allThrows(match)
    .filter((one) => one.unit === id)
    .flatMap((one) => one.dice);
export const needsOf = (match: Match, id: string): number[] =>
  allThrows(match)
    .filter((one) => one.unit === id)
    .flatMap((one) => one.needs);
/** The attacks made so far: `N1>S1 5/2` are five dice and two hits. */
export const attacks = (match: Match): string[] =>
  events(match)
    .filter((one) => one.event === 'attacked')
    .map((one) => `${one.unit}>${one.target} ${one.count}/${one.hits}`);
export const attackOf = (match: Match, id: string): string | undefined =>
  attacks(match).find((one) => one.startsWith(`${id}>`));

export const kind = (match: Match): string | undefined => decision(match)?.kind;
export const asked = (match: Match): string | undefined => {
  const now = decision(match);
  return now && `${now.side} ${now.kind}`;
};
export const whom = (match: Match): string | undefined => (decision(match)?.about as Loose)?.unit;
export const layout = (match: Match, id = 'N1'): string => unit(match, id).layout;
/** The letters of a Battle, in the order of the alphabet. */
export const letters = (elements: string): string => [...elements].toSorted().join('');
export const onBase = (match: Match, id: string): string => letters(unit(match, id).elements);
export const hits = (match: Match, id: string): number => unit(match, id).hits ?? 0;
export const gone = (match: Match, id = 'N1'): boolean => unit(match, id).status === 'routed';
export const tally = (match: Match): number[] => ['south', 'north'].map((side) => position(match).sides[side].tally);
/** The elements that may be removed, by number. */
export const removable = (match: Match): number[] => options(match).map((one) => one.element as number);
export const remove = (match: Match, ...elements: number[]): void =>
  elements.forEach((element) => choose(match, { do: 'remove', element }));
export const answers = (match: Match): string[] => options(match).map((one) => one.do as string);
/** The formations that may be named next. */
export const next = (match: Match): string[] =>
  options(match)
    .flatMap((one) => (one.unit === undefined ? [] : [one.unit as string]))
    .toSorted();
export const assign = (match: Match, at: [string, Loose][]) =>
  choose(match, { do: 'assign', at: at.map(([target, elements]) => ({ target, elements })) });
/** The position read back and placed again. */
export const again = (match: Match, dice: number[] = []): Match => situation({ ...position(match), dice });
