/** Sections that sheets of several measured games have. */
import { ADVANTAGE, COVER, type Placed } from '@five-victories/engine/manoeuvre';
import type { Formation } from '@five-victories/engine/tabletop';
import { capital, formationName, typeName } from '../words/names.js';
import {
  lengthOf,
  mayForm,
  modifierRows,
  reachOf,
  signed,
  small,
  type Book,
  type ManoeuvreBook,
  type Section,
} from './asked.js';

export const section = (
  id: string,
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  notes: readonly string[] = [],
): Section => ({ id, title, columns, rows, notes });

export const turn = ({ id, match, words, names }: Book): Section => {
  const { title, columns, steps, first, second, retreats } = words.turn;
  const own: Readonly<Record<string, string>> = {
    initiativeMovement: first,
    otherMovement: second,
    otherRetreat: retreats.other,
    initiativeRetreat: retreats.initiative,
  };
  const rows = match.rules.phases
    .filter((phase) => phase !== 'setup')
    .map((phase, i) => [`${i + 1} ${own[phase] ?? names.asks.phases[phase] ?? phase}`, steps[id]![phase]!]);
  return section('turn', title, columns, rows);
};

/** Move and charge of each kind, in each formation it may be in: a row for every one of `samples` by its name. */
export const moves = (
  book: ManoeuvreBook,
  formations: readonly Formation[],
  samples: readonly (readonly [name: string, unit: (formation: Formation) => Placed])[],
  walker: Placed,
): Section => {
  const { id, match, words, names } = book;
  const { numbers } = match.rules;
  const rows = samples.map(([name, unit]) => [
    name,
    ...formations.map((formation) => (mayForm(book, unit(formation)) ? reachOf(book, unit(formation)) : words.none)),
  ]);
  const columns = [words.moves.unit, ...formations.map((formation) => capital(formationName(formation, names)))];
  const { mounted, foot } = numbers.extension;
  return section('moves', words.moves.title, columns, rows, [
    ...words.moves.notes[id]!,
    words.moves.doubleTime[match.rules.words.doubleTime](lengthOf(book, numbers.doubleTime)),
    words.moves.extension(lengthOf(book, mounted), lengthOf(book, foot)),
    words.moves.pivot(lengthOf(book, numbers.pivot)),
    words.moves.sideStep(lengthOf(book, match.rules.allowance(match, walker, 'sideStep'))),
  ]);
};

/** The dice of fire besides those of the firer: what `firers` would have against every one of `targets`. */
export const fire = (
  book: ManoeuvreBook,
  firer: Placed,
  targets: readonly Placed[],
  own: readonly (readonly string[])[],
  notes: readonly string[],
): Section => {
  const { id, match, words } = book;
  const found = targets.flatMap((target) => match.rules.fireDice(match, firer, target, 1, 0).slice(1));
  const rows = [...own, ...modifierRows(book, found), [words.fire.cover, signed(COVER)]];
  return section('fire', words.fire.title, [words.case, words.dice], rows, [
    words.fire.hits(words.upTo(match.rules.fireHits(match, firer))),
    ...notes,
    ...words.fire.notes[id]!,
  ]);
};

/** What changes Combat Values: of every one of `units` against every one. */
export const melee = (book: ManoeuvreBook, id: 'splendid' | 'great', units: readonly Placed[]): Section => {
  const { match, words } = book;
  const found = units.flatMap((attacker) =>
    units.flatMap((target) => match.rules.combatModifiers(match, attacker, target)),
  );
  const rows = modifierRows(book, found);
  return section('melee', words.melee.title, [words.case, words.value], rows, words.melee[id](ADVANTAGE));
};

/** How far reactions go, and what they cost. */
export const reactions = (book: ManoeuvreBook, id: 'splendid' | 'great', units: Reacting): Section => {
  const { match, words } = book;
  const { rules } = match;
  const { numbers } = rules;
  const { title, columns, impact, impactHeavy, breakThrough } = words.reactions;
  const { mounted, foot } = numbers.breakThrough;
  const hits = (unit: Placed, heavy: boolean): number => rules.impactHits(unit, heavy);
  const rows = words.reactions[id]({
    intercept: lengthOf(book, rules.interceptReach(match, units.horse)),
    elephants: lengthOf(book, rules.interceptReach(match, units.elephants ?? units.horse)),
    recoil: lengthOf(book, numbers.recoil),
    evade: lengthOf(book, numbers.evade),
    pullUp: lengthOf(book, numbers.pullUp),
    flinch: lengthOf(book, numbers.flinch),
    hasty: rules.hastyHits(units.foot),
    hastyBlock: rules.hastyHits(units.block),
    about: rules.aboutFaceHits(units.foot),
    aboutPikes: rules.aboutFaceHits(units.block),
  });
  return section('reactions', title, columns, rows, [
    impact(hits(units.horse, false), hits(units.horse, true)),
    impactHeavy[id](hits(units.heavy, false), hits(units.heavy, true)),
    breakThrough(lengthOf(book, mounted), lengthOf(book, foot)),
  ]);
};

interface Reacting {
  readonly horse: Placed;
  readonly heavy: Placed;
  readonly foot: Placed;
  /** With pikes. */
  readonly block: Placed;
  readonly elephants?: Placed;
}

/** How units and battles end: what is lost when, and what a victory takes. */
export const ends = ({ match, words, shared }: Book, ...lines: readonly string[]): Section => {
  const { fullVictory, words: own } = match.rules;
  const minor = shared.outcome.results[own.minorVictory] ?? own.minorVictory;
  return section('ends', words.ends.title, [], [], [...lines, words.ends.half(fullVictory, small(minor))]);
};

export const terrain = ({ match, words, names }: Book): Section => {
  const { title, columns, whom, yes, hides } = words.terrain;
  const named = (who: readonly string[]): string =>
    names.names.list(who.map((each) => whom[each] ?? typeName(match, each, names))) || words.none;
  const rows = Object.entries(match.rules.terrain).map(([type, effect]) => [
    capital(names.names.terrain[type] ?? type),
    named(effect.prohibited),
    named(effect.cover),
    named(effect.advantage),
    effect.restricted ? yes : words.none,
    hides[effect.blocksFire] ?? words.none,
  ]);
  return section('terrain', title, columns, rows);
};

/** Within 6" of the Commander or 3" of a Sub-Commander. */
export const commandRanges = (book: Book): string => {
  const { match, words, names } = book;
  return Object.entries(match.rules.types)
    .flatMap(([type, { range }]) =>
      range === undefined ? [] : [`${lengthOf(book, range)} (${typeName(match, type, names)})`],
    )
    .join(words.or);
};

/** A row for every formation the test depends on. */
export const testRows = (
  book: Book,
  title: string,
  formations: readonly Formation[],
  passes: (formation: Formation) => number,
): string[][] => {
  const { words, names } = book;
  const needs = formations.map(passes);
  return new Set(needs).size === 1
    ? [[title, words.upTo(needs[0]!)]]
    : formations.map((formation, i) => [words.tests.in(title, formationName(formation, names)), words.upTo(needs[i]!)]);
};
