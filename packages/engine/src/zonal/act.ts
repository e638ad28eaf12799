/** The activity of one chosen unit: nothing, an attempt to engage, or actions one after the other. */
import { acting } from '../kernel/decision.js';
import { ask, call, done, go } from '../kernel/procedure.js';
import { actionRefusal, actionsOf, afterActionsRefusal, pinnedRefusal, PLAIN, type Progress } from './actions.js';
import type { Action, Deed, Order } from './choices.js';
import { engageRefusal, targetsOf } from './engage.js';
import { formRefusal, formsOf, otherFormations, takeForm } from './forms.js';
import { unknownUnit } from './questions.js';
import type { Steps } from './procedures.js';
import type { ZonalMatch } from './rules.js';
import { deployStakes, loseStakes } from './stakes.js';
import { findUnit, patch, placeOf, unitOf } from './store.js';
import type { Unit } from './unit.js';
import { breakAllContacts, hit, turnTo } from './verbs.js';
import { refuse, type PinCause } from './messages/index.js';

const DEEDS = acting([...PLAIN, 'turn']);
/** What keeps a unit where it is, by the refusal to disengage. */
const PINNED: Readonly<Record<string, PinCause>> = { touchesMounted: 'mounted', isSurrounded: 'surrounded' };
const STOP: Action = { do: 'stop' };
const LEAVE: Action = { do: 'leave' };
const NOTHING: Order = { do: 'nothing' };

const perform = (match: ZonalMatch, unit: Unit, progress: Progress, action: Deed) => {
  const { cite } = match.rules;
  const used = progress.used + 1;
  switch (action.do) {
    /** FV-MOVE-14, MV-MOVE-09. */
    case 'turn':
      loseStakes(match, unit.id);
      turnTo(match, unit.id, action.to, cite.turn, 'action');
      return go('next', { used });
    case 'move': {
      const to = placeOf(match, unit).next[unit.facing!]!;
      const restricted = progress.restricted || match.table.places[to]!.restricted;
      return call({ procedure: 'move', step: 'announce', unit: unit.id, to }, 'moved', { used, restricted });
    }
    case 'changeFormation': {
      const [form, another] = formsOf(match, unit);
      if (form === undefined || another !== undefined) return ask('formation', { used });
      takeForm(match, unit, form);
      return go('next', { used });
    }
    case 'stakes':
      deployStakes(match, unit.id);
      return go('next', { used });
    /** FV-MOVE-18. */
    case 'mountUp':
      patch(match, unit.id, { state: 'mounted' });
      match.tell?.({ event: 'mounted', rule: cite.mounting, unit: unit.id });
      return go('next', { used });
    case 'dismount':
      patch(match, unit.id, { state: 'dismounted' });
      match.tell?.({ event: 'dismounted', rule: cite.mounting, unit: unit.id });
      return go('next', { used, dismounted: true });
    /** FV-DISENG-04..06, FV-R-67, MV-DISENG-04..06. */
    case 'disengage': {
      const inAttack = unit.contacts.filter((contact) => unitOf(match, contact.with).formation === 'attack').length;
      match.tell?.({ event: 'disengaged', rule: cite.disengage, unit: unit.id });
      hit(match, unit.id, inAttack, cite.disengageHits, 'breakAway');
      breakAllContacts(match, unit.id, cite.disengageEnds);
      return call({ procedure: 'intercept', step: 'window', unit: unit.id, window: 'disengaging' }, 'moved', {
        used,
        disengaged: true,
      });
    }
    default:
      return action satisfies never;
  }
};

/** FV-DISENG-02, -03, MV-DISENG-02, -03: who can do nothing else is told why. */
const tellPinned = (match: ZonalMatch, unit: Unit): void => {
  const pinned = match.tell && pinnedRefusal(match, unit);
  if (pinned)
    match.tell?.({ event: 'pinned', rule: pinned.rule, cause: PINNED[pinned.id] ?? 'nobodyLeft', ...pinned.facts });
};

/**
 * FV-MOVE-03, -08, FV-R-25, MV-MOVE-02, -05: orders are given one after the other. FV-MOVE-23, MV-REACT-05: only moving
 * and disengaging open windows.
 */
export const act: Steps<'act'> = {
  order: {
    kind: 'order',
    takes: { ...DEEDS, nothing: 'declines', engage: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match) => match.state.acting,
    about: (_match, { unit }) => ({ unit }),
    options: (match, memory) => {
      const unit = unitOf(match, memory.unit);
      const engages = targetsOf(match, unit).map((target): Order => ({ do: 'engage', target }));
      return [NOTHING, ...actionsOf(match, unit, memory), ...engages];
    },
    refusal: (match, memory, choice) => {
      const unit = unitOf(match, memory.unit);
      if (choice.do === 'nothing') return undefined;
      if (choice.do !== 'engage') return actionRefusal(match, unit, memory, choice);
      const target = findUnit(match, choice.target);
      return target ? engageRefusal(match, unit, target) : unknownUnit(match, choice.target);
    },
    answered: (match, memory, choice) => {
      if (choice.do === 'nothing') {
        tellPinned(match, unitOf(match, memory.unit));
        return done();
      }
      if (choice.do === 'engage')
        return call({ procedure: 'engage', step: 'test', unit: memory.unit, target: choice.target }, 'end');
      return perform(match, unitOf(match, memory.unit), memory, choice);
    },
  },
  formation: {
    kind: 'formation',
    takes: { form: 'acts' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match) => match.state.acting,
    about: (match, { unit }) => ({ unit, formations: otherFormations(match, unitOf(match, unit)) }),
    options: (match, { unit }) => formsOf(match, unitOf(match, unit)),
    refusal: (match, { unit }, choice) => formRefusal(match, unitOf(match, unit), choice),
    answered: (match, { unit }, form) => {
      takeForm(match, unitOf(match, unit), form);
      return go('next');
    },
  },
  moved: (_match, _memory, passage) => (passage === 'stopped' ? done() : go('next')),
  next: () => ask('action'),
  action: {
    kind: 'action',
    takes: { ...DEEDS, leave: 'acts', stop: 'declines', nothing: 'explained', engage: 'explained' },
    nature: { of: 'unit', within: true },
    side: (match) => match.state.acting,
    about: (_match, { unit, used }) => ({ unit, used }),
    options: (match, memory) => {
      const unit = unitOf(match, memory.unit);
      const options: Action[] = [...actionsOf(match, unit, memory), STOP];
      if (!afterActionsRefusal(match, unit, memory)) options.push(LEAVE);
      return options;
    },
    refusal: (match, memory, choice) => {
      const given = choice as Order;
      if (given.do === 'engage' || given.do === 'nothing')
        return refuse(match.rules.cite.actOrEngage, 'onlyActionsNow', {
          unit: memory.unit,
        });
      return actionRefusal(match, unitOf(match, memory.unit), memory, given);
    },
    answered: (match, memory, choice) => {
      if (choice.do === 'stop') return done();
      if (choice.do === 'leave') return call({ procedure: 'leave', step: 'announce', unit: memory.unit }, 'end');
      return perform(match, unitOf(match, memory.unit), memory, choice);
    },
  },
  end: () => done(),
};
