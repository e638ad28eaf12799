/** What a turn brought to both sides: plain data, from the moments between its beginning and that of the next. */
import { both, type Both, type Side } from '@five-victories/engine/kernel';
import type { AnyGoal, TableMatch } from '../match/book.js';
import type { Moment, Session } from '../match/session.js';
import { fateOf } from './deeds.js';
import { luckIn, luckOf } from './luck.js';
import { turnsOf } from './story.js';

export interface UnitGone {
  readonly unit: string;
  readonly is: ReturnType<typeof fateOf>;
}

export interface SideTurn {
  /** Stands, elements or strength points that are no more. */
  readonly lost: number;
  readonly gone: readonly UnitGone[];
  /** Hits above what the dice promised; undefined: none were thrown to hit. */
  readonly luck: number | undefined;
}

export interface TurnSummary {
  readonly turn: number;
  readonly sides: Both<SideTurn>;
  /** Ground that changed hands; without a holder, nobody has it now. */
  readonly goals: readonly { readonly goal: AnyGoal; readonly holder: Side | undefined }[];
  /** Points or zones, where the match is decided by them. */
  readonly score: (Both<number> & { readonly of: 'points' | 'zones' }) | undefined;
}

type Asked<M extends TableMatch> = Session<M>['book']['standing'];

const lostBy = <M extends TableMatch>(asked: Asked<M>, before: M, after: M, side: Side): number => {
  const now = new Map<string, M['state']['units'][number]>(after.state.units.map((unit) => [unit.id, unit]));
  let lost = 0;
  for (const unit of before.state.units) {
    const same = now.get(unit.id);
    // Who is no unit any more has joined another and lost nothing.
    if (unit.side === side && same)
      lost += Math.max(0, asked.strengthOf(before, unit).left - asked.strengthOf(after, same).left);
  }
  return lost;
};

const goneIn = <M extends TableMatch>(moments: readonly Moment<M>[], sideOf: (id: string) => Side | undefined) =>
  moments.flatMap(({ lines }) =>
    lines.flatMap(({ event: { event, unit, cause } }) => {
      const side = event === 'routed' ? sideOf(String(unit)) : undefined;
      return side ? [{ side, unit: String(unit), is: fateOf(String(cause)) }] : [];
    }),
  );

const scoreOf = <M extends TableMatch>(asked: Asked<M>, match: M): TurnSummary['score'] => {
  const { what } = asked.stakesOf(match).decidedBy;
  const { points } = asked.outcomeNow(match);
  if (what === 'goals' && points) return { of: 'points', ...points };
  return what === 'zones' && asked.zonesHeld
    ? { of: 'zones', ...both((side) => asked.zonesHeld!(match, side)) }
    : undefined;
};

const takenIn = <M extends TableMatch>(asked: Asked<M>, before: M, after: M): TurnSummary['goals'] => {
  const had = asked.goalsOf(before);
  return asked.goalsOf(after).filter(({ holder }, i) => holder !== had[i]?.holder);
};

/** The turn that ended with a moment in which the next one began; undefined: none did. */
export const turnEnding = <M extends TableMatch>(session: Session<M>, at: number): TurnSummary | undefined => {
  const marks = turnsOf(session);
  const next = marks.findIndex((mark) => mark.at === at);
  const from = marks[next - 1];
  if (!from) return undefined;
  const { standing } = session.book;
  const [before, after] = [session.moments[from.at]!.match, session.moments[at]!.match];
  const moments = session.moments.slice(from.at + 1, at + 1);
  const gone = goneIn(moments, (id) => before.state.units.find((unit) => unit.id === id)?.side);
  const { casts } = luckOf({ ...session, moments });
  return {
    turn: from.turn,
    sides: both((side) => ({
      lost: lostBy(standing, before, after, side),
      gone: gone.filter((each) => each.side === side),
      luck: casts.some((cast) => cast.side === side) ? luckIn(casts, side) : undefined,
    })),
    goals: takenIn(standing, before, after),
    score: scoreOf(standing, after),
  };
};
