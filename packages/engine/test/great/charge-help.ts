/** Situations of charges and reactions: South charges northwards along x = 90000; S9 waits far off, so that play stops. */
import { expect } from 'vitest';
import { choose, decision, events, position, refusal, situation, unit } from './kit.js';

// Tests look into choices and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;
export type Match = ReturnType<typeof situation>;

export const X = 90000;

/** A unit of South that could still act, far from all. */
export const SPARE = { id: 'S9', type: 'heavy foot arms', x: 20000, y: 6000 };

export const LIGHT_FOOT = { type: 'light foot arms' };
export const FOOT = { type: 'medium foot arms' };
export const HEAVY_FOOT = { type: 'heavy foot arms' };
export const BOWS = { type: 'medium foot bows' };
export const SKIRMISHERS = { type: 'light foot javelins', formation: 'skirmishLine' };
export const HORSE = { type: 'medium horse' };
export const LIGHT_HORSE = { type: 'light horse' };
export const HEAVY_HORSE = { type: 'heavy horse' };
export const CHARIOTS = { type: 'light chariots' };
export const HEAVY_CHARIOTS = { type: 'heavy chariots' };
export const ELEPHANTS = { type: 'medium elephants' };
export const HEAVY_ELEPHANTS = { type: 'heavy elephants' };
export const GUN = { type: 'light artillery' };
export const HEAVY_GUN = { type: 'heavy artillery' };
export const COMMANDER = { type: 'commander' };
export const SUB = { type: 'sub-commander' };
export const BLOCK = { formation: 'block' };
export const SKIRMISH = { formation: 'skirmishLine' };
export const SQUARE = { formation: 'defensiveBlock' };
export const bent = (more: Loose = {}) => ({
  formation: 'bentLine',
  bend: { after: 1, stays: 'left', way: 'back', angle: 450, ...more },
});

export const field = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', dice, units: [...units, SPARE], ...more });

export const switched = (...names: string[]) => ({
  options: { houseRules: Object.fromEntries(names.map((name) => [name, true])) },
});

/** A unit of South heading north, one of North heading south. */
export const south = (y: number, more: Loose = {}) => ({
  id: 'S1',
  type: 'medium horse',
  x: X,
  y,
  heading: 0,
  ...more,
});
export const north = (y: number, more: Loose = {}) => ({
  id: 'N1',
  type: 'heavy foot arms',
  x: X,
  y,
  heading: 1800,
  ...more,
});

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
export const ground = (...features: Loose[]) => ({ options: { terrain: features } });

export const order = (match: Match, who: string, choice: Loose): Loose[] => {
  choose(match, { do: 'choose', unit: who });
  return choose(match, choice);
};
export const AHEAD = (ahead: number) => ({ do: 'manoeuvre', steps: [{ ahead }] });

export const charge = (match: Match, target = 'N1', more: Loose = {}, who = 'S1'): Loose[] =>
  order(match, who, { do: 'charge', target, ...more });

/** Nobody takes the chances he has on the way. */
export const passBy = (match: Match): void => {
  while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
};
export const chargeHome = (match: Match, target = 'N1', more: Loose = {}, who = 'S1'): void => {
  charge(match, target, more, who);
  passBy(match);
};

/** S1 has come over `way` and met N1, whose front lies along y = 60000. The first die is its charge test. */
export const met = (
  who: Loose = {},
  { charger = {}, way = 5000, others = [], dice = [], test = [1], more = {}, pivot }: Loose = {},
): Match => {
  const match = field([south(60000 - way, charger), north(60000, who), ...others], [...test, ...dice], more);
  chargeHome(match, 'N1', pivot === undefined ? {} : { pivot });
  return match;
};

/** The same moment once more, with somebody added (say in the way back of the charger). */
export const withUnits = (match: Match, units: Loose[], dice: number[] = []): Match => {
  const now = position(match);
  // Whoever is added was in the army from the start.
  const sides = Object.fromEntries(
    Object.entries<Loose>(now.sides).map(([side, { units: count, ...more }]) => [
      side,
      { ...more, units: count + units.filter((one) => one.id.startsWith(side === 'south' ? 'S' : 'N')).length },
    ]),
  );
  return situation({ ...now, sides, units: [...now.units, ...units], dice });
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

/** Legal, or refused by one of these rules. */
export const expectLegal = (why: Loose, legal: boolean, ...rules: string[]) => {
  if (legal) expect(why).toBeUndefined();
  else expect(rules, why?.because ?? 'was not refused').toContain(why?.rule);
};

export const waitsFor = (match: Match, side: string, kind: string) =>
  expect(decision(match)).toMatchObject({ side, kind });

/** Nothing more is asked about the charge: South chooses its next unit, and this one is not among them. */
export const isOver = (match: Match, who = 'S1') => {
  waitsFor(match, 'south', 'activity');
  expect(refusal(match, { do: 'choose', unit: who })).toBeDefined();
};

export const allThrows = (match: Match): Loose[] => events(match).filter((one) => one.event === 'throw');
/** Who threw what, in order. */
export const thrown = (match: Match) => allThrows(match).map((one) => [one.side, one.unit, one.dice]);
export const tally = (match: Match, side: string): number => position(match).sides[side].tally;
export const pose = (match: Match, id: string) => {
  const { x, y, heading } = unit(match, id);
  return { x, y, heading };
};
export const hits = (match: Match, id: string): number => unit(match, id).hits;
export const many = (count: number, die: number): number[] => Array.from({ length: count }, () => die);

/** The line folds up behind its left stand (in the east). */
export const FOLD = { do: 'form', stand: 0, other: 'behind' };
export const hasty = (match: Loose, form: Loose = FOLD) => {
  choose(match, { do: 'hastyBlock' });
  if (decision(match)?.kind === 'hastyBlock') choose(match, form);
  return match;
};

export const GO = (...steps: Loose[]) => ({ do: 'manoeuvre', steps });
export const CHARGE = (target: string, more: Loose = {}) => ({ do: 'charge', target, ...more });

/** N1 rides off to the east, out of the way. */
export const ASIDE = { do: 'recoil', aboutFace: true, turn: 900, ahead: 12000 };

/** S1 has charged N1 (horse, front along y = 60000) over 5 cm, and N1 has recoiled to the east. */
export const broken = (others: Loose[] = [], given: Loose = {}) => {
  const match = met(HORSE, { ...given, others });
  choose(match, ASIDE);
  waitsFor(match, 'south', 'breakThrough');
  return match;
};

export const NOT_THERE = ['GV-ICPT-02', 'GV-ICPT-03', 'GV-REACT-04', 'GV-REACT-06', 'GV-R-45', 'GV-R-88'];

/** S1 of foot goes 1 cm towards N1, which is `off` away. */
export const approach = (who: Loose, { others = [], dice = [], more = {}, off = 6000 }: Loose = {}) => {
  const match = field([south(50000, FOOT), north(50000 + off, who), ...others], dice, more);
  order(match, 'S1', AHEAD(1000));
  return match;
};

export const asked = (match: Loose) => decision(match)?.kind === 'intercept';

export const FIRE = { do: 'fire' };

/** N1 fires at S1, which it has before it, and throws these. */
export const shot = (who: Loose, dice: number[], given: Loose = {}) => {
  const match = met(who, { dice, ...given });
  choose(match, { ...FIRE, ...given.fire });
  return match;
};

export const NOT_HERE = ['GV-REACT-06', 'GV-R-44', 'GV-REACT-04', 'GV-ICPT-03'];

export const WEST = (y: number, more: Loose = {}) => north(y, { ...HORSE, id: 'N2', x: 80000, heading: 900, ...more });

export const EAST = (y: number, more: Loose = {}) =>
  north(y, { ...HORSE, id: 'N3', x: 100000, heading: 2700, ...more });

export const intercept = (unitId: string, at: number) => ({ do: 'intercept', unit: unitId, at });

export const BACK = (ahead: number, more: Loose = {}) => ({ do: 'recoil', aboutFace: true, ahead, ...more });

export const BLOCKED = [
  'GV-RECOIL-03',
  'GV-R-47',
  'GV-GEN-07',
  'GV-MOVE-04',
  'GV-GEOM-15',
  'GV-MOVE-10',
  'GV-FLOW-03',
  'GV-FLOW-01',
];
