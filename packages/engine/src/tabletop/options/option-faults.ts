/** What the single options cannot know: areas that fit together, outlines, tables. */
import type { Fault } from '../../kernel/refusal.js';
import { SIDES } from '../../kernel/side.js';
import type { SharedCites } from '../cites/index.js';
import { outlineProblem } from './outline.js';
import type { TabletopOptions } from '../rules.js';
import { inchesOf } from '../terrain.js';
import { COMMAND_QUALITIES } from '../unit.js';

type Wrong = (where: string, because: string, rule?: string) => void;

export const optionFaults = (options: TabletopOptions, cite: SharedCites, path: string): Fault[] => {
  const faults: Fault[] = [];
  const wrong: Wrong = (where, because, rule) => {
    faults.push({ path: `${path}.${where}`, because, ...(rule === undefined ? {} : { rule }) });
  };
  shapeFaults(options, cite, wrong);
  tableFaults(options, cite, wrong);
  terrainFaults(options, cite, wrong);
  goalFaults(options, cite, wrong);
  return faults;
};

/** SV-FORM-02, -03: ranks that add up, none longer than the one before it. */
const shapeFaults = ({ shapes }: TabletopOptions, cite: SharedCites, wrong: Wrong): void => {
  for (const [size, all] of Object.entries(shapes ?? {})) {
    if (all.length === 0 || new Set(all.map(String)).size < all.length)
      wrong(`shapes.${size}`, `At least one shape is wanted for ${size} stands, and each only once.`, cite.shapes);
    for (const shape of all)
      if (shape.reduce((a, b) => a + b, 0) !== Number(size) || shape.some((n, i) => i > 0 && n > shape[i - 1]!))
        wrong(
          `shapes.${size}`,
          `The ranks [${shape.join(',')}] must add up to ${size}, none longer than the one before it.`,
          cite.shapes,
        );
  }
};

const DIE = 6;

const tableFaults = (
  { unitQualityTable, commandQualityTable }: TabletopOptions,
  cite: SharedCites,
  wrong: Wrong,
): void => {
  for (const [type, thrown] of Object.entries(unitQualityTable ?? {}))
    if (thrown.length !== DIE)
      wrong(
        `unitQualityTable.${type}`,
        `Six results are wanted, for 1 to 6, not ${thrown.length}.`,
        cite.unitQuality ?? cite.types,
      );
  for (const [type, row] of Object.entries(commandQualityTable ?? {})) {
    const highest = COMMAND_QUALITIES.map((quality) => row[quality].upTo);
    if (highest.at(-1) !== DIE || highest.some((n, i) => i > 0 && n < highest[i - 1]!))
      wrong(
        `commandQualityTable.${type}`,
        `The highest dice must rise to 6, and ${highest.join(', ')} do not.`,
        cite.commandQuality ?? cite.types,
      );
  }
};

/** SV-TERR-01: simple polygons, polylines for escarpments, all on the table; only hills have a level. */
const terrainFaults = ({ terrain, tableWidth, tableDepth }: TabletopOptions, cite: SharedCites, wrong: Wrong): void => {
  const [width, depth] = [inchesOf(tableWidth), inchesOf(tableDepth)];
  terrain.forEach(({ type, points, level }, i) => {
    const where = `terrain[${i}]`;
    const out = points.find(([x, y]) => x > width || y > depth);
    if (out)
      wrong(
        `${where}.points`,
        `[${out.join(', ')}] is not on a table of ${width} by ${depth} thousandths.`,
        cite.features,
      );
    const problem = outlineProblem(points, type !== 'escarpment');
    if (problem !== undefined) wrong(`${where}.points`, problem, cite.features);
    if (level !== undefined && type !== 'hill') wrong(`${where}.level`, 'Only a hill has a level.', cite.features);
  });
};

const goalFaults = (
  { scenarioGoals, tableWidth, tableDepth }: TabletopOptions,
  cite: SharedCites,
  wrong: Wrong,
): void => {
  for (const side of SIDES)
    for (const { x, y } of scenarioGoals[side])
      if (x > inchesOf(tableWidth) || y > inchesOf(tableDepth))
        wrong(`scenarioGoals.${side}`, `[${x}, ${y}] is not on the table.`, cite.scenario);
};
