import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Mark } from '../../marks.js';
import type { Plane } from '../plane.js';

/** What every mark is drawn with. */
export interface Paper {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  /** Drawing units for a pixel. */
  readonly px: number;
  /** Height of letters. */
  readonly text: number;
}

type MarkOf<K extends Mark['is']> = Extract<Mark, { readonly is: K }>;

export interface MarkProps<K extends Mark['is']> extends Paper {
  readonly mark: MarkOf<K>;
}

/** The marks of one kind, in their order: so each keeps its drawing while others come and go. */
export const only = <K extends Mark['is']>(marks: readonly Mark[], kind: K): MarkOf<K>[] =>
  marks.filter((mark): mark is MarkOf<K> => mark.is === kind);
