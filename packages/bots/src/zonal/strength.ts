/** What units are worth, and what they may expect of blows and shots. Numbers come from the tables of the game. */
import {
  advantageOf,
  armOf,
  combatValue,
  diceOf,
  fireNumber,
  isEngaged,
  markersFor,
  sizeOf,
  type Arm,
  type Unit,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { kept, keptOfTwo } from '../kept.js';

export interface Strength {
  readonly arm: Arm;
  readonly fires: boolean;
  /** What the unit is worth with its hits, and what one hit more would cost it. */
  readonly worth: number;
  readonly perHit: number;
}

/** A unit that still stands, over and above its stands: it counts for the breakpoint. */
const STANDING = 6;
/** With this many stands to lose before it routs a unit stands safely. */
const SAFE = 3;
const MARKSMAN = 1;
/** What a stand gains in worth with each hit that its quality adds to an attack. */
const QUALITY = 0.15;

/** What quality adds to an attack that hits at all, if quality counts in this match. */
const addedTo = (match: ZonalMatch, unit: Unit, hits: number): number => markersFor(match, unit, hits) - hits;

/** Stands that fire, as the game counts them: the first summand of a shot's dice. */
const marksmen = (match: ZonalMatch, unit: Unit): number =>
  match.rules.canFire(match, unit) ? match.rules.fireDice(match, unit, unit)[0]!.by : 0;

const reckonGun = (match: ZonalMatch, unit: Unit): Strength => {
  const type = match.rules.types[unit.type]!;
  const hitsPerStand = type.hitsPerStand ?? match.rules.hitsPerStand;
  const whole = 2 + (type.gun?.[0] ?? 0);
  const left = Math.max(0, 1 - unit.hits / hitsPerStand);
  return { arm: 'artillery', fires: true, worth: whole * left, perHit: whole / hitsPerStand };
};

/** A hit is a part of a stand; a unit near its end is worth less than its stands. */
export const strengthOf = kept((match: ZonalMatch, unit: Unit): Strength => {
  const arm = armOf(match, unit);
  if (arm === 'artillery') return reckonGun(match, unit);
  const size = sizeOf(unit);
  const { hitsPerStand } = match.rules;
  const letters = unit.layout.replace(/[^A-Z]/g, '');
  let all = MARKSMAN * marksmen(match, unit);
  for (const stand of letters) all += match.rules.basicValue(unit, stand);
  const stand = all / size;
  const left = Math.max(0, size - unit.hits / hitsPerStand - 1);
  const gone = size - Math.floor(unit.hits / hitsPerStand) <= 1;
  const quality = 1 + QUALITY * addedTo(match, unit, size);
  const body = stand * left * quality + STANDING * Math.min(1, left / SAFE);
  return {
    arm,
    fires: match.rules.canFire(match, unit),
    worth: gone ? body / 4 : stand + body,
    perHit: (stand * quality + (left < SAFE ? STANDING / SAFE : 0)) / hitsPerStand,
  };
});

/** The hits all stands of a unit may expect on the target from the front. */
export const blows = keptOfTwo((match: ZonalMatch, unit: Unit, target: Unit) => {
  const values: number[] = [];
  const known: Record<string, number> = {};
  for (const stand of unit.layout)
    if (stand >= 'A' && stand <= 'Z') values.push((known[stand] ??= combatValue(match, unit, stand, target).cv));
  values.sort((a, b) => b - a);
  const thrown = Math.max(0, values.length - advantageOf(match, target));
  let hits = 0;
  for (let i = 0; i < thrown; i++) hits += values[i]! / 6;
  return thrown === 0 ? 0 : hits + addedTo(match, unit, thrown) * Math.min(1, hits);
});

/** What re-throws add on a flank or on the rear. */
export const blowsOnto = (match: ZonalMatch, unit: Unit, target: Unit, face: string): number => {
  const plain = blows(match, unit, target);
  if (face === 'front' || target.formation === 'defensive') return plain;
  const dice = sizeOf(unit);
  const chance = Math.min(1, plain / dice);
  const again = (face === 'rear' ? dice : Math.min(2, dice)) * (1 - chance);
  return plain + again * chance;
};

/** The hits a unit may expect of a shot. */
export const volley = keptOfTwo(
  (match: ZonalMatch, unit: Unit, target: Unit) => (diceOf(match, unit, target) * fireNumber(match, unit)) / 6,
);

export const isShooter = (match: ZonalMatch, unit: Unit): boolean => !isEngaged(unit) && strengthOf(match, unit).fires;
