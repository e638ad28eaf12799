/** Reaction 4 of A Major Victory: a hasty defensive formation, and the throws of mounted and foot. */
import { throwDice } from '../../kernel/match.js';
import { contactFreely } from '../../zonal/engage.js';
import { isOn } from '../../zonal/questions.js';
import { D6 } from '../../zonal/numbers.js';
import { passes } from '../../zonal/quality.js';
import type { Attempt } from '../../zonal/procedures.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import { unitOf } from '../../zonal/store.js';
import { sizeOf, type Unit, type UnitId } from '../../zonal/unit.js';
import { hit, turnTo } from '../../zonal/verbs.js';
import { clockwise, opposite, type Facing } from '../../zonal/zone.js';
import { hasPikes } from './melee.js';
import type { TestCause } from '../../zonal/messages/index.js';
import { refuse } from './messages.js';

const EVEN = 3;
/** MV-HASTY-11, MV-R-43: Light Mounted never charge home. */
const HOME_IMPACT: Readonly<Record<string, number>> = { MM: 2, HM: 3 };

/** MV-HASTY-01, -12, MV-R-42, -44. */
export const hastyRefusal = (match: ZonalMatch, target: Unit): WhyNot => {
  const facts = { unit: target.id };
  if (sizeOf(target) < 2) return refuse('MV-HASTY-01', 'singleCannotDefend', facts);
  if (target.formation === 'attack') return undefined;
  if (target.formation === 'open')
    return isOn(match, 'openOrderHastyDefence') ? undefined : refuse('MV-HASTY-01', 'hastyFromAttackOnly', facts);
  return refuse('MV-HASTY-01', 'defensiveAlready', facts);
};

/** MV-HASTY-02, MV-R-42. */
export const hastyHits = (_match: ZonalMatch, target: Unit): number => (target.formation === 'open' ? 2 : 1);

/** One die for a unit; true on 1 to 3. */
const evenChance = (match: ZonalMatch, unit: Unit, rule: string, cause: TestCause): boolean =>
  passes(match, unit, rule, cause, EVEN);

/** MV-HASTY-09: 1 or 2 a quarter clockwise, 3 or 4 a quarter the other way, 5 or 6 half round. */
const thrownTurn = (facing: Facing, die: number): Facing =>
  die <= 2 ? clockwise(facing) : die <= 4 ? opposite(clockwise(facing)) : opposite(facing);

/** MV-HASTY-04..06: whether the mounted come on. */
const chargesHome = (match: ZonalMatch, active: Unit): boolean =>
  active.type === 'HM' || (active.type === 'MM' && !evenChance(match, active, 'MV-HASTY-05', 'dare'));

/** MV-HASTY-04..11. */
export const meetDefence = (match: ZonalMatch, targetId: UnitId, activeId: UnitId): Attempt => {
  const target = unitOf(match, targetId);
  const active = unitOf(match, activeId);
  if (!chargesHome(match, active)) {
    match.tell?.({ event: 'pulledUp', rule: 'MV-HASTY-07', cause: 'short', unit: activeId });
    return 'cancelled';
  }
  if (evenChance(match, target, 'MV-HASTY-08', 'prepare')) {
    match.tell?.({ event: 'pulledUp', rule: 'MV-HASTY-09', cause: 'disorder', unit: activeId });
    hit(match, activeId, 1, 'MV-HASTY-09', 'disorder');
    const [die = 1] = throwDice(
      match,
      { rule: 'MV-HASTY-09', side: active.side, unit: activeId, count: 1, sides: D6 },
      { cause: 'disorder' },
    );
    turnTo(match, activeId, thrownTurn(active.facing!, die), 'MV-HASTY-09', 'disorder');
    return 'cancelled';
  }
  contactFreely(match, activeId, targetId);
  if (hasPikes(target)) hit(match, targetId, 1, 'MV-HASTY-10', 'lightImpact');
  else hit(match, targetId, HOME_IMPACT[active.type] ?? 0, 'MV-HASTY-11', 'impact');
  return 'contact';
};
