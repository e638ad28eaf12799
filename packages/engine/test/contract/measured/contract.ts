/** The measured games. */
import type { AnyUnit } from '../../../src/index.js';
import { gloriousEdition, greatEdition, splendidEdition } from '../../../src/index.js';
import type { Edition, TabletopMatch } from '../../../src/tabletop/index.js';
import { idsOf, plannedIn, progressOf, switchesOf, type Contract } from '../contract.js';
import type { Book } from './book.js';
import { GLORIOUS } from './glorious/book.js';
import { GREAT } from './great/book.js';
import { invariantsOf } from './invariants.js';
import { askedOf } from './queries.js';
import { SPLENDID } from './splendid/book.js';
import { drawStart } from './starts.js';
import { tellingIsPlain } from './told.js';

const NOWHERE = ['S99', 'Q1', '', '__proto__'];

const contractOf = (
  game: Edition,
  book: Book,
  { isSound, stepIsSound }: ReturnType<typeof invariantsOf>,
  rules: ReadonlySet<string>,
): Contract<TabletopMatch> => ({
  name: game.title,
  game,
  kinds: book.kinds,
  procedures: book.procedures,
  settles: ['retreat nobodyLeaves', 'rethrow noDrawback', ...book.settles],
  rules,
  switches: switchesOf(game),
  matches: 60,
  records: 24,
  beginnings: 400,
  start: (draw, judge) => drawStart(game, book.drawn, draw, judge),
  weight: (verb) => book.weights[verb] ?? 1,
  words: ({ state }) => ({
    texts: [
      ...state.units.flatMap(({ id, place, stands }) => [id, place?.layout ?? stands]),
      ...NOWHERE,
      ...book.texts,
    ],
    numbers: book.numbers,
  }),
  wild: (match, option, draw) => book.wildly(match, option, draw),
  isSound,
  stepIsSound: (before, choice, after, heard) => {
    stepIsSound(before, choice, after);
    tellingIsPlain(before, choice, after, heard, rules);
  },
  asked: askedOf(book),
  setUpLeft: ({ state, stack }) => {
    const planned = plannedIn(stack);
    return state.units.filter(({ id, place, aboard }: AnyUnit) => !place && !aboard && !planned.has(id)).length;
  },
  progressOf,
});

const measured = (game: Edition, book: Book): Contract<TabletopMatch> =>
  contractOf(game, book, invariantsOf(book), idsOf(game.id, book.prefix));

export const splendidContract = measured(splendidEdition, SPLENDID);
export const greatContract = measured(greatEdition, GREAT);
export const gloriousContract = measured(gloriousEdition, GLORIOUS);
