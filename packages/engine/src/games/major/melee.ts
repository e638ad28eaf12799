/** Combat Values of A Major Victory. */
import type { Summand } from '../../kernel/event.js';
import { armOf, isMounted } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';
import { modify, type PlainModifier } from './messages.js';
import { COMBAT, COMBAT_MODIFIERS as BY } from './tables.js';
import { CLASSES, TYPES, type TypeName } from './units.js';

/** MV-ARMY-02, MV-R-03: a unit is all pikes or none. */
export const hasPikes = (unit: Unit): boolean => unit.weapon === 'pikes';

/** MV-MELEE-07, MV-ARMY-06, -16: missile foot fight with Light Hand-to-Hand weapons. */
export const basicValue = (unit: Unit): number => {
  const type = unit.type as TypeName;
  const { arm } = TYPES[type];
  if (arm === 'artillery') return COMBAT.artillery;
  const weight = CLASSES[type as keyof typeof CLASSES];
  if (arm === 'mounted') return COMBAT.mounted[weight];
  return unit.weapon === 'pikes' || unit.weapon === 'hand' ? COMBAT[unit.weapon][weight] : COMBAT.light[weight];
};

/** MV-MELEE-07: the row and the column of the table. */
export const basicSummand = (unit: Unit): Summand => {
  const rule = 'MV-MELEE-07';
  const by = basicValue(unit);
  const { type, weapon } = unit;
  const { arm } = TYPES[type as TypeName];
  if (arm === 'artillery') return modify(rule, by, 'artillery');
  if (arm === 'mounted') return modify(rule, by, 'typeOfUnit', { type });
  return modify(rule, by, 'footWith', { type, weapon: weapon === 'pikes' || weapon === 'hand' ? weapon : 'light' });
};

/** MV-MELEE-08, -10. */
export const combatModifiers = (match: ZonalMatch, attacker: Unit, _stand: string, target: Unit): Summand[] => {
  const modifiers: Summand[] = [];
  const rule = 'MV-MELEE-08';
  const add = (applies: boolean, by: number, id: PlainModifier): void => {
    if (applies) modifiers.push(modify(rule, by, id));
  };
  const onFoot = armOf(match, target) === 'foot';
  add(attacker.formation === 'open', BY.ownOpenOrder, 'ownOpenOrder');
  add(attacker.formation === 'defensive' && onFoot && !hasPikes(attacker), BY.defensive, 'defensiveWithoutPikes');
  if (!isMounted(match, attacker)) return modifiers;
  add(onFoot && target.formation === 'open', BY.mountedOnOpenOrder, 'mountedOnOpenFoot');
  add(onFoot && target.weapon === 'firearms', BY.mountedOnFirearms, 'mountedOnFirearms');
  add(target.formation === 'defensive' && !hasPikes(target), BY.mountedOnDefence, 'mountedOnDefence');
  add(target.formation === 'defensive' && hasPikes(target), BY.mountedOnPikes, 'mountedOnPikeDefence');
  return modifiers;
};
