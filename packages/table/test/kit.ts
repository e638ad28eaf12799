/** Matches for the tests of the table, played as a player would: by offers. */
import { below, streamOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import type { Edition } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../src/match/game-ids.js';
import { zoneBook } from '../src/match/zone-book.js';
import { isRefusal, matchOf, openSession, sayAll, upTo, type Session } from '../src/match/session.js';
import { fileOf } from '../src/store/kept-match.js';

export const bookFor = ({ id }: Edition) => zoneBook(id as ZoneGame);

export const opened = (game: Edition, seed = 1, options: object = {}): Session => {
  const scenario = game.scenarios[0]!;
  const armyOf = (wanted: string) => game.armies.find(({ id }) => id === wanted);
  const armies = { south: armyOf(scenario.south), north: armyOf(scenario.north) };
  const faults: Fault[] = [];
  const session = openSession(
    bookFor(game),
    { armies, options: { ...scenario.options, ...options } },
    { seed },
    faults,
  );
  if (!session) throw new Error(JSON.stringify(faults));
  return session;
};

export const said = (session: Session, ...choices: Choice[]): Session => {
  const next = sayAll(session, choices);
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  return next;
};

/** What ends things before they have begun; done seldom. */
const QUIET = new Set(['withdraw', 'leave', 'end', 'done', 'nothing', 'stop', 'moveCommander']);

/** Plays options by chance, at most so many; `each` sees every moment. */
export const played = (
  first: Session,
  seed: number,
  most: number,
  each: (session: Session) => void = () => {},
): Session => {
  const stream = streamOf(seed);
  let session = first;
  for (let i = 0; i < most; i++) {
    each(session);
    const options = matchOf(session).decision?.options;
    if (!options) break;
    const lively = options.filter((option) => !QUIET.has(option.do));
    const from = lively.length > 0 && below(stream, 8) > 0 ? lively : options;
    session = said(session, from[below(stream, from.length)]!);
  }
  return session;
};

/** A record of Fine that ends at the first decision of a kind, as a file. */
export const recordAt = (kind: string): string => {
  for (let seed = 1; seed <= 20; seed++) {
    const session = played(opened(fineEdition, seed), seed, 900);
    const at = session.moments.findIndex(({ match }) => match.decision?.kind === kind);
    if (at >= 0) return fileOf(upTo(session, at));
  }
  throw new Error(`Nobody is asked for ${kind}.`);
};
