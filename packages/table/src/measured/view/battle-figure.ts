/** Elements on the round base of a Battle, and command among them (GL-BATTLE-09, GL-R-14). */
import type { AnyUnit } from '@five-victories/engine';
import type { Length } from '@five-victories/engine/geometry';
import { baseOf, type TabletopMatch, type Unit, type UnitId } from '@five-victories/engine/tabletop';
import { battleSpots, type Spot } from '../../art/index.js';
import type { Piece } from './figure.js';
import { kindOf, typeOfElement } from './kinds.js';
import { drawnSize, millimetres, type Drawn as Base } from './plane.js';

/** The base of the elements of a Battle, which are all alike. */
const elementBase = (match: TabletopMatch, { stands }: Unit): Base =>
  drawnSize(match, match.table.bases[typeOfElement(match, stands[0]!)]!);

const aboard = ({ state }: TabletopMatch, id: UnitId): Unit[] =>
  state.units.filter((unit: AnyUnit) => unit.aboard === id && !unit.routed);

/** Command stands side by side in the middle, two in a row. */
const commandSpots = (count: number, { width, depth }: Base): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const rows = Math.ceil(count / 2);
    const inRow = Math.min(2, count - 2 * Math.floor(i / 2));
    return { x: ((i % 2) - (inRow - 1) / 2) * width, y: (Math.floor(i / 2) - (rows - 1) / 2) * depth };
  });

/** The middle that command needs; none when the elements would find no place beside it. */
const roomFor = (match: TabletopMatch, battle: Unit, diameter: number, base: Base): number => {
  const [first, ...more] = aboard(match, battle.id);
  if (!first) return 0;
  const { width, depth } = drawnSize(match, baseOf(match, first));
  const room = Math.max(width, depth) * (more.length > 0 ? 2 : 1);
  return battleSpots(diameter, base, room).length >= battle.stands.length ? room : 0;
};

const isMissile = (letter: string): boolean => 'OGXH'.includes(letter);

const CLOSER = 2;

/** A Battle that has lost elements stands closer, around its middle; the foremost first. */
const spotsFor = (count: number, diameter: number, base: Base, room: number): Spot[] => {
  let spots = battleSpots(diameter, base, room);
  for (let less = diameter - CLOSER; less > 0; less -= CLOSER) {
    const fewer = battleSpots(less, base, room);
    if (fewer.length < count) break;
    spots = fewer;
  }
  return spots.slice(0, count);
};

/** Those who shoot stand foremost; the number of each is its place among the letters of the Battle. */
export const elementsOf = (match: TabletopMatch, battle: Unit, across: Length): Piece[] => {
  const diameter = across * millimetres(match);
  const letters = [...battle.stands];
  const order = letters
    .map((_, i) => i)
    .sort((a, b) => Number(isMissile(letters[b]!)) - Number(isMissile(letters[a]!)));
  const base = elementBase(match, battle);
  const room = roomFor(match, battle, diameter, base);
  let scale = 1;
  let spots = spotsFor(letters.length, diameter, base, room);
  while (spots.length < letters.length && scale > 0.3) {
    scale *= 0.92;
    const smaller = { width: base.width * scale, depth: base.depth * scale };
    spots = spotsFor(letters.length, diameter, smaller, room);
  }
  return spots.map(({ x, y }, i): Piece => {
    const stand = order[i]!;
    const letter = letters[stand]!;
    const look = { type: typeOfElement(match, letter), state: undefined, limbered: false, thrown: false };
    return {
      stand,
      kind: kindOf(match, { ...look, lances: false, byHorse: false }, letter),
      x,
      y,
      turn: 0,
      width: base.width * scale,
      depth: base.depth * scale,
    };
  });
};

/** A command element that stands on a Battle: where on it. */
export const commandPiece = (match: TabletopMatch, command: Unit, battle: Unit, across: Length): Piece => {
  const all = aboard(match, battle.id);
  const base = drawnSize(match, baseOf(match, command));
  const scale = roomFor(match, battle, across * millimetres(match), elementBase(match, battle)) > 0 ? 1 : 0.7;
  const size = { width: base.width * scale, depth: base.depth * scale };
  const spot = commandSpots(all.length, size)[all.findIndex(({ id }) => id === command.id)] ?? { x: 0, y: 0 };
  return { stand: 0, kind: kindOf(match, command, 'C'), ...spot, turn: 0, ...size };
};
