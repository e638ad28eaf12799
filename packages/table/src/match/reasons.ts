/** What is not possible now, and why. Choices are put to the engine as a player would put them; it alone judges. */
import { isVain, refusal, type Refusal } from '@five-victories/engine/kernel';
import {
  FACINGS,
  isOnTable,
  pinnedRefusal,
  REACTIONS,
  type Unit,
  type UnitId,
  type ZonalChoice,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { refusalText } from '@five-victories/words';
import { englishZonal as english } from '@five-victories/words/en/zonal';
import { aimOf, type Aim } from './offers.js';
import { tried } from './preview.js';

export interface Reason extends Aim {
  readonly refusal: Refusal;
}

const PLAIN = ['move', 'changeFormation', 'stakes', 'mountUp', 'dismount', 'disengage', 'leave'] as const;
const DEPLOYED = ['choose', 'leave', 'withdraw'] as const;

/** What was not asked, and what this game does not have. */
const NO_REASONS: readonly string[] = ['noAnswer', 'notAmongAnswers', 'noStakesHere'];

/** What the kernel says to an answer to something that was not asked: no reason of the rules. */
const isNoAnswer = ({ id }: Refusal): boolean => NO_REASONS.includes(id);

const enemiesNear = (match: ZonalMatch, unit: Unit): Unit[] =>
  match.state.units.filter((other) => other.side !== unit.side && other.zone === unit.zone);

const ordersOf = (match: ZonalMatch, unit: Unit): ZonalChoice[] => [
  ...PLAIN.map((verb) => ({ do: verb }) as ZonalChoice),
  ...FACINGS.filter((to) => to !== unit.facing).map((to): ZonalChoice => ({ do: 'turn', to })),
  ...enemiesNear(match, unit).map(({ id }): ZonalChoice => ({ do: 'engage', target: id })),
];

/** Choices of the decision's kind about one unit. */
const aboutUnit = (match: ZonalMatch, unit: Unit): ZonalChoice[] => {
  const { id } = unit;
  switch (match.decision?.kind) {
    case 'activity':
      return isOnTable(unit.zone)
        ? DEPLOYED.map((verb) => ({ do: verb, unit: id }))
        : [
            { do: 'enter', unit: id },
            ...match.table.reserves[unit.side].map(({ zone }): ZonalChoice => ({ do: 'shift', unit: id, to: zone })),
          ];
    case 'fire':
      return match.state.units
        .filter((other) => other.side !== unit.side && isOnTable(other.zone))
        .map((other) => ({ do: 'fire', unit: id, target: other.id }));
    case 'order':
    case 'action':
      return ordersOf(match, unit);
    case 'react':
    case 'intercept':
      return REACTIONS.map((verb) => ({ do: verb, unit: id }) as ZonalChoice);
    case undefined:
    default:
      return [];
  }
};

const judged = (match: ZonalMatch, choices: readonly ZonalChoice[], unit: UnitId): Reason[] =>
  choices.flatMap((choice) => {
    const refused = refusal(match, choice);
    return refused && !isNoAnswer(refused) ? [{ ...aimOf(match, choice, unit), refusal: refused }] : [];
  });

/** Several choices refused with the same words are one reason. */
const distinct = (reasons: readonly Reason[]): Reason[] => {
  const seen = new Set<string>();
  return reasons.filter(({ choice, refusal: { rule, id, facts } }) => {
    const key = JSON.stringify([choice.do, rule, refusalText(english, {}, { id, facts })]);
    return !seen.has(key) && seen.add(key);
  });
};

/** What this unit cannot do now; for one that may be chosen, also the orders it could not be given. */
export const reasonsOf = (match: ZonalMatch, unit: Unit): Reason[] => {
  const reasons = judged(match, aboutUnit(match, unit), unit.id);
  const { decision } = match;
  const options: readonly ZonalChoice[] = decision?.options ?? [];
  const chosen = options.find((option) => option.do === 'choose' && option.unit === unit.id);
  if (!chosen) return distinct(reasons);
  if (isVain(match, chosen)) {
    const pinned = pinnedRefusal(match, unit);
    return distinct(
      pinned ? [{ ...aimOf(match, { do: 'disengage' }, unit.id), refusal: pinned }, ...reasons] : reasons,
    );
  }
  const after = tried(match, [chosen]);
  return after.decision?.kind === 'order'
    ? distinct([...reasons, ...judged(after, ordersOf(after, unit), unit.id)])
    : distinct(reasons);
};
