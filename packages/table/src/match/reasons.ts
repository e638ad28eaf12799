/** What is not possible now, and why. Choices are put to the engine as a player would put them; it alone judges. */
import { refusal, type Refusal } from '@five-victories/engine/kernel';
import { FACINGS, isOnTable, REACTIONS, type Unit, type UnitId, type ZonalMatch } from '@five-victories/engine/zonal';
import type { AnyChoice } from './offers.js';
import { tried } from './preview.js';

export interface Reason {
  readonly choice: AnyChoice;
  readonly unit: UnitId | undefined;
  readonly refusal: Refusal;
}

const PLAIN = ['move', 'changeFormation', 'stakes', 'mountUp', 'dismount', 'disengage', 'leave'];

/** What was not asked, and what this game does not have. */
const NO_REASONS = ['"{verb}" is no answer', 'This is not among', 'There are no stakes in this game'];

/** The sentence of the kernel for an answer to something that was not asked: no reason of the rules. */
const isNoAnswer = ({ template }: Refusal): boolean => NO_REASONS.some((beginning) => template.startsWith(beginning));

const enemiesNear = (match: ZonalMatch, unit: Unit): Unit[] =>
  match.state.units.filter((other) => other.side !== unit.side && other.zone === unit.zone);

const ordersOf = (match: ZonalMatch, unit: Unit): AnyChoice[] => [
  ...PLAIN.map((verb) => ({ do: verb })),
  ...FACINGS.filter((to) => to !== unit.facing).map((to) => ({ do: 'turn', to })),
  ...enemiesNear(match, unit).map(({ id }) => ({ do: 'engage', target: id })),
];

/** Choices of the decision's kind about one unit. */
const aboutUnit = (match: ZonalMatch, unit: Unit): AnyChoice[] => {
  const { id } = unit;
  switch (match.decision?.kind) {
    case 'activity':
      return isOnTable(unit.zone)
        ? ['choose', 'leave', 'withdraw'].map((verb) => ({ do: verb, unit: id }))
        : [
            { do: 'enter', unit: id },
            ...match.table.reserves[unit.side].map(({ zone }) => ({ do: 'shift', unit: id, to: zone })),
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
      return REACTIONS.map((verb) => ({ do: verb, unit: id }));
    case undefined:
    default:
      return [];
  }
};

const judged = (match: ZonalMatch, choices: readonly AnyChoice[], unit: UnitId): Reason[] =>
  choices.flatMap((choice) => {
    const refused = refusal(match, choice);
    return refused && !isNoAnswer(refused) ? [{ choice, unit, refusal: refused }] : [];
  });

/** Several choices refused with the same words are one reason. */
const distinct = (reasons: readonly Reason[]): Reason[] => {
  const seen = new Set<string>();
  return reasons.filter(({ choice, refusal: { rule, template, facts } }) => {
    const { target: _target, ...rest } = facts;
    const key = JSON.stringify([choice.do, rule, template, template.includes('{target}') ? facts : rest]);
    return !seen.has(key) && seen.add(key);
  });
};

/** What this unit cannot do now; for one that may be chosen, also the orders it could not be given. */
export const reasonsOf = (match: ZonalMatch, unit: Unit): Reason[] => {
  const reasons = judged(match, aboutUnit(match, unit), unit.id);
  const { decision } = match;
  const chosen = decision?.options.find((option) => option.do === 'choose' && (option as AnyChoice).unit === unit.id);
  if (!chosen) return distinct(reasons);
  const after = tried(match, [chosen]);
  return after.decision?.kind === 'order'
    ? distinct([...reasons, ...judged(after, ordersOf(after, unit), unit.id)])
    : distinct(reasons);
};
