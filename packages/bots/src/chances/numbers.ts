/**
 * The numbers that chances follow from. Those of `ahead` change their sign when the sides are exchanged, and more of any
 * but the move is better for South; those of `even` stay as they are, and tell how often nobody wins.
 */
import { both, type Both, type Side } from '@five-victories/engine';
import type { Facts, SideFacts } from './facts.js';

export const AHEAD = [
  'losses',
  'nearBreaking',
  'aboutToBreak',
  'offTable',
  'strength',
  'worth',
  'worthLate',
  'points',
  'pointsLate',
  'leadsLate',
  'leadsLast',
  'lossesLate',
  'move',
  'moveLate',
] as const;
export const EVEN = ['always', 'late', 'last', 'goals', 'goalsLast', 'level', 'levelLast', 'endless'] as const;

export type Ahead = Readonly<Record<(typeof AHEAD)[number], number>>;
export type Even = Readonly<Record<(typeof EVEN)[number], number>>;
export type Weights = Ahead & Even;

/** Whoever's move it is may be well or badly off; of all else South can only have too little. */
export const EITHER_WAY: ReadonlySet<string> = new Set(['move', 'moveLate']);

const part = (n: number, of: number): number => (of > 0 ? n / of : 0);

/** Of what both have together, how much more South has. */
const share = ({ south, north }: Both<number>): number => part(south - north, south + north);

const sideNumbers = ({ lost, breaksAt, of }: SideFacts) => {
  const near = Math.min(1, part(lost, breaksAt));
  return { near, square: near * near, eighth: near ** 8, lost: part(lost, of) };
};

/** From 0 to 1 as the last turn comes near; without one it never does. */
const lateness = ({ turn, turnLimit }: Facts): number =>
  turnLimit === undefined ? 0 : Math.min(1, part(turn, turnLimit));

/** What differs by less than this hardly differs. */
const SCALE = 0.25;
const squashed = (n: number): number => Math.tanh(n / SCALE);

/** Worth as South sees it and as North does are not quite opposite: each wants to be where the other is not. */
const worthAhead = ({ sides: { south, north } }: Facts): number =>
  squashed(part(south.worth - north.worth, 2 * (south.strength + north.strength)));

const pointsAhead = ({ sides, allPoints }: Facts): number => part(sides.south.points - sides.north.points, allPoints);

/** Of the side that loses fewer, where losses are counted in the end. */
const lossesAhead = ({ sides, decidedBy }: Facts): number => {
  const lost = (side: Side): number => part(sides[side].lost, sides[side].of);
  return decidedBy === 'losses' ? lost('north') - lost('south') : 0;
};

const signOf = (side: Side | undefined): number => (side === undefined ? 0 : side === 'south' ? 1 : -1);

export const aheadOf = (facts: Facts): Ahead => {
  const side = both((each) => sideNumbers(facts.sides[each]));
  const late = lateness(facts) ** 2;
  const last = lateness(facts) ** 6;
  const [points, fewer] = [pointsAhead(facts), lossesAhead(facts)];
  const [lead, move] = [signOf(facts.leads), signOf(facts.acting)];
  return {
    losses: side.north.near - side.south.near,
    nearBreaking: side.north.square - side.south.square,
    aboutToBreak: side.north.eighth - side.south.eighth,
    offTable: facts.sides.north.off ** 2 - facts.sides.south.off ** 2,
    strength: share(both((each) => facts.sides[each].strength)),
    worth: worthAhead(facts),
    worthLate: worthAhead(facts) * late,
    points,
    pointsLate: points * late,
    leadsLate: lead * late,
    leadsLast: lead * last,
    lossesLate: fewer * late,
    move,
    moveLate: move * last,
  };
};

export const evenOf = (facts: Facts): Even => {
  const last = lateness(facts) ** 6;
  const isLevel = facts.leads === undefined ? 1 : 0;
  const goals = facts.decidedBy === 'goals' ? 1 : 0;
  return {
    always: 1,
    late: lateness(facts) ** 2,
    last,
    goals,
    goalsLast: goals * last,
    level: isLevel,
    levelLast: isLevel * last,
    endless: facts.turnLimit === undefined ? 1 : 0,
  };
};
