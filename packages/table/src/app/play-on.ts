/** From one match to another: the same again, from the other chair, from a moment of it, or another scenario. */
import { both, type Fault } from '@five-victories/engine/kernel';
import { armyIn, beginningOf } from '../editor/scenario.js';
import type { GameId } from '../match/game-ids.js';
import { upTo, type AnySession } from '../match/session.js';
import type { Seats } from '../match/seats.js';
import { loadEdition } from '../match/shelf.js';
import type { MatchHead } from '../store/kept-match.js';
import { keepNew, playNew } from './begin.js';
import type { KnownScenario } from './known-scenario.js';
import type { PlayCore } from './play-core.js';
import { USUAL_COATS } from './ready.js';
import { goTo } from './route.js';
import { settings, t } from './settings.js';

interface Played {
  readonly head: MatchHead;
  readonly session: AnySession;
}

/** Of a match at the table. */
export const playedOf = ({ head, session }: Pick<PlayCore, 'head' | 'session'>): Played => ({
  head: head(),
  session: session(),
});

/** The same match once more, with other dice, and other seats if wanted. */
export const playAgain = async (
  { head, session }: Played,
  seats: Seats = head.seats,
  learned?: readonly string[],
): Promise<void> => {
  const { game, friendly, guided, coats, name } = head;
  // Of one that goes on from a save: as it was begun.
  const { begin, dice } = head.earlier?.[0]?.log ?? session;
  await playNew({ game, seats, friendly, guided, learned, coats, name, begin, hand: 'hand' in dice });
};

export const swapped = ({ south, north }: Seats): Seats => ({ south: north, north: south });

/** The match as it was at a moment becomes one of its own. */
export const playOnFrom = async ({ head, session }: Played, moment: number): Promise<void> => {
  const { game, name, coats } = head;
  const seats = both((side) => (head.seats[side] === 'remote' ? 'person' : head.seats[side]));
  const match = { game, name: t().replay.branch(name), seats, friendly: true, coats };
  goTo({ page: 'match', id: await keepNew(match, upTo(session, moment)) });
};

/** A scenario begun at once; otherwise why it cannot be. */
export const playScenario = async (
  game: GameId,
  scenario: Pick<KnownScenario, 'name' | 'story' | 'armies' | 'options'>,
  seats: Seats,
): Promise<readonly Fault[]> => {
  const edition = await loadEdition(game);
  return playNew({
    game,
    name: scenario.name,
    seats,
    friendly: settings().friendly,
    coats: both((side) => armyIn(edition, scenario.armies[side])?.coat ?? USUAL_COATS[side]),
    begin: beginningOf(edition, scenario),
    hand: false,
  });
};
