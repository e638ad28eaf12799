/** Asks a worker why a bot chose what it chose. A reason is a comfort: where none comes, nobody waits for it. */
import type { Reason } from '@five-victories/bots';
import type { Book } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import { saveFor } from './ask.js';
import type { WhyAnswered, WhyAsked } from './reason-talk.js';
import type { Considered } from './talk.js';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (reason: Reason | undefined) => void>();

const end = (): void => {
  worker?.terminate();
  worker = undefined;
  for (const tell of waiting.values()) tell(undefined);
  waiting.clear();
};

const started = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('./reason-worker.ts', import.meta.url), { type: 'module', name: 'reasons' });
  worker.addEventListener('message', ({ data: { id, reason } }: MessageEvent<WhyAnswered>) => {
    waiting.get(id)?.(reason);
    waiting.delete(id);
  });
  worker.addEventListener('error', end);
  return worker;
};

export const askReason = async (book: Book, { match, choice, seed, plan }: Considered): Promise<Reason | undefined> =>
  new Promise((tell) => {
    const id = ++asked;
    waiting.set(id, tell);
    const question: WhyAsked = { id, game: book.game.id as GameId, save: saveFor(book, match), choice, seed, plan };
    started().postMessage(question);
  });
