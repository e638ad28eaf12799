/** Changes of formation: every shape there is, and every element that could keep its place in it. */
import { layoutsFor } from '@five-victories/engine/tabletop';
import {
  judgeOrder,
  layingsOf,
  type ChangeFormation,
  type Laying,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { gridOf } from '../../../match/layout-text.js';

/** The rank and file of every element of a layout, in their order. */
export const cellsOf = (layout: string): readonly (readonly [rank: number, file: number])[] =>
  gridOf(layout).stands.map(({ rank, file }) => [rank, file] as const);

/** Shapes of the other formation. */
export const shapesFor = (match: GloriousMatch, unit: Placed): readonly string[] => {
  const other = unit.place.formation === 'line' ? 'mass' : 'line';
  return match.rules.formationRefusal(match, unit, other) ? [] : layoutsFor(match, unit, other);
};

/** One to begin with: about the middle of the front, or the first that is legal, or just the first. */
export const firstChange = (match: GloriousMatch, unit: Placed): ChangeFormation | undefined => {
  const [suggested] = layingsOf(match, unit);
  if (suggested) return { do: 'changeFormation', ...suggested };
  const all = allChanges(match, unit);
  return all.find((order) => judgeOrder(match, unit, order).can) ?? all[0];
};

const allChanges = (match: GloriousMatch, unit: Placed): ChangeFormation[] => {
  const formation = unit.place.formation === 'line' ? 'mass' : 'line';
  return shapesFor(match, unit).flatMap((layout) =>
    cellsOf(unit.place.layout).flatMap((_, element) =>
      cellsOf(layout).map((cell) => ({ do: 'changeFormation', formation, layout, element, cell })),
    ),
  );
};

/** Another shape; the cell is kept where the new one has it. */
export const withShape = <L extends Laying>(laying: L, layout: string): L => {
  const cells = cellsOf(layout);
  const [rank, file] = laying.cell;
  const keeps = cells.some(([r, f]) => r === rank && f === file);
  return { ...laying, layout, cell: keeps ? laying.cell : cells[0]! };
};
