/** A measured game: its armies, and tables with so many units about to move. */
import { answer, refusal, splendidEdition, type Choice } from '@five-victories/engine';
import { placedOfSide, type Edition, type RosterUnit, type TabletopMatch } from '@five-victories/engine/tabletop';
import { begin } from './ours.js';

type Kind = Omit<RosterUnit, 'name'> & { readonly formation: string; readonly layout: string };

export const SPLENDID: { readonly game: Edition } = { game: splendidEdition };

/** Twelve units: six of foot, four mounted, a gun, the Commander. */
const DRILL: readonly Kind[] = [
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
];

const kindAt = (i: number): Kind => DRILL[i % DRILL.length]!;

/** Whole matches: so many units a side, the table as wide as they need. */
export const tabletopArmies = (size: number, options: object = {}) => {
  const units = Array.from({ length: size }, (_, i) => {
    const { type, stands } = kindAt(i === 0 ? DRILL.length - 3 : i);
    return {
      name: `Unit ${i + 1}`,
      type: i > 0 && type === 'Cmd' ? 'M' : type,
      stands: type === 'Cmd' && i > 0 ? 'XXX' : stands,
    };
  });
  return {
    armies: { south: { name: 'South', units }, north: { name: 'North', units } },
    options: { tableWidth: Math.max(48, 6 * size), subCommanders: 0, enforceComposition: false, ...options },
  };
};

const [ROW, SPACE, BEHIND, FRONT, APART] = [12, 5900, 5500, 32_000, 7000];

/** A table with so many units, half of them a side, the lines of battle seven inches apart; South is about to move. */
export const tableOf = (size: number): TabletopMatch => {
  const units = Array.from({ length: size }, (_, i) => {
    const place = Math.floor(i / 2);
    const [south, behind] = [i % 2 === 0, Math.floor(place / ROW) * BEHIND];
    const { type, formation, layout } = kindAt(place);
    const x = 3300 + (place % ROW) * SPACE;
    return {
      id: `${south ? 'S' : 'N'}${place + 1}`,
      type,
      formation,
      layout,
      x,
      y: south ? FRONT - behind : FRONT + APART + behind,
    };
  });
  const position = { phase: 'initiativeMovement', options: { tableWidth: 72, tableDepth: 72 }, units };
  return begin(splendidEdition, { position }, 1);
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
export const ordersOn = (size: number): { manoeuvres: Order[]; charges: Order[] } => {
  const [manoeuvres, charges]: [Order[], Order[]] = [[], []];
  for (const { id } of placedOfSide(tableOf(size), 'south')) {
    const match = tableOf(size);
    if (!match.decision!.options.some((option) => 'unit' in option && option.unit === id)) continue;
    answer(match, { do: 'choose', unit: id } as Choice);
    const legal = (choices: readonly Choice[]): Order[] =>
      choices.filter((choice) => !refusal(match, choice)).map((choice) => ({ match, choice }));
    manoeuvres.push(...legal(MANOEUVRES));
    charges.push(...legal(chargesAt(match)));
  }
  return { manoeuvres, charges };
};
