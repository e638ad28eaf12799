/** Which stands a unit may lose: SV-LOSS-03..08, -10, SV-R-112. */
import { footprint, length, type Footprint } from '../../geometry/index.js';
import { refuse } from '../messages/index.js';
import type { Remove } from '../../tabletop/choices.js';
import { overlappedUnit } from '../../tabletop/moves/obstacles.js';
import { contactsOf, isContact } from '../../tabletop/questions.js';
import { remaindersOf, type Remainder } from './remainder.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf } from '../../tabletop/store.js';
import { placeWith, sizeOf, type Place } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';

/** SV-LOSS-03: an odd marker has no effect, nor has what is too much. */
export const lostBy = ({ rules }: ManoeuvreMatch, unit: Unit): number =>
  Math.min(Math.floor(unit.hits / rules.numbers.hitsPerStand), sizeOf(unit));

/** A removal as it is chosen, and how the unit stands after it. */
export interface Removal {
  readonly choice: Remove;
  readonly place: Place;
}

const touchesAll = (match: ManoeuvreMatch, figure: Footprint, enemies: readonly Footprint[]): boolean =>
  enemies.every((enemy) => isContact(match, figure, enemy));

const NEIGHBOURS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/**
 * SV-LOSS-05, -10, SV-R-112: the place that is stored for what is left, or none if it is no longer in contact with
 * every enemy. The stands do not move; where the nearest stored place would tear a contact or make an overlap, one next
 * to it is taken.
 */
const storedPlace = (
  match: ManoeuvreMatch,
  unit: Placed,
  { gone, place, front }: Remainder,
  enemies: readonly Footprint[],
): Place | undefined => {
  const isExact = place.x === front.x && place.y === front.y;
  if (isExact) return touchesAll(match, figureIn(match, unit, place), enemies) ? place : undefined;
  const stands = figureOf(match, unit).stands.filter((_, stand) => !gone.includes(stand));
  if (!touchesAll(match, footprint(place.heading, stands), enemies)) return undefined;
  const fits = (at: Place): boolean => {
    const figure = figureIn(match, unit, at);
    return touchesAll(match, figure, enemies) && !overlappedUnit(match, unit, figure);
  };
  if (fits(place)) return place;
  const beside = NEIGHBOURS.map(([dx, dy]) => placeWith(place, { x: length(place.x + dx), y: length(place.y + dy) }));
  return beside.find(fits) ?? place;
};

/** A line faces as its stands do; that is no choice. */
const choiceOf = ({ gone, turned, place }: Remainder): Remove => ({
  do: 'remove',
  stands: gone,
  ...(turned && place.formation === 'defensiveBlock' ? { turned: true } : {}),
});

/**
 * The removals that leave a valid formation in contact with every enemy it is in contact with, as far as so many are
 * asked for: where the rest would stand is what costs.
 */
export const removalsOf = (
  match: ManoeuvreMatch,
  unit: Placed,
  most = Infinity,
  isMeant: (choice: Remove) => boolean = () => true,
): Removal[] => {
  const enemies = contactsOf(match, unit).map((enemy) => figureOf(match, enemy));
  const found: Removal[] = [];
  for (const remainder of remaindersOf(match, unit, lostBy(match, unit))) {
    const choice = choiceOf(remainder);
    const place = isMeant(choice) ? storedPlace(match, unit, remainder, enemies) : undefined;
    if (place && found.push({ choice, place }) >= most) break;
  }
  return found;
};

export const sameStands = (one: readonly number[], two: readonly number[]): boolean =>
  one.length === two.length && one.every((stand) => two.includes(stand));

/** The removal a player means. */
export const removalFor = (match: ManoeuvreMatch, unit: Placed, { stands, turned }: Remove): Removal | undefined =>
  removalsOf(
    match,
    unit,
    1,
    (choice) => sameStands(choice.stands, stands) && (choice.turned === true) === (turned === true),
  )[0];

export const removalRefusal = (match: ManoeuvreMatch, unit: Placed, choice: Remove): WhyNot => {
  const { cite } = match.rules;
  const k = lostBy(match, unit);
  const size = sizeOf(unit);
  const { stands } = choice;
  const facts = { unit: unit.id, k, size };
  if (stands.length !== k)
    return refuse(cite.lostStands, 'losesSoMany', {
      ...facts,
      hits: unit.hits,
      count: stands.length,
    });
  if (new Set(stands).size < k || stands.some((stand) => stand >= size))
    return refuse(cite.lostStands, k === 1 ? 'noStandToLose' : 'noDifferentStands', { ...facts, stands });
  const alike = remaindersOf(match, unit, k).filter(({ gone }) => sameStands(gone, stands));
  if (alike.length === 0)
    return refuse(cite.lossKinds, 'restNotValid', {
      ...facts,
      stands,
    });
  if (alike.every((remainder) => choiceOf(remainder).turned !== (choice.turned === true ? true : undefined)))
    return refuse(cite.lossTurned, choice.turned === true ? 'restFacesSo' : 'restFacesAbout', facts);
  return removalFor(match, unit, choice)
    ? refuse(cite.lostStands, 'risingOrder', facts)
    : refuse(cite.contactLost, 'losesContact', {
        ...facts,
        stands,
      });
};
