import type { Catalogue, FactsOf } from '../../kernel/message.js';
import type { EventKinds, ThrowCause } from './event-kinds.js';

/** What each kind of event tells besides its rule; some events have facts besides, for listeners. */
export const EVENTS = {
  phase: { phase: 'phase', acting: 'side', turn: 'figure' },
  initiative: { side: 'side' },
  quality: { unit: 'unit', quality: 'quality' },
  placed: { unit: 'unit', zone: 'place' },
  setUpReturned: { side: 'side' },
  throw: {
    cause: 'throwCause',
    side: 'side',
    unit: 'unit?',
    target: 'unit?',
    dice: 'dice',
    needs: 'dice?',
    modifiers: 'modifiers?',
    values: 'values?',
    dropped: 'count?',
    features: 'terrain?',
    places: 'dice?',
    needBy: 'needBy?',
    led: 'flag?',
  },
  hits: { cause: 'hitCause', unit: 'unit', hits: 'count' },
  fired: { unit: 'unit', target: 'unit', count: 'count', hits: 'count' },
  allocated: { unit: 'unit', stands: 'allocation' },
  attacked: { unit: 'unit', target: 'unit', hits: 'count', markers: 'count', modifiers: 'modifiers' },
  removed: { unit: 'unit', stands: 'stands' },
  routed: { cause: 'routCause', unit: 'unit', zone: 'place' },
  retired: { cause: 'retireCause', unit: 'unit', from: 'place', to: 'place' },
  withdrawn: { unit: 'unit' },
  moves: { unit: 'unit', from: 'place', to: 'place' },
  /** `advance`: towards the enemy's edge, not aside or back. */
  moved: { unit: 'unit', from: 'place', to: 'place', advance: 'flag' },
  entered: { unit: 'unit', to: 'place', formation: 'formation' },
  leaves: { unit: 'unit', zone: 'place' },
  turned: { cause: 'turnCause', unit: 'unit', facing: 'facing' },
  formed: { unit: 'unit', formation: 'formation', layout: 'layout', facing: 'facing?' },
  mounted: { unit: 'unit' },
  dismounted: { unit: 'unit' },
  commanderPlaced: { side: 'side', zone: 'place' },
  testWaived: { cause: 'waiveCause', unit: 'unit' },
  ends: { by: 'agreedOrLast', turn: 'figure' },
  foughtOnFoot: { unit: 'unit', type: 'type' },
  stakesDeployed: { unit: 'unit' },
  stakesLost: { unit: 'unit' },
  disengaged: { unit: 'unit' },
  pinned: { cause: 'pinCause', unit: 'unit', target: 'unit?' },
  /** Without a face: one of two flanks, which is picked on contact. */
  engages: { unit: 'unit', target: 'unit', face: 'face?' },
  tested: { cause: 'testCause', unit: 'unit', die: 'figure', need: 'count', needBy: 'needBy?', passed: 'flag' },
  /** `prepared`: a defensive formation that holds mounted off as it stands. */
  reacts: { unit: 'unit', target: 'unit', reaction: 'reaction', prepared: 'flag?' },
  intercepts: { unit: 'unit', target: 'unit' },
  flinched: { unit: 'unit', hits: 'count' },
  pulledUp: { cause: 'pullUpCause', unit: 'unit' },
  evaded: { unit: 'unit', target: 'unit' },
  overrun: { unit: 'unit', target: 'unit' },
  rallied: { unit: 'unit' },
  contact: { unit: 'unit', target: 'unit', face: 'face' },
  contactBroken: { unit: 'unit', target: 'unit' },
  rebased: { unit: 'unit', layout: 'layout' },
  markersOff: { marker: 'marker', units: 'units' },
  commanderMoved: { side: 'side', to: 'place' },
  commanderRemoved: { side: 'side', tally: 'count', third: 'count' },
  generalRetreat: { side: 'side', on: 'count', off: 'count' },
  broken: { side: 'side', tally: 'count' },
  offersEnd: { side: 'side' },
  conceded: { side: 'side' },
  ruling: { switch: 'switch', value: 'flag', by: 'agreedOrThrown' },
  outcome: { cause: 'endCause', result: 'result', winner: 'side?', loser: 'side?', zones: 'score?', points: 'score?' },
} as const satisfies Catalogue<EventKinds>;

/** What each kind of event brings besides its rule. */
export type Told = { readonly [E in keyof typeof EVENTS]: FactsOf<EventKinds, (typeof EVENTS)[E]> };

/** Throws whose dice hit or miss; the others test, or choose. */
export const THROWN_TO_HIT: readonly ThrowCause[] = ['fire', 'attack', 'overlap', 'outflank', 'commander'];
