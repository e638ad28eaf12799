/**
 * For the test and for docs/messages.md, which render every sentence. Facts of every kind for every game: 0, 1 and 2 of what is counted, every type, formation and terrain of the game.
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
import type { ZonalCast } from './zonal-cast.js';

type Samples<Kinds> = { readonly [K in keyof Kinds]: readonly Kinds[K][] };

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

/** Each fact in turn takes all its values, the others keep their first; counts are tried together. */
export const casesOf = (
  kinds: Readonly<Record<string, string>>,
  samples: Readonly<Record<string, readonly unknown[]>>,
  needed: readonly string[] = [],
): Readonly<Record<string, unknown>>[] => {
  const names = Object.keys(kinds);
  const valuesOf = (name: string): readonly unknown[] => {
    const kind = kinds[name]!;
    const values = samples[kind.replace('?', '')]!;
    return kind.endsWith('?') && !needed.includes(name) ? [...values, undefined] : values;
  };
  /** Two units, or two sides, are never the same one. */
  const pairs = ['unit', 'side'].flatMap((kind) => {
    const both = names.filter((name) => kinds[name]!.replace('?', '') === kind);
    const paired = (turn: number) => Object.fromEntries(both.map((name, i) => [name, samples[kind]![(i + turn) % 2]]));
    return both.length > 1 ? [paired(0), paired(1)] : [];
  });
  const isPaired = (name: string): boolean => pairs.some((pair) => Object.hasOwn(pair, name));
  const usual = {
    ...Object.fromEntries(names.map((name) => [name, valuesOf(name)[0]])),
    ...pairs.filter((_, i) => i % 2 === 0).reduce((all, pair) => ({ ...all, ...pair }), {}),
  };
  const varied = (name: string): readonly unknown[] =>
    isPaired(name) ? valuesOf(name).filter((value) => value === undefined) : valuesOf(name);
  const counts = names.filter((name) => kinds[name]!.startsWith('count'));
  return [
    usual,
    ...pairs.map((pair) => ({ ...usual, ...pair })),
    ...names.flatMap((name) => varied(name).map((value) => ({ ...usual, [name]: value }))),
    ...[0, 1, 2].map((n) => ({ ...usual, ...Object.fromEntries(counts.map((name) => [name, n])) })),
  ];
};
