/** The dice of a shot in A Fine Victory. */
import type { Modifier } from '../../kernel/event.js';
import { count } from '../../formation/layout.js';
import { armOf, isMounted } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import { sizeOf, type Unit } from '../../zonal/unit.js';
import { FIRE } from './tables.js';
import { TYPES } from './units.js';

type TypeName = keyof typeof TYPES;

/** FV-FIRE-09: all stands that fire: muskets, and dragoons on foot (FV-ARMY-10, FV-R-15). */
const muskets = (unit: Unit): number =>
  unit.type === 'P&M' ? count(unit.layout, 'M') : unit.type === 'D' && unit.state === 'dismounted' ? sizeOf(unit) : 0;

const gunOf = (unit: Unit): readonly [number, number] | undefined => {
  const type = TYPES[unit.type as TypeName];
  return 'gun' in type ? type.gun : undefined;
};

/** FV-FIRE-04: pikes, Foot and mounted never fire. */
export const canFire = (_match: ZonalMatch, unit: Unit): boolean => gunOf(unit) !== undefined || muskets(unit) > 0;

/** FV-MOVE-22: dragoons mount up in their own movement phase. */
const mayHaveMountedUp = ({ state: { phase, initiative } }: ZonalMatch, unit: Unit): boolean =>
  phase === 'otherMovement' || phase === 'victory' || (phase === 'initiativeMovement' && unit.side === initiative);

/** FV-MARK-02: the red marker stays when the last musket is lost, and later when dragoons mount up. */
export const mayHaveFired = (match: ZonalMatch, unit: Unit): boolean =>
  canFire(match, unit) || unit.type === 'P&M' || (unit.type === 'D' && mayHaveMountedUp(match, unit));

/** FV-FIRE-14..16: the summands of a shot's dice, cover apart. */
export const fireDice = (match: ZonalMatch, firer: Unit, target: Unit): Modifier[] => {
  const gun = gunOf(firer);
  const near = firer.zone === target.zone;
  const summands: Modifier[] = gun
    ? [
        {
          rule: 'FV-FIRE-15',
          by: near ? gun[0] : gun[1],
          why: near ? 'from the gun, same zone' : 'from the gun, adjacent zone',
        },
      ]
    : [{ rule: 'FV-FIRE-14', by: muskets(firer), why: 'musket stands' }];
  const rule = gun ? 'FV-FIRE-15' : 'FV-FIRE-14';
  if (!gun && firer.formation === 'defensive')
    summands.push({ rule, by: FIRE.defensiveFirer, why: 'firer in a defensive formation' });
  if (isMounted(match, target)) summands.push({ rule, by: FIRE.mountedTarget, why: 'target mounted' });
  if (target.formation === 'defensive')
    summands.push({ rule, by: FIRE.defensiveTarget, why: 'target in a defensive formation' });
  if (target.formation === 'open')
    summands.push({
      rule: armOf(match, target) === 'artillery' ? 'FV-FIRE-16' : rule,
      by: FIRE.openTarget,
      why: 'target in open order',
    });
  return summands;
};
