/** Columns of both sides, or of each; they are kept as one list when they are the same. */
import type { Both, Side } from '../kernel/side.js';

export type Columns = readonly number[] | Both<readonly number[]>;

export const columnsOf = (columns: Columns, side: Side): readonly number[] =>
  'south' in columns ? columns[side] : columns;
