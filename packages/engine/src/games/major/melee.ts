/** Combat Values of A Major Victory. */
import type { Modifier } from '../../kernel/event.js';
import { armOf, isMounted } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';
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

const WIELDED: Readonly<Record<string, string>> = { pikes: 'pikes', hand: 'Hand-to-Hand weapons' };

/** MV-MELEE-07: the row and the column of the table. */
export const fightsAs = (unit: Unit): string => {
  const { arm, name } = TYPES[unit.type as TypeName];
  if (arm === 'artillery') return 'artillery';
  return arm === 'mounted' ? name : `${name} with ${WIELDED[unit.weapon ?? ''] ?? 'Light Hand-to-Hand weapons'}`;
};

/** MV-MELEE-08, -10. */
export const combatModifiers = (match: ZonalMatch, attacker: Unit, _stand: string, target: Unit): Modifier[] => {
  const modifiers: Modifier[] = [];
  const rule = 'MV-MELEE-08';
  const add = (applies: boolean, by: number, why: string): void => {
    if (applies) modifiers.push({ rule, by, why });
  };
  const onFoot = armOf(match, target) === 'foot';
  add(attacker.formation === 'open', BY.ownOpenOrder, 'in open order');
  add(
    attacker.formation === 'defensive' && onFoot && !hasPikes(attacker),
    BY.defensive,
    'no pikes, in a defensive formation against foot',
  );
  if (!isMounted(match, attacker)) return modifiers;
  add(onFoot && target.formation === 'open', BY.mountedOnOpenOrder, 'mounted against foot in open order');
  add(onFoot && target.weapon === 'firearms', BY.mountedOnFirearms, 'mounted against firearms');
  add(
    target.formation === 'defensive' && !hasPikes(target),
    BY.mountedOnDefence,
    'mounted against a defensive formation',
  );
  add(
    target.formation === 'defensive' && hasPikes(target),
    BY.mountedOnPikes,
    'mounted against a defensive formation of pikes',
  );
  return modifiers;
};
