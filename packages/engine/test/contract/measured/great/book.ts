/** A Great Victory. */
import { wordsIn } from '../../contract.js';
import type { Book } from '../book.js';
import { marching } from '../promises/marching.js';
import { FIGURES } from './figures.js';
import { DRAWN } from './starts.js';
import { wildly } from './wild.js';

const STRAIGHT = [
  ['manoeuvre', 'front'],
  ['manoeuvre', 'front'],
  ['sideStep', 'left'],
  ['sideStep', 'right'],
  ['stepBack', 'rear'],
  ['relocate', 'front'],
] as const;

export const GREAT: Book = {
  prefix: 'GV',
  kinds: wordsIn(
    'dismount setup place fire join fight allocate rethrow activity order intercept goOn react hastyBlock fallBack',
    'breakThrough retreat dispute dice',
  ),
  procedures: wordsIn(
    'match dismount turn setUp placing firing melee fight movement act march window charge react breakThrough dispute',
  ),
  settles: ['fight order', 'fire nothingToDo'],
  weights: {
    end: 0.4,
    retire: 0.03,
    stop: 0.1,
    done: 0.2,
    changeFormation: 0.3,
    packUp: 0.3,
    stand: 0.3,
    confirm: 2,
    choose: 3,
    intercept: 0.7,
    opportunityFire: 3,
    fire: 3,
    recoil: 2,
    evade: 4,
    hastyBlock: 1.5,
    charge: 8,
  },
  texts: [
    ...wordsIn('routed unplaced block defensiveBlock skirmishLine bentLine openOrder left right front behind rear'),
    ...wordsIn('packed F FF F/F HH G E C'),
    'light foot bows',
    'heavy elephants',
  ],
  numbers: [-1, 1, 0.5, 99, -450, 900, 2000, -4000, 18_000, -30_000],
  figures: FIGURES,
  drawn: DRAWN,
  /** GV-MOVE-04; a charger that falls back may end corner to corner. Fire in a reaction lets a charge go on. */
  intoContact: new Set(
    wordsIn('charge pass intercept opportunityFire join holdBack aboutFace form hastyBlock fallBack dice agree throw'),
  ),
  promised: marching(STRAIGHT, 'rush'),
  wildly: (match, option, draw) => wildly(draw, { ...option }, match.decision!.kind),
};
