/** How a match began, where its dice come from, and all that was said since. */
import { copyDice, DiceWanted, handDice, listedDice, seededDice, WrongDie, type Dice } from './dice.js';
import type { Migrations } from './format.js';
import { answer, begin, interrupt, type AnyMatch, type Choice, type Said } from './match.js';
import type { Mended } from './mended.js';
import type { Stream } from './random.js';
import { flaw, wants } from './faults.js';
import { faultBy, type Fault } from './refusal.js';
import { SIDES } from './side.js';
import { anything, fields, integer, list, oneOf, value, type Shape } from './wire.js';

/** Where the dice of a match come from, as a record says it. A stream goes on with the dice of an earlier seed. */
export type DiceSource =
  | { readonly seed: number }
  | { readonly stream: Readonly<Stream> }
  | { readonly list: readonly number[] }
  | { readonly hand: true };

/** How a match began, and all that was said since. */
export interface Log {
  readonly begin: unknown;
  readonly dice: DiceSource;
  readonly said: Said[];
}

/** A game as records need it. */
// oxlint-disable-next-line typescript/no-explicit-any
export interface Playable<M extends AnyMatch = any> {
  readonly id: string;
  readonly version: string;
  /** What was mended with each version. */
  readonly mended: Mended;
  /** What positions were in older formats of saves and records. */
  readonly migrations?: Migrations;
  readonly choiceShape: Shape<Choice>;
  /** Makes a match from armies and options, or from a position; not yet run to its first decision. */
  open(begin: unknown, dice: Dice, path: string, faults: Fault[]): M | undefined;
  /** The position in the format `open` reads. */
  positionOf(match: M): unknown;
  outcomeOf(match: M): unknown;
}

export const MOST_DICE = 100_000;
export const die = integer(1, 20);
const word = integer(-0x8000_0000, 0xffff_ffff);

/** Four words; all of them nought would throw nothing but ones. */
export const streamShape: Shape<Stream> = {
  schema: { type: 'array', items: word.schema, minItems: 4, maxItems: 4 },
  read(given, path, faults) {
    const words = list(word, 4).read(given, path, faults);
    if (faults.length === 0 && (words.length !== 4 || words.every((each) => each === 0)))
      faults.push(faultBy(path, flaw('seedWords')));
    return words as Stream;
  },
};

const diceSources = {
  seed: word,
  stream: streamShape,
  list: list(die, MOST_DICE),
  hand: value<true>({ const: true }, wants('wantedTrue'), (v) => v === true),
};
const SOURCES = ['seed', 'stream', 'list', 'hand'] as const;

export const diceSourceShape: Shape<DiceSource> = {
  schema: { oneOf: Object.entries(diceSources).map(([name, shape]) => fields({ [name]: shape }).schema) },
  read(given, path, faults) {
    const read = fields({}, diceSources).read(given, path, faults);
    const named = SOURCES.filter((name) => read?.[name] !== undefined);
    if (named.length !== 1 && faults.length === 0) faults.push(faultBy(path, flaw('oneFieldOf', { fields: SOURCES })));
    return read as DiceSource;
  },
};

export const diceFrom = (source: DiceSource): Dice => {
  if ('seed' in source) return seededDice(source.seed);
  if ('stream' in source) return copyDice({ from: 'seed', stream: [...source.stream] });
  return 'list' in source ? listedDice(source.list) : handDice();
};

/** The dice to come, so that nobody can choose others by going on from a position. */
const diceToCome = (dice: Dice): DiceSource => {
  if (dice.from === 'seed') return { stream: [...dice.stream] };
  return dice.from === 'list' ? { list: dice.list.slice(dice.next) } : { hand: true };
};

export const sideShape = oneOf(SIDES);

export const logFields = (choice: Shape<Choice>) => ({
  begin: anything,
  dice: diceSourceShape,
  said: list<Said>(fields({ choice }, { by: sideShape }), 1_000_000),
});

/** Begins a match and keeps a record of it. Faults say what is wrong with what was given. */
export const openMatch = <M extends AnyMatch>(
  game: Playable<M>,
  given: unknown,
  dice: DiceSource,
  path: string,
  faults: Fault[],
): M | undefined => {
  const match = game.open(given, diceFrom(dice), path, faults);
  if (match === undefined || faults.length > 0) return undefined;
  match.log = { begin: given, dice, said: [] };
  return playing(() => begin(match), `${path}.dice`, faults) ? match : undefined;
};

/** Plays something that outside data asks for; dice that are missing, or no dice of this game, are its fault. */
export const playing = (play: () => void, path: string, faults: Fault[]): boolean => {
  try {
    play();
    return true;
  } catch (error) {
    if (error instanceof DiceWanted) faults.push(faultBy(path, flaw('diceUsedUp', error.wanted)));
    else if (error instanceof WrongDie) faults.push(faultBy(path, flaw('noSuchFace', error.facts)));
    else throw error;
    return false;
  }
};

/** The answer for which dice are being entered by hand, with those entered so far. */
const sayAgain = (match: AnyMatch, { wanted, dice }: AnyMatch): void => {
  const { choice, by } = wanted!;
  if (choice && by) interrupt(match, by, choice);
  else if (choice) answer(match, choice);
  const entered = dice.from === 'hand' ? [...dice.list] : [];
  while (entered.length > 0 && match.wanted)
    answer(match, { do: 'dice', dice: entered.splice(0, match.wanted.throw.count) } as Choice);
};

/** A log that begins where the match stands: for a match whose earlier log plays otherwise by now. */
export const logFromHere = <M extends AnyMatch>(game: Playable<M>, match: M): Log => {
  const log: Log = { begin: { position: game.positionOf(match) }, dice: diceToCome(match.dice), said: [] };
  if (!match.wanted) return log;
  const again = openMatch(game, log.begin, log.dice, 'position', [])!;
  sayAgain(again, match);
  return again.log!;
};
