/** The games that keep the contract. A new game is one more entry. */
import { readFileSync } from 'node:fs';
import type { AnyMatch, Fault, Playable } from '../../src/kernel/index.js';
import { fine, major } from '../../src/index.js';
import type { ZonalMatch, ZonalRules } from '../../src/zonal/index.js';
import type { Draw } from './draw.js';
import { isSound, progressOf } from './invariants.js';
import { drawStart } from './starts.js';

// The contract treats all games alike.
// oxlint-disable-next-line typescript/no-explicit-any
export interface Contract<M extends AnyMatch = any> {
  readonly name: string;
  readonly game: Playable<M>;
  /** Every decision kind random play must come to. */
  readonly kinds: readonly string[];
  /** Every procedure that must be saved and loaded in its middle. */
  readonly procedures: readonly string[];
  /** The IDs of its catalogue. */
  readonly rules: ReadonlySet<string>;
  readonly switches: readonly string[];
  start(draw: Draw, judge: (faults: readonly Fault[]) => void): unknown;
  /** How often a random player takes an option, 1 being usual. */
  weight(verb: string): number;
  /** Ids, zones and other words for choices that are a little wrong. */
  words(match: M): readonly string[];
  isSound(match: M): void;
  /** Numbers that never fall. */
  progressOf(match: M): readonly number[];
}

const idsOf = (catalogue: string, prefix: string): ReadonlySet<string> => {
  const text = readFileSync(new URL(`../../../../docs/rules/${catalogue}.md`, import.meta.url), 'utf8');
  return new Set(text.match(new RegExp(`\\b${prefix}-[A-Z][A-Z0-9]*-\\d{2,3}\\b`, 'g')));
};

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** The decision kinds of the zone games, as docs/referee.md lists them. */
const ZONAL_KINDS = words(
  'setup place placeCommander fire fight allocate attack rethrow commanderRethrow lossesOf remove activity order action',
  'formation enter react hastyDefence intercept reserveZone flank followUp dispute dice',
);

/** Procedures that ask, or call others that ask, so that a match can be saved in their middle. */
const ZONAL_PROCEDURES = words(
  'match turn setUp openSetUp firing melee fight attack losses movement act move intercept enter leave engage react dispute',
);

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
  flee: 6,
  recoil: 6,
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
  rules: idsOf(game.id, prefix),
  switches: Object.keys(game.options['houseRules']!.standard({}) as object),
  start: (draw, judge) => drawStart(game, draw, judge),
  weight: (verb) => ZONAL_WEIGHTS[verb] ?? 1,
  words: ({ state, table }) => [
    ...state.units.flatMap(({ id, layout }) => [id, layout]),
    ...table.zones,
    ...table.reserves.south.map(({ zone }) => zone),
    ...table.reserves.north.map(({ zone }) => zone),
    ...NOWHERE,
    ...LETTERS,
  ],
  isSound,
  progressOf,
});

export const CONTRACTS: readonly Contract[] = [zonal(fine, 'FV'), zonal(major, 'MV', ['dismount'])];
