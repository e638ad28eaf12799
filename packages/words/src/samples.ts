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
  name: ['colour'],
  names: [['attack', 'done']],
  verbs: [['fire', 'done']],
  switch: ['freely'],
  zone: ['Z(1,2)', 'SR0'],
  facing: FACINGS,
  face: FACES,
  formation: FORMATIONS,
  terrain: [...TERRAIN.map((type) => [type]), ['hill', 'wood']],
  type: Object.keys(types),
  stands: [...Object.keys(stands), Object.keys(stands).join('')],
  layout: ['PM/MM'],
  stand: Object.keys(stands),
  quality: QUALITIES,
  weapon: ['light', 'hand', 'pikes'],
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
  routCause: ['withdrawn', 'overrun', 'allLost', 'oneLeft', 'shapeLost', 'swept'],
  retireCause: ['recoil', 'flee', 'shift', 'leave'],
  pullUpCause: ['short', 'disorder'],
  pinCause: ['mounted', 'surrounded', 'nobodyLeft'],
  waiveCause: ['inCommand', 'joins', 'neverTests'],
  endCause: ['conceded', 'retreat', 'bothRetreat', 'brokenWins', 'points', 'zones'],
} as const;

export const eventSamples = (edition: Edition): Samples<EventKinds> => ({
  ...zonalSamples(edition),
  ...CAUSES,
  place: ['Z(1,2)', 'Z(2,1)', 'SR0'],
  phase: PHASES,
  reaction: REACTIONS,
  flag: [true, false],
  dice: [[1], [2, 3]],
  modifiers: [[{ rule: 'X', by: 1, id: 'targetMounted', facts: {} }]],
  values: [
    [{ stand: Object.keys(edition.stands)[0]!, cv: 3, modifiers: [{ rule: 'X', by: 3, id: 'limit', facts: {} }] }],
  ],
  needBy: [{ rule: 'X', quality: 'veteran' }],
  allocation: [{ N1: Object.keys(edition.stands).join('') }],
  score: [{ south: 1, north: 0 }],
  result: ['A Draw'],
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
  const units = names.filter((name) => kinds[name]!.replace('?', '') === 'unit');
  const first = (name: string): unknown =>
    units.includes(name) ? samples['unit']![units.indexOf(name) % 2] : valuesOf(name)[0];
  const usual = Object.fromEntries(names.map((name) => [name, first(name)]));
  const counts = names.filter((name) => kinds[name]!.startsWith('count'));
  return [
    ...names.flatMap((name) => valuesOf(name).map((value) => ({ ...usual, [name]: value }))),
    ...[0, 1, 2].map((n) => ({ ...usual, ...Object.fromEntries(counts.map((name) => [name, n])) })),
  ];
};
