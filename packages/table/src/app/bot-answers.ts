/** The answer of a bot: its own, or somebody's who stands in for it; and the wait before it is given. */
import type { Book, TableMatch } from '../match/book.js';
import { askBot, type Question, type Wanted } from '../bot/ask.js';
import type { Answered } from '../bot/talk.js';
import type { Level } from '../match/seats.js';

/** Who answers where a bot did not: he plays soundly and needs hardly any time. */
const QUICK: Level = 'captain';

export const createAnswers = () => {
  let question: Question | undefined;
  const ask = (book: Book, match: TableMatch, wanted: Wanted): Promise<Answered> => {
    question = askBot(book, match, wanted);
    return question.answered;
  };
  return {
    /** Where a bot comes to no answer, a quick player's; and if even that fails, the first that is offered. */
    to: async (book: Book, match: TableMatch, wanted: Wanted, isAwaited: () => boolean): Promise<Answered> => {
      const first = await ask(book, match, wanted);
      if (first.choice || !isAwaited()) return first;
      const second = await ask(book, match, { ...wanted, bot: QUICK, plan: undefined });
      return { ...second, choice: second.choice ?? match.decision!.options[0]!, failed: first.failed ?? '' };
    },
    drop: (): void => {
      question?.drop();
      question = undefined;
    },
  };
};

export const createWait = () => {
  let skip: (() => void) | undefined;
  return {
    skip: (): void => skip?.(),
    for: (time: number): Promise<void> =>
      new Promise((resolve) => {
        // Nobody looks on: browsers hold back timers of pages that are not seen.
        const go = (): void => {
          clearTimeout(timer);
          document.removeEventListener('visibilitychange', go);
          resolve();
        };
        const timer = setTimeout(go, document.hidden ? 0 : time);
        document.addEventListener('visibilitychange', go);
        skip = go;
      }),
  };
};
