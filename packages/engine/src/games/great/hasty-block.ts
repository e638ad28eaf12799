/** The defensive block formed under a charge: GV-DBLOCK-01..04, GV-R-49. */
import { gap, TOUCH } from '../../geometry/index.js';
import { touchedStands } from '../../manoeuvre/charges/hasty-block.js';
import type { HastyPair } from '../../tabletop/choices.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import { isContact, isFoot } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf } from '../../tabletop/store.js';
import { placeWith, sizeOf, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../../manoeuvre/unit.js';
import { placeAround, standPose } from './change.js';
import { refuse } from './messages/index.js';

/** GV-DBLOCK-01, GV-R-52, -77: foot of any formation but one that is in a defensive block already. */
export const hastyRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  if (!isFoot(match, unit)) return refuse(cite.hasty, 'footFormsBlock', { unit: unit.id });
  return unit.place.formation === 'defensiveBlock'
    ? refuse(cite.hastyAlready, 'blockAlready', { unit: unit.id })
    : undefined;
};

/** GV-R-49: the block has the heading of the stand that stays; a block only turns its rear stand round. */
export const hastyPlace = (match: ManoeuvreMatch, unit: Placed, { stand, other }: HastyPair): Place =>
  unit.place.formation === 'block'
    ? placeWith(unit.place, { formation: 'defensiveBlock' })
    : placeAround(match, unit, 'defensiveBlock', standPose(match, unit, stand), other);

/** In a block the stand that stays has the other where it is. */
const isAsItStands = ({ stand, other }: HastyPair): boolean => (stand === 0 ? other === 'behind' : other === 'front');

export const hastyPairRefusal = (match: ManoeuvreMatch, unit: Placed, charger: Placed, choice: HastyPair): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, charger: charger.id, stand: choice.stand };
  if (choice.stand >= sizeOf(unit)) return refuse(cite.hastyPlace, 'noSuchStand', { ...facts, size: sizeOf(unit) });
  if (unit.place.formation === 'block')
    return isAsItStands(choice) ? undefined : refuse(cite.hastyPlace, 'turnsRearStandOnly', facts);
  if (!touchedStands(match, unit, charger).includes(choice.stand))
    return refuse(cite.hastyPlace, 'standNotTouched', facts);
  const place = hastyPlace(match, unit, choice);
  const room = restRefusal(match, unit, place, { leaving: [charger.id] });
  if (room) return { ...room, rule: cite.hastyRoom };
  const block = figureIn(match, unit, place);
  const enemy = figureOf(match, charger);
  const kept = block.stands[choice.other === 'behind' ? 0 : 1]!;
  return isContact(match, block, enemy) && enemy.parts.some((part) => gap(kept, part) <= TOUCH)
    ? undefined
    : refuse(cite.hastyPlace, 'leavesStandUntouched', facts);
};

const OTHERS = ['behind', 'front'] as const;

/** Every way to form it. */
export const hastyPairs = (match: ManoeuvreMatch, unit: Placed, charger: Placed): HastyPair[] => {
  if (unit.place.formation === 'block') return [{ do: 'form', stand: 0, other: 'behind' }];
  return [0, 1].flatMap((stand) =>
    OTHERS.map((other): HastyPair => ({ do: 'form', stand, other })).filter(
      (choice) => !hastyPairRefusal(match, unit, charger, choice),
    ),
  );
};
