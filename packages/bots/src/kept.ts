/** Units are replaced on write, so whatever follows from one unit, or from two, is reckoned once. */
export const kept = <M, U extends object, T>(reckon: (match: M, unit: U) => T): ((match: M, unit: U) => T) => {
  const known = new WeakMap<U, T>();
  return (match, unit) => {
    let value = known.get(unit);
    if (value === undefined) known.set(unit, (value = reckon(match, unit)));
    return value;
  };
};

type OfTwo<M, U> = (match: M, unit: U, target: U) => number;
export const keptOfTwo = <M, U extends object>(reckon: OfTwo<M, U>): OfTwo<M, U> => {
  const known = new WeakMap<U, WeakMap<U, number>>();
  return (match, unit, target) => {
    let row = known.get(unit);
    if (row === undefined) known.set(unit, (row = new WeakMap()));
    let value = row.get(target);
    if (value === undefined) row.set(target, (value = reckon(match, unit, target)));
    return value;
  };
};
