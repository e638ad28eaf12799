/** Which of the offered set-ups to take. It looks at the own army only: the other side's plan is secret. */
import type { Side } from '@five-victories/engine';
import {
  armOf,
  featuresFor,
  findUnit,
  isOnTable,
  sizeOf,
  unitsIn,
  type Placing,
  type SetUp,
  type ZonalChoice,
  type ZonalMatch,
} from '@five-victories/engine/zonal';

/** Horse on the wings, foot and guns inside; hills and woods for foot. */
const placeWorth = (match: ZonalMatch, { unit: id, zone, state }: Placing): number => {
  const unit = findUnit(match, id);
  if (unit === undefined) return 0;
  const placed = state === undefined ? unit : { ...unit, state };
  const arm = armOf(match, placed);
  const { columns } = match.state.options;
  if (!isOnTable(zone)) return arm === 'mounted' ? -0.5 : -1;
  const { column, restricted, advantage } = match.table.places[zone]!;
  const fromCentre = Math.abs(column - (columns - 1) / 2);
  const wing = arm === 'mounted' ? fromCentre / 2 : -fromCentre / 4;
  return 1 + wing + featuresFor(match, placed, advantage).length / 2 - (restricted && arm === 'mounted' ? 1 : 0);
};

/** Even lines: a crowd in one zone is a hole in another. */
const crowding = (zones: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  let crowd = 0;
  for (const count of counts.values()) crowd += count * count;
  return crowd / 8;
};

const planWorth = (match: ZonalMatch, plan: SetUp): number => {
  let value = -crowding(plan.units.map(({ zone }) => zone));
  for (const placing of plan.units) {
    value += placeWorth(match, placing);
    if (placing.zone === plan.commander) value += sizeOf(findUnit(match, placing.unit)!) / 20;
  }
  return value;
};

const standsIn = (match: ZonalMatch, zone: string, side: Side): number =>
  unitsIn(match, zone, side).reduce((stands, unit) => stands + sizeOf(unit), 0);

/** The worth of a choice in the set-up, or undefined for any other. */
export const setUpWorth = (match: ZonalMatch, choice: ZonalChoice): number | undefined => {
  const { side } = match.decision!;
  switch (choice.do) {
    case 'setup':
      return planWorth(match, choice);
    case 'confirm':
      return 1000; // the plan was the best one when it was made
    case 'place':
      return placeWorth(match, choice) - unitsIn(match, choice.zone, side).length / 4;
    case 'placeCommander':
      return standsIn(match, choice.to, side);
    default:
      return undefined;
  }
};
