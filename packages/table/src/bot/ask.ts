/** Asks a bot in the worker for its choice. Whoever waits no longer says so, and whoever waits too long is answered by another. */
import type { Plan } from '@five-victories/bots';
import { saveOf, seededDice, type Side } from '@five-victories/engine/kernel';
import type { Book, TableMatch } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import type { Answered, Asked, LostAnswered, LostAsked } from './talk.js';

/** A worker that has not answered after so long is ended: it stops thinking far earlier by its own clock. */
export const MOST = 6000;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answered: Answered & LostAnswered) => void>();

const end = (failed: string): void => {
  worker?.terminate();
  worker = undefined;
  for (const [id, answer] of waiting) answer({ id, thoughts: [], failed });
};

const started = (): Worker => {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered & LostAnswered>) => waiting.get(data.id)?.(data));
  worker.addEventListener('error', ({ message }) => end(message));
  return worker;
};

export interface Question {
  readonly answered: Promise<Answered>;
  /** Nobody waits for it any more: what is still thought about is given up. */
  drop(): void;
}

export interface Wanted {
  readonly bot: string;
  readonly seed: number;
  readonly plan?: Plan | undefined;
}

/** Where the match stands, with other dice than those that will be thrown. */
export const saveFor = ({ game }: Book, match: TableMatch): Asked['save'] => {
  const { log: _log, ...save } = saveOf(game, { ...match, dice: seededDice(0) });
  return save;
};

/** Puts a question to the worker; one that has lost its way is ended, and all that waited for it hear of it. */
const put = (question: Asked | LostAsked): Promise<Answered & LostAnswered> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end('late'), MOST);
    waiting.set(question.id, (answer) => {
      clearTimeout(timer);
      waiting.delete(question.id);
      resolve(answer);
    });
    started().postMessage(question);
  });

export const askBot = (book: Book, match: TableMatch, { bot, seed, plan }: Wanted): Question => {
  const id = ++asked;
  return {
    answered: put({ id, game: book.game.id as GameId, save: saveFor(book, match), bot, seed, plan }),
    // A worker cannot be spoken to while it thinks, only ended; the next question starts another.
    drop: () => {
      if (waiting.has(id)) end('dropped');
    },
  };
};

/** What a side hoped for when its last turns ended, if it gives up; the worker answers before any bot that is asked later. */
export const askHopes = async (
  book: Book,
  ends: readonly TableMatch[],
  side: Side,
): Promise<readonly number[] | undefined> => {
  const saves = ends.map((match) => saveFor(book, match));
  return (await put({ id: ++asked, game: book.game.id as GameId, side, ends: saves })).hopes;
};
