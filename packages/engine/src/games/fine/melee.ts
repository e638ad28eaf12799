/** Combat Values of A Fine Victory. */
import type { Summand } from '../../kernel/event.js';
import { armOf, isMounted, isOn } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';
import { modify } from './messages.js';
import { hasPikes } from './pikes.js';
import { COMBAT, COMBAT_MODIFIERS as BY } from './tables.js';

/** FV-MELEE-07. */
export const basicValue = (unit: Unit, stand: string): number => {
  const value = COMBAT[stand as keyof typeof COMBAT];
  return typeof value === 'number' ? value : value[unit.state ?? 'mounted'];
};

/** FV-MELEE-07. */
export const basicSummand = (unit: Unit, stand: string): Summand =>
  modify('FV-MELEE-07', basicValue(unit, stand), 'kindOfStand', { stand });

/** FV-MELEE-09, FV-R-15: muskets, and dragoons on foot, are hampered by a defensive formation. */
const isMusket = (match: ZonalMatch, unit: Unit, stand: string): boolean =>
  stand === 'M' || (stand === 'D' && unit.state === 'dismounted' && !isOn(match, 'dragoonsAreNotMuskets'));

/** FV-MELEE-08..11. */
export const combatModifiers = (match: ZonalMatch, attacker: Unit, stand: string, target: Unit): Summand[] => {
  const modifiers: Summand[] = [];
  if (attacker.formation === 'open') modifiers.push(modify('FV-MELEE-08', BY.ownOpenOrder, 'ownOpenOrder'));
  if (attacker.formation === 'defensive' && armOf(match, target) === 'foot' && isMusket(match, attacker, stand))
    modifiers.push(modify('FV-MELEE-09', BY.defensiveMuskets, 'defensiveMuskets'));
  if (!isMounted(match, attacker)) return modifiers;
  if (target.formation === 'open' && !isMounted(match, target))
    modifiers.push(modify('FV-MELEE-10', BY.mountedOnOpenOrder, 'mountedOnOpenOrder'));
  if (target.formation === 'defensive')
    modifiers.push(
      hasPikes(target)
        ? modify('FV-MELEE-11', BY.mountedOnPikes, 'mountedOnPikes')
        : modify('FV-MELEE-11', BY.mountedOnDefence, 'mountedOnDefence'),
    );
  return modifiers;
};
