/** Firing in A Splendid Victory (SV-R-85). */
import { inches, isMoreThan, type Length } from '../../geometry/index.js';
import type { Summand } from '../../kernel/event.js';
import { isMounted } from '../../tabletop/questions.js';
import type { FireNumbers, ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { UnitType } from '../../tabletop/rules.js';
import { isOpenOrder } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import type { SplendidUnit } from './unit.js';
import { effectOf } from '../../manoeuvre/army/quality.js';
import { modify } from './messages/index.js';
import { TYPES } from './units.js';

/** SV-FIRE-12, SV-ARTY-01: point blank, close, medium, long; hail shot up to close. */
export const FIRE: FireNumbers = {
  muskets: inches(7),
  bands: [inches(10), inches(20), inches(40), inches(60)],
  roundShot: 2,
  bounces: 2,
};

/** SV-FIRE-19. */
const TARGETS = { block: 1, defensiveBlock: 2, mounted: 1, openOrder: -1 } as const;

/** SV-FIRE-02, SV-ARMY-10, SV-DRAG-03: muskets or bows, and dragoons on foot. */
export const isMusket = (unit: SplendidUnit, stand: string): boolean =>
  stand === 'M' || (stand === 'D' && unit.state === 'dismounted');

/** Its muskets; of a gun that can fire, one. */
export const firepower = (_match: ManoeuvreMatch, unit: SplendidUnit): number => {
  if ((TYPES[unit.type as keyof typeof TYPES] as UnitType).gun) return unit.limbered ? 0 : 1;
  let found = 0;
  for (const stand of unit.stands) if (isMusket(unit, stand)) found++;
  return found;
};

/** SV-FIRE-12, SV-ARTY-01: the limit itself is in range. */
export const fireRange = ({ type }: Unit): Length => {
  const { gun } = TYPES[type as keyof typeof TYPES] as UnitType;
  return gun ? FIRE.bands[gun.length - 1]! : FIRE.muskets;
};

/** SV-ARTY-01: a boundary belongs to the shorter band; 0 where the gun cannot reach. */
const gunDice = (gun: readonly number[], range: number): Summand => {
  let band = 0;
  while (band < FIRE.bands.length - 1 && isMoreThan(range, FIRE.bands[band]!)) band++;
  return modify('SV-ARTY-01', gun[band] ?? 0, 'gunAtRange', { band });
};

/** SV-FIRE-18, -19, SV-ARTY-01, -02: the summands of a volley's dice, ground and weather apart. */
export const fireDice = (
  match: ManoeuvreMatch,
  firer: Placed,
  target: Placed,
  stands: number,
  range: number,
): Summand[] => {
  const { gun } = match.rules.types[firer.type]!;
  const rule = gun ? 'SV-ARTY-02' : 'SV-FIRE-19';
  const summands: Summand[] = [gun ? gunDice(gun, range) : modify('SV-FIRE-18', stands, 'musketStands')];
  const { formation } = target.place;
  if (formation === 'block') summands.push(modify(rule, TARGETS.block, 'targetInBlock'));
  if (formation === 'defensiveBlock') summands.push(modify(rule, TARGETS.defensiveBlock, 'targetInDefensiveBlock'));
  if (isMounted(match, target)) summands.push(modify(rule, TARGETS.mounted, 'targetMounted'));
  if (isOpenOrder(formation)) summands.push(modify(rule, TARGETS.openOrder, 'targetInOpenOrder'));
  return summands;
};

/** SV-FIRE-18, SV-QUAL-02, -03: the highest die that hits. */
export const fireHits = (match: ManoeuvreMatch, firer: Unit): number => effectOf(match, firer).fire;
