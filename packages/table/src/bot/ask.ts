/** Asks a bot in the worker for its choice. */
import { saveOf, seededDice } from '@five-victories/engine/kernel';
import type { Book, TableMatch } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import type { Answered, Asked } from './talk.js';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answered: Answered) => void>();

const started = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const [id, answer] of waiting) answer({ id, thoughts: [], failed: message });
    waiting.clear();
    worker = undefined;
  });
  return worker;
};

/** The bot sees the match as it stands, with other dice than those that will be thrown. */
export const askBot = ({ game }: Book, match: TableMatch, bot: string, seed: number): Promise<Answered> => {
  const id = ++asked;
  const { log: _log, ...save } = saveOf(game, { ...match, dice: seededDice(0) });
  const request: Asked = { id, game: game.id as GameId, save, bot, seed };
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    started().postMessage(request);
  });
};
