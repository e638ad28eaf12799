/**
 * For the test and for docs/messages.md, which render every sentence. Facts of every kind for the zone games: 0, 1 and
 * 2 of what is counted, every type, formation and terrain of the game.
 */
import {
  FACES,
  FACINGS,
  FORMATIONS,
  PHASES,
  QUALITIES,
  TERRAIN,
  REACTIONS,
  type Edition,
  type EventKinds,
  type ZonalKinds,
} from '@five-victories/engine/zonal';
import type { Ending, Samples } from './samples/cases.js';
import type { ZonalCast } from './zonal-cast.js';

export const zonalSamples = ({ types, stands }: Edition): Samples<ZonalKinds> => ({
  unit: ['S1', 'N1'],
  side: ['south', 'north'],
  count: [0, 1, 2, 12],
  figure: [0, 1, 7],
  name: ['Xenia'],
  flag: [true, false],
  names: [['X', 'Y'], ['X']],
  list: [['X', 'Y'], ['X']],
  verbs: [['fire', 'done']],
  given: ['nothing', 'list', 'object', '5'],
  source: ['seed', 'list', 'hand'],
  switch: ['freely'],
  zone: ['Z(1,2)', 'SR0'],
  facing: FACINGS,
  face: FACES,
  formation: FORMATIONS,
  formations: [FORMATIONS, ['attack']],
  terrain: [...TERRAIN.map((type) => [type]), ['hill', 'wood']],
  type: Object.keys(types),
  stands: [...Object.keys(stands), Object.keys(stands).join('')],
  layout: ['PM/MM'],
  line: ['rank 0', 'file 1'],
  bar: ['artillery', 'defensive'],
  stand: Object.keys(stands),
  quality: QUALITIES,
  weapon: [...new Set(['hand', ...Object.values(types).flatMap(({ weapons = [] }) => weapons)])],
  cells: [['[0,1]']],
});

const CAUSES = {
  throwCause: ['fire', 'attack', 'overlap', 'outflank', 'commander', 'test', 'quality', 'disorder', 'sides'],
  testCause: ['engage', 'intercept', 'dare', 'prepare'],
  hitCause: [
    'fire',
    'attack',
    'press',
    'clash',
    'impact',
    'lightImpact',
    'missed',
    'haste',
    'pullUp',
    'breakAway',
    'stakes',
    'disorder',
  ],
  turnCause: ['action', 'contact', 'meet', 'rally', 'disorder'],
  routCause: ['withdrawn', 'overrun', 'allLost', 'oneLeft', 'shapeLost', 'swept'],
  retireCause: ['recoil', 'flee', 'shift', 'leave'],
  pullUpCause: ['short', 'disorder'],
  pinCause: ['mounted', 'surrounded', 'nobodyLeft'],
  waiveCause: ['inCommand', 'joins', 'neverTests'],
  endCause: ['retreat', 'bothRetreat', 'brokenWins', 'points', 'zones'],
} as const;

/** What is added to the markers of an attack is the quality of the unit alone. */
const OF_EVENT: Readonly<Record<string, Partial<Samples<EventKinds>>>> = {
  attacked: { modifiers: [[{ rule: 'X', by: 1, id: 'quality', facts: { quality: 'green' } }], []] },
};

/** How a match ends, and which results go with that. */
export const zonalEnding =
  ({ fullVictory }: Edition): Ending =>
  (facts) => {
    const { cause, result, winner } = facts;
    if (cause === 'bothRetreat') return { cause, result: 'A Humiliating Loss' };
    if (cause === 'retreat') return { ...facts, result: fullVictory, zones: undefined, points: undefined };
    const score = cause === 'points' || (cause === 'brokenWins' && facts['points']) ? 'points' : 'zones';
    const isDrawn = cause === 'brokenWins' || winner === undefined || result === 'A Draw';
    if (!isDrawn) return { ...facts, result: result === 'A Humiliating Loss' ? fullVictory : result };
    return { cause, result: 'A Draw', [score]: cause === 'brokenWins' ? facts[score] : { south: 1, north: 1 } };
  };

/** Facts for one kind of event. */
export const eventSamples = (edition: Edition, event: string): Samples<EventKinds> => ({
  ...anyEventSamples(edition),
  ...OF_EVENT[event],
});

const anyEventSamples = (edition: Edition): Samples<EventKinds> => ({
  ...zonalSamples(edition),
  ...CAUSES,
  place: ['Z(1,2)', 'Z(2,1)', 'SR0'],
  phase: PHASES,
  reaction: REACTIONS,
  dice: [[1], [2, 3], []],
  modifiers: [1, 2, -1].map((by) => [
    { rule: 'X', by: 2, id: 'gunHere', facts: {} },
    { rule: 'X', by, id: 'targetMounted', facts: {} },
  ]),
  values: [
    [{ stand: Object.keys(edition.stands)[0]!, cv: 3, modifiers: [{ rule: 'X', by: 3, id: 'limit', facts: {} }] }],
  ],
  needBy: [{ rule: 'X', quality: 'veteran' }],
  allocation: [{ N1: Object.keys(edition.stands).join('') }],
  score: [{ south: 1, north: 0 }],
  result: ['A Minor Victory', 'A Draw', 'A Humiliating Loss'],
  marker: ['green'],
  units: [['S1']],
  agreedOrLast: ['agreement', 'turnLimit'],
  agreedOrThrown: ['agreement', 'throw'],
});

/** Facts of events that may be missing, but not with the cause that speaks of them. */
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
  throw: ['unit', 'target', 'modifiers', 'values'],
  pinned: ['target'],
  outcome: ['loser'],
};

/** Two units of two armies. */
export const CAST: ZonalCast = {
  state: {
    units: [
      { id: 'S1', name: 'The Red Regiment' },
      { id: 'N1', name: 'Blue Company' },
    ],
    sides: { south: { name: 'The Red Army' }, north: { name: 'Blue Army' } },
  },
};
