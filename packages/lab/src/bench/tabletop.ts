/** The measured games: their armies, and tables with so many units about to move. */
import { answer, gloriousEdition, greatEdition, refusal, splendidEdition, type Choice } from '@five-victories/engine';
import { placedOfSide, type Edition, type RosterUnit, type TabletopMatch } from '@five-victories/engine/tabletop';
import { begin } from './ours.js';

interface Kind extends Omit<RosterUnit, 'name'> {
  readonly formation: string;
  /** Where it does not follow from the type. */
  readonly layout?: string;
}

export interface Tabletop {
  readonly game: Edition;
  /** Twelve units: six of foot, four mounted, a gun, the commander. */
  readonly drill: readonly Kind[];
  /** Who takes the place of a second commander. */
  readonly instead: Kind;
  /** Of a whole match: how wide the table is, and for each unit. */
  readonly width: readonly [least: number, each: number];
  /** Of a table about to move: units in a row, thousandths between them, between rows and between the armies. */
  readonly row: { readonly space: number; readonly behind: number; readonly front: number; readonly apart: number };
  readonly table: { readonly tableWidth: number; readonly tableDepth: number };
}

export const SPLENDID: Tabletop = {
  game: splendidEdition,
  drill: [
    { type: 'P&M', stands: 'PPMM', formation: 'block', layout: 'PM/PM' },
    { type: 'P&M', stands: 'PPMM', formation: 'line', layout: 'MPPM' },
    { type: 'M', stands: 'XXX', formation: 'line', layout: 'XXX' },
    { type: 'P&M', stands: 'PPPMMM', formation: 'block', layout: 'MPM/MPP' },
    { type: 'Foot', stands: 'HHLL', formation: 'block', layout: 'HH/LL' },
    { type: 'RA', stands: 'G', formation: 'openOrder', layout: 'G' },
    { type: 'M', stands: 'XXXX', formation: 'block', layout: 'XX/XX' },
    { type: 'P&M', stands: 'PMMM', formation: 'line', layout: 'MPMM' },
    { type: 'HM', stands: 'YYY', formation: 'block', layout: 'YY/Y.' },
    { type: 'Cmd', stands: 'C', formation: 'openOrder', layout: 'C' },
    { type: 'P&M', stands: 'PPMMM', formation: 'block', layout: 'MPM/PM.' },
    { type: 'D', stands: 'DDD', formation: 'line', layout: 'DDD' },
  ],
  instead: { type: 'M', stands: 'XXX', formation: 'line', layout: 'XXX' },
  width: [48, 6],
  row: { space: 5900, behind: 5500, front: 32_000, apart: 7000 },
  table: { tableWidth: 72, tableDepth: 72 },
};

/** As many stands' widths of room as Splendid has. */
export const GREAT: Tabletop = {
  game: greatEdition,
  drill: [
    { type: 'medium foot pikes', formation: 'block' },
    { type: 'medium foot bows', formation: 'line' },
    { type: 'medium horse', formation: 'line' },
    { type: 'heavy foot arms', formation: 'block' },
    { type: 'medium foot light arms', formation: 'line' },
    { type: 'light artillery', formation: 'skirmishLine' },
    { type: 'light horse bows', formation: 'skirmishLine' },
    { type: 'light foot javelins', formation: 'skirmishLine' },
    { type: 'heavy horse', formation: 'block' },
    { type: 'commander', formation: 'skirmishLine' },
    { type: 'medium foot longbows', formation: 'line' },
    { type: 'light chariots bows', formation: 'line' },
  ],
  instead: { type: 'medium horse', formation: 'line' },
  width: [120, 15],
  row: { space: 10_000, behind: 9000, front: 60_000, apart: 6000 },
  table: { tableWidth: 180, tableDepth: 120 },
};

export const TABLETOPS = [SPLENDID, GREAT] as const;

const ROW = 12;
const kindAt = ({ drill }: Tabletop, i: number): Kind => drill[i % drill.length]!;

/** The commander first, then the drill; the table as wide as they need. */
export const tabletopArmies = (measured: Tabletop, size: number, options: object = {}) => {
  const { game, drill, instead, width } = measured;
  const isChief = ({ type }: Kind): boolean => game.types[type]!.chief === true;
  const units = Array.from({ length: size }, (_, i) => {
    const kind = i === 0 ? drill.find(isChief)! : kindAt(measured, i);
    const { type, stands } = i > 0 && isChief(kind) ? instead : kind;
    return { name: `Unit ${i + 1}`, type, ...(stands ? { stands } : {}) };
  });
  return {
    armies: { south: { name: 'South', units }, north: { name: 'North', units } },
    options: {
      tableWidth: Math.max(width[0], width[1] * size),
      subCommanders: 0,
      enforceComposition: false,
      ...options,
    },
  };
};

/** A Glorious Victory has orders of its own, and is measured by whole matches only. */
export const GLORIOUS = { game: gloriousEdition };

/** 41 elements a side, where twelve units of Splendid have 42 stands: a Battle, three units and more, two guns, command. */
const ELEMENTS_ALIKE = [
  'commander',
  'sub-commander',
  'sub-commander',
  'foot pike',
  'foot bill',
  'foot longbow',
  'foot crossbow',
  'light cavalry',
  'knights',
  'organ gun',
  'bombard',
];

export const gloriousArmies = (options: object = {}) => {
  const units = ELEMENTS_ALIKE.map((type, i) => ({ name: `Unit ${i + 1}`, type }));
  return {
    armies: { south: { name: 'South', units }, north: { name: 'North', units } },
    options: { enforceComposition: false, ...options },
  };
};

/** A table with so many units, half of them a side, the lines of battle within reach of each other; South is about to move. */
export const tableOf = (measured: Tabletop, size: number): TabletopMatch => {
  const { game, table } = measured;
  const { space, behind, front, apart } = measured.row;
  const units = Array.from({ length: size }, (_, i) => {
    const place = Math.floor(i / 2);
    const [south, back] = [i % 2 === 0, Math.floor(place / ROW) * behind];
    const { type, formation, layout } = kindAt(measured, place);
    return {
      id: `${south ? 'S' : 'N'}${place + 1}`,
      type,
      formation,
      ...(layout ? { layout } : {}),
      x: Math.round(0.56 * space) + (place % ROW) * space,
      y: south ? front - back : front + apart + back,
    };
  });
  return begin(game, { position: { phase: 'initiativeMovement', options: table, units } }, 1);
};

/** An order, and the match in which its unit has been chosen. */
export interface Order {
  readonly match: TabletopMatch;
  readonly choice: Choice;
}

const TURNS = [-150, -60, -20, 0, 20, 60, 150];
const LENGTHS = [500, 1500, 2500, 3500];
const PIVOTS = [-30, -10, 0, 10, 30];

const manoeuvre = (turn: number, ahead: number): Choice =>
  ({ do: 'manoeuvre', steps: turn === 0 ? [{ ahead }] : [{ turn }, { ahead }] }) as Choice;

const MANOEUVRES = TURNS.flatMap((turn) => LENGTHS.map((ahead) => manoeuvre(turn, ahead)));

const chargesAt = ({ decision }: TabletopMatch): Choice[] =>
  decision!.options
    .filter((option) => option.do === 'charge')
    .flatMap((option) => PIVOTS.map((pivot) => ({ ...option, pivot }) as Choice));

/** What is judged: legal manoeuvres and charges, since what is refused early costs less. */
export const ordersOn = (measured: Tabletop, size: number): { manoeuvres: Order[]; charges: Order[] } => {
  const [manoeuvres, charges]: [Order[], Order[]] = [[], []];
  for (const { id } of placedOfSide(tableOf(measured, size), 'south')) {
    const match = tableOf(measured, size);
    if (!match.decision!.options.some((option) => 'unit' in option && option.unit === id)) continue;
    answer(match, { do: 'choose', unit: id } as Choice);
    const legal = (choices: readonly Choice[]): Order[] =>
      choices.filter((choice) => !refusal(match, choice)).map((choice) => ({ match, choice }));
    manoeuvres.push(...legal(MANOEUVRES));
    charges.push(...legal(chargesAt(match)));
  }
  return { manoeuvres, charges };
};
