/** How a unit shares its strength out among the enemies in contact: GV-MELEE-03. */
import type { AllocatePoints, Points } from '../../../tabletop/choices.js';
import { contactsOf } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { placedOf } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../../../manoeuvre/unit.js';
import { refuse } from '../messages/index.js';

export type Among = readonly UnitId[] | undefined;

/** GV-BREAK-06, GV-R-59: in an immediate combat only its participants. */
export const foesOf = (match: ManoeuvreMatch, unit: Unit, among: Among): Placed[] =>
  contactsOf(match, unit).filter(({ id }) => !among || among.includes(id));

export const wholeShare = (target: UnitId, points: number): Points[] => [{ target, points }];

const shareRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  strength: number,
  among: Among,
  { at }: AllocatePoints,
): WhyNot => {
  const rule = 'GV-MELEE-03';
  const foes = foesOf(match, unit, among).map(({ id }) => id);
  const seen = new Set<UnitId>();
  let sum = 0;
  for (const { target, points } of at) {
    const facts = { unit: unit.id, target };
    if (!foes.includes(target)) return refuse(rule, 'notTouching', facts);
    if (seen.has(target)) return refuse(rule, 'attackedOnce', facts);
    if (points < 1) return refuse(rule, 'aPointAnAttack', facts);
    seen.add(target);
    sum += points;
  }
  return sum === strength ? undefined : refuse(rule, 'allStrengthAttacks', { unit: unit.id, strength, sum });
};

/** Everything on one enemy, each in turn; then evenly. */
const sharesOf = (match: ManoeuvreMatch, unit: Placed, strength: number, among: Among): AllocatePoints[] => {
  const foes = foesOf(match, unit, among).map(({ id }) => id);
  const whole = foes.map((id): AllocatePoints => ({ do: 'allocate', at: wholeShare(id, strength) }));
  const even = foes
    .map((target, i): Points => ({
      target,
      points: Math.floor(strength / foes.length) + (i < strength % foes.length ? 1 : 0),
    }))
    .filter(({ points }) => points > 0);
  return even.length > 1 ? [...whole, { do: 'allocate', at: even }] : whole;
};

interface Asked {
  readonly unit: UnitId;
  readonly strength: number;
  readonly among: Among;
}

/** The question; `asked` finds the unit and its strength in the memory of the procedure that asks. */
export const allocating = <Memory>(asked: (match: ManoeuvreMatch, memory: Memory) => Asked) => ({
  kind: 'allocate' as const,
  takes: { allocate: 'acts' } as const,
  nature: { of: 'unit' } as const,
  open: true as const,
  side: (match: ManoeuvreMatch, memory: Memory) => placedOf(match, asked(match, memory).unit).side,
  about: (match: ManoeuvreMatch, memory: Memory) => {
    const { unit, strength, among } = asked(match, memory);
    return { unit, points: strength, targets: foesOf(match, placedOf(match, unit), among).map(({ id }) => id) };
  },
  options: (match: ManoeuvreMatch, memory: Memory) => {
    const { unit, strength, among } = asked(match, memory);
    return sharesOf(match, placedOf(match, unit), strength, among);
  },
  refusal: (match: ManoeuvreMatch, memory: Memory, choice: AllocatePoints) => {
    const { unit, strength, among } = asked(match, memory);
    return shareRefusal(match, placedOf(match, unit), strength, among, choice);
  },
});

export const tellShares = (match: ManoeuvreMatch, unit: UnitId, at: readonly Points[]): void =>
  match.tell?.({ event: 'allocated', rule: match.rules.cite.division, unit, at, shares: at });
