/** The dice of a shot in A Major Victory. */
import type { Summand } from '../../kernel/event.js';
import { isMounted, isOn } from '../../zonal/questions.js';
import type { UnitType, ZonalMatch } from '../../zonal/rules.js';
import { sizeOf, type Unit } from '../../zonal/unit.js';
import { modify, type PlainModifier } from './messages.js';
import { FIRE } from './tables.js';
import { isMissile, TYPES, type TypeName } from './units.js';

const gunOf = (unit: Unit): readonly [number, number] | undefined => (TYPES[unit.type as TypeName] as UnitType).gun;

/** MV-FIRE-09, MV-R-15: missile foot, Light Mounted with bows or crossbows, artillery. */
export const canFire = (_match: ZonalMatch, unit: Unit): boolean => gunOf(unit) !== undefined || isMissile(unit.weapon);

/** MV-DEFFIRE-06, MV-ARMY-10, MV-R-01: in a reaction spears are thrown too. */
export const firesInReaction = (match: ZonalMatch, unit: Unit): boolean => canFire(match, unit) || unit.spears === true;

/** MV-TURN-04: the red marker of spears comes with a reaction, so not before the movement phases. */
export const mayHaveFired = (match: ZonalMatch, unit: Unit): boolean =>
  match.state.phase === 'losses' ? canFire(match, unit) : firesInReaction(match, unit);

const ARMOURED: readonly string[] = ['HF', 'HM'];

/** MV-FIRE-13..15, MV-R-16: armour, which firearms pierce, and Bombards. */
const protection = (match: ZonalMatch, firer: Unit, target: Unit): Summand[] => {
  const gun = gunOf(firer) !== undefined;
  if (gun && !isOn(match, 'armourStopsArtillery')) return [];
  const rule = gun ? 'MV-R-16' : 'MV-FIRE-13';
  if (target.type === 'Bombard') return [modify(rule, FIRE.bombard, 'targetIsBombard')];
  if (!ARMOURED.includes(target.type)) return [];
  const armour = modify(rule, FIRE.armour, 'targetIs', { type: target.type });
  return firer.weapon === 'firearms'
    ? [armour, modify('MV-FIRE-14', FIRE.firearmsOnArmour, 'firearmsOnArmour')]
    : [armour];
};

/** MV-FIRE-11, -13, -15..17: the summands of a shot's dice, cover apart. */
export const fireDice = (match: ZonalMatch, firer: Unit, target: Unit): Summand[] => {
  const gun = gunOf(firer);
  const rule = gun ? 'MV-FIRE-17' : 'MV-FIRE-13';
  const near = firer.zone === target.zone;
  const summands: Summand[] = gun
    ? [near ? modify('MV-FIRE-16', gun[0], 'gunHere') : modify('MV-FIRE-16', gun[1], 'gunNextZone')]
    : [modify(rule, sizeOf(firer), 'stands')];
  const add = (applies: boolean, by: number, id: PlainModifier): void => {
    if (applies) summands.push(modify(rule, by, id));
  };
  add(firer.weapon === 'longbows', FIRE.strongBow, 'longbows');
  add(firer.weapon === 'crossbows', FIRE.strongBow, 'crossbows');
  add(firer.spears === true, FIRE.spears, 'spears');
  add(isMounted(match, firer), FIRE.mountedFirer, 'firerMounted');
  add(!gun && firer.formation === 'defensive', FIRE.defensiveFirer, 'firerDefensive');
  add(isMounted(match, target), FIRE.mountedTarget, 'targetMounted');
  add(target.formation === 'defensive', FIRE.defensiveTarget, 'targetDefensive');
  add(target.formation === 'open', FIRE.openTarget, 'targetOpen');
  return [...summands, ...protection(match, firer, target)];
};
