/** The dice of a shot in A Fine Victory. */
import type { Summand } from '../../kernel/event.js';
import { count } from '../../formation/layout.js';
import { armOf, isMounted } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import { sizeOf, type Unit } from '../../zonal/unit.js';
import { modify } from './messages.js';
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
export const fireDice = (match: ZonalMatch, firer: Unit, target: Unit): Summand[] => {
  const gun = gunOf(firer);
  const near = firer.zone === target.zone;
  const summands: Summand[] = gun
    ? [near ? modify('FV-FIRE-15', gun[0], 'gunHere') : modify('FV-FIRE-15', gun[1], 'gunNextZone')]
    : [modify('FV-FIRE-14', muskets(firer), 'musketStands')];
  const rule = gun ? 'FV-FIRE-15' : 'FV-FIRE-14';
  if (!gun && firer.formation === 'defensive') summands.push(modify(rule, FIRE.defensiveFirer, 'firerDefensive'));
  if (isMounted(match, target)) summands.push(modify(rule, FIRE.mountedTarget, 'targetMounted'));
  if (target.formation === 'defensive') summands.push(modify(rule, FIRE.defensiveTarget, 'targetDefensive'));
  if (target.formation === 'open')
    summands.push(modify(armOf(match, target) === 'artillery' ? 'FV-FIRE-16' : rule, FIRE.openTarget, 'targetOpen'));
  return summands;
};
