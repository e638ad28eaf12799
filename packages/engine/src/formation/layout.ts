/**
 * Stands on a grid of ranks and files, as text: ranks from the front, `/` between them, one letter a file, `.` an empty
 * cell. Rank 0 is the front, file 0 the unit's own left. `PMM/MM.` is a plain value; what follows from it is looked up.
 */
export type Layout = string;
export type Cell = readonly [rank: number, file: number];

/** A rank or a file of a grid, as a contact remembers it. */
export type Line = `rank ${number}` | `file ${number}`;

export const FACES = ['front', 'left', 'right', 'rear'] as const;
export type Face = (typeof FACES)[number];

export interface Stands {
  readonly size: number;
  /** The occupied cells, front rank first, each rank from the left. */
  readonly cells: readonly Cell[];
  /** The letter of each of these cells. */
  readonly letters: string;
  /** The letters in alphabetical order: the stands without their places. */
  readonly bag: string;
  /** The kinds of stands, each once. */
  readonly kinds: string;
  /** The outermost occupied line of each face. */
  readonly outermost: Readonly<Record<Face, Line>>;
}

const EMPTY = '.';

const read = (layout: Layout): Stands => {
  const cells: Cell[] = [];
  let letters = '';
  layout.split('/').forEach((row, rank) => {
    for (let file = 0; file < row.length; file++) {
      if (row[file] === EMPTY) continue;
      cells.push([rank, file]);
      letters += row[file];
    }
  });
  const ranks = cells.map(([rank]) => rank);
  const files = cells.map(([, file]) => file);
  const bag = sorted(letters);
  return {
    size: cells.length,
    cells,
    letters,
    bag,
    kinds: [...new Set(bag)].join(''),
    outermost: {
      front: `rank ${Math.min(...ranks)}`,
      rear: `rank ${Math.max(...ranks)}`,
      left: `file ${Math.min(...files)}`,
      right: `file ${Math.max(...files)}`,
    },
  };
};

/** Results by text, forgotten when there are too many (only somebody who means harm makes that many). */
export const remembered = <T>(make: (key: string) => T, most = 20_000): ((key: string) => T) => {
  const known = new Map<string, T>();
  /** Asked for last: many questions in a row are about one unit. */
  let latest: T | undefined;
  let latestKey: string | undefined;
  return (key) => {
    if (latestKey === key) return latest!;
    let made = known.get(key);
    if (made === undefined) {
      if (known.size >= most) known.clear();
      made = make(key);
      known.set(key, made);
    }
    latestKey = key;
    latest = made;
    return made;
  };
};

export const standsOf: (layout: Layout) => Stands = remembered(read);

export const sorted: (letters: string) => string = remembered((letters) => [...letters].sort().join(''));

/** How many of the layout's stands are of one of these kinds. */
export const count = (layout: Layout, kinds: string): number => {
  let n = 0;
  for (let i = 0; i < layout.length; i++) if (kinds.includes(layout[i]!)) n++;
  return n;
};

/** What is left of a bag of letters, or undefined if it does not hold them all. */
export const lessBag = (bag: string, taken: string): string | undefined => {
  let left = bag;
  for (const letter of taken) {
    const at = left.indexOf(letter);
    if (at < 0) return undefined;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return left;
};

const draw = (cells: readonly Cell[], letters: string): Layout => {
  const ranks = Math.max(...cells.map(([rank]) => rank)) + 1;
  const files = Math.max(...cells.map(([, file]) => file)) + 1;
  const rows = Array.from({ length: ranks }, () => Array<string>(files).fill(EMPTY));
  cells.forEach(([rank, file], i) => (rows[rank]![file] = letters[i]!));
  return rows.map((row) => row.join('')).join('/');
};

export const layoutOf = (cells: readonly Cell[], letters: string): Layout =>
  cells.length === 0 ? '' : draw(cells, letters);

/** The same grid as it is written: rows of one length, nothing empty behind the last stand or right of it. */
export const tidy: (layout: Layout) => Layout = remembered((layout) => {
  const { cells, letters } = standsOf(layout);
  return layoutOf(cells, letters);
});

/** The grid moved so that the front rank is rank 0 and the left file is file 0. */
export const rebased: (layout: Layout) => Layout = remembered((layout) => {
  const { cells, letters } = standsOf(layout);
  const rank = Math.min(...cells.map(([r]) => r));
  const file = Math.min(...cells.map(([, f]) => f));
  return layoutOf(
    cells.map(([r, f]) => [r - rank, f - file] as const),
    letters,
  );
});

const isAmong = (cells: readonly Cell[], [rank, file]: Cell): boolean =>
  cells.some(([r, f]) => r === rank && f === file);

/** The layout without these cells; the others stay where they are. */
export const without = (layout: Layout, gone: readonly Cell[]): Layout => {
  const { cells, letters } = standsOf(layout);
  const kept = cells.flatMap((cell, i) => (isAmong(gone, cell) ? [] : [i]));
  return layoutOf(
    kept.map((i) => cells[i]!),
    kept.map((i) => letters[i]!).join(''),
  );
};

export const hasCell = (layout: Layout, cell: Cell): boolean => isAmong(standsOf(layout).cells, cell);

export const holdsLine = (layout: Layout, line: Line): boolean => {
  const at = Number(line.slice(5));
  const index = line.startsWith('rank') ? 0 : 1;
  return standsOf(layout).cells.some((cell) => cell[index] === at);
};
