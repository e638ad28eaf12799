/** Words for the battle report: names of units, armies and zones, numbers, dice. */
import type { Modifier } from '../kernel/event.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { Face } from '../formation/layout.js';
import type { ZonalMatch } from './rules.js';
import { findUnit } from './store.js';
import type { Formation, UnitId } from './unit.js';
import { columnName, isOnTable, ROWS, sideOfReserve, type Facing, type Zone } from './zone.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const some = (n: number, thing: string, things = `${thing}s`): string =>
  `${inWords(n)} ${n === 1 ? thing : things}`;
export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
export const orLess = (need: number): string => (need === 1 ? 'a 1' : `${need} or less`);
export const upTo = (need: number): string => (need === 1 ? '1' : `1-${need}`);
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const COMPASS: Readonly<Record<Facing, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const FORMED: Readonly<Record<Formation, string>> = {
  attack: 'attack formation',
  defensive: 'a defensive formation',
  open: 'open order',
};
export const FACE: Readonly<Record<Face, string>> = {
  front: 'front',
  left: 'left flank',
  right: 'right flank',
  rear: 'rear',
};

/** A unit by its name as it reads inside a sentence, with its id where the name alone would not tell. */
export const nameOf = (match: ZonalMatch, id: UnitId): string => {
  const unit = findUnit(match, id);
  if (unit === undefined) return id;
  const namesake = match.state.units.some((other) => other.name === unit.name && other.id !== unit.id);
  const name = unit.name.replace(/^The /, 'the ');
  return namesake ? `${name} (${id})` : name;
};

/** An army by its name, as it reads inside a sentence. */
export const armyName = (match: ZonalMatch, side: Side): string => {
  const other = match.state.sides[enemyOf(side)].name;
  const { name } = match.state.sides[side];
  const plain = name.replace(/^The /, 'the ');
  return name === other ? `${plain} (${side})` : plain;
};

const MIDDLE = ['the far west', 'the west', 'the centre', 'the east', 'the far east'];

/** A zone as a player would point at it: rear rows by the name their owner gives them, the middle by the compass. */
export const zoneName = (match: ZonalMatch, zone: Zone): string => {
  const { columns } = match.state.options;
  const owner = sideOfReserve(zone);
  if (owner) return `${capital(owner)}'s reserve ${zone}`;
  if (!isOnTable(zone)) return zone;
  const { column, row } = match.table.places[zone]!;
  if (row === 0 || row === ROWS - 1) {
    const side = row === 0 ? 'south' : 'north';
    return `${capital(side)}'s ${columnName(side, column, columns).toLowerCase()} ${zone}`;
  }
  return columns === MIDDLE.length ? `${MIDDLE[column]!} ${zone}` : `the middle ${zone}`;
};

const standName = (match: ZonalMatch, letter: string): string => match.rules.stands[letter]?.name ?? letter;

/** `MMP`: two musket stands and one pike stand. */
export const standsInWords = (match: ZonalMatch, letters: string): string =>
  listed(
    [...new Set(letters)].map((letter) =>
      some([...letters].filter((each) => each === letter).length, `${standName(match, letter)} stand`),
    ),
  );

export const sumOf = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ by, why }, i) => `${i === 0 ? by : signed(by)} ${why}`).join(' ');

export const hitsAmong = (dice: readonly number[], needs: readonly number[]): number =>
  dice.filter((die, i) => die <= (needs[i] ?? 0)).length;

/** Dice that need the same number together: `on 1-4: 2 5, on 1-2: 6`. */
export const againstNeeds = (dice: readonly number[], needs: readonly number[]): string =>
  [...new Set(needs)]
    .map((need) => `on ${upTo(need)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');
