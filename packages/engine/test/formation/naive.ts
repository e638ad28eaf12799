/** Layouts and shapes once more, the slow and plain way, to compare with. */

const rowsOf = (layout: string): string[] => layout.split('/');

/** Rank sizes from the front if every rank is one block and stands behind the one before; else undefined. */
export const rankSizes = (layout: string): number[] | undefined => {
  const rows = rowsOf(layout);
  const used = rows.map((row, i) => ({ row, i })).filter(({ row }) => /[^.]/.test(row));
  if (used.length === 0) return undefined;
  const sizes: number[] = [];
  let before: string | undefined;
  for (let i = used[0]!.i; i <= used.at(-1)!.i; i++) {
    const row = rows[i]!;
    if (!/^\.*[^.]+\.*$/.test(row)) return undefined;
    for (let file = 0; file < row.length; file++)
      if (before !== undefined && row[file] !== '.' && (before[file] ?? '.') === '.') return undefined;
    sizes.push(row.replaceAll('.', '').length);
    before = row;
  }
  return sizes;
};

export const isShape = (shapes: Readonly<Record<number, readonly (readonly number[])[]>>, layout: string): boolean => {
  const sizes = rankSizes(layout);
  const size = layout.replaceAll(/[./]/g, '').length;
  return sizes !== undefined && (shapes[size] ?? []).some((shape) => shape.join() === sizes.join());
};

/** The layout with these cells emptied, and no more rows or files at the end than are needed. */
export const emptied = (layout: string, cells: readonly (readonly [number, number])[]): string => {
  const rows = rowsOf(layout).map((row) => [...row]);
  for (const [rank, file] of cells) rows[rank]![file] = '.';
  while (rows.length > 0 && rows.at(-1)!.every((cell) => cell === '.')) rows.pop();
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '.') + 1));
  return rows.map((row) => row.slice(0, width).join('')).join('/');
};

/** The layout moved to the front left corner. */
export const cornered = (layout: string): string => {
  let rows = rowsOf(layout);
  while (rows.length > 0 && !/[^.]/.test(rows[0]!)) rows = rows.slice(1);
  while (rows.length > 0 && rows.every((row) => (row[0] ?? '.') === '.')) rows = rows.map((row) => row.slice(1));
  return emptied(rows.join('/'), []);
};
