/** What was played through a hall as an ordinary record, to be looked at and gone on with like any other. */
import { openMatch, type Playable } from '../kernel/log.js';
import { recordOf, type MatchRecord } from '../kernel/record.js';
import type { Fault } from '../kernel/refusal.js';
import { playLine, standing } from './log.js';
import type { FairMatch } from './verify.js';

/** Of a fair match that was verified. What was taken back is not in it; its dice are as if entered by hand. */
export const plainRecord = (game: Playable, { begin, lines }: FairMatch): MatchRecord | undefined => {
  const faults: Fault[] = [];
  const match = openMatch(game, begin, { hand: true }, 'begin', faults);
  if (!match) return undefined;
  for (const line of standing(lines)) playLine(match, line);
  return recordOf(game, match);
};
