/** Joining in: units close to a combat are drawn into it. SV-JOIN-02..07, SV-R-32..34. */
import {
  firstTouch,
  isWithin,
  leavesTable,
  moveOverlaps,
  overlaps,
  shift,
  touches,
  type Footprint,
  length as asLength,
  TOUCH,
} from '../../geometry/index.js';
import type { Side } from '../../kernel/side.js';
import { intoContact, type Advance } from '../../tabletop/moves/into-contact.js';
import { prohibitedTo } from '../../tabletop/moves/obstacles.js';
import { outflanks } from './outflank.js';
import { isCommand, isContact, isEngaged, isGun, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { enemiesOf, figureIn, figureOf, placedOf } from '../../tabletop/store.js';
import { isFormed, isPlaced, type UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { settle } from '../../tabletop/verbs.js';

/** A unit that is obliged to join in, the enemy it meets, and how. */
export interface Joining {
  readonly unit: Placed;
  readonly enemy: Placed;
  readonly advance: Advance;
}

/** SV-JOIN-02, GV-JOIN-02, -08, GV-R-83. */
const neverJoins = (match: ManoeuvreMatch, unit: Placed): boolean => {
  const { formation } = unit.place;
  const bound = match.rules.actedIsNotDone && (unit.reacted || unit.done);
  return (
    bound ||
    isGun(match, unit) ||
    isCommand(match, unit) ||
    !isFormed(formation) ||
    match.rules.tooWeak(match, unit) !== undefined
  );
};

/** SV-R-32, GV-R-32: with `strictJoinIn` a friend must not be newly touched, on the way either. */
const newlyTouchesFriend = (figure: Footprint, end: Footprint, length: number, friend: Footprint): boolean =>
  !touches(figure, friend) &&
  (touches(end, friend) || firstTouch(figure, shift(figure, 'front', length), friend) !== undefined);

/** SV-JOIN-04, GV-R-91: overlaps nothing on the way, and is in contact with this enemy and no other at its end. */
const isFree = (match: ManoeuvreMatch, unit: Placed, enemy: Placed, { length, place }: Advance): boolean => {
  const figure = figureOf(match, unit);
  const end = figureIn(match, unit, place);
  if (leavesTable(match.table, end) || !isContact(match, end, figureOf(match, enemy))) return false;
  const strict = isOn(match, 'strictJoinIn');
  for (const other of match.state.units) {
    if (other.id === unit.id || !isPlaced(other)) continue;
    const there = figureOf(match, other);
    if (overlaps(end, there) || moveOverlaps(figure, 'front', length, there)) return false;
    if (other.side !== unit.side) {
      if (other.id !== enemy.id && isContact(match, end, there)) return false;
    } else if (strict && newlyTouchesFriend(figure, end, length, there)) return false;
  }
  return prohibitedTo(match, unit, place.formation).every(
    ({ ground, isLine }) =>
      !overlaps(end, ground) && !moveOverlaps(figure, 'front', asLength(isLine ? length + 3 * TOUCH : length), ground),
  );
};

/** SV-JOIN-07, SV-R-34, GV-JOIN-07, GV-R-82: with `joinInChargeLimit` some foot must outflank mounted to join in. */
const isLimited = (match: ManoeuvreMatch, unit: Placed, enemy: Placed, { place }: Advance): boolean =>
  isOn(match, 'joinInChargeLimit') &&
  match.rules.mustOutflank(match, unit, enemy) &&
  !outflanks(match, unit, place, enemy, enemy.place);

/** SV-JOIN-03: within reach straight ahead of an enemy that is in contact with another unit of its side. */
const joiningOf = (match: ManoeuvreMatch, unit: Placed, fighting: readonly Placed[]): Joining | undefined => {
  const { join } = match.rules.numbers;
  for (const enemy of fighting) {
    const [one, two] = [figureOf(match, unit), figureOf(match, enemy)];
    const [dx, dy] = [one.x - two.x, one.y - two.y];
    const most = one.radius + two.radius + join + 20;
    if (dx * dx + dy * dy > most * most) continue;
    const advance = intoContact(match, unit, unit.place, enemy);
    if (!advance || !isWithin(advance.depth, join)) continue;
    if (isFree(match, unit, enemy, advance) && !isLimited(match, unit, enemy, advance)) return { unit, enemy, advance };
  }
  return undefined;
};

/** GV-JOIN-01: why a unit need not join in is of no interest; these must. With `among` only against those units. */
export const obligedOf = (
  match: ManoeuvreMatch,
  side: Side,
  handled: readonly UnitId[],
  among?: readonly UnitId[],
): Joining[] => {
  const found: Joining[] = [];
  let fighting: Placed[] | undefined;
  for (const unit of match.state.units) {
    if (unit.side !== side || !isPlaced(unit) || handled.includes(unit.id) || neverJoins(match, unit)) continue;
    fighting ??= enemiesOf(match, unit).filter(
      (enemy) => (!among || among.includes(enemy.id)) && isEngaged(match, enemy),
    );
    if (fighting.length === 0) return found;
    if (isEngaged(match, unit)) continue;
    const joining = joiningOf(match, unit, fighting);
    if (joining) found.push(joining);
  }
  return found;
};

/** SV-JOIN-06, GV-JOIN-05: straight forward into contact, without a marker. */
export const joinIn = (match: ManoeuvreMatch, id: UnitId, among?: readonly UnitId[]): void => {
  const unit = placedOf(match, id);
  const [joining] = obligedOf(match, unit.side, [], among).filter((each) => each.unit.id === id);
  if (!joining) throw new Error(`${id} has nobody to join in against.`);
  const { enemy, advance } = joining;
  settle(match, id, advance.place);
  match.tell?.({
    event: 'joined',
    rule: match.rules.cite.joinMoves,
    unit: id,
    target: enemy.id,
    by: advance.length,
    ...advance.place,
  });
};
