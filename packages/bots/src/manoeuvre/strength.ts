/** What units are worth, and what throws may be expected to cost. Numbers come from the tables of the game. */
import { hitChances } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch, Placed, Unit } from '@five-victories/engine/manoeuvre';
import { breakpoint, isCommand, isFoot, isGun, sizeOf } from '@five-victories/engine/tabletop';

const D6 = 6;
const WORTH = { cv: 0.2, marksman: 0.3, gun: 0.5, command: 3 } as const;
/** A hit that costs no stand yet may still be the first half of one. */
const HALF = 0.15;
/** A unit that is gone leaves a hole in the line, besides its stands. */
const GONE = 1;
const STAKE = 2;

/** What one of its stands is worth, a pike or a horse being about 1. */
export const standWorth = (match: ManoeuvreMatch, unit: Unit): number => {
  const { gun, range } = match.rules.types[unit.type]!;
  if (range !== undefined) return WORTH.command;
  if (gun) return 1 + WORTH.gun * gun[0]!;
  let all = 0;
  for (const stand of unit.stands)
    all += WORTH.cv * match.rules.basicValue(unit, stand) + (match.rules.isMusket(unit, stand) ? WORTH.marksman : 0);
  return all / Math.max(1, sizeOf(unit)) + 0.2;
};

// ---- units that are whole or gone -----------------------------------------------------------------------------------------

/** That a unit is there at all, the less sure the fewer points it has; and what each point can do. */
const WHOLE = { unit: 3, frail: 3, cv: 0.06, chief: 2 } as const;

/** What a unit is worth with so many strength points left. */
const pointsWorth = (match: ManoeuvreMatch, unit: Unit, left: number): number => {
  if (left <= 0) return 0;
  const there = (WHOLE.unit + (isCommand(match, unit) ? WHOLE.chief : 0)) * (left / (left + WHOLE.frail));
  return there + left * WHOLE.cv * match.rules.basicValue(unit, unit.stands[0]!);
};

// ---- all units -------------------------------------------------------------------------------------------------------------

/** What a unit is worth now, whole as it is. */
export const unitWorth = (match: ManoeuvreMatch, unit: Unit): number =>
  match.rules.strengthIn === 'points'
    ? pointsWorth(match, unit, match.rules.leftAfter(unit, match.rules.hitsOf(unit)))
    : sizeOf(unit) * standWorth(match, unit);

/** The chance of each number of hits with dice that need these numbers. */
export const chancesOf = (needs: readonly number[]): number[] => hitChances(needs, D6);

/** What a unit is poorer by with so many markers on it in all. */
const costOf = (match: ManoeuvreMatch, unit: Unit, hits: number): number => {
  const left = match.rules.leftAfter(unit, hits);
  if (match.rules.strengthIn === 'points') return 0 - pointsWorth(match, unit, left);
  const size = sizeOf(unit);
  const lost = size - left;
  const odd = left > 0 ? HALF * (hits - lost * match.rules.numbers.hitsPerStand) : 0;
  return (lost + odd) * standWorth(match, unit) + (lost >= size - 1 && lost > 0 ? GONE : 0);
};

/** The nearer an army is to its breakpoint, the more each loss weighs. */
const stakeOf = ({ state }: ManoeuvreMatch, { side }: Unit): number => {
  const { tally, size } = state.sides[side];
  const broken = tally / breakpoint(size);
  return 1 + STAKE * broken * broken;
};

/** What so many hits more cost it; hits that are laid aside count already. */
export const harmOf = (match: ManoeuvreMatch, unit: Unit, hits: number): number => {
  const now = match.rules.hitsOf(unit);
  return stakeOf(match, unit) * (costOf(match, unit, now + hits) - costOf(match, unit, now));
};

/** What a throw may be expected to cost it; `more` hits are sure. */
export const expectedHarm = (match: ManoeuvreMatch, unit: Unit, chances: readonly number[], more = 0): number =>
  chances.reduce((sum, chance, hits) => sum + chance * harmOf(match, unit, hits + more), 0);

/** What it fires with in the firing phase; guns are no marksmen. */
export const marksmen = (match: ManoeuvreMatch, unit: Unit): number =>
  isGun(match, unit) ? 0 : match.rules.firepower(match, unit, false);

/** The dice of a volley at a charger before the front. */
export const volleyOf = (match: ManoeuvreMatch, unit: Placed, target: Placed): number[] => {
  let dice = 0;
  const power = match.rules.firepower(match, unit, true);
  for (const { by } of match.rules.fireDice(match, unit, target, power, 0)) dice += by;
  return Array<number>(Math.max(0, dice)).fill(match.rules.fireHits(match, unit));
};

/** Somebody to fight with: no gun, no Commander, and strong enough. */
export const isFighter = (match: ManoeuvreMatch, unit: Unit): boolean =>
  !isGun(match, unit) && !isCommand(match, unit) && match.rules.tooWeak(match, unit) === undefined;

/** Whether it may meet a charger with fire. */
export const mayFire = (match: ManoeuvreMatch, unit: Unit): boolean =>
  !unit.fired && isFoot(match, unit) && match.rules.firepower(match, unit, true) > 0;
