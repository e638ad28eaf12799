import { wire } from '@five-victories/engine';
import { ask } from '../ask.js';
import { GAMES, gameOf } from '../games.js';
import { gameName } from '../shapes.js';

export const games = ask('games', {}, { game: gameName, brief: wire.flag }, (_hall, { game: id, brief }, faults) => {
  const wanted = id === undefined ? GAMES : [gameOf(id, 'game', faults)];
  if (faults.length > 0) return undefined;
  const described = wanted.flatMap((game) => (game ? [game.describe()] : []));
  const shown = brief ? described.map(({ id, title, version }) => ({ id, title, version })) : described;
  return { ok: true, games: shown };
});
