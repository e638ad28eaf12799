/** Records: a whole match as a list of answers, with a digest of where they led. */
import { canonical, digest, hash } from './digest.js';
import { dated, isOld, type Migrations, type Old } from './format.js';
import { logFields, openMatch, playing, type Log, type Playable } from './log.js';
import { answer, interrupt, interruptRefusal, refusal, type AnyMatch, type Said } from './match.js';
import { mendedSince } from './mended.js';
import { flaw } from './faults.js';
import { faultBy, type Fault } from './refusal.js';
import type { Side } from './side.js';
import { anything, constant, fields, text, type Shape } from './wire.js';

/** The number is that of the positions in it, and goes up together with that of saves. */
export const RECORD_FORMAT = 'five-victories/record/4';

export interface MatchRecord extends Log {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly digest: string;
  readonly outcome?: unknown;
  /** A save of the end, so that the match can go on where a mended rule refuses what was said. */
  readonly save?: unknown;
}

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

/** A log whose match began from a position of an older format. */
export const withOldBegin =
  (migrate: (position: Old) => Old) =>
  (log: Old): Old => {
    const { begin } = log;
    if (!isOld(begin) || !isOld(begin['position'])) return log;
    return { ...log, begin: { ...begin, position: migrate(begin['position']) } };
  };

const recordMigrations = ({ migrations = {} }: Playable): Migrations =>
  Object.fromEntries(Object.entries(migrations).map(([number, migrate]) => [number, withOldBegin(migrate)]));

export const recordShape = (game: Playable): Shape<MatchRecord> =>
  dated(
    RECORD_FORMAT,
    recordMigrations(game),
    fields(
      {
        format: constant(RECORD_FORMAT),
        game: constant(game.id),
        version: text(20),
        digest: text(32),
        ...logFields(game.choiceShape),
      },
      { outcome: anything, save: anything },
    ),
  );

/** Says one line of a record; a fault if it is refused. */
const say = (match: AnyMatch, { choice, ...rest }: Said, path: string, faults: Fault[]): void => {
  const by: Side | undefined = 'by' in rest ? rest.by : undefined;
  const refused = by ? interruptRefusal(match, by, choice) : refusal(match, choice);
  if (refused) faults.push(faultBy(path, refused));
  else playing(() => (by ? interrupt(match, by, choice) : answer(match, choice)), path, faults);
};

/** What may be behind a record that plays otherwise: rules that were mended since. */
export const versionFaults = ({ version: now, mended }: Playable, version: string, path: string): Fault[] => {
  if (version === now) return [];
  return [faultBy(`${path}.version`, flaw('otherVersion', { version, now, mended: mendedSince(mended, version) }))];
};

/** Plays a log again, or to the line `upTo`. A line that is refused is a fault. */
export const playLog = <M extends AnyMatch>(
  game: Playable<M>,
  { begin, dice, said }: Log,
  path: string,
  faults: Fault[],
  upTo = said.length,
): M | undefined => {
  const match = openMatch(game, begin, dice, `${path}.begin`, faults);
  if (match === undefined) return undefined;
  for (let i = 0; i < upTo && faults.length === 0; i++) say(match, said[i]!, `${path}.said[${i}]`, faults);
  return match;
};

/**
 * Plays a record again, or to the line `upTo`. A line that is refused, and a digest that differs, are faults. One of
 * other rules is played like any other: where no mended rule came up, it still comes to its digest.
 */
export const replay = <M extends AnyMatch>(
  game: Playable<M>,
  record: MatchRecord,
  path: string,
  faults: Fault[],
  upTo = record.said.length,
): M | undefined => {
  const match = playLog(game, record, path, faults, upTo);
  if (match && faults.length === 0 && upTo === record.said.length && recordDigest(match) !== record.digest)
    faults.push(faultBy(`${path}.digest`, flaw('otherDigest', { came: recordDigest(match), written: record.digest })));
  if (faults.length > 0) faults.push(...versionFaults(game, record.version, path));
  return match;
};
