/** Queries as they are on the wire: what, of whom and how in one. */
import {
  query,
  type Placed,
  type QueryAsked,
  type TabletopMatch,
  type UnitId,
  type What,
} from '../src/tabletop/index.js';

export interface Query extends QueryAsked {
  readonly what: What;
  readonly unit: UnitId;
}

export const queryOf = (match: TabletopMatch, unit: Placed, { what, unit: _id, ...asked }: Query): unknown =>
  query(match, unit, what, asked);
