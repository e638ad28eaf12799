/** What chances are reckoned from: plain numbers that a player could count himself, and what bots make of the position. */
import {
  SIDES,
  type AnyMatch,
  type Both,
  type GoalStanding,
  type Losses,
  type Side,
  type Stakes,
  type Strength,
} from '@five-victories/engine';

export interface SideFacts {
  /** Losses as the book counts them, and with how many the army breaks. */
  readonly lost: number;
  readonly breaksAt: number;
  readonly of: number;
  /** Stands, elements or points of strength that its hits will leave. */
  readonly strength: number;
  /** Counted units off the table, as a part of all; nothing where that is of no account. */
  readonly off: number;
  /** What the position is worth to it as bots see it, losses that are counted already apart. */
  readonly worth: number;
  /** What it would be credited with if the match ended now: points of goals, or zones. */
  readonly points: number;
}

export interface Facts {
  readonly sides: Both<SideFacts>;
  readonly turn: number;
  readonly turnLimit: number | undefined;
  readonly acting: Side;
  readonly decidedBy: Stakes['decidedBy']['what'];
  /** What all that is counted comes to, or as much as a full victory takes. */
  readonly allPoints: number;
  /** Who would win if the match ended now. */
  readonly leads: Side | undefined;
}

interface State<Unit> {
  readonly turn: number;
  readonly acting: Side;
  readonly units: readonly Unit[];
  readonly options: { readonly turnLimit?: number | undefined };
  readonly sides: Both<{ readonly tally: number }>;
}

/** How a family says where a match stands. */
export interface Asked<M extends AnyMatch> {
  lossesOf(match: M, side: Side): Losses;
  stakesOf(match: M): Stakes;
  goalsOf(match: M): readonly GoalStanding<unknown>[];
  strengthOf(match: M, unit: M['state']['units'][number]): Strength;
  outcomeNow(match: M): { readonly winner?: Side };
  worth(match: M, side: Side): number;
  /** Where zones are counted. */
  zonesHeld?(match: M, side: Side): number;
  offTable?(match: M, side: Side): number;
}

/** Nobody has lost anything yet, as far as the count goes: so that losses weigh once, and never the wrong way. */
const uncounted = <M extends AnyMatch>(match: M): M => {
  const { sides } = match.state as State<unknown>;
  const none = { south: { ...sides.south, tally: 0 }, north: { ...sides.north, tally: 0 } };
  return { ...match, state: { ...match.state, sides: none } };
};

const pointsOf = <M extends AnyMatch>(asked: Asked<M>, match: M, side: Side, what: Facts['decidedBy']): number => {
  if (what === 'zones') return asked.zonesHeld?.(match, side) ?? 0;
  return asked.goalsOf(match).reduce((sum, { holder, worth }) => sum + (holder === side ? worth[side] : 0), 0);
};

const allPointsOf = <M extends AnyMatch>(asked: Asked<M>, match: M, { what, forFull }: Stakes['decidedBy']): number =>
  what === 'zones'
    ? (forFull ?? 1)
    : asked.goalsOf(match).reduce((sum, { worth }) => sum + Math.max(worth.south, worth.north), 0);

const sideFacts = <M extends AnyMatch>(asked: Asked<M>, match: M, side: Side, what: Facts['decidedBy']): SideFacts => {
  const { lost, of, marks } = asked.lossesOf(match, side);
  const units = (match.state as State<M['state']['units'][number]>).units.filter((unit) => unit.side === side);
  return {
    lost,
    of,
    breaksAt: marks.find(({ brings }) => brings === 'breaks')?.at ?? of,
    strength: units.reduce((sum: number, unit) => sum + asked.strengthOf(match, unit).afterHits, 0),
    off: asked.offTable?.(match, side) ?? 0,
    worth: asked.worth(uncounted(match), side),
    points: pointsOf(asked, match, side, what),
  };
};

export const factsBy = <M extends AnyMatch>(asked: Asked<M>, match: M): Facts => {
  const { turn, acting, options } = match.state as State<unknown>;
  const { decidedBy } = asked.stakesOf(match);
  const [south, north] = SIDES.map((side) => sideFacts(asked, match, side, decidedBy.what));
  return {
    sides: { south: south!, north: north! },
    turn,
    turnLimit: Number.isFinite(options.turnLimit) ? options.turnLimit : undefined,
    acting,
    decidedBy: decidedBy.what,
    allPoints: allPointsOf(asked, match, decidedBy),
    leads: asked.outcomeNow(match).winner,
  };
};
