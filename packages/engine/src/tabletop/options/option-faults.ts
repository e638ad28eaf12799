/** What the single options cannot know: areas that fit together, outlines, tables. */
import type { Fault } from '../../kernel/refusal.js';
import { SIDES } from '../../kernel/side.js';
import type { SharedCites } from '../cites/index.js';
import { fault } from '../messages/index.js';
import { outlineFault } from './outline.js';
import type { TabletopOptions } from '../rules.js';
import { inchesOf } from '../terrain.js';
import { COMMAND_QUALITIES } from '../unit.js';

export const optionFaults = (options: TabletopOptions, cite: SharedCites, path: string): Fault[] => {
  const faults: Fault[] = [];
  shapeFaults(options, cite, path, faults);
  tableFaults(options, cite, path, faults);
  terrainFaults(options, cite, path, faults);
  goalFaults(options, cite, path, faults);
  return faults;
};

/** SV-FORM-02, -03: ranks that add up, none longer than the one before it. */
const shapeFaults = ({ shapes }: TabletopOptions, cite: SharedCites, path: string, faults: Fault[]): void => {
  for (const [size, all] of Object.entries(shapes ?? {})) {
    if (all.length === 0 || new Set(all.map(String)).size < all.length)
      faults.push(fault(`${path}.shapes.${size}`, cite.shapes, 'shapeWanted', { size: Number(size) }));
    for (const shape of all)
      if (shape.reduce((a, b) => a + b, 0) !== Number(size) || shape.some((n, i) => i > 0 && n > shape[i - 1]!))
        faults.push(
          fault(`${path}.shapes.${size}`, cite.shapes, 'ranksAddUp', {
            ranks: shape.map(String),
            size: Number(size),
          }),
        );
  }
};

const DIE = 6;

const tableFaults = (
  { unitQualityTable, commandQualityTable }: TabletopOptions,
  cite: SharedCites,
  path: string,
  faults: Fault[],
): void => {
  for (const [type, thrown] of Object.entries(unitQualityTable ?? {}))
    if (thrown.length !== DIE)
      faults.push(
        fault(`${path}.unitQualityTable.${type}`, cite.unitQuality ?? cite.types, 'sixResults', {
          given: thrown.length,
        }),
      );
  for (const [type, row] of Object.entries(commandQualityTable ?? {})) {
    const highest = COMMAND_QUALITIES.map((quality) => row[quality].upTo);
    if (highest.at(-1) !== DIE || highest.some((n, i) => i > 0 && n < highest[i - 1]!))
      faults.push(
        fault(`${path}.commandQualityTable.${type}`, cite.commandQuality ?? cite.types, 'diceMustRise', {
          dice: highest.map(String),
        }),
      );
  }
};

/** SV-TERR-01: simple polygons, polylines for escarpments, all on the table; only hills have a level. */
const terrainFaults = (
  { terrain, tableWidth, tableDepth }: TabletopOptions,
  cite: SharedCites,
  path: string,
  faults: Fault[],
): void => {
  const [width, depth] = [inchesOf(tableWidth), inchesOf(tableDepth)];
  terrain.forEach(({ type, points, level }, i) => {
    const where = `${path}.terrain[${i}]`;
    const out = points.find(([x, y]) => x > width || y > depth);
    if (out)
      faults.push(fault(`${where}.points`, cite.features, 'pointOffTable', { x: out[0], y: out[1], width, depth }));
    const crooked = outlineFault(points, type !== 'escarpment', `${where}.points`, cite.features);
    if (crooked) faults.push(crooked);
    if (level !== undefined && type !== 'hill') faults.push(fault(`${where}.level`, cite.features, 'onlyHillLevel'));
  });
};

const goalFaults = (
  { scenarioGoals, tableWidth, tableDepth }: TabletopOptions,
  cite: SharedCites,
  path: string,
  faults: Fault[],
): void => {
  for (const side of SIDES)
    for (const { x, y } of scenarioGoals[side])
      if (x > inchesOf(tableWidth) || y > inchesOf(tableDepth))
        faults.push(fault(`${path}.scenarioGoals.${side}`, cite.scenario, 'goalOffTable', { x, y }));
};
