/** Facts in every combination that a sentence may look at. */
export type Samples<Kinds> = { readonly [K in keyof Kinds]: readonly Kinds[K][] };
export type Facts = Readonly<Record<string, unknown>>;
/** The facts of an outcome that go together. */
export type Ending = (facts: Facts) => Facts;

/** What is counted: a sentence reads otherwise for none, one and many. */
const COUNTED: readonly string[] = ['count', 'bases', 'losses'];

const kindOf = (kind: string): string => kind.replace('?', '');

/**
 * Each fact in turn takes all its values, the others keep their first; and all that is counted is there as it comes, not
 * at all, once and twice.
 */
export const casesOf = (
  kinds: Readonly<Record<string, string>>,
  samples: Readonly<Record<string, readonly unknown[]>>,
  needed: readonly string[] = [],
): Facts[] => {
  const names = Object.keys(kinds);
  const valuesOf = (name: string): readonly unknown[] => {
    const values = samples[kindOf(kinds[name]!)]!;
    return kinds[name]!.endsWith('?') && !needed.includes(name) ? [...values, undefined] : values;
  };
  /** Two units, or two sides, are never the same one. */
  const pairs = ['unit', 'side'].flatMap((kind) => {
    const both = names.filter((name) => kindOf(kinds[name]!) === kind);
    const paired = (turn: number) => Object.fromEntries(both.map((name, i) => [name, samples[kind]![(i + turn) % 2]]));
    return both.length > 1 ? [paired(0), paired(1)] : [];
  });
  const isPaired = (name: string): boolean => pairs.some((pair) => Object.hasOwn(pair, name));
  const usual: Facts = {
    ...Object.fromEntries(names.map((name) => [name, valuesOf(name)[0]])),
    ...pairs.filter((_, i) => i % 2 === 0).reduce((all, pair) => ({ ...all, ...pair }), {}),
  };
  const varied = (name: string): readonly unknown[] =>
    isPaired(name) ? valuesOf(name).filter((value) => value === undefined) : valuesOf(name);
  const cases = [
    usual,
    ...pairs.map((pair) => ({ ...usual, ...pair })),
    ...names.flatMap((name) => varied(name).map((value) => ({ ...usual, [name]: value }))),
  ];
  const counted = names.filter((name) => COUNTED.includes(kindOf(kinds[name]!)));
  const so = (facts: Facts, n: number): Facts => ({
    ...facts,
    ...Object.fromEntries(counted.filter((name) => facts[name] !== undefined).map((name) => [name, n])),
  });
  return counted.length === 0 ? cases : cases.flatMap((facts) => [facts, so(facts, 0), so(facts, 1), so(facts, 2)]);
};
