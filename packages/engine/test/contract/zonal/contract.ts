/** The zone games. */
import { fine, major } from '../../../src/index.js';
import type { ZonalMatch, ZonalRules } from '../../../src/zonal/index.js';
import { SIDES } from '../../../src/kernel/index.js';
import { idsOf, plannedIn, progressOf, switchesOf, wordsIn, type Contract } from '../contract.js';
import { isSound } from './invariants.js';
import { isTold } from './listener.js';
import { isMirrored } from './mirror.js';
import { promisesAreKept } from './promises.js';
import { drawStart } from './starts.js';

/** The decision kinds of the zone games, as docs/referee.md lists them. */
const ZONAL_KINDS = wordsIn(
  'setup place placeCommander fire fight allocate attack rethrow commanderRethrow lossesOf remove activity order action',
  'formation enter react hastyDefence intercept reserveZone flank followUp dispute dice',
);

/** Procedures that ask, or call others that ask, so that a match can be saved in their middle. */
const ZONAL_PROCEDURES = wordsIn(
  'match turn setUp openSetUp firing melee fight attack losses movement act move intercept enter leave engage react dispute',
);

/** What settles itself in them. */
const ZONAL_SETTLES = [
  'lossesOf order',
  'fight order',
  'attack order',
  'remove onlyOne',
  'remove sameEitherWay',
  'rethrow noDrawback',
  'commanderRethrow noDrawback',
  'fire nothingToDo',
];

/** Fights are more telling than withdrawals; without this most random matches fizzle out. */
const SELDOM = {
  end: 0.04,
  moveCommander: 0.02,
  withdraw: 0.02,
  leave: 0.05,
  nothing: 0.1,
  shift: 0.2,
  turn: 0.3,
  stop: 0.3,
  changeFormation: 0.4,
  done: 0.5,
};
const OFTEN = {
  enter: 2,
  intercept: 2,
  hastyDefence: 2,
  confirm: 2,
  choose: 3,
  move: 4,
  flee: 12,
  recoil: 12,
  engage: 9,
};
const ZONAL_WEIGHTS: Readonly<Record<string, number>> = { ...SELDOM, ...OFTEN };

const NOWHERE = ['S99', 'Q1', '', 'Z(9,9)', 'SR9', 'routed', 'unplaced', 'attack', 'defensive', 'open', '__proto__'];
const LETTERS = ['N', 'E', 'S', 'W', 'left', 'right', 'front', 'mounted', 'dismounted', 'G', 'XX', 'PM/PM', 'MM/MM'];

/** `own`: procedures, and decisions of the same name, that only this game has. */
const zonal = (game: ZonalRules, prefix: string, own: readonly string[] = []): Contract<ZonalMatch> => ({
  name: game.title,
  game,
  kinds: [...ZONAL_KINDS, ...own],
  procedures: [...ZONAL_PROCEDURES, ...own],
  settles: ZONAL_SETTLES,
  rules: idsOf(game.id, prefix),
  switches: switchesOf(game),
  matches: 80,
  records: 60,
  beginnings: 1000,
  start: (draw, judge) => drawStart(game, draw, judge),
  weight: (verb) => ZONAL_WEIGHTS[verb] ?? 1,
  words: ({ state, table }) => ({
    texts: [
      ...state.units.flatMap(({ id, layout }) => [id, layout]),
      ...table.zones,
      ...table.reserves.south.map(({ zone }) => zone),
      ...table.reserves.north.map(({ zone }) => zone),
      ...NOWHERE,
      ...LETTERS,
    ],
    numbers: [-1, 1, 0.5, 99],
  }),
  isSound,
  asked: promisesAreKept,
  stepIsSound: (before, choice, after, heard) => {
    isTold(before, after, heard);
    isMirrored(before, choice, after, heard);
  },
  setUpLeft: ({ state, stack }) => {
    const planned = plannedIn(stack);
    const units = state.units.filter(({ id, zone }) => zone === 'unplaced' && !planned.has(id));
    return units.length + SIDES.filter((side) => state.sides[side].commander === undefined).length;
  },
  progressOf,
});

export const fineContract = zonal(fine, 'FV');
export const majorContract = zonal(major, 'MV', ['dismount']);
