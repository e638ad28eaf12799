/** Playing from outside: events are heard, and whatever goes wrong, the match is as it was. */
import {
  begin,
  copyOf,
  diceFrom,
  type AnyMatch,
  type DiceSource,
  type Event,
  type Fault,
} from '@five-victories/engine';
import type { Game } from './game.js';

/** Plays, and returns what was told. If it fails the match is put back. */
export const heard = (match: AnyMatch, play: () => void): Event[] => {
  const { log } = match;
  const before = copyOf(match);
  const said = log?.said.length ?? 0;
  const events: Event[] = [];
  match.tell = (event) => events.push(event);
  try {
    play();
    return events;
  } catch (failure) {
    Object.assign(match, before, { log });
    if (log) log.said.length = said;
    throw failure;
  } finally {
    match.tell = undefined;
  }
};

export interface Opened {
  readonly match: AnyMatch;
  readonly events: readonly Event[];
}

/** As the engine's `openMatch`, with the events on the way to the first decision. */
export const openHeard = (game: Game, given: object, source: DiceSource, faults: Fault[]): Opened | undefined => {
  const match = game.rules.open(given, diceFrom(source), '', faults);
  if (match === undefined || faults.length > 0) return undefined;
  match.log = { begin: given, dice: source, said: [] };
  return { match, events: heard(match, () => begin(match)) };
};
