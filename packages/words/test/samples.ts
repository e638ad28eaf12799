/** Facts of every kind for every game: 0, 1 and 2 of what is counted, every type, formation and terrain of the game. */
import { FACES, FACINGS, FORMATIONS, TERRAIN, type Edition, type ZonalKinds } from '@five-victories/engine/zonal';

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
  cells: [['[0,1]']],
});

/** Each fact in turn takes all its values, the others keep their first; counts are tried together. */
export const casesOf = (
  kinds: Readonly<Record<string, string>>,
  samples: Readonly<Record<string, readonly unknown[]>>,
): Readonly<Record<string, unknown>>[] => {
  const names = Object.keys(kinds);
  const valuesOf = (name: string): readonly unknown[] => {
    const kind = kinds[name]!;
    const values = samples[kind.replace('?', '')]!;
    return kind.endsWith('?') ? [...values, undefined] : values;
  };
  const second = names.filter((name) => kinds[name] === 'unit').length > 1;
  const first = (name: string, i: number): unknown =>
    kinds[name] === 'unit' && second ? samples['unit']![i % 2] : valuesOf(name)[0];
  const usual = Object.fromEntries(names.map((name, i) => [name, first(name, i)]));
  const counts = names.filter((name) => kinds[name]!.startsWith('count'));
  return [
    ...names.flatMap((name) => valuesOf(name).map((value) => ({ ...usual, [name]: value }))),
    ...[0, 1, 2].map((n) => ({ ...usual, ...Object.fromEntries(counts.map((name) => [name, n])) })),
  ];
};
