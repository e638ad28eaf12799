/** What troops sound like: their missiles, and how they come on. */
import type { TableMatch } from '../match/book.js';
import type { Sound } from './sounds.js';

/** What is read of a unit and of its type, whatever the game. */
interface Troops {
  readonly type: string;
  readonly layout?: string;
  readonly weapon?: string | undefined;
  readonly state?: string | undefined;
}
interface TroopType {
  readonly arm: string;
  readonly what?: string;
  readonly weapon?: string | undefined;
}

const BY_WEAPON: Readonly<Record<string, Sound>> = {
  javelins: 'bows',
  slings: 'bows',
  bow: 'bows',
  bows: 'bows',
  longbow: 'bows',
  longbows: 'bows',
  crossbow: 'bows',
  crossbows: 'bows',
  firearms: 'guns',
  handgun: 'guns',
};

const found = ({ state, rules }: TableMatch, id: unknown): [Troops, TroopType] | undefined => {
  const unit = (state.units as readonly (Troops & { readonly id: string })[]).find((each) => each.id === id);
  const type = unit && (rules.types as Readonly<Record<string, TroopType>>)[unit.type];
  return unit && type && [unit, type];
};

/** Elements of a Battle with handguns: H. */
const hasHandguns = ({ layout = '' }: Troops): boolean => layout.includes('H');

/** Engines of the ancients throw without powder. A book that names no weapons has nothing but muskets. */
export const shotOf = (match: TableMatch, unit: unknown): Sound => {
  const [troops, type] = found(match, unit) ?? [];
  if (!troops || !type) return 'guns';
  if (type.arm === 'artillery') return type.what === 'artillery' ? 'bows' : 'cannon';
  if (type.what === 'battle') return hasHandguns(troops) ? 'guns' : 'bows';
  return BY_WEAPON[troops.weapon ?? type.weapon ?? ''] ?? (type.what === undefined ? 'guns' : 'bows');
};

const RIDING = new Set(['mounted', 'elephant', 'command']);

export const onsetOf = (match: TableMatch, unit: unknown): Sound => {
  const [troops, type] = found(match, unit) ?? [];
  return type && RIDING.has(type.arm) && troops?.state !== 'dismounted' ? 'hoofs' : 'tramp';
};
