/** What an order comes to. */
import type { Refusal } from '../../../kernel/refusal.js';
import type { Length, Side } from '../../../geometry/index.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { Taking } from './merge.js';

/** A function that may be carried out. */
export interface Carried {
  readonly cost: number;
  /** Where the formation stands after it; after its pivot alone, if it goes on from there. */
  readonly to: Place;
  readonly pivoted?: Place | undefined;
  readonly by?: Length | undefined;
  readonly side?: Side | undefined;
  readonly rides?: boolean | undefined;
  readonly slowed?: boolean | undefined;
  readonly join?: UnitId | undefined;
  readonly taking?: Taking | undefined;
}
export type Judged =
  | { readonly can: Carried; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly can?: undefined };

export const no = (refusal: Refusal): Judged => ({ refusal });
