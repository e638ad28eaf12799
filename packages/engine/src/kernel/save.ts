/** Saves: a match as it stands, with its dice and all that was said so far. */
import { copyDice, type Dice } from './dice.js';
import { digest } from './digest.js';
import { dated, isOld, type Migrations, type Old } from './format.js';
import { die, logFields, logFromHere, MOST_DICE, sideShape, streamShape, type Log, type Playable } from './log.js';
import { begin, waitForDice, type AnyMatch, type Choice, type Wanted } from './match.js';
import { playLog, withOldBegin } from './record.js';
import { flaw, wants } from './faults.js';
import { faultBy, type Fault } from './refusal.js';
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

/** Since 3, units of the armies a match began with may have coats. */
export const SAVE_FORMAT = 'five-victories/save/4';

export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly position: unknown;
  readonly dice: Dice;
  readonly wanted?: Wanted | undefined;
  readonly log?: Log | undefined;
}

export const saveOf = <M extends AnyMatch>(game: Playable<M>, match: M): Save => ({
  format: SAVE_FORMAT,
  game: game.id,
  version: game.version,
  position: game.positionOf(match),
  dice: copyDice(match.dice),
  ...(match.wanted ? { wanted: match.wanted } : {}),
  ...(match.log ? { log: { ...match.log, said: [...match.log.said] } } : {}),
});

const diceShape: Shape<Dice> = {
  schema: { type: 'object', description: 'dice as they are written by save' },
  read(given, path, faults) {
    const read = fields(
      { from: oneOf(['seed', 'list', 'hand']) },
      { stream: streamShape, list: list(die, MOST_DICE), next: integer(0, MOST_DICE) },
    ).read(given, path, faults);
    if (faults.length > 0) return read as never;
    if (
      read.from === 'seed'
        ? read.stream === undefined
        : read.list === undefined || read.next === undefined || read.next > read.list.length
    )
      faults.push(faultBy(path, flaw('noDiceFrom', { from: read.from })));
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
            value<number>({ type: 'number' }, wants('wantedNumber'), (v) => typeof v === 'number'),
            100,
          ),
        },
      ),
    },
    { choice: optional(choice), by: optional(sideShape) },
  ) as Shape<Wanted>;

/** A save holds a position, and the log in it may begin from another. */
const savePositions =
  (migrate: (position: Old) => Old) =>
  (save: Old): Old => {
    const { position, log } = save;
    return {
      ...save,
      ...(isOld(position) ? { position: migrate(position) } : {}),
      ...(isOld(log) ? { log: withOldBegin(migrate)(log) } : {}),
    };
  };

const saveMigrations = ({ migrations = {} }: Playable): Migrations =>
  Object.fromEntries(Object.entries(migrations).map(([number, migrate]) => [number, savePositions(migrate)]));

export const saveShape = (game: Playable): Shape<Save> =>
  dated(
    SAVE_FORMAT,
    saveMigrations(game),
    fields(
      {
        format: constant(SAVE_FORMAT),
        game: constant(game.id),
        version: matching(/^[\w.]{1,20}$/, '2'),
        position: anything,
        dice: diceShape,
      },
      {
        wanted: optional(wantedShape(game.choiceShape)),
        log: optional(fields(logFields(game.choiceShape)) as Shape<Log>),
      },
    ),
  );

/** Whether all that was said still leads to where the match stands. */
const leadsTo = (game: Playable, log: Log, match: AnyMatch): boolean => {
  const faults: Fault[] = [];
  const again: AnyMatch | undefined = playLog(game, log, 'log', faults);
  return again !== undefined && faults.length === 0 && digest(again) === digest(match);
};

/** A position is a position, whatever the rules were; a log is that of this match only while it leads there. */
export const loadSave = <M extends AnyMatch>(
  game: Playable<M>,
  save: Save,
  path: string,
  faults: Fault[],
): M | undefined => {
  const match = game.open({ position: save.position }, copyDice(save.dice), path, faults);
  if (match === undefined || faults.length > 0) return undefined;
  if (save.wanted) waitForDice(match, save.wanted);
  else begin(match);
  const { log } = save;
  if (log)
    match.log =
      save.version === game.version || leadsTo(game, log, match)
        ? { ...log, said: [...log.said] }
        : logFromHere(game, match);
  return match;
};
