/** A Splendid Victory. */
import { about } from '../../../../src/kernel/index.js';
import { findUnit, type TabletopMatch } from '../../../../src/tabletop/index.js';
import { wordsIn } from '../../contract.js';
import type { Book } from '../book.js';
import { marching } from '../promises/marching.js';
import { FIGURES } from './figures.js';
import { DRAWN } from './starts.js';
import { wildly } from './wild.js';

/** The unit a decision is about. */
const lettersAt = (match: TabletopMatch): string => {
  const { unit } = about(match) as { unit?: string };
  return findUnit(match, unit)?.stands ?? 'PM';
};

const STRAIGHT = [
  ['manoeuvre', 'front'],
  ['manoeuvre', 'front'],
  ['sideStep', 'left'],
  ['sideStep', 'right'],
  ['stepBack', 'rear'],
  ['prolong', 'front'],
  ['prolongBack', 'rear'],
] as const;

export const SPLENDID: Book = {
  prefix: 'SV',
  kinds: wordsIn(
    'generate muster setup place fire bounce join fight allocate rethrow lossesOf remove activity order intercept goOn',
    'react hastyBlock fallBack breakThrough reform retreat dispute dice',
  ),
  procedures: wordsIn(
    'match generate turn setUp placing firing volleys melee fight losses movement act march window charge react',
    'breakThrough reform dispute',
  ),
  settles: ['fight order', 'lossesOf order', 'fire nothingToDo'],
  weights: {
    end: 0.4,
    retire: 0.03,
    stop: 0.1,
    done: 0.2,
    changeFormation: 0.3,
    stand: 0.5,
    confirm: 2,
    choose: 3,
    intercept: 2,
    fire: 2,
    recoil: 2,
    evade: 2,
    hastyBlock: 3,
    charge: 8,
  },
  texts: [
    ...wordsIn('routed unplaced block bentLine roadColumn mixed forward backward left right front mounted dismounted'),
    ...wordsIn('G XX PM/PM M/M/M'),
  ],
  numbers: [-1, 1, 0.5, 99, -450, 900, 1574, -3000, 12_000, -30_000],
  figures: FIGURES,
  drawn: DRAWN,
  /** SV-GEO-06; a charger that falls back may end corner to corner. */
  intoContact: new Set(wordsIn('charge pass intercept join holdBack aboutFace form fallBack dice agree throw')),
  promised: marching(STRAIGHT, 'doubleTime'),
  wildly: (match, option, draw) => wildly(draw, { ...option }, match.decision!.kind, lettersAt(match)),
};
