/** The activity of one chosen unit: nothing, an attempt to engage, or actions one after the other. */
import { ask, call, done, go } from '../kernel/procedure.js';
import { refuse } from '../kernel/refusal.js';
import type { Action, Form, Order } from './choices.js';
import { engageRefusal, targetsOf } from './engage.js';
import {
  armOf,
  entryRefusal,
  formationRefusal,
  isMounted,
  isOn,
  layoutRefusal,
  layoutsOf,
  mayRearrange,
  terrainFormationRefusal,
} from './questions.js';
import type { Steps } from './procedures.js';
import { leaveRefusal } from './reserve.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, hasRoom, patch, placeOf, unitOf } from './store.js';
import { FORMATIONS, isEngaged, isVacant, type Formation, type Unit } from './unit.js';
import { breakAllContacts, hit, turnTo } from './verbs.js';
import { FACINGS } from './zone.js';
import { FACES } from '../formation/layout.js';
import { unknownUnit } from './fire.js';

interface Progress {
  readonly unit: string;
  readonly used: number;
  readonly asMounted: boolean;
  readonly restricted: boolean;
  readonly disengaged: boolean;
  readonly dismounted: boolean;
}

/** FV-MOVE-06, -09, FV-TERR-03, FV-R-77: actions of a mounted unit are cut to one by restricted ground. */
const allowance = ({ asMounted, restricted }: Progress): number => (asMounted && !restricted ? 2 : 1);

/** Whether a formation other than the present one, or another arrangement, can be taken. */
const otherFormations = (match: ZonalMatch, unit: Unit): Formation[] =>
  FORMATIONS.filter(
    (formation) =>
      (formation !== unit.formation || mayRearrange(match, unit)) &&
      formationRefusal(match, unit, formation) === undefined &&
      standingRefusal(match, unit, formation) === undefined,
  );

/** FV-TERR-13, FV-R-59: formations taken while standing in woods. */
const standingRefusal = (match: ZonalMatch, unit: Unit, formation: Formation): WhyNot =>
  isOn(match, 'woodsEntryOnly') ? undefined : terrainFormationRefusal(match, unit, unit.zone, formation, unit.state);

const moveRefusal = (match: ZonalMatch, unit: Unit, progress: Progress): WhyNot => {
  const { cite } = match.rules;
  const place = placeOf(match, unit);
  const to = place.next[unit.facing!];
  const facts = { unit: unit.id, facing: unit.facing!, zone: unit.zone, to: to ?? '' };
  if (unit.formation === 'defensive')
    return refuse(cite.defensiveStays, '{unit} is in a defensive formation and cannot move.', facts);
  if (unit.fired && match.rules.types[unit.type]!.staysWhenFired)
    return refuse(cite.actions, '{unit} has fired and may only turn.', facts);
  if (to === undefined)
    return refuse(cite.offGrid, '{unit} faces {facing}, and there is no zone that way from {zone}.', facts);
  if (place.barred.includes(unit.facing!))
    return refuse(cite.escarpmentCrossing, 'An escarpment lies between {zone} and {to}.', facts);
  if (!hasRoom(match, to, unit.side))
    return refuse(cite.room, '{to} already holds {limit} of your units.', { ...facts, limit: match.table.unitLimit });
  const entry = entryRefusal(match, unit, to, unit.formation!, unit.state);
  if (entry) return entry;
  if (progress.asMounted && progress.used > 0 && match.table.places[to]!.restricted)
    return refuse(
      cite.restrictedMove,
      '{to} restricts movement: {unit} cannot enter it with its second action.',
      facts,
    );
  return undefined;
};

/** FV-DISENG-01..03. */
const disengageRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isEngaged(unit)) return refuse(cite.disengage, '{unit} is not engaged.', facts);
  if (!isMounted(match, unit))
    return refuse(cite.disengage, '{unit} is not mounted, and only mounted disengage.', facts);
  const mounted = unit.contacts.find((contact) => isMounted(match, unitOf(match, contact.with)));
  if (mounted)
    return refuse(cite.disengageMounted, '{target}, in contact with {unit}, is mounted.', {
      ...facts,
      target: mounted.with,
    });
  if (FACES.every((face) => !isVacant(unit, face)))
    return refuse(cite.surrounded, 'All four faces of {unit} are occupied.', facts);
  return undefined;
};

const mountRefusal = (match: ZonalMatch, unit: Unit, progress: Progress, up: boolean): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!match.rules.types[unit.type]!.dismounts)
    return refuse(cite.onlyDragoons, '{unit} neither mounts nor dismounts.', facts);
  if (up !== (unit.state === 'dismounted'))
    return refuse(cite.actions, up ? '{unit} is mounted already.' : '{unit} is dismounted already.', facts);
  if (!up) return undefined;
  if (progress.dismounted)
    return refuse(cite.afterDismount, '{unit} has just dismounted and cannot mount up again.', facts);
  if (unit.formation === 'defensive')
    return refuse(cite.mountDefensive, '{unit} is in a defensive formation and cannot mount up.', facts);
  return isOn(match, 'woodsEntryOnly')
    ? undefined
    : terrainFormationRefusal(match, unit, unit.zone, unit.formation!, 'mounted');
};

/** FV-MOVE-05, FV-R-26: whether actions can go on at all. */
const actionRefusal = (match: ZonalMatch, unit: Unit, progress: Progress, action: Action): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (action.do === 'leave') return afterActionsRefusal(match, unit, progress);
  if (action.do === 'stop') return undefined;
  if (progress.used >= allowance(progress))
    return progress.asMounted && progress.restricted
      ? refuse(cite.restrictedMove, '{unit} has touched restricted ground and has one action only.', facts)
      : refuse(cite.actions, '{unit} has used its {used} action(s).', { ...facts, used: progress.used });
  if (progress.dismounted && isOn(match, 'dismountEndsActivity'))
    return refuse(cite.dismountEnds, '{unit} has dismounted, which ends its activity.', facts);
  if ((isEngaged(unit) || (unit.engagedAtStart && !progress.disengaged)) && action.do !== 'disengage')
    return refuse(
      cite.engagedMounted,
      '{unit} was engaged when the phase began: its first action can only be to disengage.',
      facts,
    );
  switch (action.do) {
    case 'turn':
      if (unit.formation === 'defensive')
        return refuse(cite.defensiveStays, '{unit} is in a defensive formation and cannot turn.', facts);
      return action.to === unit.facing
        ? refuse(cite.turn, '{unit} faces {facing} already.', { ...facts, facing: action.to })
        : undefined;
    case 'move':
      return moveRefusal(match, unit, progress);
    case 'changeFormation':
      if (armOf(match, unit) === 'artillery')
        return refuse(cite.gunsNoFormation, '{unit} is artillery and has one formation only.', facts);
      return otherFormations(match, unit).length > 0
        ? undefined
        : refuse(cite.changeNothing, '{unit} has no other formation or arrangement to take.', facts);
    case 'disengage':
      return disengageRefusal(match, unit);
    case 'mountUp':
    case 'dismount':
      return mountRefusal(match, unit, progress, action.do === 'mountUp');
    default:
      return action satisfies never;
  }
};

/** FV-R-52: leaving the table after actions, where that is agreed. */
const afterActionsRefusal = (match: ZonalMatch, unit: Unit, { used, disengaged }: Progress): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isOn(match, 'reserveAfterActions') || used === 0)
    return refuse(cite.reserveIsAll, 'A reserve move is the whole activity of {unit}.', facts);
  if (disengaged)
    return refuse(cite.disengagedStays, '{unit} has disengaged and cannot leave the table in this phase.', facts);
  return leaveRefusal(match, unit);
};

const PLAIN = ['move', 'changeFormation', 'mountUp', 'dismount', 'disengage'] as const;
const PLAIN_ACTIONS = PLAIN.map((name): Action => ({ do: name }));
const TURNS = FACINGS.map((to): Action => ({ do: 'turn', to }));
const STOP: Action = { do: 'stop' };
const LEAVE: Action = { do: 'leave' };
const NOTHING: Order = { do: 'nothing' };

const actionsOf = (match: ZonalMatch, unit: Unit, progress: Progress): Action[] => {
  const legal = (action: Action): boolean => actionRefusal(match, unit, progress, action) === undefined;
  return progress.used < allowance(progress) ? [...PLAIN_ACTIONS.filter(legal), ...TURNS.filter(legal)] : [];
};

export const formRefusal = (match: ZonalMatch, unit: Unit, { formation, layout, facing }: Form): WhyNot => {
  const { cite } = match.rules;
  const wanted = formation ?? unit.formation!;
  const refused =
    formationRefusal(match, unit, wanted) ?? standingRefusal(match, unit, wanted) ?? layoutRefusal(match, unit, layout);
  if (refused) return refused;
  const leaves = unit.formation === 'defensive' && wanted !== 'defensive';
  if (facing !== undefined && facing !== unit.facing && !leaves)
    return refuse(cite.formationFacing, '{unit} keeps its facing {facing}: it does not leave a defensive formation.', {
      unit: unit.id,
      facing: unit.facing!,
    });
  if (wanted === unit.formation && layout === unit.layout)
    return refuse(cite.changeNothing, 'That is how {unit} stands already.', { unit: unit.id });
  return undefined;
};

const formsOf = (match: ZonalMatch, unit: Unit): Form[] => {
  const layouts = layoutsOf(match, unit);
  const forms: Form[] = [];
  for (const formation of otherFormations(match, unit)) {
    if (formation !== unit.formation) forms.push({ do: 'form', formation, layout: unit.layout });
    for (const layout of layouts) if (layout !== unit.layout) forms.push({ do: 'form', formation, layout });
  }
  if (unit.formation !== 'defensive') return forms;
  const free = forms.filter(({ formation }) => formation !== 'defensive').slice(0, 2);
  return [
    ...forms,
    ...free.flatMap((form) =>
      FACINGS.filter((facing) => facing !== unit.facing).map((facing) => ({ ...form, facing })),
    ),
  ];
};

const takeForm = (
  match: ZonalMatch,
  unit: Unit,
  { formation = unit.formation, layout, facing = unit.facing }: Form,
): void => {
  patch(match, unit.id, { formation, layout, facing });
  match.tell?.({ event: 'formed', rule: match.rules.cite.changeFormation, unit: unit.id, formation, layout, facing });
};

const perform = (
  match: ZonalMatch,
  unit: Unit,
  progress: Progress,
  action: Exclude<Action, { do: 'stop' | 'leave' }>,
) => {
  const { cite } = match.rules;
  const used = progress.used + 1;
  switch (action.do) {
    case 'turn':
      turnTo(match, unit.id, action.to, cite.turn);
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
    case 'mountUp':
      patch(match, unit.id, { state: 'mounted' });
      match.tell?.({ event: 'mounted', rule: cite.mounting, unit: unit.id });
      return go('next', { used });
    case 'dismount':
      patch(match, unit.id, { state: 'dismounted' });
      match.tell?.({ event: 'dismounted', rule: cite.mounting, unit: unit.id });
      return go('next', { used, dismounted: true });
    case 'disengage': {
      const inAttack = unit.contacts.filter((contact) => unitOf(match, contact.with).formation === 'attack').length;
      match.tell?.({ event: 'disengaged', rule: cite.disengage, unit: unit.id });
      hit(match, unit.id, inAttack, cite.disengageHits);
      breakAllContacts(match, unit.id, cite.disengageEnds);
      return call({ procedure: 'intercept', step: 'window', unit: unit.id, window: 'd' }, 'moved', {
        used,
        disengaged: true,
      });
    }
    default:
      return action satisfies never;
  }
};

export const act: Steps<'act'> = {
  order: {
    kind: 'order',
    takes: [...PLAIN, 'nothing', 'turn', 'engage'],
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
      if (choice.do === 'nothing' || choice.do === 'stop' || choice.do === 'leave') return done();
      if (choice.do === 'engage')
        return call({ procedure: 'engage', step: 'test', unit: memory.unit, target: choice.target }, 'end');
      return perform(match, unitOf(match, memory.unit), memory, choice);
    },
  },
  formation: {
    kind: 'formation',
    takes: ['form'],
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
    takes: [...PLAIN, 'turn', 'leave', 'stop', 'nothing', 'engage'],
    side: (match) => match.state.acting,
    about: (_match, { unit, used }) => ({ unit, used }),
    options: (match, memory) => {
      const unit = unitOf(match, memory.unit);
      const options = [...actionsOf(match, unit, memory), STOP];
      if (!afterActionsRefusal(match, unit, memory)) options.push(LEAVE);
      return options;
    },
    refusal: (match, memory, choice) => {
      const given = choice as Order;
      if (given.do === 'engage' || given.do === 'nothing')
        return refuse(match.rules.cite.actOrEngage, '{unit} has performed an action and may only go on with actions.', {
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
