/** What the tests of movement share: a wide table with S1 in its middle, and words for orders and refusals. */
import { expect } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import type { Pose } from './pose-help.js';

export type Loose = Record<string, unknown>;
export type Match = ReturnType<typeof situation>;

/** Frontage of every stand, and where S1 stands. */
export const W = 4000;
export const X = 120000;
export const Y = 80000;
export const WIDE = 240000;
export const DEEP = 160000;

/** S9 has always something to decide; N9 is far from everything. */
const SPARE = [
  { id: 'S9', type: 'light artillery', x: 230000, y: 6000 },
  { id: 'N9', type: 'light artillery', x: 10000, y: 154000, packed: true },
];

/** South's movement phase on a table of 240 x 160 cm; S1 stands in the middle and faces north unless told otherwise. */
export const field = (units: Loose | Loose[], { options: given, ...more }: Loose = {}): Match =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    options: { tableWidth: 240, tableDepth: 160, ...(given as Loose | undefined) },
    units: [...[units].flat().map((one, i) => ({ ...(i === 0 ? { id: 'S1', x: X, y: Y } : {}), ...one })), ...SPARE],
    ...more,
  });

export const house = (...switches: string[]): Loose => ({
  options: { houseRules: Object.fromEntries(switches.map((one) => [one, true])) },
});

/** A feature with the corners of a rectangle, and the options that hold one. */
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

export const foot = (more: Loose = {}): Loose => ({ type: 'medium foot arms', formation: 'line', ...more });
export const light = (more: Loose = {}): Loose => ({ type: 'light foot javelins', formation: 'skirmishLine', ...more });
export const horse = (more: Loose = {}): Loose => ({ type: 'medium horse', formation: 'line', ...more });
export const rider = (more: Loose = {}): Loose => ({ type: 'light horse', formation: 'skirmishLine', ...more });
export const block = (more: Loose = {}): Loose => foot({ formation: 'block', ...more });
export const square = (more: Loose = {}): Loose => foot({ formation: 'defensiveBlock', ...more });
export const gun = (more: Loose = {}): Loose => ({ type: 'light artillery', ...more });
export const chief = (more: Loose = {}): Loose => ({ type: 'commander', ...more });
export const bent = (more: Loose = {}): Loose =>
  foot({ formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 450 }, ...more });

/** An enemy line ahead of S1, so many thousandths before its front edge. */
export const enemyAhead = (gap: number, more: Loose = {}): Loose =>
  foot({ type: 'heavy foot arms', id: 'N1', x: X, y: Y + gap, heading: 1800, ...more });
/** A friendly line of foot, its rear edge so many thousandths before S1. */
export const friendAhead = (gap: number, more: Loose = {}): Loose =>
  foot({ id: 'S2', x: X, y: Y + gap + 2000, heading: 0, ...more });

export const chosen = (id: string) => ({ do: 'choose', unit: id });
export const END = { do: 'end' };
export const STOP = { do: 'stop' };

export const take = (match: Match, id: string): void => {
  if (decision(match)?.kind === 'activity') choose(match, chosen(id));
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
/** Legal or refused by one of these rules. */
export const judged = (match: Match, given: Loose, may: boolean, ...rules: string[]) => {
  if (may) legal(match, given);
  else refused(match, given, ...rules);
};
/** The unit cannot be activated. */
export const idle = (match: Match, id: string, ...rules: string[]) => {
  expect(decision(match)?.kind).toBe('activity');
  expect(options(match)).not.toContainEqual(chosen(id));
  const answer = refusal(match, chosen(id));
  expect(answer, `${id} should not act`).toBeDefined();
  if (rules.length > 0) expect(rules, answer!.because).toContain(answer!.rule);
};

/** The sentence names this number. */
export const says = (answer: { because: string }, number: number) =>
  expect(answer.because).toMatch(new RegExp(`(?<![\\d.])${String(number).replace('.', '\\.')}(?:\\.0+)?(?!\\.?\\d)`));

export const steps = (...list: Loose[]): Loose => ({ do: 'manoeuvre', steps: list });
export const ahead = (by: number): Loose => ({ ahead: by });
export const turn = (by: number): Loose => ({ turn: by });
export const ABOUT: Loose = { aboutFace: true };
export const go = (by: number): Loose => steps(ahead(by));
export const finish = (given: Loose): Loose => ({ ...given, finish: true });
export const rush = (given: Loose): Loose => ({ ...given, rush: true });
export const off = (given: Loose): Loose => ({ ...given, leaveTable: true });
export const side = (...list: Loose[]): Loose => ({ do: 'sideStep', steps: list });
export const back = (...list: Loose[]): Loose => ({ do: 'stepBack', steps: list });
export const relocate = (...list: Loose[]): Loose => ({ do: 'relocate', steps: list });
export const charge = (more: Loose = {}): Loose => ({ do: 'charge', target: 'N1', ...more });
export const change = (formation: string, more: Loose = {}): Loose => ({ do: 'changeFormation', formation, ...more });

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

/** Rules that may be named when a step has no room. */
export const ROOM = ['GV-GEN-07', 'GV-GEOM-10', 'GV-GEOM-11', 'GV-GEOM-14', 'GV-GEOM-15', 'GV-MOVE-10'];
export const KEEP = [...ROOM, 'GV-MOVE-04'];
