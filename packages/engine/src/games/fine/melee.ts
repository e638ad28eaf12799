/** Combat Values of A Fine Victory. */
import type { Modifier } from '../../kernel/event.js';
import { armOf, isMounted, isOn } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';
import { hasPikes } from './pikes.js';
import { COMBAT, COMBAT_MODIFIERS as BY } from './tables.js';

/** FV-MELEE-07. */
export const basicValue = (unit: Unit, stand: string): number => {
  const value = COMBAT[stand as keyof typeof COMBAT];
  return typeof value === 'number' ? value : value[unit.state ?? 'mounted'];
};

/** FV-MELEE-09, FV-R-15: muskets, and dragoons on foot, are hampered by a defensive formation. */
const isMusket = (match: ZonalMatch, unit: Unit, stand: string): boolean =>
  stand === 'M' || (stand === 'D' && unit.state === 'dismounted' && !isOn(match, 'dragoonsAreNotMuskets'));

/** FV-MELEE-08..11. */
export const combatModifiers = (match: ZonalMatch, attacker: Unit, stand: string, target: Unit): Modifier[] => {
  const modifiers: Modifier[] = [];
  if (attacker.formation === 'open') modifiers.push({ rule: 'FV-MELEE-08', by: BY.ownOpenOrder, why: 'in open order' });
  if (attacker.formation === 'defensive' && armOf(match, target) === 'foot' && isMusket(match, attacker, stand))
    modifiers.push({
      rule: 'FV-MELEE-09',
      by: BY.defensiveMuskets,
      why: 'muskets in a defensive formation against foot',
    });
  if (!isMounted(match, attacker)) return modifiers;
  if (target.formation === 'open' && !isMounted(match, target))
    modifiers.push({ rule: 'FV-MELEE-10', by: BY.mountedOnOpenOrder, why: 'mounted against open order' });
  if (target.formation === 'defensive')
    modifiers.push(
      hasPikes(target)
        ? { rule: 'FV-MELEE-11', by: BY.mountedOnPikes, why: 'mounted against a defensive formation with pikes' }
        : { rule: 'FV-MELEE-11', by: BY.mountedOnDefence, why: 'mounted against a defensive formation' },
    );
  return modifiers;
};
