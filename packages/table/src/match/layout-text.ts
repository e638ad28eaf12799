/** The notation of stands on ranks and files, `PMM/MM.`, read for drawing. */
export interface Placed {
  readonly letter: string;
  readonly rank: number;
  readonly file: number;
}

interface Grid {
  readonly stands: readonly Placed[];
  readonly ranks: number;
  readonly files: number;
}

const EMPTY = '.';
const known = new Map<string, Grid>();

const read = (layout: string): Grid => {
  const rows = layout.split('/');
  const stands = rows.flatMap((row, rank) =>
    [...row].flatMap((letter, file) => (letter === EMPTY ? [] : [{ letter, rank, file }])),
  );
  return { stands, ranks: rows.length, files: Math.max(...rows.map((row) => row.length)) };
};

export const gridOf = (layout: string): Grid => {
  let grid = known.get(layout);
  if (!grid) known.set(layout, (grid = read(layout)));
  return grid;
};

export const textOf = (stands: readonly Placed[]): string => {
  const ranks = Math.max(...stands.map(({ rank }) => rank)) + 1;
  const files = Math.max(...stands.map(({ file }) => file)) + 1;
  const rows = Array.from({ length: ranks }, () => Array<string>(files).fill(EMPTY));
  for (const { letter, rank, file } of stands) rows[rank]![file] = letter;
  return rows.map((row) => row.join('')).join('/');
};

/** Stands without an order, as units in reserve have them, on a neat block to be drawn. */
export const blockOf = (bag: string): Grid => {
  const letters = bag.replace(/[^A-Z]/g, '');
  const files = letters.length <= 2 ? letters.length : letters.length <= 4 ? 2 : 3;
  const stands = [...letters].map((letter, i) => ({ letter, rank: Math.floor(i / files), file: i % files }));
  return { stands, ranks: Math.ceil(letters.length / files), files };
};

/** The same grid with two stands exchanged. */
export const exchanged = (layout: string, a: number, b: number): string => {
  const { stands } = gridOf(layout);
  return textOf(
    stands.map((stand, i) =>
      i === a ? { ...stand, letter: stands[b]!.letter } : i === b ? { ...stand, letter: stands[a]!.letter } : stand,
    ),
  );
};
