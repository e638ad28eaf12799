/** P-WINDOW: a straight move, and who of the other side may intercept it where. SV-REACT-04..12, SV-R-52. */
import { ask, done, go } from '../../kernel/procedure.js';
import { refuse } from '../../kernel/refusal.js';
import { enemyOf } from '../../kernel/side.js';
import { length as asLength, moved, moveOverlaps, touches, type Length, type Pose } from '../../geometry/index.js';
import type { Intercept } from '../choices.js';
import { intoContact } from './into-contact.js';
import { chancesOf } from './chances.js';
import { chanceRefusal, interceptorRefusal } from './intercept.js';
import type { Chance, Moved, Passage, Steps } from '../procedures.js';
import { inCommand, isGun, isOn, unknownUnit } from '../questions.js';
import { movedOn } from '../moves/progress.js';
import { placeAlong, type Run } from '../moves/run.js';
import type { TabletopMatch } from '../rules.js';
import { figureIn, figureOf, findUnit, patch, placedOf, unitOf } from '../store.js';
import { isPlaced, type UnitId } from '../unit.js';
import { hit, passes, rout, settle } from '../verbs.js';
import { inchText } from '../words.js';

/** Moves the unit on; a column that goes on is not set down. Counts what it used. */
const advance = (match: TabletopMatch, run: Run, to: Length, setDown: boolean): void => {
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
      x: place.x,
      y: place.y,
    });
};

/** SV-FLOW-05: whether it has come as far as somebody it flows around. */
const hasFlowed = (match: TabletopMatch, { unit, past, from, towards, leader, length }: Run, to: Length): boolean => {
  if (past.length === 0 || leader) return past.length > 0 && to === length;
  const start = figureIn(match, unitOf(match, unit), from);
  return past.some((id) => moveOverlaps(start, towards, to, figureOf(match, placedOf(match, id))));
};

const isStillTouched = (match: TabletopMatch, id: UnitId, enemy: UnitId): boolean => {
  const [a, b] = [unitOf(match, id), unitOf(match, enemy)];
  return isPlaced(a) && isPlaced(b) && touches(figureOf(match, a), figureOf(match, b));
};

const result = (passage: Passage, interrupted: boolean, leader?: Pose, travelled = 0): Moved => ({
  passage,
  interrupted,
  leader,
  travelled: asLength(travelled),
});

const freely = (match: TabletopMatch, run: Run) => {
  advance(match, run, run.length, false);
  const { leader, towards, length, travelled, interrupted } = run;
  return done(
    leader
      ? result('free', interrupted, moved(leader, towards, length), travelled + length)
      : result('free', interrupted),
  );
};

const optionsOf = (chances: readonly Chance[]): Intercept[] => [
  ...chances.flatMap(({ unit, from, to }): Intercept[] =>
    from === to
      ? [{ do: 'intercept', unit, at: from }]
      : [
          { do: 'intercept', unit, at: from },
          { do: 'intercept', unit, at: to },
        ],
  ),
  { do: 'pass' },
];

/** SV-REACT-11, SV-R-53: the interceptor goes straight on into contact; both take a marker, both are done. */
const meet = (match: TabletopMatch, run: Run, interceptor: UnitId): void => {
  const { cite } = match.rules;
  const mover = placedOf(match, run.unit);
  const { place } = intoContact(match, placedOf(match, interceptor), placedOf(match, interceptor).place, mover)!;
  settle(match, interceptor, place);
  match.tell?.({
    event: 'intercepted',
    rule: cite.intercept,
    unit: interceptor,
    target: run.unit,
    x: place.x,
    y: place.y,
  });
  const overrun = isOn(match, 'interceptOverruns') && isGun(match, mover) && mover.limbered;
  hit(match, interceptor, 1, cite.interceptHits);
  if (overrun) rout(match, run.unit, cite.interceptGuns);
  else {
    hit(match, run.unit, 1, cite.interceptHits);
    patch(match, run.unit, { done: true });
  }
  patch(match, interceptor, { done: true });
};

export const window: Steps<'window'> = {
  next: (match, run) => {
    const chances = chancesOf(match, run);
    return chances.length === 0 ? freely(match, run) : ask('intercept', { chances });
  },
  intercept: {
    kind: 'intercept',
    takes: ['intercept', 'pass'],
    open: true,
    side: (match, { unit }) => enemyOf(unitOf(match, unit).side),
    about: (_match, run) => ({
      unit: run.unit,
      towards: run.towards,
      length: run.length,
      gone: run.gone,
      ...(run.target ? { target: run.target } : {}),
      chances: run.chances,
    }),
    options: (_match, { chances }) => optionsOf(chances),
    refusal: (match, run, choice) => {
      if (choice.do === 'pass') return undefined;
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      const { cite } = match.rules;
      if (unit.side === unitOf(match, run.unit).side)
        return refuse(cite.ownUnits, '{unit} is not yours.', { unit: unit.id });
      if (choice.at < run.gone || choice.at > run.length)
        return refuse(cite.interceptWhere, 'The move goes from {from}" to {to}", and {at}" is not on it.', {
          from: inchText(run.gone),
          to: inchText(run.length),
          at: inchText(choice.at),
        });
      return (
        interceptorRefusal(match, unit) ?? (isPlaced(unit) ? chanceRefusal(match, run, unit, choice.at) : undefined)
      );
    },
    answered: (match, run, choice) => {
      if (choice.do === 'pass') return freely(match, run);
      const { cite, numbers } = match.rules;
      advance(match, run, choice.at, true);
      patch(match, choice.unit, { reacted: true });
      const interceptor = unitOf(match, choice.unit);
      const counter = run.target === choice.unit;
      if (
        counter ||
        inCommand(match, interceptor) ||
        passes(match, choice.unit, numbers.interceptTest, cite.interceptTest)
      ) {
        meet(match, run, choice.unit);
        return done(result('stopped', true));
      }
      match.tell?.({ event: 'interceptFailed', rule: cite.interceptTest, unit: choice.unit, target: run.unit });
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
  goOn: {
    kind: 'goOn',
    takes: ['goOn', 'replan'],
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, gone, length }) => ({ unit, gone, length }),
    options: () => [{ do: 'goOn' }, { do: 'replan' }],
    refusal: () => undefined,
    answered: (_match, run, choice) =>
      choice.do === 'goOn' && run.gone < run.length ? go('next') : done(result('replan', true)),
  },
};
