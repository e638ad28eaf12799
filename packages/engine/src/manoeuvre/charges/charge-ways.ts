/** Charges being thought of: with which pivots one is possible, where it ends, who could stop it, what it needs. */
import { tenths, type Angle, type Length } from '../../geometry/index.js';
import { refusal as refusalOf } from '../../kernel/match.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { Charge } from '../../tabletop/choices.js';
import { inCommand } from '../command.js';
import type { Chance } from '../../tabletop/query.js';
import { findUnit } from '../../tabletop/store.js';
import { isPlaced, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { outflanks } from '../melee/outflank.js';
import { largestPivot } from '../moves/pivot.js';
import { windowOf } from '../moves/run.js';
import type { ManoeuvreMatch } from '../rules.js';
import { breakingThrough } from './break-through.js';
import { chancesOf } from './chances.js';
import { chargePath, type ChargePath } from './charge-path.js';
import { chargeAt, pivotsTo, reachOf } from './charges.js';

/** The unit as it charges, and how far. */
interface Charging {
  readonly charger: Placed;
  readonly allowance: Length;
  /** SV-BREAK-03: a break-through charge needs no test. */
  readonly isFree: boolean;
}

export const chargingOf = (match: ManoeuvreMatch, unit: Placed): Charging => {
  const through = breakingThrough(match, unit);
  return through
    ? { charger: through.charger, allowance: through.reach, isFree: true }
    : { charger: unit, allowance: match.rules.chargeAllowance(match, unit), isFree: false };
};

interface Way {
  readonly path: ChargePath;
  readonly interceptors: readonly Chance[];
}

export const mustTest = (match: ManoeuvreMatch, unit: Placed, { isFree }: Charging): boolean =>
  !isFree && !inCommand(match, unit);

/** undefined: it has no way. */
export const wayOf = (
  match: ManoeuvreMatch,
  unit: Placed,
  { charger, allowance }: Charging,
  charge: Charge,
): Way | undefined => {
  const { path } = chargePath(match, charger, charge, allowance);
  if (!path) return undefined;
  const { from, length, past } = path;
  const run = windowOf(unit.id, from, 'front', charge.extend ? allowance : length, { target: charge.target, past });
  return { path, interceptors: chancesOf(match, run) };
};

/** How far it charges at most without an extension. */
export const chargeAllowance = (match: ManoeuvreMatch, unit: Placed): Length => chargingOf(match, unit).allowance;

/** Where a charge would end if nobody stopped it. */
export const chargeEnd = (match: ManoeuvreMatch, unit: Placed, charge: Charge): Place | undefined => {
  const { charger, allowance } = chargingOf(match, unit);
  return chargePath(match, charger, charge, allowance).path?.to;
};

/** A charge that may be ordered now, or not, and all there is to be said of it. */
export interface ChargeWay {
  readonly charge: Charge;
  readonly refusal: Refusal | undefined;
  /** Its way, when it has one. */
  readonly path: ChargePath | undefined;
  readonly interceptors: readonly Chance[];
  /** The highest die that passes its test; undefined: it need not test. */
  readonly needs: number | undefined;
  /** Whether the charger will outflank the target where it stands now. */
  readonly outflanks: boolean;
}

export const chargeWay = (match: ManoeuvreMatch, unit: Placed, charge: Charge): ChargeWay => {
  const charging = chargingOf(match, unit);
  const { path, interceptors = [] } = wayOf(match, unit, charging, charge) ?? {};
  const target = findUnit(match, charge.target);
  return {
    charge,
    refusal: refusalOf(match, charge),
    path,
    interceptors,
    needs: mustTest(match, unit, charging) ? match.rules.chargeTest(match, unit) : undefined,
    outflanks: path !== undefined && isPlaced(target!) && outflanks(match, unit, path.to, target, target.place),
  };
};

/** The charge at a target with this pivot, extended where it must be and may be; legal or not. */
export const chargeBy = (
  match: ManoeuvreMatch,
  unit: Placed,
  target: Placed,
  pivot: Angle,
  leaveTable = false,
): Charge => {
  const { charger, allowance } = chargingOf(match, unit);
  const leaving = leaveTable ? { leaveTable } : {};
  const plain: Charge = { do: 'charge', target: target.id, ...(pivot === 0 ? {} : { pivot }), ...leaving };
  const found = chargeAt(match, charger, target, pivot, allowance, reachOf(match, charger, allowance));
  const extended = found?.extend ? { ...plain, extend: true } : undefined;
  return extended && !refusalOf(match, extended) ? extended : plain;
};

/** The pivot that brings a charger straight at a target, as far as it may pivot. */
export const pivotAt = (match: ManoeuvreMatch, unit: Placed, target: Placed): Angle => {
  const { charger } = chargingOf(match, unit);
  return pivotsTo(match, charger, target, largestPivot(match, charger, charger.place)).at(-1)!;
};

/** How many pivots either way are tried, besides those straight at the target. */
const PIVOTS = 6;

const fanTo = (match: ManoeuvreMatch, charger: Placed, target: Placed): Angle[] => {
  const most = largestPivot(match, charger, charger.place);
  const straight = pivotsTo(match, charger, target, most);
  if (charger.pivoted) return straight;
  const fan = Array.from({ length: 2 * PIVOTS + 1 }, (_, i) => tenths(Math.round((most * (i - PIVOTS)) / PIVOTS)));
  return [...new Set([...straight, ...fan])];
};

/** The charges at a target that may be ordered now, the smaller the pivot the sooner. */
export const chargeWays = (match: ManoeuvreMatch, unit: Placed, target: Placed, leaveTable = false): Charge[] =>
  fanTo(match, chargingOf(match, unit).charger, target)
    .map((pivot) => chargeBy(match, unit, target, pivot, leaveTable))
    .filter((charge) => !refusalOf(match, charge))
    .sort((a, b) => Math.abs(a.pivot ?? 0) - Math.abs(b.pivot ?? 0));
