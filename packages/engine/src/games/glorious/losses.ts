/** Removing losses: P8, and P7.2 for outflanked units. GL-LOSS-01..09, GL-BREAK, GL-R-55..58. */
import { ask, done, go } from '../../kernel/procedure.js';
import { enemyOf, type Side } from '../../kernel/side.js';
import { isOn, unknownUnit } from '../../tabletop/questions.js';
import type { RoutCause } from '../../tabletop/messages/index.js';
import type { WhyNot } from '../../tabletop/rules.js';
import type { GloriousMatch } from './decisions.js';
import { findUnit, placedOf, placedOfSide, placedUnits, unitOf } from '../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../tabletop/unit.js';
import type { Placed } from './unit.js';
import { allLost, countLost, otherSide, rout, settle, unmark } from '../../tabletop/verbs.js';
import { outflankedBy } from './melee/outflank.js';
import { refuse } from './messages/index.js';
import type { GloriousProcedures, Loss, Steps } from './procedures.js';
import { battleRemovals, loseFromBattle, removalOfBattle } from './battle-losses.js';
import { contactElements, removalsOf, type Removal } from './remainder.js';
import { checkEnd, checkEndOfRemoval, disintegrates, isOver, removeFormation } from './removal.js';
import type { Remove } from './choices.js';
import { aboardOf, elementCount, isBattle, isChief } from './who.js';

type Memory = Readonly<GloriousProcedures['losses']['memory']>;

/** GL-LOSS-02, GL-FLANK-03. */
const lossesNow = (match: GloriousMatch, outflanked: boolean): Loss[] =>
  placedUnits(match)
    .map((unit) => ({
      unit: unit.id,
      lose: outflanked
        ? Math.min(outflankedBy(match, unit), elementCount(match, unit))
        : Math.min(Math.floor(unit.hits / 2), elementCount(match, unit)),
    }))
    .filter(({ lose }) => lose > 0);

export const lossesFrame = (match: GloriousMatch, outflanked: boolean) =>
  ({
    procedure: 'losses',
    step: 'begin',
    side: otherSide(match),
    outflanked,
    left: lossesNow(match, outflanked),
    unit: '',
    lose: 0,
    contact: [],
  }) as const;

const ofSide = (match: GloriousMatch, { left, side }: Pick<Memory, 'left' | 'side'>): Loss[] =>
  left.filter(({ unit }) => {
    const found = findUnit(match, unit);
    return found?.side === side && isPlaced(found);
  });

/** GL-LOSS-07, GL-R-56: established when the side starts to remove. */
const contactsOfSide = (match: GloriousMatch, side: Side, losses: readonly Loss[]): Memory['contact'] =>
  losses
    .filter(({ unit }) => unitOf(match, unit).side === side && !isBattle(unitOf(match, unit)))
    .map(({ unit }) => [unit, contactElements(match, placedOf(match, unit))] as const);

/** The contact elements of a unit that has lost some: those that are left, by their places now. */
const touchedOf = ({ contact, unit }: Memory): readonly number[] => contact.find(([id]) => id === unit)?.[1] ?? [];

const goneNow = (match: GloriousMatch, memory: Memory, { gone, place }: Removal) => {
  const { unit: id, contact, lose, outflanked } = memory;
  const unit = placedOf(match, id);
  const stays = [...unit.stands].map((_, i) => i).filter((i) => !gone.includes(i));
  settle(match, id, place);
  countLost(match, unit, gone.length);
  match.tell?.({
    event: 'removed',
    rule: 'GL-LOSS-05',
    unit: id,
    stands: unit.stands.slice(0, gone.length),
    gone,
    ...(outflanked ? { outflanked } : {}),
    ...place,
  });
  const touched = touchedOf(memory).flatMap((i) => (stays.includes(i) ? [stays.indexOf(i)] : []));
  return go('removing', {
    lose: lose - gone.length,
    contact: contact.map((each) => (each[0] === id ? ([id, touched] as const) : each)),
  });
};

/** GL-FLANK-03, -05: by hits, or outflanked. */
const allLostBy = (
  match: GloriousMatch,
  unit: Placed,
  outflanked: boolean,
): readonly [rule: string, cause: RoutCause] => {
  if (!outflanked) return ['GL-LOSS-02', allLost(match, unit)];
  return [unit.stands.length === 1 ? 'GL-FLANK-05' : 'GL-FLANK-03', 'outflanked'];
};

/** GL-VICT-02, -05: whether these losses may take the chief, or all who are left. */
const mayEnd = (match: GloriousMatch, losses: readonly Loss[]): boolean => {
  const { side } = unitOf(match, losses[0]!.unit);
  return (
    placedOfSide(match, side).length <= losses.length ||
    losses.some(({ unit }) => [unitOf(match, unit), ...aboardOf(match, unit)].some(isChief))
  );
};

export const losses: Steps<'losses'> = {
  begin: (match, { side, left }) => {
    match.state.acting = side;
    return go('next', { contact: contactsOfSide(match, side, left) });
  },
  next: (match, memory) => {
    if (isOver(match)) return done();
    const { side } = memory;
    const own = ofSide(match, memory);
    const other = enemyOf(side);
    if (own.length === 0) return side === otherSide(match) ? go('begin', { side: other }) : go('end');
    return own.length > 1 ? ask('lossesOf') : go('removing', { unit: own[0]!.unit, lose: own[0]!.lose });
  },
  lossesOf: {
    kind: 'lossesOf',
    takes: { lossesOf: 'acts' },
    nature: { idle: true }, // all have fought
    side: (_match, { side }) => side,
    about: (match, memory) => ({ units: ofSide(match, memory) }),
    options: (match, memory) => ofSide(match, memory).map(({ unit }) => ({ do: 'lossesOf', unit })),
    refusal: (match, _memory, choice) =>
      findUnit(match, choice.unit)
        ? refuse('GL-LOSS-01', 'noLossesNow', { unit: choice.unit })
        : unknownUnit(match, choice.unit),
    /** Nothing is thrown, and nobody's losses change what a friend may lose, as long as none of them ends the battle. */
    settled: (match, memory) => {
      const own = ofSide(match, memory);
      return mayEnd(match, own)
        ? undefined
        : { choice: { do: 'lossesOf', unit: own[0]!.unit }, why: 'order', rule: 'GL-LOSS-01' };
    },
    answered: (_match, { left }, { unit }) =>
      go('removing', { unit, lose: left.find((each) => each.unit === unit)!.lose }),
  },
  /** One at a time, until all are gone or the formation is. */
  removing: (match, memory) => {
    const { unit: id, lose, left, outflanked } = memory;
    const rest = { left: left.filter((each) => each.unit !== id) };
    const found = findUnit(match, id);
    if (isOver(match)) return done();
    if (!found || !isPlaced(found) || lose === 0) return go('next', rest);
    if (isBattle(found)) {
      const only = removalOfBattle(match, found, lose);
      if (only === undefined) return ask('remove');
      loseFromBattle(match, found, only);
      disintegrates(match, id);
      checkEndOfRemoval(match);
      return go('next', rest);
    }
    if (lose >= found.stands.length) {
      removeFormation(match, id, ...allLostBy(match, found, outflanked));
      checkEndOfRemoval(match);
      return go('next', rest);
    }
    const removals = removalsOf(match, found, touchedOf(memory), lose);
    if (removals.length === 0) {
      rout(match, id, 'GL-BREAK-01', 'noShape', true, outflanked ? { outflanked } : {});
      checkEndOfRemoval(match);
      return go('next', rest);
    }
    return removals.length > 1 ? ask('remove') : goneNow(match, memory, removals[0]!);
  },
  remove: {
    kind: 'remove',
    takes: { remove: 'acts' },
    nature: { of: 'unit' },
    open: true,
    side: (_match, { side }) => side,
    about: (match, { unit: id, lose }) => {
      const unit = placedOf(match, id);
      return { unit: id, lose, ...(isBattle(unit) ? { elements: unit.stands } : { layout: unit.place.layout }) };
    },
    options: (match, memory) => {
      const unit = placedOf(match, memory.unit);
      if (isBattle(unit)) return battleRemovals(match, unit, memory.lose);
      return removalsOf(match, unit, touchedOf(memory), memory.lose).map(({ gone }) =>
        gone.length === 1 ? { do: 'remove', element: gone[0]! } : { do: 'remove', gone },
      );
    },
    refusal: (match, memory, choice) => {
      const unit = placedOf(match, memory.unit);
      return isBattle(unit)
        ? loseFromBattleRefusal(match, unit, memory.lose, choice)
        : removalRefusal(match, unit, memory, choice);
    },
    lapsed: () => go('removing'),
    answered: (match, memory, choice) => {
      const unit = placedOf(match, memory.unit);
      if (!isBattle(unit)) return goneNow(match, memory, removalFor(match, unit, memory, choice)!);
      loseFromBattle(match, unit, { elements: choice.elements ?? {}, commanders: [...new Set(choice.commanders)] });
      disintegrates(match, unit.id);
      checkEndOfRemoval(match);
      return go('removing', { lose: 0 });
    },
  },
  /** GL-LOSS-03. */
  end: (match, { outflanked }) => {
    if (!outflanked) for (const unit of match.state.units) if (unit.hits > 0) unmark(match, unit.id, 'GL-LOSS-03');
    checkEnd(match);
    return done();
  },
};

type Wanted = Pick<Remove, 'element' | 'gone'>;

const wantedOf = ({ element, gone }: Wanted): readonly number[] => gone ?? (element === undefined ? [] : [element]);

/** The removal of these elements, those in contact last. */
const removalFor = (
  match: GloriousMatch,
  unit: Placed,
  memory: Memory,
  choice: Wanted,
  touched = touchedOf(memory),
): Removal | undefined => {
  const wanted = wantedOf(choice);
  return removalsOf(match, unit, touched, memory.lose, true).find(
    (removal) => removal.gone.length === wanted.length && removal.gone.every((each) => wanted.includes(each)),
  );
};

/** GL-LOSS-02, -04, -05: that many of its elements; one in contact too early, or no formation left. */
const removalRefusal = (match: GloriousMatch, unit: Placed, memory: Memory, choice: Wanted): WhyNot => {
  if (removalFor(match, unit, memory, choice)) return undefined;
  const size = unit.stands.length;
  const count = isOn(match, 'lenientRemoval') ? memory.lose : 1;
  const facts = { unit: unit.id, size, count };
  const named = new Set(wantedOf(choice).filter((each) => each < size));
  if (named.size !== count || wantedOf(choice).length !== count) return refuse('GL-LOSS-02', 'nameSoMany', facts);
  const touched = touchedOf(memory);
  const early = isOn(match, 'lenientRemoval')
    ? removalFor(match, unit, memory, choice, []) !== undefined
    : touched.length < size && wantedOf(choice).some((each) => touched.includes(each));
  return early ? refuse('GL-LOSS-04', 'contactLast', facts) : refuse('GL-LOSS-05', 'restKeepsNoFormation', facts);
};

/** GL-LOSS-08, GL-R-57: any of the elements on its base, those of command too. */
const loseFromBattleRefusal = (
  match: GloriousMatch,
  unit: Placed,
  lose: number,
  {
    elements = {},
    commanders = [],
  }: { elements?: Readonly<Record<string, number>> | undefined; commanders?: readonly UnitId[] | undefined },
) => {
  const wrong = commanders.find((id) => findUnit(match, id)?.aboard !== unit.id);
  if (wrong !== undefined) return refuse('GL-LOSS-08', 'notOnThatBattle', { unit: wrong, battle: unit.id });
  const twice = commanders.find((id, i) => commanders.indexOf(id) < i);
  if (twice !== undefined) return refuse('GL-LOSS-08', 'namedTwice', { unit: twice });
  for (const [letter, n] of Object.entries(elements)) {
    const have = [...unit.stands].filter((each) => each === letter).length;
    if (n > have) return refuse('GL-LOSS-08', 'hasFewerOfThese', { unit: unit.id, letter, have, n });
  }
  const count = Object.values(elements).reduce((sum, n) => sum + n, 0) + new Set(commanders).size;
  return count === lose ? undefined : refuse('GL-LOSS-02', 'losesOtherwise', { unit: unit.id, lose, count });
};
