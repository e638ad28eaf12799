import type { Catalogue, FactsOf } from '../../kernel/message.js';
import type { TabletopEventKinds, ThrowCause } from './event-kinds.js';

/** What each kind of event tells besides its rule; some events have facts besides, for listeners. */
export const TABLETOP_EVENTS = {
  throw: {
    cause: 'throwCause',
    side: 'side',
    unit: 'unit?',
    target: 'unit?',
    dice: 'dice',
    sides: 'dieSides?',
    needs: 'dice?',
    needBy: 'needBy?',
    modifiers: 'modifiers?',
    overhead: 'flag?',
    values: 'values?',
    outflanking: 'flag?',
    points: 'count?',
    dropped: 'count?',
    features: 'terrains?',
    perPoint: 'perPoint?',
  },
  fired: { unit: 'unit', target: 'unit', count: 'count', hits: 'count', modifiers: 'modifiers' },
  bounced: { unit: 'unit', target: 'unit', count: 'count', hits: 'count', modifiers: 'modifiers' },
  /** Who has joined a Battle since is known by the name alone. */
  moved: { unit: 'unit', name: 'name?', towards: 'way', by: 'length', byHorse: 'flag?' },
  turned: { unit: 'unit', turn: 'turn', corner: 'corner?' },
  conceded: { side: 'side' },
  placed: { unit: 'unit', in: 'formation?', packed: 'guns?', x: 'length', y: 'length' },
  setUpReturned: { side: 'side', clash: 'flag?' },
  phase: { phase: 'phase', acting: 'side', turn: 'figure' },
  pivoted: { unit: 'unit', name: 'name?', pivot: 'turn?', by: 'turn?', corner: 'corner?' },
  formed: { cause: 'formedCause', unit: 'unit', formation: 'formation', shape: 'layout?', bend: 'bend?' },
  facedAbout: { cause: 'faceCause', unit: 'unit' },
  limbered: { unit: 'unit', packed: 'guns' },
  unlimbered: { unit: 'unit', packed: 'guns' },
  acted: {},
  done: {},
  charges: { unit: 'unit', target: 'unit', distance: 'length' },
  contact: { unit: 'unit', target: 'unit' },
  overrun: { unit: 'unit', by: 'unit' },
  allocated: { unit: 'unit', shares: 'shares' },
  attacked: { unit: 'unit', target: 'unit', count: 'count', hits: 'count' },
  hits: { cause: 'hitCause', unit: 'unit', hits: 'count' },
  unmarked: {},
  redMarkersOff: {},
  removed: { unit: 'unit', stands: 'stands', outflanked: 'flag?' },
  routed: { cause: 'routCause', unit: 'unit', aboard: 'unit?', base: 'base', outflanked: 'flag?' },
  retired: { unit: 'unit' },
  broken: { cause: 'breakCause', side: 'side', tally: 'losses', breakpoint: 'figure' },
  ends: { turn: 'figure' },
  outcome: {
    cause: 'endCause',
    result: 'result',
    winner: 'side?',
    loser: 'side?',
    score: 'score?',
    counted: 'tallied',
  },
  ruling: { switch: 'switch', value: 'flag', by: 'rulingBy' },
} as const satisfies Catalogue<TabletopEventKinds>;

/** What each kind of event brings besides its rule. */
export type TabletopTold = {
  readonly [E in keyof typeof TABLETOP_EVENTS]: FactsOf<TabletopEventKinds, (typeof TABLETOP_EVENTS)[E]>;
};

/** Throws whose dice hit or miss; the others test, or choose. */
export const THROWN_TO_HIT: readonly ThrowCause[] = ['fire', 'bounce', 'attack', 'rethrow'];
