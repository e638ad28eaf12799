/** Facts of every kind for the measured games: 0, 1 and 2 of what is counted, every type, formation and terrain of the game. */
import {
  ARMS,
  COMMAND_QUALITIES,
  TERRAIN,
  type Bend,
  type Edition,
  type TabletopEventKinds,
} from '@five-victories/engine/tabletop';
import type { MeasuredCast } from '../measured-cast.js';
import type { Ending, Samples } from './cases.js';

const EDGES = ['front', 'left', 'right', 'rear'] as const;
const TESTS = ['charge', 'intercept', 'holdBack', 'pullUp', 'soften'] as const;

const ROUTS = [
  'retired',
  'overrun',
  'lostHeart',
  'riddenDown',
  'strengthGone',
  'allLost',
  'fell',
  'gunLost',
  'contactLost',
  'tooFew',
  'offTable',
  'noShape',
] as const;
const ENDS_OF_CHIEFS = ['chiefLost', 'nobodyLeft', 'bothChiefsLost'] as const;
const ROUTS_OF_BATTLES = ['cutDown', 'outflanked', 'brokeUp', 'leftWith', 'lostWith', 'fellInRanks'] as const;

export const tabletopSamples = ({ types, stands, formations, words }: Edition): Samples<TabletopEventKinds> => {
  const letters = Object.keys(stands);
  const cover = { rule: 'X', by: -1, id: 'cover', facts: { ground: 'wood' } };
  return {
    unit: ['S1', 'N1'],
    units: [['S1'], ['S1', 'N1']],
    side: ['south', 'north'],
    count: [0, 1, 2, 12],
    figure: [0, 1, 7],
    name: ['Xenia'],
    names: [['X', 'Y'], ['X']],
    list: [['X', 'Y'], ['X']],
    verbs: [['fire', 'done']],
    given: ['nothing', 'list', 'object', '5'],
    source: ['seed', 'list', 'hand'],
    switch: ['freely'],
    length: [4600, 1000, 0],
    exact: [4567, 1000],
    angle: [455, 10],
    formation: formations,
    formations: [formations.slice(0, 1), formations],
    terrain: TERRAIN,
    terrains: [['hill'], ['hill', 'wood']],
    type: Object.keys(types),
    arm: ARMS,
    quality: words.base === 'element' ? [] : ['raw', 'regular', 'veteran', 'green', 'trained', 'elite'],
    command: COMMAND_QUALITIES,
    state: ['mounted', 'dismounted'],
    nth: [0, 1],
    nths: [[0], [0, 1]],
    bases: [0, 1, 2],
    losses: [0, 1, 2],
    stands: [...letters, letters.join(''), letters[0]!.repeat(2)],
    stand: letters,
    layout: [`${letters[0]}${letters[0]}/${letters[0]}.`],
    shapes: [['3,2'], ['3,2', '5']],
    edge: EDGES,
    edges: [['left'], ['left', 'right']],
    fast: [words.doubleTime],
    packed: [words.limbered],
    confirm: ['leaveTable'],
    flag: [true, false],
    dice: [[2], [4]],
    dieSides: [6, 12],
    modifiers: [[{ rule: 'X', by: 1, id: 'cover', facts: { ground: 'hill' } }, cover]],
    values: [[{ stand: letters[0]!, cv: 3, modifiers: [cover] }]],
    needBy: [
      { rule: 'X', quality: 'veteran' },
      { rule: 'X', formation: 'line' },
    ],
    turn: [450, -455],
    perPoint: [1000],
    corner: ['left', 'right'],
    way: EDGES,
    hitCause: ['fire', 'attack', 'press', 'clash', 'impact', 'haste', 'aboutFace', 'recoil', 'breakAway', 'extension'],
    routCause: [...ROUTS, ...(words.base === 'element' ? ROUTS_OF_BATTLES : [])],
    breakCause: ['losses', 'nobodyLeft'],
    endCause: words.base === 'element' ? ['points', 'losses', ...ENDS_OF_CHIEFS] : ['points', 'losses'],
    formedCause: ['order', 'haste', 'reform'],
    faceCause: ['order', 'emergency'],
    silentCause: words.counted === 'units' ? ['fired', 'weak', 'blind', 'waits', 'engaged'] : ['fired', 'blind'],
    reaction: ['stand', 'fire', 'hastyBlock', 'aboutFace', 'recoil', 'evade'],
    guns: [words.limbered],
    phase: ['setup', 'initiative', 'firing', 'melee', 'losses', 'otherMovement', 'otherRetreat', 'victory'],
    bend: [{ after: 1, stays: 'left', way: 'back', angle: 300 as Bend['angle'] }],
    shares: [
      [{ target: 'N1', letters: letters[0]! }],
      [
        { target: 'N1', letters: letters.join('') },
        { target: 'S1', ...(words.counted === 'units' ? { points: 2 } : { bases: 1 }) },
      ],
    ],
    base: [words.base],
    tallied: [words.counted],
    result: ['A Minor Victory', 'A Draw'],
    score: [
      [5, 3],
      [1, 0],
    ],
    rulingBy: ['agreement', 'throw'],
    throwCause: ['fire', 'bounce', 'attack', 'rethrow', 'extension', 'quality', 'army', 'sides', ...TESTS],
  };
};

/** How a match ends, and which results go with that. */
export const measuredEnding =
  ({ fullVictory }: Edition): Ending =>
  (facts) => {
    const { cause, result, winner, ...rest } = facts;
    if (cause === 'chiefLost' || cause === 'nobodyLeft') return { ...facts, result: fullVictory };
    return cause === 'bothChiefsLost' || winner === undefined || result === 'A Draw'
      ? { ...rest, cause, result: 'A Draw', winner: undefined, loser: undefined, score: [3, 3] }
      : facts;
  };

/** Facts of events that may be missing, but not with the cause that speaks of them. */
export const TABLETOP_NEEDED: Readonly<Record<string, readonly string[]>> = {
  throw: ['unit', 'target', 'modifiers', 'values', 'needs', 'perPoint'],
  pivoted: ['by'],
  routed: ['aboard'],
  outcome: ['loser', 'score'],
};

/** Two units of two armies. */
export const MEASURED_CAST: MeasuredCast = {
  state: {
    units: [
      { id: 'S1', name: 'The Red Regiment' },
      { id: 'N1', name: 'Blue Company' },
    ],
    sides: { south: { name: 'The Red Army' }, north: { name: 'Blue Army' } },
  },
};
