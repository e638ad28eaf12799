/** Rows of a table by kind of unit and formation, without saying anything twice. */
interface Kind<S> {
  readonly name: string;
  /** One for each formation. */
  readonly samples: readonly S[];
}

interface Row {
  readonly names: string[];
  readonly formations: string;
  readonly cells: readonly string[];
}

/** Formations of a kind that come to the same share a row, and so do kinds; `any` stands for all formations of a kind. */
export const grouped = <S>(
  kinds: readonly Kind<S>[],
  cellsOf: (sample: S) => readonly string[],
  formationOf: (sample: S) => string,
  any: string,
): string[][] => {
  const rows: Row[] = [];
  const put = (name: string, formations: string, cells: readonly string[]): void => {
    const same = rows.find((row) => row.formations === formations && row.cells.join('|') === cells.join('|'));
    if (same) same.names.push(name);
    else rows.push({ names: [name], formations, cells });
  };
  for (const { name, samples } of kinds) {
    const tried = samples.map((sample) => ({ formation: formationOf(sample), cells: cellsOf(sample) }));
    for (const cells of new Set(tried.map((each) => each.cells.join('|')))) {
      const same = tried.filter((each) => each.cells.join('|') === cells);
      const formations = same.length === tried.length ? any : same.map((each) => each.formation).join(', ');
      put(name, formations, same[0]!.cells);
    }
  }
  return rows.map(({ names, formations, cells }) => [names.join('; '), formations, ...cells]);
};
