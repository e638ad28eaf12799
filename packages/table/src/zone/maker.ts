/** Makers of the zone games: they are told what was pointed at, the same for mouse, finger and keyboard. */
import type {
  Facing,
  UnitId,
  ZonalAsked,
  ZonalAskedFor,
  ZonalKind,
  ZonalMatch,
  Zone,
} from '@five-victories/engine/zonal';
import type { Coats } from '../match/unit-coats.js';
import type { AnyDesk, FormProps, Maker } from '../maker/maker.js';

export interface ZoneDesk extends AnyDesk<ZonalMatch, ZonalAsked> {
  readonly coats: Coats;
}

export type Cell = readonly [rank: number, file: number];

export type Pointed =
  /** `joins`: with Shift, the unit, or all of the zone, is taken in hand besides others. */
  | { readonly at: 'unit'; readonly unit: UnitId; readonly joins?: boolean }
  /** `dropped`: by letting go of what was dragged there, perhaps over a unit. */
  | {
      readonly at: 'zone';
      readonly zone: Zone;
      readonly joins?: boolean;
      readonly dropped?: true;
      readonly over?: UnitId | undefined;
      /** Dropped on the mark at an edge: the front is to look there. */
      readonly facing?: Facing | undefined;
    }
  | { readonly at: 'stand'; readonly unit: UnitId; readonly cell: Cell };

/** Stands of a unit that are marked on the table. */
export interface Picked {
  readonly unit: UnitId;
  readonly cells: readonly Cell[];
}

export interface ZoneMaker<D> extends Maker<D, ZoneDesk, Pointed, ZonalMatch> {
  /** Where stands are picked: which are. */
  picked?(desk: ZoneDesk, draft: D): Picked;
}

export type ZoneFormProps<D> = FormProps<D, ZoneDesk>;

const isOf = <Kind extends ZonalKind>(asked: ZonalAsked, kinds: readonly Kind[]): asked is ZonalAskedFor<Kind> =>
  (kinds as readonly ZonalKind[]).includes(asked.kind);

/** What is asked, for a maker that was chosen because it is of one of these kinds. */
export const askedAs = <Kind extends ZonalKind>(
  { asked }: ZoneDesk,
  ...kinds: readonly Kind[]
): ZonalAskedFor<Kind> => {
  if (isOf(asked, kinds)) return asked;
  throw new Error(`This is for ${kinds.join(' and ')}, not for ${asked.kind}.`);
};
