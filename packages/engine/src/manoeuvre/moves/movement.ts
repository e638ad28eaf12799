/** A movement phase: P-MOVE. */
import { ask, call, done, go } from '../../kernel/procedure.js';
import { refuse } from '../messages/index.js';
import type { Activity } from '../../tabletop/choices.js';
import { actRefusal } from './orders.js';
import { canLeaveColumn, mustLeaveColumn } from './leave-column.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { ownRefusal } from '../../tabletop/questions.js';
import { canRetire, retire, retirable, retireRefusal } from './retire.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { patch, placedOfSide, unitOf } from '../../tabletop/store.js';
import { activityWith, type Placed } from '../unit.js';

/** A column that must change formation before the phase can end. */
const straggler = (match: ManoeuvreMatch): Placed | undefined =>
  placedOfSide(match, match.state.acting).find((unit) => mustLeaveColumn(match, unit) && canLeaveColumn(match, unit));

const endRefusal = (match: ManoeuvreMatch): WhyNot => {
  const column = straggler(match);
  return column
    ? refuse(match.rules.cite.columnMust, 'columnChangesFirst', {
        unit: column.id,
      })
    : undefined;
};

const activitiesOf = (match: ManoeuvreMatch): Activity[] => {
  const options: Activity[] = [];
  for (const unit of placedOfSide(match, match.state.acting))
    if (!actRefusal(match, unit)) options.push({ do: 'choose', unit: unit.id });
  if (match.state.options.moveAfterRetreat) options.push(...retirable(match));
  if (!endRefusal(match)) options.push({ do: 'end' });
  return options;
};

const clear = (match: ManoeuvreMatch): void => {
  const { units } = match.rules;
  for (const unit of match.state.units)
    if (!units.isRested(unit)) patch(match, unit.id, unit.routed ? { ...units.rested, done: true } : units.rested);
};

/** SV-MOVE-01, -02, SV-TURN-02: one side acts, unit by unit; the other only reacts. */
export const movement: Steps<'movement'> = {
  begin: (match) => {
    clear(match);
    for (const unit of placedOfSide(match, match.state.acting)) {
      const flags = match.rules.rememberStart(match, unit);
      // Whatever else a book remembers, this is true most often.
      if (flags.tooNearToDouble || Object.values(flags).includes(true)) patch(match, unit.id, flags);
    }
    return go('main');
  },
  main: () => ask('activity'),
  activity: {
    kind: 'activity',
    takes: { choose: 'acts', end: 'closes', retire: 'acts' },
    nature: { again: true },
    side: (match) => match.state.acting,
    about: () => ({}),
    options: activitiesOf,
    refusal: (match, _memory, choice) => {
      if (choice.do === 'end') return endRefusal(match);
      if (choice.do === 'retire')
        return match.state.options.moveAfterRetreat
          ? retireRefusal(match, choice.unit)
          : refuse(match.rules.cite.retireLast, 'retireLast');
      const own = ownRefusal(match, choice.unit);
      return 'unit' in own ? actRefusal(match, own.unit) : own.refusal;
    },
    settled: (match) =>
      activitiesOf(match).every((choice) => choice.do === 'end' || choice.do === 'retire') && !endRefusal(match)
        ? { choice: { do: 'end' }, why: 'nobodyLeaves', rule: match.rules.cite.retire, leaving: true }
        : undefined,
    answered: (match, _memory, choice) => {
      if (choice.do === 'end') return go('retreats');
      if (choice.do === 'retire') {
        retire(match, choice.unit);
        return go('main');
      }
      const unit = unitOf(match, choice.unit);
      if (match.rules.hasActed(unit)) {
        match.rules.goOn(match, unit.id);
        patch(match, unit.id, { activity: unit.activity && activityWith(unit.activity, { again: true }) });
        match.tell?.({ event: 'goesOn', rule: match.rules.cite.done, unit: choice.unit });
      }
      return call({ procedure: 'act', step: 'next', unit: choice.unit }, 'main');
    },
  },
  /** SV-RETIRE-02, GV-RETREAT-02: from now on units are only retired, one by one. */
  retreats: (match) => (canRetire(match) ? ask('retreat') : go('end')),
  retreat: {
    kind: 'retreat',
    takes: { retire: 'acts', finish: 'closes' },
    nature: { again: true },
    side: (match) => match.state.acting,
    about: () => ({}),
    options: (match) => [...retirable(match), { do: 'finish' }],
    refusal: (match, _memory, choice) => (choice.do === 'retire' ? retireRefusal(match, choice.unit) : undefined),
    settled: (match) => ({
      choice: { do: 'finish' },
      why: 'nobodyLeaves',
      rule: match.rules.cite.retire,
      leaving: true,
    }),
    answered: (match, _memory, choice) => {
      if (choice.do === 'finish') return go('end');
      retire(match, choice.unit);
      return go('retreats');
    },
  },
  end: (match) => {
    clear(match);
    return done();
  },
};
