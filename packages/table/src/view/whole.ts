/** How many stands units had when the match began; what a set-up or a later match does not know was never more. */
import { sizeOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';

export const wholeIn =
  (first: ZonalMatch | undefined) =>
  (unit: Unit): number => {
    const before = first?.state.units[first.state.index[unit.id] ?? -1];
    return before ? sizeOf(before) : sizeOf(unit);
  };
