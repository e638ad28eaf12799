/** The dice of a shot in A Major Victory. */
import type { Modifier } from '../../kernel/event.js';
import { isMounted, isOn } from '../../zonal/questions.js';
import type { UnitType, ZonalMatch } from '../../zonal/rules.js';
import { sizeOf, type Unit } from '../../zonal/unit.js';
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
const protection = (match: ZonalMatch, firer: Unit, target: Unit): Modifier[] => {
  const gun = gunOf(firer) !== undefined;
  if (gun && !isOn(match, 'armourStopsArtillery')) return [];
  const rule = gun ? 'MV-R-16' : 'MV-FIRE-13';
  if (target.type === 'Bombard') return [{ rule, by: FIRE.bombard, why: 'target is a Bombard' }];
  if (!ARMOURED.includes(target.type)) return [];
  const armour: Modifier = { rule, by: FIRE.armour, why: `target is ${TYPES[target.type as TypeName].name}` };
  return firer.weapon === 'firearms'
    ? [armour, { rule: 'MV-FIRE-14', by: FIRE.firearmsOnArmour, why: 'firearms against armour' }]
    : [armour];
};

/** MV-FIRE-11, -13, -15..17: the summands of a shot's dice, cover apart. */
export const fireDice = (match: ZonalMatch, firer: Unit, target: Unit): Modifier[] => {
  const gun = gunOf(firer);
  const rule = gun ? 'MV-FIRE-17' : 'MV-FIRE-13';
  const near = firer.zone === target.zone;
  const summands: Modifier[] = gun
    ? [
        {
          rule: 'MV-FIRE-16',
          by: near ? gun[0] : gun[1],
          why: near ? 'from the gun, same zone' : 'from the gun, adjacent zone',
        },
      ]
    : [{ rule, by: sizeOf(firer), why: 'stands' }];
  const add = (applies: boolean, by: number, why: string): void => {
    if (applies) summands.push({ rule, by, why });
  };
  add(firer.weapon === 'longbows' || firer.weapon === 'crossbows', FIRE.strongBow, firer.weapon ?? '');
  add(firer.spears === true, FIRE.spears, 'spears');
  add(isMounted(match, firer), FIRE.mountedFirer, 'firer mounted');
  add(!gun && firer.formation === 'defensive', FIRE.defensiveFirer, 'firer in a defensive formation');
  add(isMounted(match, target), FIRE.mountedTarget, 'target mounted');
  add(target.formation === 'defensive', FIRE.defensiveTarget, 'target in a defensive formation');
  add(target.formation === 'open', FIRE.openTarget, 'target in open order');
  return [...summands, ...protection(match, firer, target)];
};
