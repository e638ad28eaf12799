/** P-WINDOW: a straight move, and who of the other side may intercept it where. SV-REACT-04..12, SV-R-52. */
import { verbsIn } from '../../kernel/match.js';
import { ask, done, go } from '../../kernel/procedure.js';
import { refuse } from '../messages/index.js';
import { enemyOf } from '../../kernel/side.js';
import {
  leavesTable,
  length as asLength,
  moved,
  moveOverlaps,
  touches,
  type Length,
  type Pose,
} from '../../geometry/index.js';
import type { Intercept } from '../../tabletop/choices.js';
import { intoContact } from '../../tabletop/moves/into-contact.js';
import { chancesOf } from './chances.js';
import { chanceRefusal, interceptorRefusal, shotAt, shotRefusal, zoneOf } from './intercept.js';
import type { Moved, Passage, ManoeuvreSteps as Steps } from '../procedures.js';
import type { Chance } from '../../tabletop/query.js';
import { isGun, isOn, unknownUnit } from '../../tabletop/questions.js';
import { inCommand } from '../command.js';
import { movedOn } from '../moves/progress.js';
import { placeAlong, type Run } from '../moves/run.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn, figureOf, findUnit, patch, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../tabletop/unit.js';
import { hit, passes, rout, settle, tellOthersMet } from '../../tabletop/verbs.js';
import { spend } from '../verbs.js';

/** Moves the unit on; a column that goes on is not set down. Counts what it used. */
const advance = (match: ManoeuvreMatch, run: Run, to: Length, setDown: boolean): void => {
  const { unit: id, leader, gone } = run;
  const unit = unitOf(match, id);
  const place = leader && !setDown ? undefined : placeAlong(match, run, to);
  if (place) settle(match, id, place);
  const { activity } = unit;
  if (activity)
    patch(match, id, {
      activity: movedOn(activity, to - gone, {
        moves: activity.moves + (gone === 0 ? 1 : 0),
        flowed: activity.flowed || hasFlowed(match, run, to),
        restricted: activity.restricted,
        leaving: activity.leaving.filter((enemy) => isStillTouched(match, id, enemy)),
      }),
    });
  if (to > gone && place)
    match.tell?.({
      event: 'moved',
      rule: match.rules.cite.move,
      unit: id,
      towards: run.towards,
      by: to - gone,
      ...place,
    });
};

/** SV-FLOW-05: whether it has come as far as somebody it flows around. */
const hasFlowed = (match: ManoeuvreMatch, { unit, past, from, towards, leader, length }: Run, to: Length): boolean => {
  if (past.length === 0 || leader) return past.length > 0 && to === length;
  const start = figureIn(match, unitOf(match, unit), from);
  return past.some((id) => moveOverlaps(start, towards, to, figureOf(match, placedOf(match, id))));
};

const isStillTouched = (match: ManoeuvreMatch, id: UnitId, enemy: UnitId): boolean => {
  const [a, b] = [unitOf(match, id), unitOf(match, enemy)];
  return isPlaced(a) && isPlaced(b) && touches(figureOf(match, a), figureOf(match, b));
};

const result = (passage: Passage, interrupted: boolean, leader?: Pose, travelled = 0): Moved => ({
  passage,
  interrupted,
  leader,
  travelled: asLength(travelled),
});

const freely = (match: ManoeuvreMatch, run: Run) => {
  advance(match, run, run.length, false);
  const { leader, towards, length, travelled, interrupted } = run;
  return done(
    leader
      ? result('free', interrupted, moved(leader, towards, length), travelled + length)
      : result('free', interrupted),
  );
};

/** What it takes to be legal there: a pivot, or to be lost over the edge of the table. */
const announcedAt = (
  match: ManoeuvreMatch,
  run: Run,
  { unit: id, do: verb = 'intercept', leaveTable }: Chance,
  at: Length,
): Intercept => {
  const unit = placedOf(match, id);
  if (verb === 'opportunityFire') return { do: verb, unit: id, at, ...shotAt(match, run, unit, at) };
  return { do: verb, unit: id, at, ...(leaveTable ? { leaveTable } : {}) };
};

/** What has been settled since the window opened may have changed them. */
const chancesNow = (match: ManoeuvreMatch, run: Run): readonly Chance[] =>
  match.state.rulings.length > 0 ? chancesOf(match, run) : run.chances;

const optionsOf = (match: ManoeuvreMatch, run: Run): Intercept[] => [
  ...chancesNow(match, run).flatMap((chance): Intercept[] => {
    const points = chance.from === chance.to ? [chance.from] : [chance.from, chance.to];
    return points.map((at) => announcedAt(match, run, chance, at));
  }),
  { do: 'pass' },
];

/**
 * SV-REACT-11, -12, SV-R-53, GV-ICPT-06, -08, GV-R-57: the interceptor goes straight on into contact; both take
 * a marker, both are done. No gun is overrun but with `interceptOverruns`. False where it is lost over the edge of the
 * table instead (GV-GEN-08).
 */
const meet = (match: ManoeuvreMatch, run: Run, interceptor: UnitId): boolean => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  const { place } = intoContact(match, placedOf(match, interceptor), placedOf(match, interceptor).place, mover)!;
  settle(match, interceptor, place);
  if (match.rules.overTheEdge === 'unit' && leavesTable(match.table, figureOf(match, placedOf(match, interceptor)))) {
    rout(match, interceptor, cite.offTable, 'offTable');
    return false;
  }
  match.tell?.({
    event: 'intercepted',
    rule: cite.intercept,
    unit: interceptor,
    target: run.unit,
    ...(run.target === interceptor ? { counter: true } : {}),
    ...place,
  });
  tellOthersMet(match, interceptor, run.unit);
  const overrun = isOn(match, 'interceptOverruns') && isGun(match, mover) && mover.limbered;
  hit(match, interceptor, 1, cite.interceptHits, 'clash');
  if (overrun) rout(match, run.unit, cite.interceptGuns, 'riddenDown');
  else {
    hit(match, run.unit, 1, cite.interceptHits, 'clash');
    spend(match, run.unit);
  }
  spend(match, interceptor);
  return true;
};

/** GV-ICPT-05: whether the mover is stopped there: by an interceptor that passes its test, or by fire. */
const isStopped = (match: ManoeuvreMatch, run: Run, choice: Announced): boolean => {
  const { cite, opportunityFire } = match.rules;
  const unit = placedOf(match, choice.unit);
  if (choice.do === 'opportunityFire') return opportunityFire!.fire(match, unit.id, run.unit, choice.pivot);
  const isReady =
    run.target === unit.id ||
    inCommand(match, unit) ||
    passes(
      match,
      unit.id,
      match.rules.interceptTest(match, unit),
      cite.interceptTest,
      'intercept',
      match.rules.testedBy?.(match, unit, 'intercept'),
    );
  if (!isReady) match.tell?.({ event: 'interceptFailed', rule: cite.interceptTest, unit: unit.id, target: run.unit });
  return isReady && meet(match, run, unit.id);
};

type Announced = Exclude<Intercept, { do: 'pass' }>;

/** SV-R-52, GV-ICPT-07: after an attempt that failed others may try, as long as the move goes on. */
export const window: Steps<'window'> = {
  next: (match, run) => {
    const chances = chancesOf(match, run);
    return chances.length === 0 ? freely(match, run) : ask('intercept', { chances });
  },
  intercept: {
    kind: 'intercept',
    takes: { intercept: 'acts', opportunityFire: 'acts', pass: 'declines' },
    nature: { within: true, reply: true },
    open: true,
    side: (match, { unit }) => enemyOf(unitOf(match, unit).side),
    about: (match, run) => ({
      unit: run.unit,
      towards: run.towards,
      length: run.length,
      gone: run.gone,
      ...(run.target ? { target: run.target } : {}),
      chances: chancesNow(match, run),
    }),
    options: optionsOf,
    takesNow: (match, run) => verbsIn(optionsOf(match, run)),
    refusal: (match, run, choice) => {
      if (choice.do === 'pass') return undefined;
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      const { cite } = match.rules;
      if (unit.side === unitOf(match, run.unit).side) return refuse(cite.ownUnits, 'notYours', { unit: unit.id });
      if (choice.at < run.gone || choice.at > run.length)
        return refuse(cite.interceptWhere, 'notOnTheMove', {
          from: run.gone,
          to: run.length,
          at: choice.at,
        });
      if (choice.do === 'opportunityFire')
        return (
          match.rules.opportunityFire!.refusal(match, unit, run.target) ??
          (isPlaced(unit) ? shotRefusal(match, run, unit, choice.at, choice.pivot) : undefined)
        );
      return (
        interceptorRefusal(match, unit) ??
        (isPlaced(unit)
          ? chanceRefusal(match, run, unit, choice.at, zoneOf(match, unit, run.unit), choice.leaveTable)
          : undefined)
      );
    },
    answered: (match, run, choice) => {
      if (choice.do === 'pass') return freely(match, run);
      advance(match, run, choice.at, true);
      // SV-R-56: an attempt that fails uses the reaction up; to pass uses nothing.
      patch(match, choice.unit, { reacted: true });
      if (isStopped(match, run, choice)) return done(result('stopped', true));
      const { place } = placedOf(match, run.unit);
      // A column has been set down and goes on from there.
      const onward = run.leader
        ? { from: place, leader: { x: place.x, y: place.y, heading: place.heading }, travelled: asLength(0) }
        : {};
      const rest = run.leader ? { gone: asLength(0), length: asLength(run.length - choice.at) } : { gone: choice.at };
      const memory = { ...onward, ...rest, interrupted: true };
      return run.target === undefined ? ask('goOn', memory) : go('next', memory);
    },
  },
  /** SV-REACT-10, GV-REACT-05, GV-R-46: a charge goes on by itself, any other mover may plan anew. */
  goOn: {
    kind: 'goOn',
    takes: { goOn: 'acts', replan: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, gone, length }) => ({ unit, gone, length }),
    options: () => [{ do: 'goOn' }, { do: 'replan' }],
    refusal: () => undefined,
    // At the end of the stretch too: others may try at that point, and what was ordered after it follows.
    answered: (_match, _run, choice) => (choice.do === 'goOn' ? go('next') : done(result('replan', true))),
  },
};
