/** What an order will come to, before any dice. */
import type { EVENTS, HitCause, PinCause, ReactionKind, RetireCause, RoutCause } from '@five-victories/engine/zonal';
import type { Foretold, ZonalUntold } from '../../foretold.js';
import { inWords } from '../facts.js';
import { HITS } from './events.js';
import type { witness, WitnessedFacts } from './witness.js';

const RETIRES: Readonly<Record<RetireCause, string>> = {
  recoil: 'recoil before the charge to',
  flee: 'limber up and flee to',
  shift: 'march behind the lines to',
  leave: 'fall back to',
};

const ROUTS: Readonly<Record<Exclude<RoutCause, 'withdrawn'>, string>> = {
  overrun: 'be lost',
  allLost: 'rout with its last stand',
  oneLeft: 'rout, with one stand left of it',
  shapeLost: 'rout, its ranks too broken to form',
  swept: 'be swept away with its army',
};

/** Undefined where it is told by where the unit goes. */
const REACTS: Readonly<Record<ReactionKind, string | undefined>> = {
  counterCharge: 'counter-charge',
  recoil: undefined,
  fire: 'stand and give fire at',
  hastyDefence: 'close up in haste against',
  evade: undefined,
  flee: undefined,
  intercept: undefined,
  support: 'give supporting fire at',
};

const PINS: Readonly<Record<PinCause, (target: string) => string>> = {
  mounted: (target) => `${target}, in contact with it, is mounted`,
  surrounded: () => 'all four of its faces are occupied',
  nobodyLeft: () => 'it was engaged when the phase began, and nobody is left to disengage from',
};

const hits = ({ cause, unit, hits: count }: WitnessedFacts<(typeof EVENTS)['hits']>): string => {
  const where = HITS[cause satisfies HitCause];
  return `${unit} will take ${count.of('hit')}${where ? where(count.n) : ''}.`;
};

export const foretold: Foretold<typeof EVENTS, typeof witness, ZonalUntold> = {
  hits,
  removed: ({ unit, stands }) => `${unit} will lose ${stands}.`,
  routed: ({ cause, unit }) => (cause === 'withdrawn' ? undefined : `${unit} will ${ROUTS[cause]}.`),
  retired: ({ cause, unit, to }) => `${unit} will ${RETIRES[cause]} ${to}.`,
  moved: ({ unit, to, advance }) => `${unit} will ${advance ? 'advance' : 'march'} into ${to}.`,
  entered: ({ unit, to, formation }) => `${unit} will come up from the reserve into ${to} in ${formation}.`,
  turned: ({ unit, facing }) => `${unit} will turn to face ${facing}.`,
  formed: ({ unit, formation, layout, facing }) =>
    `${unit} will form ${formation} (${layout})${facing === undefined ? '' : `, facing ${facing}`}.`,
  mounted: ({ unit }) => `${unit} will mount up.`,
  dismounted: ({ unit }) => `${unit} will dismount.`,
  stakesDeployed: ({ unit }) => `${unit} will hammer in its stakes.`,
  stakesLost: ({ unit }) => `${unit} will leave its stakes behind.`,
  disengaged: ({ unit }) => `${unit} will break off the fight.`,
  pinned: ({ cause, unit, target = '' }) => `${unit} can do nothing: ${PINS[cause](target)}.`,
  engages: ({ unit, target, face }) =>
    `${unit} will go for ${face === undefined ? 'a flank' : `the ${face}`} of ${target}.`,
  reacts: ({ unit, target, reaction, prepared }) => {
    const verb = prepared ? 'stand ready in its defensive formation against' : REACTS[reaction];
    return verb && `${unit} will ${verb} ${target}.`;
  },
  intercepts: ({ unit, target }) => `${unit} will try to intercept ${target}.`,
  pulledUp: ({ cause, unit }) => `${unit} will pull up short${cause === 'disorder' ? ' in disorder' : ''}.`,
  evaded: ({ unit, target }) => `${unit} will slip away from ${target}.`,
  overrun: ({ unit, target }) => `${unit} will overrun ${target}.`,
  rallied: ({ unit }) => `${unit} will draw rein and rally.`,
  contact: ({ unit, target, face }) => `${unit} will strike ${target} in the ${face}.`,
  contactBroken: ({ unit, target }) => `${unit} and ${target} will come apart.`,
  commanderRemoved: ({ side, tally }) =>
    `With ${tally.of('unit')} of ${side.army} routed, ${side.leader} will be swept from the field.`,
  generalRetreat: ({ side, on, off }) =>
    `${side.army} will fall into general retreat: ${off.of('unit')} gone or in reserve, ${on.n === 0 ? 'none' : inWords(on.n)} on the field.`,
  broken: ({ side, tally }) => `${side.army} will break with ${tally.of('unit')} routed.`,
};
