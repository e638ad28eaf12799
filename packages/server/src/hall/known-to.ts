/** A match as a bot of the hall gets it: no more than its side may know, and by the rules it began with. */
import { copyOf, type AnyMatch, type Side } from '@five-victories/engine/kernel';
import { playShown, shownTo } from '@five-victories/engine/fair';
import type { ByOther } from '../bots/bots.js';
import { beginning, type Standing } from '../log/standing.js';
import type { Board } from './board.js';

/** The match as a side may know it: stand-ins for what lies face down. */
export const knownTo = (standing: Standing, side: Side): AnyMatch => {
  const { given, counted, down } = standing;
  if (down.every(({ by }) => by === side)) return copyOf(standing.match);
  const copy = copyOf(beginning(given, [])!.match);
  for (const { line } of counted) playShown(copy, shownTo(side, down, line));
  return copy;
};

/** Rules of another build, where the match goes by them. */
export const byOther = ({ hall, known }: Board, { given }: Standing): ByOther | undefined => {
  const module = hall.rules.keptFor(known.row.game, known.row.version)?.module;
  return module === undefined ? undefined : { game: given.game, module };
};
