/** The movement phase of a side: P3. */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { ownRefusal } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { patch, placedOf, placedOfSide } from '../../../tabletop/store.js';
import type { Activity } from '../choices.js';
import type { Steps } from '../procedures.js';
import { isOver } from '../removal.js';
import { functionsOf } from './allowance.js';
import { shiftRefusal } from './change.js';
import { leave, leaveRefusal, leaversOf, leavesOf } from './leaving.js';
import { actRefusal } from './orders.js';
import { shift, shiftOf } from './shift.js';

const clear = (match: GloriousMatch): void => {
  for (const unit of match.state.units)
    if (unit.acted || unit.byHorse || unit.stationary || unit.shifted || unit.activity || unit.functions > 0)
      patch(match, unit.id, {
        acted: false,
        byHorse: false,
        stationary: false,
        shifted: false,
        activity: undefined,
        functions: 0,
      });
};

const activitiesOf = (match: GloriousMatch): Activity[] => {
  const options: Activity[] = [];
  for (const unit of placedOfSide(match, match.state.acting)) {
    if (!actRefusal(match, unit)) options.push({ do: 'choose', unit: unit.id });
    if (!shiftRefusal(match, unit)) options.push({ do: 'shift', unit: unit.id });
  }
  options.push({ do: 'end' });
  return options;
};

const someAct = (match: GloriousMatch): boolean =>
  placedOfSide(match, match.state.acting).some((unit) => !actRefusal(match, unit) || !shiftRefusal(match, unit));

export const movement: Steps<'movement'> = {
  begin: (match) => {
    clear(match);
    return go('leaving');
  },
  leaving: (match) => {
    if (isOver(match)) return done();
    return leaversOf(match).length > 0 ? ask('leave') : go('main');
  },
  leave: {
    kind: 'leave',
    takes: { leave: 'acts', stay: 'declines' },
    nature: { again: true },
    open: true,
    side: (match) => match.state.acting,
    about: (match) => ({ units: leaversOf(match).map(({ id, aboard }) => ({ unit: id, battle: aboard! })) }),
    options: (match) => [{ do: 'stay' }, ...leavesOf(match)],
    refusal: (match, _memory, choice) => (choice.do === 'leave' ? leaveRefusal(match, choice) : undefined),
    answered: (match, _memory, choice) => {
      if (choice.do === 'stay') return go('main');
      leave(match, choice);
      return go('leaving');
    },
  },
  main: (match) => {
    if (isOver(match)) return done();
    return someAct(match) ? ask('activity') : go('end');
  },
  /** GL-R-18: one formation at a time. */
  activity: {
    kind: 'activity',
    takes: { choose: 'acts', shift: 'acts', end: 'closes' },
    nature: { again: true },
    side: (match) => match.state.acting,
    about: () => ({}),
    options: activitiesOf,
    refusal: (match, _memory, choice) => {
      if (choice.do === 'end') return undefined;
      if (choice.do === 'shift') return shiftOf(match, choice.unit);
      const own = ownRefusal(match, choice.unit);
      return 'unit' in own ? actRefusal(match, own.unit) : own.refusal;
    },
    answered: (match, _memory, choice) => {
      if (choice.do === 'end') return go('end');
      if (choice.do === 'shift') {
        shift(match, choice.unit);
        return go('main');
      }
      patch(match, choice.unit, { functions: functionsOf(match, placedOf(match, choice.unit)) });
      return call({ procedure: 'act', step: 'next', unit: choice.unit }, 'main');
    },
  },
  /** GL-MOVE-17: nobody is by horse any more. */
  end: (match) => {
    clear(match);
    return done();
  },
};
