/** How a unit divides its stands among the enemies it is in contact with: SV-MELEE-02, -03. */
import { refuse } from '../messages/index.js';
import { standsOf } from '../../formation/layout.js';
import type { Allocate, Share } from '../../tabletop/choices.js';
import { contactsOf } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { placedOf } from '../../tabletop/store.js';
import { sizeOf, type UnitId } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';

const allStands = (unit: Unit): number[] => Array.from({ length: sizeOf(unit) }, (_, i) => i);

export const wholeShare = (unit: Unit, target: UnitId): Share[] => [{ target, stands: allStands(unit) }];

/** SV-MELEE-03: all stands, each to one enemy in contact, each enemy once. */
const divisionRefusal = (match: ManoeuvreMatch, unit: Placed, { at }: Allocate): WhyNot => {
  const { cite } = match.rules;
  const enemies = contactsOf(match, unit).map(({ id }) => id);
  const size = sizeOf(unit);
  const targets = new Set<UnitId>();
  const given = new Set<number>();
  for (const { target, stands } of at) {
    if (!enemies.includes(target)) return refuse(cite.onlyContacts, 'notTouching', { unit: unit.id, target });
    if (targets.has(target)) return refuse(cite.division, 'attackedOnce', { unit: unit.id, target });
    targets.add(target);
    for (const stand of stands) {
      if (stand >= size)
        return refuse(cite.allStands, 'noSuchStand', {
          unit: unit.id,
          size,
          stand,
        });
      if (given.has(stand))
        return refuse(cite.allStands, 'standGivenTwice', {
          unit: unit.id,
          stand,
        });
      given.add(stand);
    }
  }
  return given.size === size
    ? undefined
    : refuse(cite.allStands, 'attacksWithAll', {
        unit: unit.id,
        size,
        count: given.size,
      });
};

/** Everything on one enemy, each in turn; then the stands dealt out among all. */
const divisionsOf = (match: ManoeuvreMatch, unit: Placed): Allocate[] => {
  const enemies = contactsOf(match, unit).map(({ id }) => id);
  const stands = allStands(unit);
  const whole = enemies.map((id): Allocate => ({ do: 'allocate', at: wholeShare(unit, id) }));
  const dealt = enemies
    .map((target, k): Share => ({ target, stands: stands.filter((stand) => stand % enemies.length === k) }))
    .filter((share) => share.stands.length > 0);
  return dealt.length > 1 ? [...whole, { do: 'allocate', at: dealt }] : whole;
};

/** The question how a unit divides its attack; `whose` finds the unit in the memory of the procedure that asks. */
export const allocating = <Memory>(whose: (match: ManoeuvreMatch, memory: Memory) => UnitId) => ({
  kind: 'allocate' as const,
  takes: { allocate: 'acts' } as const,
  nature: { of: 'unit' } as const,
  open: true as const,
  side: (match: ManoeuvreMatch, memory: Memory) => placedOf(match, whose(match, memory)).side,
  about: (match: ManoeuvreMatch, memory: Memory) => ({
    unit: whose(match, memory),
    targets: contactsOf(match, placedOf(match, whose(match, memory))).map(({ id }) => id),
  }),
  options: (match: ManoeuvreMatch, memory: Memory) => divisionsOf(match, placedOf(match, whose(match, memory))),
  refusal: (match: ManoeuvreMatch, memory: Memory, choice: Allocate) =>
    divisionRefusal(match, placedOf(match, whose(match, memory)), choice),
});

export const tellDivision = (match: ManoeuvreMatch, unit: UnitId, at: readonly Share[]): void => {
  if (!match.tell) return;
  const { letters } = standsOf(placedOf(match, unit).place.layout);
  const shares = at
    .filter(({ stands }) => stands.length > 0)
    .map(({ target, stands }) => ({ target, letters: stands.map((stand) => letters[stand]).join('') }));
  match.tell({ event: 'allocated', rule: match.rules.cite.division, unit, at, shares });
};
