/** How much room there is on the round base of a Battle: GL-BATTLE-05, -06, GL-R-14. */
import { length, type Length } from '../../geometry/index.js';
import type { TabletopOptions } from '../../tabletop/rules.js';

export interface Size {
  readonly frontage: number;
  readonly depth: number;
}
type Basing = Readonly<Record<string, Size>>;

/** What decides about room; part of the options. */
interface Room {
  readonly basing: Basing;
  readonly battleCapacity: 'rows' | 'table';
  readonly capacityTable: Readonly<Record<string, number>>;
}
const roomOf = (options: TabletopOptions): Room => options as TabletopOptions & Room;

/** GL-BATTLE-05: 7 to 11 inches in steps of half an inch. */
export const DIAMETERS: readonly Length[] = Array.from({ length: 9 }, (_, i) => length(7000 + 500 * i));

/** Elements side by side in a row whose far border is half of `twice` from the centre. Whole numbers, so no rounding. */
const inRow = (diameter: number, twice: number, frontage: number): number => {
  const square = diameter * diameter - twice * twice;
  if (square < 0) return 0;
  const fits = (count: number): boolean => count * frontage * (count * frontage) <= square;
  const about = Math.floor(Math.sqrt(square) / frontage);
  return fits(about + 1) ? about + 1 : fits(about) ? about : about - 1;
};

/** Two rows of each kind, one ahead of the centre and one behind it. */
const pairs = (diameter: number, { frontage, depth }: Size, firstTwice: number): number => {
  let sum = 0;
  for (let twice = firstTwice; twice <= diameter; twice += 2 * depth) sum += 2 * inRow(diameter, twice, frontage);
  return sum;
};

/** GL-R-14: the larger of (a) a border of rows through the centre and (b) a row centred on it. */
export const rowsCapacity = (foot: Size, diameter: number): number => {
  const { frontage, depth } = foot;
  const throughCentre = pairs(diameter, foot, 2 * depth);
  const onCentre = inRow(diameter, depth, frontage) + pairs(diameter, foot, 3 * depth);
  return Math.max(throughCentre, onCentre);
};

/** Spaces on a base of this diameter; a diameter that is not in the agreed table counts by rows. */
export const capacityOf = (options: TabletopOptions, diameter: number): number => {
  const { basing, battleCapacity, capacityTable } = roomOf(options);
  const agreed = battleCapacity === 'table' ? capacityTable[String(diameter)] : undefined;
  return agreed ?? rowsCapacity(basing.foot!, diameter);
};

/** Spaces an element takes: a command element (`C`) as many as it covers of those of foot. */
export const spacesOf = (options: TabletopOptions, letter: string): number => {
  if (letter !== 'C') return 1;
  const { foot, command } = roomOf(options).basing;
  return Math.ceil(command!.frontage / foot!.frontage) * Math.ceil(command!.depth / foot!.depth);
};

/** Spaces that all these elements take. */
export const spacesOfAll = (options: TabletopOptions, letters: string): number =>
  [...letters].reduce((sum, letter) => sum + spacesOf(options, letter), 0);

/** The smallest base that holds so much, if any does. */
export const smallestDiameter = (options: TabletopOptions, spaces: number): Length | undefined =>
  DIAMETERS.find((diameter) => capacityOf(options, diameter) >= spaces);
