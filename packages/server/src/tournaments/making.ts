/** A tournament is made. */
import { openMatch, type Fault } from '@five-victories/engine/kernel';
import { gameNamed } from '../hall/games.js';
import type { Hall } from '../hall/hall.js';
import { plain } from '../hall/names.js';
import { Refused } from '../hall/refused.js';
import { LATEST, type Ground, type Millis, type NewTournament } from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';
import type { Setting } from './reading.js';

const faulty = (path: string): Refused => new Refused(400, 'shape', [{ path, id: 'unreadable', facts: {} }]);

/** Reads what is played as the engine does: no round is to find out that a match cannot begin. */
const checkGrounds = ({ game, grounds }: NewTournament): void => {
  const played = gameNamed(game);
  if (!played) throw faulty('body.game');
  if (grounds.length === 0) throw faulty('body.grounds');
  const faults: Fault[] = [];
  grounds.forEach(({ begin }, i) => openMatch(played, begin, { hand: true }, `body.grounds[${i}].begin`, faults));
  if (faults.length > 0) throw new Refused(400, 'shape', faults.slice(0, 20));
};

/** A time to come, and not the day of judgement. */
export const checkTime = (at: Millis | undefined, now: Millis, path: string): void => {
  if (at !== undefined && (at < now || at > now + LATEST)) throw faulty(path);
};

const groundOf = ({ name, begin, coats, better }: Ground): Ground => ({
  name: plain(name),
  begin,
  coats,
  ...(better && { better }),
});

/** Under this id; the same twice is made once. */
export const makeTournament = async (hall: Hall, player: PlayerRow, asked: NewTournament): Promise<void> => {
  const { store, time, limits } = hall;
  // Guests are known by a browser alone: it is lost with all who wait for the next round.
  if (player.kind !== 'person') throw new Refused(403, 'claim');
  const before = await store.tournaments.tournament(asked.id);
  if (before?.organiser === player.id) return;
  const now = time.now();
  checkGrounds(asked);
  checkTime(asked.starts, now, 'body.starts');
  const name = plain(asked.name);
  if (name === '') throw faulty('body.name');
  if (asked.terms.rated && asked.terms.friendly) throw faulty('body.terms.rated');
  if ((await store.tournaments.openOf(player.id)) >= limits.openTournaments) throw new Refused(429, 'many');
  const grounds = asked.grounds.map(groundOf);
  const { words, terms, flows, days, starts } = asked;
  const setting: Setting = {
    words: plain(words ?? ''),
    terms,
    flows: flows === true,
    ...(days !== undefined && { days }),
    grounds: grounds.map(({ name: title, better }) => ({ name: title, ...(better && { better }) })),
  };
  const row = {
    id: asked.id,
    organiser: player.id,
    name,
    game: asked.game,
    kind: asked.kind,
    isPublic: asked.isPublic,
    setting: JSON.stringify(setting),
    status: 'entry' as const,
    round: 0,
    rounds: asked.kind === 'swiss' ? asked.rounds : 0,
    next: starts,
    due: starts,
    created: now,
    changed: now,
    said: 0,
  };
  if (before || !(await store.tournaments.make(row, JSON.stringify(grounds)))) throw new Refused(409, 'taken');
};
