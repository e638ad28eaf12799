/** How large the bases of stands are: the option `basing` of the match, in mm. */
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';

export interface Base {
  readonly width: number;
  readonly depth: number;
}

const nameFor = (match: ZonalMatch, unit: Unit, letter: string): string[] => {
  if (letter === 'G') return ['gun'];
  const { arm } = match.rules.types[unit.type]!;
  return [arm, 'stand'];
};

export const baseOf = (match: ZonalMatch, unit: Unit, letter: string): Base => {
  const { basing } = match.state.options;
  const named = nameFor(match, unit, letter).find((name) => basing[name] !== undefined);
  const [width = 40, depth = 40] = (named === undefined ? undefined : basing[named]) ?? [];
  return { width, depth };
};
