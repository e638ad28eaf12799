/** How a formation divides its elements among the enemies in contact: GL-MELEE-02, -03. */
import { contactsOf } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import type { GloriousMatch } from '../decisions.js';
import { placedOf } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import type { Assign, Assigned, Elements } from '../choices.js';
import type { Counts } from '../fire/dice.js';
import { refuse } from '../messages/index.js';
import { countsOf, lettersOf } from '../who.js';

/** GL-MELEE-08: with the command elements on it. */
export const strengthOf = (match: GloriousMatch, unit: Placed): Counts => countsOf(lettersOf(match, unit));

/** So many elements of a unit, or of each letter. */
export const countsFor = (match: GloriousMatch, unit: Placed, elements: Elements): Counts =>
  typeof elements === 'number' ? { [Object.keys(strengthOf(match, unit))[0]!]: elements } : elements;

export const wholeOf = (match: GloriousMatch, unit: Placed, target: UnitId): Assigned[] => [
  { target, elements: strengthOf(match, unit) },
];

/** What the report says of it. */
export const sharesTold = (at: readonly Assigned[]) =>
  at.map(({ target, elements }) => ({
    target,
    ...(typeof elements === 'number'
      ? { bases: elements }
      : {
          letters: Object.entries(elements)
            .map(([letter, n]) => letter.repeat(n))
            .join(''),
        }),
  }));

/** GL-R-46: all elements fight. */
const assignRefusal = (match: GloriousMatch, unit: Placed, { at }: Assign): WhyNot => {
  const foes = contactsOf(match, unit).map(({ id }) => id);
  const all = strengthOf(match, unit);
  const used: Record<string, number> = {};
  const seen = new Set<UnitId>();
  for (const { target, elements } of at) {
    const facts = { unit: unit.id, target };
    if (!foes.includes(target)) return refuse('GL-MELEE-02', 'notInContact', facts);
    if (seen.has(target)) return refuse('GL-MELEE-03', 'oneAttackEach', facts);
    seen.add(target);
    if (typeof elements === 'number' && Object.keys(all).length > 1)
      return refuse('GL-MELEE-02', 'sayHowManyFight', facts);
    const counts = countsFor(match, unit, elements);
    if (Object.values(counts).every((n) => n === 0)) return refuse('GL-MELEE-02', 'nobodyNamedToFight', facts);
    for (const [letter, n] of Object.entries(counts)) used[letter] = (used[letter] ?? 0) + n;
  }
  const letters = new Set([...Object.keys(all), ...Object.keys(used)]);
  for (const letter of letters)
    if ((used[letter] ?? 0) !== (all[letter] ?? 0))
      return refuse('GL-MELEE-02', 'allOfTheseFight', {
        unit: unit.id,
        letter,
        have: all[letter] ?? 0,
        given: used[letter] ?? 0,
      });
  return undefined;
};

/** Everything against one enemy, each in turn; then dealt out evenly. */
const assignsOf = (match: GloriousMatch, unit: Placed): Assign[] => {
  const foes = contactsOf(match, unit).map(({ id }) => id);
  const whole = foes.map((id): Assign => ({ do: 'assign', at: wholeOf(match, unit, id) }));
  const shares = foes.map((): Record<string, number> => ({}));
  [...lettersOf(match, unit)].forEach((letter, i) => {
    const share = shares[i % foes.length]!;
    share[letter] = (share[letter] ?? 0) + 1;
  });
  const dealt = foes
    .map((target, i): Assigned => ({ target, elements: shares[i]! }))
    .filter(({ elements }) => Object.keys(elements).length > 0);
  return dealt.length > 1 ? [...whole, { do: 'assign', at: dealt }] : whole;
};

export const assigning = <Memory>(whose: (match: GloriousMatch, memory: Memory) => UnitId) => ({
  kind: 'assign' as const,
  takes: { assign: 'acts' } as const,
  nature: { of: 'unit' } as const,
  open: true as const,
  side: (match: GloriousMatch, memory: Memory) => placedOf(match, whose(match, memory)).side,
  about: (match: GloriousMatch, memory: Memory) => {
    const unit = placedOf(match, whose(match, memory));
    return {
      unit: unit.id,
      elements: strengthOf(match, unit),
      targets: contactsOf(match, unit).map(({ id }) => id),
    };
  },
  options: (match: GloriousMatch, memory: Memory) => assignsOf(match, placedOf(match, whose(match, memory))),
  refusal: (match: GloriousMatch, memory: Memory, choice: Assign) =>
    assignRefusal(match, placedOf(match, whose(match, memory)), choice),
});
