/** What the tests of movement share: a wide table with S1 in its middle, and words for orders and refusals. */
import { expect } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from './kit.js';
import type { Cell, Corner, Pose } from './pose-help.js';

// Tests look into units and orders freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = Record<string, any>;
export type Match = ReturnType<typeof situation>;

/** Frontage and depth of a foot element, and where S1 stands. */
export const W = 1250;
export const E = 750;
export const X = 72000;
export const Y = 48000;
export const WIDE = 144000;
export const DEEP = 96000;

/** S9 has always something to decide; N9 is far from everything. */
export const SPARE = [
  { id: 'S9', type: 'bombard', x: 140000, y: 4000, limbered: true },
  { id: 'N9', type: 'bombard', x: 4000, y: 92000, limbered: true },
];

/** South's movement phase on a table of 144 x 96 inches; S1 stands in the middle and faces north unless told otherwise. */
export const field = (units: Loose | Loose[], { options: given, spare = SPARE, ...more }: Loose = {}): Match =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    options: { tableWidth: 144, tableDepth: 96, ...given },
    units: [...[units].flat().map((one, i) => ({ ...(i === 0 ? { id: 'S1', x: X, y: Y } : {}), ...one })), ...spare],
    ...more,
  });

export const house = (...switches: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(switches.map((one) => [one, true])) },
});
/** Several of these together. */
export const both = (...given: Loose[]): Loose => ({
  options: Object.assign({}, ...given.map(({ options: one }) => one as Loose)),
});

/** A feature with the corners of a rectangle, and the options that hold some. */
export const area = (type: string, west: number, south: number, east: number, north: number, more: Loose = {}) => ({
  type,
  points: [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ],
  ...more,
});
export const ground = (...terrain: Loose[]): Loose => ({ options: { terrain } });
export const bog = (west: number, south: number, east: number, north: number): Loose =>
  ground(area('bog', west, south, east, north));

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
export const MELEE = ['light', 'hand', 'spear', 'bill', 'pike'];
export const MISSILES = ['bow', 'longbow', 'crossbow', 'handgun'];
export const WEAPONS = [...MELEE, ...MISSILES];
export const MOUNTED = ['light cavalry', 'camels', 'medium cavalry', 'heavy cavalry', 'knights', 'elephants'];
export const GUNS = ['organ gun', 'rockets', 'bombard', 'light bombard'];
export const COMMANDERS = ['commander', 'sub-commander'].flatMap((one) =>
  ['', ' camel', ' elephant'].map((on) => one + on),
);

export const letterOf = (type: string): string => LETTERS[type] ?? LETTERS[type.split(' ').at(-1)!] ?? '?';
/** So many elements in one rank. */
export const rank = (count: number, type = 'foot hand'): string => letterOf(type).repeat(count);
/** Four, five or six elements, two wide. */
export const deep = (count: number, odd: Corner = 'left', type = 'foot hand'): string => {
  const one = letterOf(type);
  const last = odd === 'left' ? `${one}.` : `.${one}`;
  const full = Array.from({ length: Math.floor(count / 2) }, () => one + one);
  return (count % 2 ? [...full, last] : full).join('/');
};

export const line = (count = 6, type = 'foot hand', more: Loose = {}): Loose => ({
  type,
  formation: 'line',
  layout: rank(count, type),
  ...more,
});
export const mass = (count = 6, odd: Corner = 'left', more: Loose = {}): Loose => {
  const type = more['type'] ?? 'foot hand';
  return { type, formation: 'mass', layout: deep(count, odd, type), ...more };
};
export const foot = (more: Loose = {}): Loose => line(6, more['type'] ?? 'foot hand', more);
export const horse = (more: Loose = {}): Loose => line(6, more['type'] ?? 'medium cavalry', more);
export const riders = (more: Loose = {}): Loose => line(6, more['type'] ?? 'mounted foot spear', more);
export const chief = (more: Loose = {}): Loose => ({ type: 'commander', ...more });
export const gun = (more: Loose = {}): Loose => ({ type: 'organ gun', ...more });
/** A Battle of 18 elements on the smallest base, unless told otherwise. */
export const battle = (more: Loose = {}): Loose => ({
  type: 'battle',
  diameter: 7000,
  elements: 'PPPPPPBBBBBBOOOOOO',
  ...more,
});
/** An enemy line ahead of S1, so many thousandths before its front edge. */
export const enemyAhead = (gap: number, more: Loose = {}): Loose =>
  foot({ id: 'N1', x: X, y: Y + gap, heading: 1800, ...more });
/** A friendly line of foot, its rear edge so many thousandths before S1. */
export const friendAhead = (gap: number, more: Loose = {}): Loose =>
  foot({ id: 'S2', x: X, y: Y + gap + E, heading: 0, ...more });

export const chosen = (id: string) => ({ do: 'choose', unit: id });
export const END = { do: 'end' };
export const STOP = { do: 'stop' };
export const ABOUT: Loose = { do: 'aboutFace' };
export const LIMBER: Loose = { do: 'limber' };
export const unlimber = (heading?: number): Loose => ({
  do: 'unlimber',
  ...(heading === undefined ? {} : { heading }),
});
export const turn = (by: number, corner: Corner = by > 0 ? 'right' : 'left'): Loose => ({ do: 'turn', by, corner });
export const rotate = (by: number): Loose => ({ do: 'turn', by });
export const pivot = (by: number, corner: Corner = by > 0 ? 'right' : 'left'): Loose => ({ pivot: { corner, by } });
export const go = (ahead: number, more: Loose = {}): Loose => ({ do: 'move', ahead, ...more });
export const ride = (ahead: number, more: Loose = {}): Loose => go(ahead, { byHorse: true, ...more });
export const back = (by: number, more: Loose = {}): Loose => ({ do: 'stepBack', back: by, ...more });
export const prolong = (ahead: number, more: Loose = {}): Loose => ({ do: 'prolong', ahead, ...more });
export const charge = (target = 'N1', more: Loose = {}): Loose => ({ do: 'charge', target, ...more });
export const into = (layout: string, element: number, cell: Cell): Loose => ({
  formation: layout.includes('/') ? 'mass' : 'line',
  layout,
  element,
  cell,
});
export const change = (layout: string, element: number, cell: Cell): Loose => ({
  do: 'changeFormation',
  ...into(layout, element, cell),
});
export const shift = (id = 'S1'): Loose => ({ do: 'shift', unit: id });

export const take = (match: Match, id: string): void => {
  if (decision(match)?.kind === 'activity') choose(match, chosen(id));
};
/** Gives an order, choosing the unit first if need be. */
export const order = (match: Match, given: Loose, id = 'S1') => {
  take(match, id);
  return choose(match, given);
};
/** The refusal of an order, if any; of the unit itself, if it may not be chosen. */
export const ask = (match: Match, given: Loose, id = 'S1') => {
  if (decision(match)?.kind === 'activity') {
    const first = refusal(match, chosen(id));
    if (first) return first;
  }
  take(match, id);
  return refusal(match, given);
};
export const legal = (match: Match, given: Loose, id = 'S1') =>
  expect(ask(match, given, id), JSON.stringify(given)).toBeUndefined();
/** This answer is a refusal, and by one of these rules if any are named. */
export const isRefused = (answer: ReturnType<typeof refusal>, told: string, rules: string[] = []) => {
  expect(answer, `${told} should be refused`).toBeDefined();
  if (rules.length > 0) expect(rules, `${told}: ${answer!.because}`).toContain(answer!.rule);
  return answer!;
};
export const refused = (match: Match, given: Loose, ...rules: string[]) =>
  isRefused(ask(match, given), JSON.stringify(given), rules);
/** Legal or refused by one of these rules. */
export const judged = (match: Match, given: Loose, may: boolean, ...rules: string[]) => {
  if (may) legal(match, given);
  else refused(match, given, ...rules);
};
/** The formation cannot be chosen. */
export const idle = (match: Match, id: string, ...rules: string[]) => {
  expect(decision(match)?.kind).toBe('activity');
  expect(options(match)).not.toContainEqual(chosen(id));
  return isRefused(refusal(match, chosen(id)), `to choose ${id}`, rules);
};
/** The sentence names this number. */
export const says = (answer: { because: string }, number: number) =>
  expect(answer.because).toMatch(new RegExp(`(?<![\\d.])${String(number).replace('.', '\\.')}(?:\\.0+)?(?!\\.?\\d)`));

export const waitsFor = (match: Match, side: string, kind: string) =>
  expect(decision(match)).toMatchObject({ side, kind });
/** How many functions the formation that is acting has left. */
export const functions = (match: Match): number => {
  waitsFor(match, 'south', 'order');
  return decision(match)!.about['functions'] as number;
};
/** Its activity is over: South chooses the next formation, and this one cannot be chosen. */
export const isOver = (match: Match, id = 'S1') => {
  waitsFor(match, 'south', 'activity');
  expect(refusal(match, chosen(id))).toBeDefined();
};

export const pose = (match: Match, id = 'S1'): Pose => {
  const { x, y, heading } = unit(match, id);
  return { x, y, heading };
};
/** A place worked out with sines may differ by the last thousandth. */
export const expectPose = (found: Pose, { x, y, heading }: Pose, by = 1) => {
  const told = `${JSON.stringify(found)}, not ${JSON.stringify({ x, y, heading })}`;
  expect(Math.abs(found.x - x), told).toBeLessThanOrEqual(by);
  expect(Math.abs(found.y - y), told).toBeLessThanOrEqual(by);
  expect(found.heading, told).toBe(heading);
};
export const tally = (match: Match, of = 'south'): number => position(match).sides[of].tally;
export const gone = (match: Match, id = 'S1'): boolean => unit(match, id).status === 'routed';
export const onTable = (match: Match, id: string): boolean =>
  position(match).units.some((one: Loose) => one['id'] === id && (one['status'] ?? 'table') === 'table');
export const throwsIn = (match: Match): Loose[] => events(match).filter((one) => one.event === 'throw');
export const many = (count: number, die: number): number[] => Array.from({ length: count }, () => die);
/** The letters of a Battle, in the order of the alphabet. */
export const letters = (elements: string): string => [...elements].toSorted().join('');

/** Rules that may be named when there is no room: for friends and terrain, for enemies, for the edge of the table. */
export const ROOM = ['GL-GEO-05', 'GL-GEO-07', 'GL-GEO-08', 'GL-GEO-09', 'GL-GEO-11', 'GL-MOVE-11', 'GL-R-09'];
export const KEEP = ['GL-MOVE-10', 'GL-GEO-11', 'GL-GEO-08', 'GL-MOVE-11', 'GL-GEO-09'];
export const GROUND = ['GL-TERR-02', 'GL-TERR-03', 'GL-MOVE-11', 'GL-GEO-11'];
export const EDGE = ['GL-GEO-10', 'GL-R-08'];
export const COSTS = ['04', '05', '06', '07', '08', '09'].map((one) => `GL-MOVE-${one}`);
