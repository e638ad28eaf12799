import type { Both, Side } from '@five-victories/engine/kernel';
import { ROWS, sideOfReserve, type Zone } from '@five-victories/engine/zonal';
import type { Cast } from './cast.js';

/** Whom sentences of the zone games speak of. */
export interface ZonalCast extends Cast {
  readonly state?: {
    readonly units: readonly { readonly id: string; readonly name: string }[];
    readonly sides: Both<{ readonly name: string; readonly leader?: string }>;
    readonly options?: { readonly columns: number };
  };
  readonly rules?: {
    readonly id?: string;
    readonly types: Readonly<Record<string, { readonly name: string }>>;
    readonly stands: Readonly<Record<string, { readonly name: string }>>;
  };
  /** How zones are pointed at, where a reader sees them; otherwise they are said by their codes. */
  readonly zoneName?: (zone: string) => string;
}

/** What a match calls a Commander without a name. */
const UNNAMED = 'the Commander';

/** Who leads a side, if he has a name. */
export const leaderName = ({ state }: ZonalCast, side: Side): string | undefined => {
  const leader = state?.sides[side].leader;
  return leader === UNNAMED ? undefined : leader;
};

/** A zone by who has it and where: a reserve, a rear row of a side, or the middle. Columns count from South's left. */
export interface Whereabouts {
  readonly row: 'reserve' | 'rear' | 'middle';
  /** Whose it is; in the middle nobody's. */
  readonly side: Side | undefined;
  readonly column: number;
}

export const whereabouts = (zone: Zone): Whereabouts | undefined => {
  const owner = sideOfReserve(zone);
  if (owner) return { row: 'reserve', side: owner, column: Number(zone.slice(2)) };
  const [, column, row] = /^Z\((\d+),(\d+)\)$/.exec(zone) ?? [];
  if (column === undefined) return undefined;
  const side = row === '0' ? 'south' : Number(row) === ROWS - 1 ? 'north' : undefined;
  return { row: side ? 'rear' : 'middle', side, column: Number(column) };
};
