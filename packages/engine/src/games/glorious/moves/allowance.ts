/** How far and at what price: GL-MOVE-05..09, -14, GL-TERR-04, GL-R-19, -60. */
import {
  firstOverlap,
  length,
  moveOverlaps,
  overlaps,
  turn,
  type Angle,
  type Length,
  type Point,
  type Side,
} from '../../../geometry/index.js';
import { isOn } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { figureIn } from '../../../tabletop/store.js';
import type { Place } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';
import { allowanceOf, BY_HORSE, PROLONG, PROLONGED, STEP_BACK } from '../tables.js';
import { typeNamed } from '../units.js';
import { isArtillery, isMountedUnit } from '../who.js';

/** Before the ground slows it; a step back and a gun that is prolonged have their own. */
export const moveOf = (unit: Unit, rides: boolean, back: boolean): Length => {
  if (back) return STEP_BACK;
  if (rides) return BY_HORSE.most;
  return isArtillery(unit) && !unit.limbered ? PROLONG : allowanceOf(typeNamed(unit)).move;
};

export const chargeReach = (unit: Unit): Length => allowanceOf(typeNamed(unit)).charge;

const restricted = (match: GloriousMatch, unit: Unit) =>
  match.table.features.length > 0 && (unit.byHorse || isMountedUnit(unit))
    ? match.table.features.filter(({ effect }) => effect.restricted)
    : [];

/** GL-TERR-04: whether the ground slows it at the start, on the path or at the end. */
export const isSlowed = (match: GloriousMatch, unit: Placed, place: Place, side: Side, by: number): boolean => {
  const figure = figureIn(match, unit, place);
  return restricted(match, unit).some(
    ({ ground }) => overlaps(figure, ground) || moveOverlaps(figure, side, length(Math.round(by)), ground),
  );
};

/** Whether it stands on ground that slows it. */
export const isOnRestricted = (match: GloriousMatch, unit: Placed, place: Place): boolean => {
  const features = restricted(match, unit);
  return features.some(({ ground }) => overlaps(figureIn(match, unit, place), ground));
};

/** Whether a wheel about this point takes it over such ground; where only the end of a turn counts, only there. */
export const wheelsOverRestricted = (match: GloriousMatch, unit: Placed, corner: Point, by: Angle): boolean =>
  !isOn(match, 'turnsEndOnly') &&
  restricted(match, unit).some(
    ({ ground }) => firstOverlap(figureIn(match, unit, unit.place), turn(corner, by), ground) !== undefined,
  );

/** GL-R-60: with `restrictedOneFunction` the ground costs a function instead. */
export const halvesAllowance = (match: GloriousMatch): boolean => !isOn(match, 'restrictedOneFunction');

/** GL-MOVE-04, GL-R-60: how many functions a formation has when it begins to act. */
export const functionsOf = (match: GloriousMatch, unit: Placed): number =>
  isOn(match, 'restrictedOneFunction') && isOnRestricted(match, unit, unit.place) ? 1 : 2;

/** GL-MOVE-05..09: the price of each function, and how far a turn goes; what is not listed is not open. */
export interface Tariff {
  readonly rule: string;
  readonly costs: Readonly<Record<string, number>>;
  readonly turn: Angle;
}

const COMMAND: Tariff = {
  rule: 'GL-MOVE-05',
  costs: { turn: 1, aboutFace: 1, move: 1, charge: 2 },
  turn: 1800 as Angle,
};
const UNIT: Tariff = {
  rule: 'GL-MOVE-06',
  costs: { turn: 1, aboutFace: 1, move: 1, changeFormation: 2, charge: 2 },
  turn: 900 as Angle,
};
/** GL-R-21. */
const FOOT: Tariff = { ...UNIT, costs: { ...UNIT.costs, stepBack: 1 } };
const BATTLE: Tariff = { rule: 'GL-MOVE-07', costs: { turn: 2, aboutFace: 2, move: 2, charge: 2 }, turn: 450 as Angle };
/** GL-ART-02, GL-R-32. */
const UNLIMBERED: Tariff = { rule: 'GL-MOVE-08', costs: { turn: 2, limber: 2 }, turn: 450 as Angle };
const LIGHT_PIECE: Tariff = { ...UNLIMBERED, costs: { ...UNLIMBERED.costs, prolong: 2 } };
/** GL-ART-05. */
const LIMBERED: Tariff = { rule: 'GL-MOVE-09', costs: { turn: 1, move: 1, unlimber: 2 }, turn: 1800 as Angle };

export const tariffOf = (unit: Unit): Tariff => {
  const { what, arm } = typeNamed(unit);
  if (what === 'battle') return BATTLE;
  if (arm === 'command') return COMMAND;
  if (arm === 'foot') return FOOT;
  if (arm !== 'artillery') return UNIT;
  if (unit.limbered) return LIMBERED;
  return PROLONGED.includes(what) ? LIGHT_PIECE : UNLIMBERED;
};
