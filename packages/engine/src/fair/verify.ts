/** The check that anybody can make of a match that was played through a hall: nobody is trusted, only rules and hashes. */
import { digest } from '../kernel/digest.js';
import { flaw } from '../kernel/faults.js';
import { openMatch, type Playable } from '../kernel/log.js';
import { copyOf, interruptRefusal, refusal, type AnyMatch } from '../kernel/match.js';
import { versionFaults } from '../kernel/record.js';
import { faultBy, type Fault, type Flaw } from '../kernel/refusal.js';
import { anything, constant, fields, list, text, type Shape } from '../kernel/wire.js';
import { broken, hexShape, keyOf, type Hex, type Seals, type Secrets } from './agreement.js';
import { firstHead, headOf, lineShape, sayLine, throwCast, type Cast, type HallLine, type PlayedLine } from './log.js';
import type { Bytes } from './sha256.js';

export const FAIR_FORMAT = 'five-victories/fair/1';

/** A match with everything that is needed to play it again and to throw its dice again. */
export interface FairMatch {
  readonly format: typeof FAIR_FORMAT;
  readonly game: string;
  readonly version: string;
  /** The hall's name of the match: seals and dice are made with it. */
  readonly match: string;
  readonly begin: unknown;
  readonly seals: Seals;
  readonly secrets: Secrets;
  readonly lines: readonly HallLine[];
  /** The head of the last line, and the digest of where the match came to. */
  readonly head: Hex;
  readonly digest: string;
}

const ofParties = fields({ hall: hexShape, south: hexShape, north: hexShape });

export const fairShape = ({ id, choiceShape }: Playable): Shape<FairMatch> =>
  fields({
    format: constant(FAIR_FORMAT),
    game: constant(id),
    version: text(20),
    match: text(40),
    begin: anything,
    seals: ofParties,
    secrets: ofParties,
    lines: list(lineShape(choiceShape), 1_000_000),
    head: hexShape,
    digest: text(32),
  });

/** A match that is played again: all the moments it can go back to, and the casts so far. */
interface Again {
  match: AnyMatch;
  readonly moments: Map<number, AnyMatch>;
  casts: number;
  ended: boolean;
}

const sealFaults = ({ match, begin, seals, secrets, lines, head }: FairMatch, path: string): Fault[] => {
  const faults = broken(match, seals, secrets).map((party) => faultBy(`${path}.secrets.${party}`, flaw('sealBroken')));
  const came = headOf(firstHead(match, begin, seals), lines);
  if (came !== head) faults.push(faultBy(`${path}.head`, flaw('otherHead', { came, written: head })));
  return faults;
};

/** What is wrong with a fair match: its seals and heads, and the first line that is not as rules and dice have it. */
export const verify = (game: Playable, given: FairMatch, path: string, faults: Fault[]): AnyMatch | undefined => {
  faults.push(...sealFaults(given, path));
  const match = openMatch(game, given.begin, { hand: true }, `${path}.begin`, faults);
  if (!match || faults.length > 0) return undefined;
  const again: Again = { match, moments: new Map([[0, copyOf(match)]]), casts: 0, ended: false };
  const found = firstFault(again, given, path) ?? endFault(again, given, path);
  if (found) faults.push(found, ...versionFaults(game, given.version, path));
  return again.match;
};

const firstFault = (again: Again, { match, secrets, lines }: FairMatch, path: string): Fault | undefined => {
  const key = keyOf(match, secrets);
  for (const [i, line] of lines.entries()) {
    const found = lineFlaw(again, key, line, i + 1);
    if (found) return faultBy(`${path}.lines[${i}]`, found);
    again.moments.set(line.n, copyOf(again.match));
  }
  return undefined;
};

const endFault = ({ match }: Again, { digest: written }: FairMatch, path: string): Fault | undefined => {
  if (match.wanted) return faultBy(`${path}.lines`, flaw('diceMissing'));
  const came = digest(match);
  return came === written ? undefined : faultBy(`${path}.digest`, flaw('otherDigest', { came, written }));
};

/** Plays a line, or says what is wrong with it. */
const lineFlaw = (again: Again, key: Bytes, line: HallLine, n: number): Flaw | undefined => {
  if (line.n !== n) return flaw('otherLine', { came: n, written: line.n });
  if (again.ended) return flaw('afterTheEnd');
  switch (line.kind) {
    case 'back':
      return backFlaw(again, line.to, n);
    case 'pause':
    case 'resume':
    case 'pace':
      return undefined;
    case 'end':
      again.ended = true;
      return undefined;
    default:
      return playedFlaw(again, key, line);
  }
};

const playedFlaw = (again: Again, key: Bytes, line: PlayedLine): Flaw | undefined => {
  const refused = saidFlaw(again.match, line);
  if (refused) return refused;
  sayLine(again.match, line);
  return castFlaw(again, key, line.cast);
};

const backFlaw = (again: Again, to: number, n: number): Flaw | undefined => {
  const moment = to < n ? again.moments.get(to) : undefined;
  if (!moment) return flaw('noLineBack', { to });
  // What was taken back cannot be gone back to.
  for (const later of again.moments.keys()) if (later > to) again.moments.delete(later);
  again.match = copyOf(moment);
  return undefined;
};

const saidFlaw = (match: AnyMatch, line: PlayedLine): Flaw | undefined => {
  if (line.kind === 'opening') return match.wanted ? undefined : flaw('noDiceWanted');
  if (line.interrupt) return interruptRefusal(match, line.by, line.choice);
  if (match.wanted) return flaw('diceMissing');
  if (match.decision && match.decision.side !== line.by) return flaw('otherSide');
  return refusal(match, line.choice);
};

/** Whether the dice of a line are those that the secrets give. */
const castFlaw = (again: Again, key: Bytes, cast: Cast | undefined): Flaw | undefined => {
  const { match } = again;
  if (!match.wanted) return cast && flaw('noDiceWanted');
  if (!cast) return flaw('diceMissing');
  again.casts++;
  if (cast.cast !== again.casts) return flaw('otherCast', { came: again.casts, written: cast.cast });
  const right = throwCast(match, key, cast.cast);
  return told(right) === told(cast) ? undefined : flaw('otherDice', { came: told(right), written: told(cast) });
};

/** Throw after throw: 3 5, 2. */
const told = ({ dice }: Cast): string => dice.map((thrown) => thrown.join(' ')).join(', ');
