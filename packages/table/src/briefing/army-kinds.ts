/** An army by kinds: how many units of each, how strong they were whole, and who they are. */
import type { Side } from '@five-victories/engine/kernel';
import type { Book, TableMatch } from '../match/book.js';

export interface KindRow {
  readonly type: string;
  readonly units: readonly string[];
  /** Stands or elements of all of them, or strength points. */
  readonly strength: number;
}

/** In the order of the army; `match` as it began, so that nobody is missing. */
export const kindsIn = <M extends TableMatch>({ standing }: Book<M>, match: M, side: Side): readonly KindRow[] => {
  const all = match.state.units as readonly M['state']['units'][number][];
  const rows = new Map<string, { units: string[]; strength: number }>();
  for (const unit of all.filter((each) => each.side === side)) {
    const row = rows.get(unit.type) ?? { units: [], strength: 0 };
    row.units.push(unit.id);
    row.strength += standing.strengthOf(match, unit).whole;
    rows.set(unit.type, row);
  }
  return [...rows].map(([type, row]) => ({ type, ...row }));
};
