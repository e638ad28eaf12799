/** For who shows units of whatever book: all that any of the measured ones may say of a unit. */
import type { Unit } from './tabletop/unit.js';
import type { Unit as GloriousUnit } from './games/glorious/unit.js';
import type { GreatUnit } from './games/great/unit.js';
import type { SplendidUnit } from './games/splendid/unit.js';

type Own<U extends Unit> = Partial<Omit<U, keyof Unit | 'activity'>>;

export type AnyUnit = Unit & Own<SplendidUnit> & Own<GreatUnit> & Own<GloriousUnit>;
