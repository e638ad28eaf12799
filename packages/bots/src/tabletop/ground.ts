/** How well a unit stands somewhere. No rule of play in here: it only looks. */
import { forward } from '@five-victories/engine/geometry';
import {
  commandRange,
  figureIn,
  figureOf,
  isColumn,
  isCommand,
  isFoot,
  isGun,
  isMounted,
  isOpenOrder,
  queryOf,
  sizeOf,
  type Place,
  type Placed,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import { enemiesOf, friendsOf, gap, INCH, isBehind, offOf, roughly } from './bearing.js';
import { roundOf } from './fight.js';
import { chancesOf, expectedHarm, isFighter, marksmen, standWorth } from './strength.js';

const WEIGHT = {
  fire: 0.9,
  /** Each inch between a unit and where it wants to be. */
  distance: 0.06,
  off: 0.25,
  charge: 0.25,
  flank: 0.4,
  intercept: 0.3,
  alone: 0.05,
  command: 0.4,
  column: 1,
  open: 0.3,
  bent: 0.6,
  defensive: 0.8,
  goal: 0.3,
} as const;

interface Shot {
  readonly target: string;
  readonly dice?: number;
  readonly needs?: number;
}

/** The best shot a unit would have from a place. */
export const bestShot = (match: TabletopMatch, unit: Placed, place: Place): number => {
  const there = { ...unit, place, fired: false };
  let best = 0;
  for (const { target, dice = 0, needs = 0 } of queryOf(match, there, { what: 'targets', unit: unit.id }) as Shot[]) {
    if (dice === 0) continue;
    const enemy = match.state.units[match.state.index[target]!]!;
    best = Math.max(best, expectedHarm(match, enemy, chancesOf(Array<number>(dice).fill(needs))));
  }
  return best;
};

const MUSKETS = 7.5;

const fireFrom = (match: TabletopMatch, unit: Placed, place: Place, nearest: number): number => {
  const gun = match.rules.types[unit.type]!.gun;
  if (gun ? unit.limbered : marksmen(match, unit) === 0 || nearest > MUSKETS) return 0;
  return WEIGHT.fire * bestShot(match, unit, place);
};

/** How near a unit wants to be to whom it goes for. */
const wantedRange = (match: TabletopMatch, unit: Placed): number => {
  const gun = match.rules.types[unit.type]!.gun;
  if (gun) return 8 + 4 * gun.length;
  if (isFoot(match, unit)) return marksmen(match, unit) > 0 ? 6 : 3.5;
  return 10;
};

/** What it may hope for if it charges whom it faces. */
const chargeFrom = (match: TabletopMatch, unit: Placed, place: Place, target: Placed, far: number): number => {
  const reach = match.rules.chargeAllowance(match, { ...unit, place }) / INCH;
  if (reach === 0 || far > reach || offOf(match, place, target) > 30) return 0;
  return WEIGHT.charge * Math.max(0, roundOf(match, unit, target, { outflanking: isBehind(place, target) }));
};

/** Enemy horse that could cut it off here. */
const interception = (match: TabletopMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const here = { ...unit, place };
  const reach = match.rules.numbers.intercept / INCH;
  let worst = 0;
  for (const enemy of enemies) {
    if (!isMounted(match, enemy) || !isFighter(match, enemy) || !isAhead(match, enemy, here, reach)) continue;
    worst = Math.max(worst, roundOf(match, enemy, here, { outflanking: isBehind(enemy.place, here) }));
  }
  return WEIGHT.intercept * worst;
};

/** Straight before the front of another, so near. */
const isAhead = (match: TabletopMatch, enemy: Placed, unit: Placed, reach: number): boolean => {
  const [from, to] = [figureOf(match, enemy), figureIn(match, unit, unit.place)];
  const { x, y } = forward(enemy.place.heading);
  const [dx, dy] = [to.x - enemy.place.x, to.y - enemy.place.y];
  const [along, across] = [dx * x + dy * y, Math.abs(dx * y - dy * x)];
  return along > 0 && along < reach * INCH + to.radius && across < from.radius + to.radius;
};

/** Enemies near that look at its flank or rear. */
const exposure = (match: TabletopMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const here = { ...unit, place };
  let worst = 0;
  for (const enemy of enemies) {
    if (!isFighter(match, enemy) || !isBehind(enemy.place, here)) continue;
    const reach = match.rules.chargeAllowance(match, enemy) / INCH;
    if (
      reach > 0 &&
      roughly(figureIn(match, unit, place), figureOf(match, enemy)) < reach &&
      offOf(match, enemy.place, here) < 20
    )
      worst = Math.max(worst, WEIGHT.flank * standWorth(match, unit));
  }
  return worst;
};

const formed = (unit: Placed, { formation }: Place, match: TabletopMatch): number => {
  if (isGun(match, unit) || isCommand(match, unit)) return 0;
  if (isColumn(formation)) return -WEIGHT.column;
  if (formation === 'defensiveBlock') return -WEIGHT.defensive;
  if (formation.startsWith('bent')) return -WEIGHT.bent;
  return isOpenOrder(formation) && sizeOf(unit) > 2 ? -WEIGHT.open : 0;
};

/** Far ahead of its friends a unit is alone. */
const straying = (match: TabletopMatch, unit: Placed, place: Place): number => {
  const way = unit.side === 'south' ? 1 : -1;
  const friends = friendsOf(match, unit).filter((friend) => isFighter(match, friend));
  if (friends.length === 0) return 0;
  const front = friends.reduce((sum, friend) => sum + friend.place.y, 0) / friends.length;
  const ahead = (way * (place.y - front)) / INCH;
  return -WEIGHT.alone * Math.max(0, ahead - (isMounted(match, unit) ? 8 : 5));
};

/** Places the side wants to hold, the more the later it is. */
const goalsFrom = (match: TabletopMatch, unit: Placed, place: Place): number => {
  const { victory, scenarioGoals, turnLimit = 20 } = match.state.options;
  if (victory !== 'scenario' || !isFighter(match, unit)) return 0;
  const late = WEIGHT.goal * (1 + match.state.turn / turnLimit);
  let best = 0;
  for (const { x, y, radius, points } of scenarioGoals[unit.side]) {
    const far = Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2) - radius / 2;
    best = Math.max(best, late * points * Math.max(0, 1 - Math.max(0, far) / (24 * INCH)));
  }
  return best;
};

interface Aim {
  readonly target: Placed;
  readonly far: number;
}

/** Whom it goes for: the nearest, rather one it can beat. */
const aimFrom = (match: TabletopMatch, unit: Placed, place: Place, enemies: readonly Placed[]): Aim | undefined => {
  let best: Aim | undefined;
  let least = Infinity;
  const figure = figureIn(match, unit, place);
  for (const target of enemies) {
    if (isCommand(match, target)) continue;
    const far = roughly(figure, figureOf(match, target));
    const like = far - (isMounted(match, unit) ? 2 * liking(match, unit, target) : 0);
    if (like < least) [best, least] = [{ target, far }, like];
  }
  return best && { target: best.target, far: gap(match, unit, place, best.target) };
};

const liking = (match: TabletopMatch, unit: Placed, target: Placed): number =>
  isGun(match, target) ? 2 : Math.max(-2, Math.min(2, roundOf(match, unit, target)));

/** How well a fighting unit or a gun stands at a place. */
const fighterAt = (match: TabletopMatch, unit: Placed, place: Place): number => {
  const enemies = enemiesOf(match, unit);
  const aim = aimFrom(match, unit, place, enemies);
  if (aim === undefined) return 0;
  const { target, far } = aim;
  const slow = isGun(match, unit) ? 0.3 : 1;
  return (
    fireFrom(match, unit, place, Math.min(far, nearestGap(match, unit, place, enemies))) +
    chargeFrom(match, unit, place, target, far) -
    slow * WEIGHT.distance * Math.max(0, far - wantedRange(match, unit)) -
    (WEIGHT.off * offOf(match, place, target)) / 180 -
    exposure(match, unit, place, enemies) -
    interception(match, unit, place, enemies) +
    straying(match, unit, place) +
    goalsFrom(match, unit, place) +
    formed(unit, place, match)
  );
};

const nearestGap = (match: TabletopMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const figure = figureIn(match, unit, place);
  let least = Infinity;
  for (const enemy of enemies) {
    const there = figureOf(match, enemy);
    const rough = roughly(figure, there) - (figure.radius + there.radius) / INCH;
    if (rough < least && rough < MUSKETS) least = Math.min(least, gap(match, unit, place, enemy));
  }
  return least;
};

const SAFE = 8;

/** A Commander: near those who need him, out of reach of those who want him. */
const commandAt = (match: TabletopMatch, unit: Placed, place: Place): number => {
  const figure = figureIn(match, unit, place);
  const range = commandRange(match, unit) / INCH;
  const enemies = enemiesOf(match, unit);
  let value = 0;
  for (const friend of friendsOf(match, unit)) {
    if (!isFighter(match, friend) || match.rules.types[friend.type]!.commands) continue;
    const far = roughly(figure, figureOf(match, friend)) - (figureOf(match, friend).radius / INCH) * 0.7;
    const near = enemies.reduce(
      (least, enemy) => Math.min(least, roughly(figureOf(match, friend), figureOf(match, enemy))),
      60,
    );
    value += (far <= range ? WEIGHT.command : -0.01 * far) * (near < 12 ? 1 : 0.4);
  }
  for (const enemy of enemies) {
    const far = roughly(figure, figureOf(match, enemy));
    const danger = isMounted(match, enemy) ? SAFE + 4 : SAFE;
    if (far < danger) value -= (danger - far) * 0.15;
  }
  return value;
};

export const standingAt = (match: TabletopMatch, unit: Placed, place: Place): number =>
  isCommand(match, unit) ? commandAt(match, unit, place) : fighterAt(match, unit, place);
