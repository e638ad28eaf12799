/** P-GEN, SV-GEN-01, -02, SV-R-103: armies by throws of two dice; then each side says what it fields. */
import { throwDice } from '../../kernel/match.js';
import { ask, done, go, type FrameOf } from '../../kernel/procedure.js';
import { both, enemyOf, SIDES, type Side } from '../../kernel/side.js';
import { checkArmy, type Roster, type RosterUnit } from '../../tabletop/army/army.js';
import type { Muster, MusteredUnit, Take } from '../../tabletop/choices.js';
import { plansFor } from '../../tabletop/setup/deployment.js';
import type { ManoeuvreProcedures, ManoeuvreSteps as Steps } from '../../manoeuvre/procedures.js';
import { unitsOf, sidesOf } from '../../tabletop/army/roster.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { indexOf } from '../../tabletop/store.js';
import { D6 } from '../../tabletop/verbs.js';
import { refuse } from './messages/index.js';
import { GENERATION } from './tables.js';

type Thrown = Readonly<Record<Side, readonly string[]>>;

const countOf = (list: readonly string[], type: string): number => list.filter((each) => each === type).length;

/** SV-GEN-03, SV-R-103: whether there is one more of these in the collection. */
const isOwned = (match: ManoeuvreMatch, before: readonly string[], type: string): boolean => {
  const { collection } = match.state.options;
  return countOf(before, type) < (Object.hasOwn(collection, type) ? collection[type]! : Number.MAX_SAFE_INTEGER);
};

const withOwned = (match: ManoeuvreMatch, before: readonly string[], types: readonly string[]): readonly string[] =>
  types.reduce((list, type) => (isOwned(match, list, type) ? [...list, type] : list), before);

const choicesOf = (match: ManoeuvreMatch, before: readonly string[], total: number): Take[] =>
  (GENERATION[total]?.oneOf ?? []).filter((type) => isOwned(match, before, type)).map((type) => ({ do: 'take', type }));

/** South, then North, then the next throw. */
const after = (side: Side, throws: number): { side: Side; throws: number } =>
  side === 'south' ? { side: 'north', throws } : { side: 'south', throws: throws + 1 };

// ---- what is fielded -------------------------------------------------------------------------------------------------

/** SV-ARMY-08, SV-GEN-02: one Commander, and as many Sub-Commanders as agreed. */
const commandOf = ({ rules, state }: ManoeuvreMatch, side: Side): RosterUnit[] =>
  Object.entries(rules.types).flatMap(([type, { arm, chief, name, stands }]) => {
    if (arm !== 'command') return [];
    const count = chief ? 1 : state.options.subCommanders;
    return Array.from({ length: count }, (_, i) => ({
      name: `${side === 'south' ? 'South' : 'North'}'s ${name}${count > 1 ? ` ${i + 1}` : ''}`,
      type,
      stands: stands[0]!,
    }));
  });

/** The army that is fielded with these units: named, and with its command. */
export const rosterOf = (match: ManoeuvreMatch, side: Side, units: readonly MusteredUnit[]): Roster => {
  const { types } = match.rules;
  const seen: string[] = [];
  const named = units.map((unit): RosterUnit => {
    seen.push(unit.type);
    return { ...unit, name: unit.name ?? `${types[unit.type]?.name ?? unit.type} ${countOf(seen, unit.type)}` };
  });
  return { name: match.state.sides[side].name, units: [...named, ...commandOf(match, side)] };
};

/** SV-GEN-04, SV-R-86, -103: only what was thrown, within the limits of the army, and no more than finds room. */
const musterRefusal = (match: ManoeuvreMatch, side: Side, thrown: readonly string[], { units }: Muster): WhyNot => {
  const { rules } = match;
  for (const { type } of units) {
    if (!Object.hasOwn(rules.types, type))
      return refuse(rules.cite.types, 'noTypeNamed', { type, types: Object.keys(rules.types) });
    const facts = { type, thrown: countOf(thrown, type), count: units.filter((unit) => unit.type === type).length };
    if (facts.count > facts.thrown) return refuse(rules.cite.mustered, 'moreThanThrown', facts);
  }
  const roster = rosterOf(match, side, units);
  const [fault] = checkArmy(rules, match.state.options, roster).errors;
  if (fault) return { rule: fault.rule, id: fault.id, facts: fault.facts };
  return plansFor(match, side, unitsOf(rules, match.state.options, side, roster)).length > 0
    ? undefined
    : refuse(rules.cite.setupArea, 'musterFindsNoRoom');
};

/** Units of a type with so many stands, the kinds of stands shared out evenly. */
const unitOfType = (match: ManoeuvreMatch, type: string, average: number): MusteredUnit => {
  const { stands, size } = match.rules.types[type]!;
  const count = Math.max(size[0], Math.min(size[1], average));
  return {
    type,
    stands: Array.from({ length: count }, (_, i) => stands[stands.length - 1 - (i % stands.length)]!).join(''),
  };
};

/** What is fielded with units of so many stands: all that was thrown, the last surplus units left out one by one. */
const fielded = (match: ManoeuvreMatch, side: Side, thrown: readonly string[], average: number): Muster | undefined => {
  let units = thrown.map((type) => unitOfType(match, type, average));
  for (;;) {
    const muster: Muster = { do: 'muster', units };
    const refused = musterRefusal(match, side, thrown, muster);
    if (!refused) return muster;
    if (units.length === 0) return undefined;
    units = [...leftOut(match, side, units)];
  }
};

/** One unit fewer: one without which less is wrong, or else the last. */
const leftOut = (match: ManoeuvreMatch, side: Side, units: readonly MusteredUnit[]): readonly MusteredUnit[] => {
  const { rules, state } = match;
  const faults = (list: readonly MusteredUnit[]): number =>
    checkArmy(rules, state.options, rosterOf(match, side, list)).errors.length;
  const without = (i: number): MusteredUnit[] => units.filter((_, at) => at !== i);
  const now = faults(units);
  const places = units.map((_, i) => units.length - 1 - i);
  const better = places.find((i) => faults(without(i)) < now);
  return without(better ?? (now > 0 ? offender(match, side, units) : units.length - 1));
};

/** A unit of the type that breaks a limit: the one whose type, taken away altogether, mends most. */
const offender = (match: ManoeuvreMatch, side: Side, units: readonly MusteredUnit[]): number => {
  const { rules, state } = match;
  const faults = (list: readonly MusteredUnit[]): number =>
    checkArmy(rules, state.options, rosterOf(match, side, list)).errors.length;
  const types = [...new Set(units.map(({ type }) => type))];
  const left = (type: string): number => faults(units.filter((unit) => unit.type !== type));
  const [worst] = types.sort((a, b) => left(a) - left(b));
  return units.findIndex(({ type }) => type === worst);
};

const AVERAGES = [5, 4, 3, 2];

const mustersOf = (match: ManoeuvreMatch, side: Side, thrown: readonly string[]): Muster[] => {
  const all = AVERAGES.map((average) => fielded(match, side, thrown, average)).filter((each) => each !== undefined);
  return all.slice(0, 3);
};

const field = (match: ManoeuvreMatch, side: Side, { units }: Muster): void => {
  const { rules, state } = match;
  const own = unitsOf(rules, state.options, side, rosterOf(match, side, units));
  const enemies = state.units.filter((unit) => unit.side !== side);
  const all = side === 'south' ? [...own, ...enemies] : [...enemies, ...own];
  const names = both((each) => state.sides[each].name);
  match.state = { ...state, units: all, index: indexOf(all), sides: sidesOf(rules, names, all) };
  match.tell?.({
    event: 'mustered',
    rule: rules.cite.mustered,
    side,
    units: own.map(({ id, type, stands }) => ({ id, type, stands })),
  });
};

/** SV-GEN-01: where armies are generated. */
export const generateFrame = ({ state }: ManoeuvreMatch): FrameOf<ManoeuvreProcedures, 'generate'> | undefined =>
  state.options.armySource === 'generated' && state.units.length === 0
    ? {
        procedure: 'generate',
        step: 'next',
        throws: 0,
        side: 'south',
        total: 0,
        thrown: { south: [], north: [] },
      }
    : undefined;

export const generate: Steps<'generate'> = {
  next: (match, { throws, side, thrown }) => {
    if (throws >= match.state.options.armyThrows) return ask('muster', { side: 'south' });
    const rule = match.rules.cite.generated;
    const [a = 1, b = 1] = throwDice(match, { rule, side, count: 2, sides: D6 }, { cause: 'army' });
    const units = withOwned(match, thrown[side], GENERATION[a + b]?.units ?? []);
    const now: Thrown = { ...thrown, [side]: units };
    match.tell?.({ event: 'generated', rule, side, total: a + b, units: units.slice(thrown[side].length) });
    return choicesOf(match, units, a + b).length > 0
      ? ask('generate', { thrown: now, total: a + b })
      : go('next', { thrown: now, ...after(side, throws) });
  },
  generate: {
    kind: 'generate',
    takes: { take: 'acts' },
    side: (_match, { side }) => side,
    about: (_match, { side, throws, total, thrown }) => ({ side, throw: throws + 1, total, thrown: thrown[side] }),
    options: (match, { side, thrown, total }) => choicesOf(match, thrown[side], total),
    refusal: () => undefined,
    answered: (match, { side, throws, thrown }, { type }) => {
      match.tell?.({ event: 'generated', rule: match.rules.cite.generated, side, units: [type] });
      return go('next', { thrown: { ...thrown, [side]: [...thrown[side], type] }, ...after(side, throws) });
    },
  },
  muster: {
    kind: 'muster',
    takes: { muster: 'acts' },
    nature: { plan: true },
    open: true,
    side: (_match, { side }) => side,
    about: (_match, { side, thrown }) => ({ side, thrown: thrown[side] }),
    options: (match, { side, thrown }) => mustersOf(match, side, thrown[side]),
    refusal: (match, { side, thrown }, choice) => musterRefusal(match, side, thrown[side], choice),
    answered: (match, { side }, choice) => {
      field(match, side, choice);
      return side === SIDES[0] ? ask('muster', { side: enemyOf(side) }) : go('mustered');
    },
  },
  mustered: () => done(),
};
