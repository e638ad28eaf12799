import { recordOf, recordShape, replay as playAgain, wire } from '@five-victories/engine';
import { ask } from '../ask.js';
import { fault } from '../faults.js';
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

/** The match is kept only if it is given a name, so that looking at a record never replaces a match that is played. */
export const replay = ask(
  'replay',
  { record: ofGame('record') },
  { match: matchName, upTo: wire.integer(0, 1_000_000) },
  (hall, request, faults) => {
    const { match: name, upTo } = request;
    const game = gameWithin(request.record, 'record', faults);
    if (!game || (name !== undefined && !hasRoom(hall, name, faults))) return undefined;
    const read = recordShape(game.rules).read(request.record, 'record', faults);
    if (faults.length > 0) return undefined;
    const played = Math.min(upTo ?? read.said.length, read.said.length);
    const match = playAgain(game.rules, read, 'record', faults, played);
    if (match === undefined || faults.length > 0) return undefined;
    const held = { game, match };
    if (name !== undefined) keep(hall, name, held);
    return { ...standing(held), played };
  },
);
