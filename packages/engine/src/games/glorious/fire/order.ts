/** An order to fire, read and judged: GL-FIRE-01..05, -20, -22, P6.1. */
import { distance, isWithin, leavesTable } from '../../../geometry/index.js';
import { isRefusal, type Refusal } from '../../../kernel/refusal.js';
import { absentRefusal, isEngaged, isOn, ownRefusal, unknownUnit } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureIn, figureOf, findUnit } from '../../../tabletop/store.js';
import { isPlaced, type Place } from '../../../tabletop/unit.js';
import type { Fire, Volley } from '../choices.js';
import { refuse } from '../messages/index.js';
import { pivotedPlace, pivotRefusal } from '../moves/wheel.js';
import { longestRange } from '../tables.js';
import { isMissileLetter } from '../units.js';
import { countsOf, isArtillery, isBattle } from '../who.js';
import { diceOf, reckon, type Counts } from './dice.js';
import { fightRefusal, gunRefusal, laneOf, missileRefusal, rangeRefusal, reachOf } from './zones.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

export interface Shot {
  readonly target: Placed;
  readonly counts: Counts;
}
export interface FireOrder {
  readonly unit: Placed;
  readonly place: Place;
  readonly shots: readonly Shot[];
}

/** Its elements that shoot. */
export const shootersOf = (unit: Placed): Counts =>
  isArtillery(unit) ? countsOf(unit.stands) : countsOf([...unit.stands].filter(isMissileLetter).join(''));

const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

export const firerRefusal = (match: GloriousMatch, unit: Placed): WhyNot => {
  const facts = { unit: unit.id };
  if (unit.fired) return refuse('GL-FIRE-04', 'firedInPhase', facts);
  if (reachOf(match, unit) === 0) return refuse('GL-FIRE-01', 'nothingToFireWith', facts);
  if (!isArtillery(unit)) return undefined;
  if (unit.limbered) return refuse('GL-FIRE-01', 'limberedCannotFire', facts);
  return isEngaged(match, unit) ? refuse('GL-FIRE-02', 'engagedGunSilent', facts) : undefined;
};

/** GL-R-45: those of these elements that reach a target. */
const reachingOf = (match: GloriousMatch, unit: Placed, target: Placed, counts: Counts): Counts => {
  const range = distance(figureOf(match, unit), figureOf(match, target));
  return Object.fromEntries(
    Object.entries(counts).filter(([letter, n]) => n > 0 && isWithin(range, longestRange(letter))),
  );
};

/** What a volley asks for: so many elements, of a Battle by letter; all that reach and are left by default. */
const wanted = (
  match: GloriousMatch,
  unit: Placed,
  target: Placed,
  { elements }: Volley,
  left: Counts,
): Counts | Refusal => {
  const facts = { unit: unit.id, target: target.id };
  const range = distance(figureOf(match, unit), figureOf(match, target));
  const reaching = reachingOf(match, unit, target, left);
  if (elements === undefined) return totalOf(reaching) > 0 ? reaching : refuse('GL-FIRE-04', 'noElementLeftFor', facts);
  if (typeof elements === 'number' && isBattle(unit) && Object.keys(shootersOf(unit)).length > 1)
    return refuse('GL-FIRE-20', 'sayHowManyFire', facts);
  const counts: Counts = typeof elements === 'number' ? { [Object.keys(shootersOf(unit))[0]!]: elements } : elements;
  for (const [letter, n] of Object.entries(counts)) {
    if (n > 0 && shootersOf(unit)[letter] === undefined)
      return refuse('GL-FIRE-01', 'noneOfTheseFire', { unit: unit.id, letter });
    if (n > (left[letter] ?? 0))
      return refuse('GL-FIRE-04', 'fewLeftToFire', { unit: unit.id, letter, left: left[letter] ?? 0, n });
    if (n > 0 && !isWithin(range, longestRange(letter)))
      return refuse('GL-FIRE-07', 'tooFarForThese', { ...facts, letter, distance: range });
  }
  return totalOf(counts) > 0 ? counts : refuse('GL-FIRE-04', 'nobodyNamedToFire', facts);
};

/** GL-R-37: all that reach a target; with `oneWeaponPerVolley` those of each weapon by themselves. */
export const volleysAt = (match: GloriousMatch, unit: Placed, target: Placed): readonly Volley[] => {
  const all: Volley = { target: target.id };
  if (!isOn(match, 'oneWeaponPerVolley') || isArtillery(unit)) return [all];
  const reaching = reachingOf(match, unit, target, shootersOf(unit));
  const letters = Object.keys(reaching);
  return letters.length > 1 ? letters.map((letter) => ({ ...all, elements: { [letter]: reaching[letter]! } })) : [all];
};

const targetOf = (match: GloriousMatch, unit: Placed, id: string, before: readonly Shot[]): Placed | Refusal => {
  const target = findUnit(match, id);
  if (!target) return unknownUnit(match, id)!;
  const facts = { unit: unit.id, target: id };
  if (target.side === unit.side) return refuse('GL-FIRE-01', 'targetIsFriend', facts);
  if (!isPlaced(target))
    return absentRefusal(match, target, target.aboard === undefined ? 'GL-FIRE-01' : 'GL-BATTLE-09');
  if (before.some((shot) => shot.target.id === id)) return refuse('GL-FIRE-05', 'oneVolleyEach', facts);
  return fightRefusal(match, unit, target) ?? target;
};

/** Elements of a letter that volleys still to come name for themselves. */
const claimed = (later: readonly Volley[], letter: string): number =>
  later.reduce((sum, { elements }) => {
    if (elements === undefined) return sum;
    return sum + (typeof elements === 'number' ? elements : (elements[letter] ?? 0));
  }, 0);

const less = (counts: Counts, off: (letter: string) => number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([letter, n]) => [letter, Math.max(0, n - off(letter))]));

const missileShots = (match: GloriousMatch, unit: Placed, at: readonly Volley[]): Shot[] | Refusal => {
  const shots: Shot[] = [];
  let left: Counts = shootersOf(unit);
  for (const [i, volley] of at.entries()) {
    const target = targetOf(match, unit, volley.target, shots);
    if (isRefusal(target)) return target;
    const far = rangeRefusal(match, unit, target);
    if (far) return far;
    const mine = volley.elements === undefined ? less(left, (letter) => claimed(at.slice(i + 1), letter)) : left;
    const counts = wanted(match, unit, target, volley, mine);
    if (isRefusal(counts)) return counts;
    if (isOn(match, 'oneWeaponPerVolley') && Object.values(counts).filter((n) => n > 0).length > 1)
      return refuse('GL-R-37', 'oneWeaponEach', { unit: unit.id });
    const refused = missileRefusal(match, unit, target, volley);
    if (refused) return refused;
    left = less(left, (letter) => counts[letter] ?? 0);
    shots.push({ target, counts });
  }
  return shots;
};

/** GL-BASE-04, GL-FIRE-14: a gun is one element, and fires it straight ahead without a template. */
const gunVolleyRefusal = (unit: Placed, { elements, placement }: Volley): WhyNot => {
  const facts = { unit: unit.id };
  if (placement) return refuse('GL-FIRE-14', 'gunWithoutTemplate', facts);
  const counts = typeof elements === 'number' ? { [unit.stands]: elements } : (elements ?? shootersOf(unit));
  return counts[unit.stands] === 1 && totalOf(counts) === 1
    ? undefined
    : refuse('GL-BASE-04', 'gunIsOneElement', facts);
};

const gunShots = (match: GloriousMatch, unit: Placed, place: Place, at: readonly Volley[]): Shot[] | Refusal => {
  if (at.length > 1) return refuse('GL-FIRE-05', 'gunHasOneTarget', { unit: unit.id });
  const target = targetOf(match, unit, at[0]!.target, []);
  if (isRefusal(target)) return target;
  const wrong = gunVolleyRefusal(unit, at[0]!);
  if (wrong) return wrong;
  return gunRefusal(match, laneOf(match, unit, place), target) ?? [{ target, counts: shootersOf(unit) }];
};

/** GL-R-31. */
const zeroRefusal = (match: GloriousMatch, unit: Placed, shots: readonly Shot[]): WhyNot => {
  if (!isOn(match, 'noZeroDiceFire')) return undefined;
  const none = shots.find(
    ({ target, counts }, i) => diceOf(reckon(match, unit, target, counts, shots.length > 1, i === 0).groups) === 0,
  );
  return none && refuse('GL-R-31', 'noDiceAgainst', { unit: unit.id, target: none.target.id });
};

/** What these volleys come to from where the formation then stands. */
const shotsAt = (match: GloriousMatch, unit: Placed, place: Place, at: readonly Volley[]): readonly Shot[] | Refusal =>
  isArtillery(unit) ? gunShots(match, unit, place, at) : missileShots(match, unit, at);

/** An order for this formation, whoever is about to fire. */
export const orderOf = (match: GloriousMatch, unit: Placed, order: Omit<Fire, 'do' | 'unit'>): FireOrder | Refusal => {
  const facts = { unit: unit.id };
  const refused = firerRefusal(match, unit);
  if (refused) return refused;
  if (order.at.length === 0) return refuse('GL-FIRE-01', 'targetWanted', facts);
  if (order.pivot && !isArtillery(unit)) return refuse('GL-FIRE-22', 'onlyGunsPivot', facts);
  const turned = pivotRefusal(match, unit, unit.place, order.pivot);
  if (turned) return turned;
  const place = pivotedPlace(match, unit, unit.place, order.pivot);
  if (leavesTable(match.table, figureIn(match, unit, place))) return refuse('GL-GEO-10', 'pivotsOffTable', facts);
  const shots = shotsAt(match, unit, place, order.at);
  if (isRefusal(shots)) return shots;
  return zeroRefusal(match, unit, shots) ?? { unit, place, shots };
};

export const readOrder = (match: GloriousMatch, order: Fire): FireOrder | Refusal => {
  const own = ownRefusal(match, order.unit);
  return 'refusal' in own ? own.refusal! : orderOf(match, own.unit, order);
};
