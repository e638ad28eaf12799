import {
  isOfKind,
  recordOf,
  recordShape,
  replay as playAgain,
  wire,
  type Fault,
  type MatchRecord,
} from '@five-victories/engine';
import { FAIR_FORMAT, fairShape, plainRecord, verify, type FairMatch } from '@five-victories/engine/fair';
import { ask } from '../ask.js';
import { fault } from '../faults.js';
import type { Game } from '../game.js';
import { gameWithin } from '../games.js';
import { hasRoom, heldIn, keep } from '../hall.js';
import { standing } from '../reply.js';
import { matchName, ofGame } from '../shapes.js';

export const record = ask('record', {}, { match: matchName }, (hall, { match: name }, faults) => {
  const held = heldIn(hall, name, faults);
  if (held === undefined) return undefined;
  const kept = recordOf(held.game.rules, held.match);
  if (kept) return { ok: true, record: kept };
  faults.push(fault('match', 'noRecordKept'));
  return undefined;
});

const isFair = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'format' in given && isOfKind(FAIR_FORMAT, given.format);

/** A record, and of a match that was played through a hall also what was checked. */
interface Given {
  readonly record: MatchRecord;
  readonly checked?: { readonly lines: number; readonly casts: number; readonly head: string };
}

const castsIn = ({ lines }: FairMatch): number => lines.filter((line) => 'cast' in line && line.cast).length;

/** Seals, heads, lines and dice are checked before the match is looked at like any other. */
const fairGiven = ({ rules }: Game, given: unknown, faults: Fault[]): Given | undefined => {
  const fair = fairShape(rules).read(given, 'record', faults);
  if (faults.length === 0) verify(rules, fair, 'record', faults);
  const plain = faults.length === 0 ? plainRecord(rules, fair) : undefined;
  return plain && { record: plain, checked: { lines: fair.lines.length, casts: castsIn(fair), head: fair.head } };
};

const givenOf = (game: Game, given: unknown, faults: Fault[]): Given | undefined => {
  if (isFair(given)) return fairGiven(game, given, faults);
  const read = recordShape(game.rules).read(given, 'record', faults);
  return faults.length > 0 ? undefined : { record: read };
};

/** The match is kept only if it is given a name, so that looking at a record never replaces a match that is played. */
export const replay = ask(
  'replay',
  { record: ofGame('record') },
  { match: matchName, upTo: wire.integer(0, 1_000_000) },
  (hall, request, faults) => {
    const { match: name, upTo } = request;
    const game = gameWithin(request.record, 'record', faults);
    if (!game || (name !== undefined && !hasRoom(hall, name, faults))) return undefined;
    const given = givenOf(game, request.record, faults);
    if (given === undefined) return undefined;
    const { record: read, checked } = given;
    const played = Math.min(upTo ?? read.said.length, read.said.length);
    const match = playAgain(game.rules, read, 'record', faults, played);
    if (match === undefined || faults.length > 0) return undefined;
    const held = { game, match };
    if (name !== undefined) keep(hall, name, held);
    return { ...standing(held), played, ...(checked ? { checked, record: read } : {}) };
  },
);
