/** Where a unit that waits beside the table could go: as a plan of the engine has it, or wherever there is room. */
import type { AnyUnit } from '@five-victories/engine';
import { refusal } from '@five-victories/engine/kernel';
import { length } from '@five-victories/engine/geometry';
import {
  headingOf,
  placedUnits,
  placingRefusal,
  roomRefusal,
  stationed,
  type Placing,
  type Unit,
} from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import type { Spot } from '../marks.js';
import { formationsFor, inFormation } from './ways.js';
import { isSingle, plansIn, shown, sideOf, type Placings } from './plan.js';
import { groundOf } from './ground.js';

const isFree = (desk: Desk, placings: Placings, unit: Unit, placing: Placing): boolean =>
  !placingRefusal(desk.match, unit, placing) &&
  !roomRefusal(
    desk.match,
    stationed(desk.match, unit, placing),
    placedUnits(shown(desk, placings)).filter(({ id }) => id !== unit.id),
  );

/** The ways the engine itself would place it. */
const proposalsFor = (desk: Desk, unit: Unit): readonly Placing[] =>
  isSingle(desk)
    ? (desk.match.decision?.options ?? []).flatMap((option) => {
        const { do: _do, ...placing } = option as { do: string } & Placing;
        return placing.unit === unit.id ? [placing] : [];
      })
    : plansIn(desk).flatMap((plan) => plan[unit.id] ?? []);

/** Facing the enemy, in the first formation it may be in. */
export const plainPlacing = (desk: Desk, unit: AnyUnit, { x, y }: Spot): Placing => {
  const placing: Placing = {
    unit: unit.id,
    x: length(Math.round(x)),
    y: length(Math.round(y)),
    heading: headingOf(sideOf(desk)),
  };
  const [known] = proposalsFor(desk, unit);
  if (known && known.aboard === undefined) return { ...known, x: placing.x, y: placing.y };
  const [formation] = formationsFor(desk, unit, unit.state);
  return formation === undefined ? placing : inFormation(desk, unit, placing, formation);
};

const ROWS = 12;
const COLUMNS = 60;

/** Rows from the border back, from the middle outwards. */
const spots = (desk: Desk): Spot[] => {
  const { west, east, south, north } = groundOf(desk);
  const isSouth = sideOf(desk) === 'south';
  const found: Spot[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const out = Math.ceil(column / 2) * (column % 2 === 0 ? 1 : -1);
      const back = ((row + 0.02) * (north - south)) / ROWS;
      found.push({
        x: (west + east) / 2 + (out * (east - west)) / COLUMNS,
        y: isSouth ? north - back : south + back,
      });
    }
  return found;
};

/** The first free place, if there is one. */
export const freeSpotFor = (desk: Desk, placings: Placings, unit: Unit): Placing | undefined => {
  const isGood = (placing: Placing): boolean =>
    isFree(desk, placings, unit, placing) && (!isSingle(desk) || !refusal(desk.match, { do: 'place', ...placing }));
  const planned = proposalsFor(desk, unit).find((placing) => placing.aboard === undefined && isGood(placing));
  if (planned) return planned;
  for (const spot of spots(desk)) {
    const placing = plainPlacing(desk, unit, spot);
    if (isGood(placing)) return placing;
  }
  return undefined;
};
