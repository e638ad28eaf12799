/** The measured games. */
import { about } from '../../../src/kernel/index.js';
import { splendidEdition } from '../../../src/index.js';
import { findUnit, type Edition, type TabletopMatch } from '../../../src/tabletop/index.js';
import { idsOf, progressOf, switchesOf, wordsIn, type Contract } from '../contract.js';
import { isSound, stepIsSound } from './invariants.js';
import { asked } from './queries.js';
import { drawStart } from './starts.js';
import { wildly } from './wild.js';

/** The decision kinds, as docs/referee-measured.md lists them. */
const KINDS = wordsIn(
  'generate muster setup place fire bounce join fight allocate rethrow lossesOf remove activity order intercept goOn react',
  'hastyBlock fallBack breakThrough reform retreat dispute dice',
);

/** Procedures that ask, or call others that ask, so that a match can be saved in their middle. */
const PROCEDURES = wordsIn(
  'match generate turn setUp placing firing volleys melee fight losses movement act march window charge react breakThrough',
  'reform dispute',
);

const WEIGHTS: Readonly<Record<string, number>> = {
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
};

const NOWHERE = ['S99', 'Q1', '', 'routed', 'unplaced', 'block', 'bentLine', 'roadColumn', 'mixed', '__proto__'];
const LETTERS = ['forward', 'backward', 'left', 'right', 'front', 'mounted', 'dismounted', 'G', 'XX', 'PM/PM', 'M/M/M'];
const NUMBERS = [-1, 1, 0.5, 99, -450, 900, 1574, -3000, 12_000, -30_000];

/** The unit a decision is about. */
const lettersAt = (match: TabletopMatch): string => {
  const { unit } = about(match) as { unit?: string };
  return findUnit(match, unit)?.stands ?? 'PM';
};

const measured = (game: Edition, prefix: string): Contract<TabletopMatch> => ({
  name: game.title,
  game,
  kinds: KINDS,
  procedures: PROCEDURES,
  rules: idsOf(game.id, prefix),
  switches: switchesOf(game),
  matches: 60,
  records: 24,
  beginnings: 400,
  start: (draw, judge) => drawStart(game, draw, judge),
  weight: (verb) => WEIGHTS[verb] ?? 1,
  words: ({ state }) => ({
    texts: [...state.units.flatMap(({ id, place, stands }) => [id, place?.layout ?? stands]), ...NOWHERE, ...LETTERS],
    numbers: NUMBERS,
  }),
  wild: (match, option, draw) => wildly(draw, { ...option }, match.decision!.kind, lettersAt(match)),
  isSound,
  asked,
  stepIsSound,
  progressOf,
});

export const MEASURED: readonly Contract[] = [measured(splendidEdition, 'SV')];
