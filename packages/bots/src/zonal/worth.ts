/** How well a side stands, from plain facts of the state. No rule of play in here: it only looks. */
import { enemyOf, type Side } from '@five-victories/engine';
import {
  breakpoint,
  isDeployed,
  isEngaged,
  isVacant,
  thirdValue,
  uncontestedZones,
  wantedFace,
  withCommander,
  type Unit,
  type ZonalMatch,
  type Zone,
} from '@five-victories/engine/zonal';
import { blows, blowsOnto, isShooter, strengthOf, volley } from './strength.js';

const WON = 1000;
const WON_BY_A_LITTLE = 700;

const WEIGHT = {
  melee: 1,
  /** A fight that could be begun, a shot that could be fired. */
  threat: 0.3,
  fire: 0.5,
  /** Each zone between a unit and the nearest enemy; a turn needed before it can march. */
  distance: 0.45,
  turn: 0.3,
  reserve: 0.8,
  zone: 0.4,
  zoneAtTheEnd: 2.5,
  lead: 14,
  rout: 16,
  commander: 3,
  command: 0.5,
  defensive: 0.5,
  open: 0.2,
  /** Each enemy more in the zone than there are friends, from the second on. */
  crowd: 0.4,
  /** Among enemies, and no friend in this zone or beside it. */
  cutOff: 1.5,
} as const;

const DISASTER = 120;

const sign = (n: number): number => (n > 0 ? 1 : n < 0 ? -1 : 0);

/** How near the match is to its end: 0 at the start, 1 when the next count decides. */
const nearEnd = ({ state }: ZonalMatch): number => {
  const { turn, options, sides } = state;
  const broken = (side: Side): number => (sides[side].tally + 1) / (breakpoint(sides[side].counted) + 1);
  const late = options.turnLimit === undefined ? 0 : turn / options.turnLimit;
  return Math.min(1, Math.max(broken('south'), broken('north'), late * late));
};

const pointsOf = (match: ZonalMatch, side: Side): number => {
  const { victory, scenarioGoals } = match.state.options;
  const zones = uncontestedZones(match, side);
  if (victory !== 'scenario') return zones.length;
  let points = zones.length / 10;
  for (const goal of scenarioGoals[side]) if (zones.includes(goal.zone)) points += goal.points;
  return points;
};

// ---- one unit --------------------------------------------------------------------------------------------------------

/** Hand-to-hand combat to come, if all stands are dealt out evenly. */
const meleeOf = (match: ZonalMatch, unit: Unit): number => {
  let gain = -strengthOf(match, unit).perHit; // the hit that every engaged unit takes first
  for (const { with: id } of unit.contacts) {
    const enemy = match.state.units[match.state.index[id]!]!;
    const face = enemy.contacts.find((contact) => contact.with === unit.id)?.face ?? 'front';
    gain += (blowsOnto(match, unit, enemy, face) / unit.contacts.length) * strengthOf(match, enemy).perHit;
  }
  return gain * WEIGHT.melee;
};

/** The best fight this unit could begin where it stands. */
const threatOf = (match: ZonalMatch, unit: Unit, enemies: readonly Unit[]): number => {
  const { arm, perHit } = strengthOf(match, unit);
  if (arm === 'artillery' || unit.formation === 'defensive') return 0;
  let best = 0;
  for (const enemy of enemies) {
    const wanted = wantedFace(unit, enemy);
    const face = isVacant(enemy, wanted) ? wanted : 'left';
    const given = blowsOnto(match, unit, enemy, face) * strengthOf(match, enemy).perHit;
    const taken = blows(match, enemy, unit) * perHit * (isEngaged(enemy) ? 0.4 : 1);
    best = Math.max(best, given - taken);
  }
  const sure = withCommander(match, unit) ? 1 : unit.formation === 'attack' ? 0.6 : 0.3;
  return best * sure * WEIGHT.threat;
};

const fireOf = (match: ZonalMatch, unit: Unit, enemies: readonly Unit[]): number => {
  let total = 0;
  let targets = 0;
  for (const enemy of enemies) {
    if (isEngaged(enemy)) continue;
    total += volley(match, unit, enemy) * strengthOf(match, enemy).perHit;
    targets++;
  }
  return targets === 0 ? 0 : (total / targets) * WEIGHT.fire;
};

/** Waiting settles nothing: from turn to turn distance weighs more, so that matches end. */
const impatience = ({ state }: ZonalMatch): number => 1 + Math.min(state.turn, 20) / 8;

/** Whether a unit that looks this way has somebody ahead who is so many columns to the east and rows to the north. */
const AHEAD = {
  N: (_across: number, up: number): boolean => up > 0,
  S: (_across: number, up: number): boolean => up < 0,
  E: (across: number): boolean => across > 0,
  W: (across: number): boolean => across < 0,
} as const;

type Held = ReadonlyMap<Zone, number>;

/** How many of these units stand in each zone. */
const heldBy = (units: readonly Unit[]): Held => {
  const held = new Map<Zone, number>();
  for (const { zone } of units) held.set(zone, (held.get(zone) ?? 0) + 1);
  return held;
};

/** A unit among enemies whom nobody stands by. */
const exposureOf = (match: ZonalMatch, { zone }: Unit, own: Held, enemies: Held): number => {
  const place = match.table.places[zone];
  if (!place) return 0;
  const here = own.get(zone)!;
  const foes = enemies.get(zone) ?? 0;
  const crowd = foes > here ? WEIGHT.crowd * (foes - here) : 0;
  if (here > 1 || place.adjacent.some((near) => own.has(near))) return crowd;
  return foes > 0 || place.adjacent.some((near) => enemies.has(near)) ? crowd + WEIGHT.cutOff : crowd;
};

/** Far from every enemy, or turned away from the nearest, a unit does nothing for its side. */
const marchOf = (match: ZonalMatch, unit: Unit, enemies: Held): number => {
  const { places, reserves, rear } = match.table;
  const held = places[unit.zone];
  const { column, row } = held ?? places[reserves[unit.side].find(({ zone }) => zone === unit.zone)!.front]!;
  let least = 99;
  let ahead = false;
  for (const zone of enemies.keys()) {
    const place = places[zone];
    if (place === undefined) continue;
    const across = place.column - column;
    const up = place.row - row;
    const distance = Math.abs(across) + Math.abs(up);
    if (distance > least) continue;
    const faces = unit.facing !== undefined && AHEAD[unit.facing](across, up);
    ahead = distance < least ? faces : ahead || faces;
    least = distance;
  }
  if (least === 99) least = Math.abs(places[rear[enemyOf(unit.side)][0]!]!.row - row);
  const near = strengthOf(match, unit).arm === 'artillery' ? Math.max(0, least - 1) : least;
  const turned = held !== undefined && least > 0 && !ahead ? WEIGHT.turn : 0;
  return -WEIGHT.distance * impatience(match) * near - turned - (held === undefined ? WEIGHT.reserve : 0);
};

const standingOf = (match: ZonalMatch, unit: Unit, enemies: readonly Unit[]): number => {
  if (!isDeployed(unit)) return 0;
  if (isEngaged(unit)) return meleeOf(match, unit);
  let value = 0;
  const here = enemies.filter((enemy) => enemy.zone === unit.zone);
  if (here.length > 0) value += threatOf(match, unit, here);
  if (isShooter(match, unit)) {
    const adjacent = (match.rules.types[unit.type]!.gun?.[1] ?? 0) > 0 ? match.table.places[unit.zone]!.adjacent : [];
    value += fireOf(match, unit, here.length > 0 ? here : enemies.filter((enemy) => adjacent.includes(enemy.zone)));
  }
  if (unit.formation === 'defensive') value -= WEIGHT.defensive;
  if (unit.formation === 'open' && strengthOf(match, unit).arm !== 'artillery') value -= WEIGHT.open;
  return value;
};

// ---- one side --------------------------------------------------------------------------------------------------------

/** How near general retreat is, by how many more units are on the table than off it. */
const NARROW: readonly number[] = [-10, -4, -1];

/** Strictly more counted units off the table than on it lose the match at once. */
const retreatOf = (on: number, off: number): number => {
  const margin = on - off;
  return margin < 0 ? -DISASTER : (NARROW[margin] ?? 0);
};

const commanderOf = (match: ZonalMatch, side: Side, own: readonly Unit[], enemies: readonly Unit[]): number => {
  const at = match.state.sides[side].commander;
  if (at === undefined) return -WEIGHT.commander;
  const here = own.filter((unit) => unit.zone === at);
  const foes = enemies.some((enemy) => enemy.zone === at);
  const { column, row } = match.table.places[at]!;
  let near = 9;
  for (const enemy of enemies) {
    const place = match.table.places[enemy.zone];
    if (place) near = Math.min(near, Math.abs(place.column - column) + Math.abs(place.row - row));
  }
  return here.length * WEIGHT.command * (foes ? 1 : 0.4) - 0.1 * near - (here.length === 0 && foes ? 0.5 : 0);
};

const sideWorth = (match: ZonalMatch, side: Side, own: readonly Unit[], enemies: readonly Unit[]): number => {
  const { tally, counted } = match.state.sides[side];
  let value = commanderOf(match, side, own, enemies);
  let on = 0;
  let off = tally;
  for (const unit of own) {
    const { worth, arm } = strengthOf(match, unit);
    value += worth + standingOf(match, unit, enemies);
    if (arm === 'artillery') continue;
    if (isDeployed(unit)) on++;
    else off++;
  }
  const broken = tally / breakpoint(counted);
  return value + retreatOf(on, off) - WEIGHT.rout * broken * broken - (tally >= thirdValue(counted) ? 1 : 0);
};

/** What drives a side on. Nearness is the same for both, so only the side that asks feels it. */
const eagerness = (match: ZonalMatch, own: readonly Unit[], enemies: readonly Unit[], isCareful: boolean): number => {
  const [mine, theirs] = [heldBy(own), heldBy(enemies)];
  let value = 0;
  for (const unit of own) {
    if (isEngaged(unit)) continue;
    value += marchOf(match, unit, theirs);
    if (isCareful) value -= exposureOf(match, unit, mine, theirs);
  }
  return value;
};

const worthTo = (match: ZonalMatch, side: Side, isCareful: boolean): number => {
  const { outcome, units } = match.state;
  if (outcome) {
    if (outcome.winner === undefined) return 0;
    const won = outcome.result === match.rules.fullVictory ? WON : WON_BY_A_LITTLE;
    return outcome.winner === side ? won : -won;
  }
  const south: Unit[] = [];
  const north: Unit[] = [];
  for (const unit of units)
    if (unit.zone !== 'routed' && unit.zone !== 'unplaced') (unit.side === 'south' ? south : north).push(unit);
  const end = nearEnd(match);
  const points = pointsOf(match, 'south') - pointsOf(match, 'north');
  const value =
    sideWorth(match, 'south', south, north) -
    sideWorth(match, 'north', north, south) +
    points * (WEIGHT.zone + WEIGHT.zoneAtTheEnd * end * end) +
    sign(points) * WEIGHT.lead * end * end * end;
  return side === 'south'
    ? eagerness(match, south, north, isCareful) + value
    : eagerness(match, north, south, isCareful) - value;
};

/** The worth of the match to a side: nought when both stand alike, its eagerness apart. */
export const plainWorth = (match: ZonalMatch, side: Side): number => worthTo(match, side, false);

/** In the eyes of a careful player. */
export const worth = (match: ZonalMatch, side: Side): number => worthTo(match, side, true);
