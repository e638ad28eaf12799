/** A Glorious Victory. */
import { wordsIn } from '../../contract.js';
import type { Book } from '../book.js';
import { FIGURES } from './figures.js';
import { PROMISED } from './promised.js';
import { DRAWN } from './starts.js';
import { wildly } from './wild.js';

export const GLORIOUS: Book = {
  prefix: 'GL',
  kinds: wordsIn(
    'form setup place leave activity order fire attack assign rethrow lossesOf remove retreat dispute dice',
  ),
  procedures: wordsIn('match form turn setUp placing movement act firing melee fight losses retreats dispute'),
  settles: ['attack order', 'lossesOf order'],
  weights: {
    end: 0.4,
    retire: 0.03,
    stop: 0.1,
    stay: 0.5,
    done: 0.2,
    changeFormation: 0.3,
    limber: 0.3,
    confirm: 2,
    choose: 3,
    fire: 3,
    charge: 8,
  },
  texts: [
    ...wordsIn('routed unplaced line mass battle left right byHorse limbered SB1 NB1 P PP PP/PP PP/PP/.P PPPPPP C U'),
    'foot pike',
    'mounted foot bow',
    'light cavalry',
  ],
  numbers: [-1, 1, 0.5, 99, -450, 900, 2000, -4000, 18_000, -30_000],
  figures: FIGURES,
  drawn: DRAWN,
  /** GL-MOVE-10. */
  intoContact: new Set(wordsIn('charge dice agree throw')),
  promised: PROMISED,
  wildly: (match, option, draw) => wildly(draw, { ...option }, match),
};
