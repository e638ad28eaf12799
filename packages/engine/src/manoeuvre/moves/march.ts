/** A batch of elementary steps: P-STEPS, SV-R-118. An intercept cancels the rest. */
import { call, done, go } from '../../kernel/procedure.js';
import { refuse } from '../messages/index.js';
import { length as asLength, stored } from '../../geometry/index.js';
import type { March, Step } from '../../tabletop/choices.js';
import { columnOf, defaultSetDown, setDownRefusal } from './column.js';
import { columnMarchRefusal, facedFirst, leaderPlace } from './column-march.js';
import { reformOf, remainderOf } from './reform.js';
import { isInRestricted } from './restricted.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { windowOf } from './run.js';
import { progressOf, standsOff, type Progress } from './progress.js';
import { sideOfStep, takeStep } from './steps.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf, patch, placedOf, unitOf } from '../../tabletop/store.js';
import { touchesAny } from '../../tabletop/questions.js';
import { isColumn, isPlaced, type UnitId } from '../../tabletop/unit.js';
import { activityWith, type Activity, type Placed } from '../unit.js';
import { settle } from '../../tabletop/verbs.js';

/** Side-steps and steps back move a column as a whole; everything else by its leading stand. */
export const goesByLeader = ({ place }: Placed, { action }: Activity): boolean =>
  isColumn(place.formation) && action !== 'sideStep' && action !== 'stepBack';

/** Why a batch of steps may not be made, the unit having come so far with its action. */
export const stepsRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  activity: Activity,
  { steps, setDown, leaveTable: leave = false }: March,
): WhyNot => {
  const { cite } = match.rules;
  if (goesByLeader(unit, activity)) return columnMarchRefusal(match, unit, activity, steps, setDown, leave);
  if (setDown) return refuse(cite.setDown, 'notInColumn', { unit: unit.id });
  let progress = progressOf(unit, activity);
  for (const step of steps) {
    if (progress.lost.length > 0) {
      if (match.rules.overTheEdge === 'unit') return undefined; // it is gone
      const rest = remainderOf(match, { ...unit, place: progress.place }, progress.lost);
      if (!rest) return refuse(cite.offTable, 'mustReformFirst', { unit: unit.id });
      progress = { ...progress, place: rest };
    }
    const taken = takeStep(match, unit, progress, step, leave);
    if (taken.refusal) return taken.refusal;
    progress = taken.next;
  }
  return match.rules.clearAtOnce ? stillTouching(match, unit, progress) : undefined;
};

/** GV-DISENG-03: who disengages must be clear at the end of its steps. */
const stillTouching = (match: ManoeuvreMatch, unit: Placed, { place, activity, lost }: Progress): WhyNot => {
  if (activity.action !== 'disengage' || lost.length > 0) return undefined;
  const enemy = touchesAny(match, unit, figureIn(match, unit, place));
  return enemy
    ? refuse(match.rules.cite.leaving, 'stillTouchesAtEnd', {
        unit: unit.id,
        other: enemy.id,
      })
    : undefined;
};

const tellTurn = (match: ManoeuvreMatch, id: UnitId, step: Step): void => {
  const { place } = placedOf(match, id);
  const { cite } = match.rules;
  const [event, rule] =
    'turn' in step
      ? ['turned', cite.turn]
      : 'aboutFace' in step
        ? ['facedAbout', cite.aboutFace]
        : ['pivoted', cite.pivot];
  match.tell?.({ event, rule, unit: id, ...(event === 'facedAbout' ? { cause: 'order' } : {}), ...step, ...place });
};

/** After a turn or a pivot. */
const apply = (match: ManoeuvreMatch, id: UnitId, { place, activity, pivoted }: Progress): void => {
  settle(match, id, place);
  patch(match, id, { activity: activityWith(activity, { manoeuvred: true }), pivoted });
};

/** The frame of a batch of steps. */
export const marchOf = (unit: UnitId, { steps, setDown }: Pick<March, 'steps' | 'setDown'>) =>
  ({
    procedure: 'march',
    step: 'next',
    unit,
    steps,
    setDown,
    leader: undefined,
    travelled: asLength(0),
    passage: 'free',
  }) as const;

export const march: Steps<'march'> = {
  next: (match, memory) => {
    const { unit: id, steps, leader } = memory;
    const unit = unitOf(match, id);
    if (!isPlaced(unit)) return done('stopped');
    const [step, ...rest] = steps;
    const activity = unit.activity!;
    if (leader === undefined && goesByLeader(unit, activity)) {
      const faced = facedFirst(match, unit, unit.place, steps);
      if (faced.faced) {
        settle(match, id, faced.place);
        patch(match, id, { activity: activityWith(activity, { faced: true, aboutFaced: true, manoeuvred: true }) });
        tellTurn(match, id, steps[0]!);
      }
      return go('next', {
        steps: faced.steps,
        leader: stored(faced.place, faced.place.heading),
        travelled: asLength(0),
      });
    }
    if (step === undefined) return leader ? go('settled') : done(memory.passage);
    const from = leader ? leaderPlace(unit.place, leader) : unit.place;
    const taken = takeStep(match, unit, progressOf(unit, activity, from), step, true);
    // What was checked before an intercept failed may have become impossible: the unit plans anew.
    if (taken.refusal)
      return leader && memory.travelled > 0
        ? go('settled', { steps: [], setDown: undefined, passage: 'replan' })
        : done('replan');
    const straight = sideOfStep(step);
    if (straight) {
      if (taken.next.activity.restricted) patch(match, id, { activity: activityWith(activity, { restricted: true }) });
      const { past } = taken.next;
      const run = windowOf(id, unit.place, straight.side, straight.by, { past, leader, travelled: memory.travelled });
      return call(run, 'moved', { steps: rest });
    }
    if (leader) {
      patch(match, id, { activity: taken.next.activity });
      const { x, y, heading } = taken.next.place;
      return go('next', { steps: rest, leader: { x, y, heading } });
    }
    apply(match, id, taken.next);
    tellTurn(match, id, step);
    return taken.next.lost.length > 0 ? call(reformOf(id), 'next', { steps: rest }) : go('next', { steps: rest });
  },
  /**
   * SV-MOVE-11: stands off the table are lost where the move ends, also where it was stopped. SV-R-118: an interruption
   * cancels the rest.
   */
  moved: (match, { unit: id, steps }, { passage, interrupted, leader, travelled }) => {
    const cancelled = interrupted && steps.length > 0 && !match.rules.goesOnAsPlanned;
    const unit = unitOf(match, id);
    if (!isPlaced(unit)) return done(passage);
    if (passage === 'free' && leader)
      return go('next', { leader, travelled, ...(cancelled ? { steps: [], passage: 'replan' } : {}) });
    const ended = passage === 'free' && cancelled ? 'replan' : passage;
    if (standsOff(match, figureOf(match, unit)).length > 0)
      return ended === 'free' ? call(reformOf(id), 'next') : call(reformOf(id), 'left', { passage: ended });
    return ended === 'free' ? go('next') : done(ended);
  },
  left: (_match, { passage }) => done(passage),
  /** SV-COL-02..04: the column is set down behind its leading stand. */
  settled: (match, { unit: id, leader, travelled, setDown, passage }) => {
    const unit = placedOf(match, id);
    if (
      travelled === 0 &&
      leader!.x === unit.place.x &&
      leader!.y === unit.place.y &&
      leader!.heading === unit.place.heading
    )
      return done(passage);
    const wanted = setDown && [leader!, ...setDown];
    const poses =
      wanted && !setDownRefusal(match, unit, travelled, wanted)
        ? wanted
        : defaultSetDown(match, unit, leader!, travelled);
    if (!poses) {
      const { activity } = unit;
      patch(match, id, { activity: activityWith(activity!, { used: asLength(activity!.used - travelled) }) });
      return done('replan');
    }
    const place = columnOf(unit.place.layout, poses);
    settle(match, id, place);
    match.tell?.({ event: 'setDown', rule: match.rules.cite.setDown, unit: id, ...place });
    const after = placedOf(match, id);
    const figure = figureOf(match, after);
    if (isInRestricted(match, after, figure))
      patch(match, id, { activity: activityWith(after.activity!, { restricted: true }) });
    return standsOff(match, figure).length > 0 ? call(reformOf(id), 'left') : done(passage);
  },
};
