/** How large the bases of stands are drawn: the option `basing` of the match in mm, brought to one scale. */
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';

export interface Base {
  readonly width: number;
  readonly depth: number;
}

/** Drawing units for a mm; chosen so that a rank of three fills a third of a zone. */
const SCALE: Readonly<Record<string, number>> = { fine: 1.3, major: 0.96 };

export const scaleOf = (match: ZonalMatch): number => SCALE[match.rules.id] ?? 1;

const nameFor = (match: ZonalMatch, unit: Unit, letter: string): string[] => {
  if (letter === 'G') return ['gun'];
  const { arm } = match.rules.types[unit.type]!;
  return [arm, 'stand'];
};

export const baseOf = (match: ZonalMatch, unit: Unit, letter: string): Base => {
  const { basing } = match.state.options;
  const named = nameFor(match, unit, letter).find((name) => basing[name] !== undefined);
  const [width = 40, depth = 40] = (named === undefined ? undefined : basing[named]) ?? [];
  const scale = scaleOf(match);
  return { width: width * scale, depth: depth * scale };
};
