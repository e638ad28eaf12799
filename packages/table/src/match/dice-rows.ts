/** Dice that are thrown by hand, in rows: which stands throw them, and what each row must show to hit. */
import type { Awaited } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';

export interface DiceRow {
  /** The kinds of stands that throw these dice, by their letters; none where the engine names none. */
  readonly stands: readonly string[];
  /** The highest number that counts; undefined: the numbers are added up or compared. */
  readonly need: number | undefined;
  /** Their places in the throw. */
  readonly places: readonly number[];
}

type Facts = Awaited<TableMatch>['facts'];

interface Kind {
  readonly stand: string;
  readonly cv: number;
}

/** What the engine says of the stands: by kind with the number each needs; formations tell theirs in groups. */
const kindsIn = ({ values, groups }: Facts): readonly Kind[] => [
  ...((values as readonly Kind[] | undefined) ?? []),
  ...((groups as readonly { letter: string; cv: number }[] | undefined) ?? []).map(({ letter, cv }) => ({
    stand: letter,
    cv,
  })),
];

export const rowsOf = ({ throw: { count, needs }, facts }: Pick<Awaited<TableMatch>, 'throw' | 'facts'>): DiceRow[] => {
  const rows: { stands: readonly string[]; need: number | undefined; places: number[] }[] = [];
  for (let place = 0; place < count; place++) {
    const need = needs?.[place];
    const last = rows.at(-1);
    if (last && last.need === need) last.places.push(place);
    else {
      const stands = kindsIn(facts).flatMap(({ stand, cv }) => (cv === need ? [stand] : []));
      rows.push({ stands: [...new Set(stands)], need, places: [place] });
    }
  }
  return rows;
};

/** What was typed in a row: single digits of dice with six sides, or numbers with gaps; undefined: no such dice. */
export const typedDice = (text: string, sides: number, count: number): readonly number[] | undefined => {
  const parts = /^\d+$/.test(text.trim()) && sides < 10 ? [...text.trim()] : text.trim().split(/[\s,;]+/);
  const dice = parts.filter((part) => part !== '').map(Number);
  const fits = dice.length <= count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides);
  return fits ? dice : undefined;
};
