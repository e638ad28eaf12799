/** Units in the words of the reader's language. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';

export const unitKind = (match: TabletopMatch, unit: UnitId): string => findUnit(match, unit)?.type ?? '';
