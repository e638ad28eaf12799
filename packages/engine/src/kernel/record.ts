/** Records and saves: a whole match as a list of answers, or as it stands now. */
import { copyDice, DiceWanted, handDice, listedDice, seededDice, type Dice } from './dice.js';
import { canonical, digest, hash } from './digest.js';
import {
  answer,
  begin,
  interrupt,
  interruptRefusal,
  refusal,
  waitForDice,
  type AnyMatch,
  type Choice,
  type Said,
  type Wanted,
} from './match.js';
import { faultBy, type Fault } from './refusal.js';
import { SIDES, type Side } from './side.js';
import {
  anything,
  constant,
  fields,
  integer,
  list,
  matching,
  oneOf,
  optional,
  text,
  value,
  type Shape,
} from './wire.js';

/** Where the dice of a match come from, as a record says it. */
export type DiceSource = { readonly seed: number } | { readonly list: readonly number[] } | { readonly hand: true };

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
  readonly choiceShape: Shape<Choice>;
  /** Makes a match from armies and options, or from a position; not yet run to its first decision. */
  open(begin: unknown, dice: Dice, path: string, faults: Fault[]): M | undefined;
  /** The position in the format `open` reads. */
  positionOf(match: M): unknown;
  outcomeOf(match: M): unknown;
}

export const RECORD_FORMAT = 'five-victories/record/1';
export const SAVE_FORMAT = 'five-victories/save/1';

export interface MatchRecord extends Log {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly digest: string;
  readonly outcome?: unknown;
}

export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly position: unknown;
  readonly dice: Dice;
  readonly wanted?: Wanted | undefined;
  readonly log?: Log | undefined;
}

const MOST_DICE = 100_000;
const die = integer(1, 20);

const diceSources = {
  seed: integer(-0x8000_0000, 0xffff_ffff),
  list: list(die, MOST_DICE),
  hand: value<true>({ const: true }, 'true', (v) => v === true),
};

export const diceSourceShape: Shape<DiceSource> = {
  schema: { oneOf: Object.entries(diceSources).map(([name, shape]) => fields({ [name]: shape }).schema) },
  read(given, path, faults) {
    const read = fields({}, diceSources).read(given, path, faults);
    const named = (['seed', 'list', 'hand'] as const).filter((name) => read?.[name] !== undefined);
    if (named.length !== 1 && faults.length === 0)
      faults.push({ path, because: 'One of seed, list or hand is wanted here.' });
    return read as DiceSource;
  },
};

export const diceFrom = (source: DiceSource): Dice =>
  'seed' in source ? seededDice(source.seed) : 'list' in source ? listedDice(source.list) : handDice();

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
const playing = (play: () => void, path: string, faults: Fault[]): boolean => {
  try {
    play();
    return true;
  } catch (error) {
    if (!(error instanceof DiceWanted) && !(error instanceof RangeError)) throw error;
    faults.push({ path, because: error.message });
    return false;
  }
};

/** The end of a match and the way there. */
const recordDigest = (match: AnyMatch): string => hash(digest(match) + canonical(match.log?.said ?? []));

export const recordOf = <M extends AnyMatch>(game: Playable<M>, match: M): MatchRecord | undefined => {
  if (match.log === undefined) return undefined;
  const outcome = game.outcomeOf(match);
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    ...match.log,
    said: [...match.log.said],
    digest: recordDigest(match),
    ...(outcome === undefined ? {} : { outcome }),
  };
};

const sideShape = oneOf(SIDES);
const saidShape = (choice: Shape<Choice>): Shape<Said> => fields({ choice }, { by: sideShape });
const logFields = (choice: Shape<Choice>) => ({
  begin: anything,
  dice: diceSourceShape,
  said: list(saidShape(choice), 1_000_000),
});

export const recordShape = (game: Playable): Shape<MatchRecord> =>
  fields(
    {
      format: constant(RECORD_FORMAT),
      game: constant(game.id),
      version: text(20),
      digest: text(32),
      ...logFields(game.choiceShape),
    },
    { outcome: anything },
  );

/** Says one line of a record; a fault if it is refused. */
const say = (match: AnyMatch, { choice, ...rest }: Said, path: string, faults: Fault[]): void => {
  const by: Side | undefined = 'by' in rest ? rest.by : undefined;
  const refused = by ? interruptRefusal(match, by, choice) : refusal(match, choice);
  if (refused) faults.push(faultBy(path, refused));
  else playing(() => (by ? interrupt(match, by, choice) : answer(match, choice)), path, faults);
};

/** A save or record of other rules is not played under these. */
const isOfThisVersion = (game: Playable, { version }: { version: string }, path: string, faults: Fault[]): boolean => {
  if (version === game.version) return true;
  faults.push({
    path: `${path}.version`,
    because: `This is of version ${version} of the rules, not of version ${game.version}.`,
  });
  return false;
};

/** Plays a record again, or to the line `upTo`. A line that is refused, and a digest that differs, are faults. */
export const replay = <M extends AnyMatch>(
  game: Playable<M>,
  record: MatchRecord,
  path: string,
  faults: Fault[],
  upTo = record.said.length,
): M | undefined => {
  if (!isOfThisVersion(game, record, path, faults)) return undefined;
  const match = openMatch(game, record.begin, record.dice, `${path}.begin`, faults);
  if (match === undefined) return undefined;
  for (let i = 0; i < upTo && faults.length === 0; i++) say(match, record.said[i]!, `${path}.said[${i}]`, faults);
  if (faults.length === 0 && upTo === record.said.length && recordDigest(match) !== record.digest)
    faults.push({
      path: `${path}.digest`,
      because: `The match came to ${recordDigest(match)}, not to ${record.digest}.`,
    });
  return match;
};

// ---- saves ---------------------------------------------------------------------------------------------------------

export const saveOf = <M extends AnyMatch>(game: Playable<M>, match: M): Save => ({
  format: SAVE_FORMAT,
  game: game.id,
  version: game.version,
  position: game.positionOf(match),
  dice: copyDice(match.dice),
  ...(match.wanted ? { wanted: match.wanted } : {}),
  ...(match.log ? { log: { ...match.log, said: [...match.log.said] } } : {}),
});

const word = integer(-0x8000_0000, 0xffff_ffff);
const diceShape: Shape<Dice> = {
  schema: { type: 'object', description: 'dice as they are written by save' },
  read(given, path, faults) {
    const read = fields(
      { from: oneOf(['seed', 'list', 'hand']) },
      { stream: list(word, 4), list: list(die, MOST_DICE), next: integer(0, MOST_DICE) },
    ).read(given, path, faults);
    if (faults.length > 0) return read as never;
    if (
      read.from === 'seed'
        ? read.stream?.length !== 4 || read.stream.every((each) => each === 0)
        : read.list === undefined || read.next === undefined || read.next > read.list.length
    )
      faults.push({ path, because: `These are no dice from a ${read.from}.` });
    return read as Dice;
  },
};

const wantedShape = (choice: Shape<Choice>): Shape<Wanted> =>
  fields(
    {
      throw: fields(
        { rule: text(30), side: sideShape, count: integer(1, 100), sides: integer(2, 20) },
        {
          unit: text(80),
          needs: list(
            value<number>({ type: 'number' }, 'A number', (v) => typeof v === 'number'),
            100,
          ),
        },
      ),
    },
    { choice: optional(choice), by: optional(sideShape) },
  ) as Shape<Wanted>;

export const saveShape = (game: Playable): Shape<Save> =>
  fields(
    {
      format: constant(SAVE_FORMAT),
      game: constant(game.id),
      version: matching(/^[\w.]{1,20}$/, 'A version'),
      position: anything,
      dice: diceShape,
    },
    {
      wanted: optional(wantedShape(game.choiceShape)),
      log: optional(fields(logFields(game.choiceShape)) as Shape<Log>),
    },
  );

export const loadSave = <M extends AnyMatch>(
  game: Playable<M>,
  save: Save,
  path: string,
  faults: Fault[],
): M | undefined => {
  if (!isOfThisVersion(game, save, path, faults)) return undefined;
  const match = game.open({ position: save.position }, copyDice(save.dice), path, faults);
  if (match === undefined || faults.length > 0) return undefined;
  if (save.log) match.log = { ...save.log, said: [...save.log.said] };
  if (save.wanted) waitForDice(match, save.wanted);
  else begin(match);
  return match;
};
