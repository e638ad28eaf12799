/** How a formation divides its elements among the enemies in contact: GL-MELEE-02, -03. */
import { refuse } from '../../../kernel/refusal.js';
import { contactsOf } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { placedOf } from '../../../tabletop/store.js';
import type { Placed, UnitId } from '../../../tabletop/unit.js';
import type { Assign, Assigned, Elements } from '../choices.js';
import type { Counts } from '../fire/dice.js';
import { elementName } from '../units.js';
import { countsOf, lettersOf } from '../who.js';

/** GL-MELEE-08: with the command elements on it. */
export const strengthOf = (match: TabletopMatch, unit: Placed): Counts => countsOf(lettersOf(match, unit));

/** So many elements of a unit, or of each letter. */
export const countsFor = (match: TabletopMatch, unit: Placed, elements: Elements): Counts =>
  typeof elements === 'number' ? { [Object.keys(strengthOf(match, unit))[0]!]: elements } : elements;

export const wholeOf = (match: TabletopMatch, unit: Placed, target: UnitId): Assigned[] => [
  { target, elements: strengthOf(match, unit) },
];

/** GL-R-46: all elements fight. */
const assignRefusal = (match: TabletopMatch, unit: Placed, { at }: Assign): WhyNot => {
  const foes = contactsOf(match, unit).map(({ id }) => id);
  const all = strengthOf(match, unit);
  const used: Record<string, number> = {};
  const seen = new Set<UnitId>();
  for (const { target, elements } of at) {
    const facts = { unit: unit.id, target };
    if (!foes.includes(target)) return refuse('GL-MELEE-02', '{unit} is not in contact with {target}.', facts);
    if (seen.has(target)) return refuse('GL-MELEE-03', '{unit} makes one attack against {target}.', facts);
    seen.add(target);
    if (typeof elements === 'number' && Object.keys(all).length > 1)
      return refuse('GL-MELEE-02', 'Say how many elements of each kind of {unit} fight {target}.', facts);
    const counts = countsFor(match, unit, elements);
    if (Object.values(counts).every((n) => n === 0))
      return refuse('GL-MELEE-02', 'No element of {unit} is named to fight {target}.', facts);
    for (const [letter, n] of Object.entries(counts)) used[letter] = (used[letter] ?? 0) + n;
  }
  const letters = new Set([...Object.keys(all), ...Object.keys(used)]);
  for (const letter of letters)
    if ((used[letter] ?? 0) !== (all[letter] ?? 0))
      return refuse(
        'GL-MELEE-02',
        'All {letter} elements of {unit} fight: it has {have}, and {given} {given|is|are} assigned.',
        {
          unit: unit.id,
          letter: elementName(letter),
          have: all[letter] ?? 0,
          given: used[letter] ?? 0,
        },
      );
  return undefined;
};

/** Everything against one enemy, each in turn; then dealt out evenly. */
const assignsOf = (match: TabletopMatch, unit: Placed): Assign[] => {
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

export const assigning = <Memory>(whose: (match: TabletopMatch, memory: Memory) => UnitId) => ({
  kind: 'assign' as const,
  takes: { assign: 'acts' } as const,
  nature: { of: 'unit' } as const,
  open: true as const,
  side: (match: TabletopMatch, memory: Memory) => placedOf(match, whose(match, memory)).side,
  about: (match: TabletopMatch, memory: Memory) => {
    const unit = placedOf(match, whose(match, memory));
    return {
      unit: unit.id,
      elements: strengthOf(match, unit),
      targets: contactsOf(match, unit).map(({ id }) => id),
    };
  },
  options: (match: TabletopMatch, memory: Memory) => assignsOf(match, placedOf(match, whose(match, memory))),
  refusal: (match: TabletopMatch, memory: Memory, choice: Assign) =>
    assignRefusal(match, placedOf(match, whose(match, memory)), choice),
});
