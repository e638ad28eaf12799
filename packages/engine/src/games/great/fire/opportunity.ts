/** Opportunity fire of light artillery: GV-OPP-01..04, GV-R-58. */
import { depthIn, inches as centimetres, isNearer, leavesTable, tenths, type Angle } from '../../../geometry/index.js';
import type { OpportunityFire } from '../../../manoeuvre/charges/watch.js';
import { total } from '../../../manoeuvre/fire/fire-dice.js';
import { terrainBefore } from '../../../tabletop/fire/zones-of-fire.js';
import { pivotedPlace, pivotRefusal } from '../../../manoeuvre/moves/pivot.js';
import { isEngaged, isOn } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureIn, patch, placedOf } from '../../../tabletop/store.js';
import { isPlaced, type Place } from '../../../tabletop/unit.js';
import type { Placed } from '../../../manoeuvre/unit.js';
import type { GreatUnit } from '../unit.js';
import { hit, settle } from '../../../tabletop/verbs.js';
import { spend } from '../../../manoeuvre/verbs.js';
import { refuse } from '../messages/index.js';
import { isArtillery, isHeavy, strengthOf } from '../strength.js';
import { shoot, summandsOf } from './dice.js';
import { suppressorOf } from './suppression.js';
import { fieldOf } from './zones.js';

const REACH = centimetres(12);
/** GV-OPP-03, GV-DFIRE-05: so many hits stop or throw back. */
export const STOPS = 2;

/** GV-ARTMOVE-03, GV-R-95: it is ready as soon as it is unpacked. */
export const mustWait = (match: ManoeuvreMatch, { unpackedIn }: GreatUnit): boolean =>
  isOn(match, 'unpackedWaits') && unpackedIn === match.state.turn;

const refusal = (match: ManoeuvreMatch, unit: GreatUnit, target: string | undefined): WhyNot => {
  const facts = { unit: unit.id };
  if (!isArtillery(unit) || isHeavy(unit)) return refuse('GV-OPP-01', 'notLightArtillery', facts);
  if (unit.limbered) return refuse('GV-OPP-01', 'packedUp', facts);
  if (mustWait(match, unit)) return refuse('GV-R-95', 'unpackedThisTurn', facts);
  if (unit.fired) return refuse('GV-OPP-01', 'firedThisTurn', facts);
  if (strengthOf(unit) < 1) return refuse('GV-OPP-01', 'noStrengthLeft', facts);
  if (unit.reacted || unit.done) return refuse('GV-REACT-01', 'reactedThisPhase', facts);
  if (!isPlaced(unit) || isEngaged(match, unit)) return refuse('GV-OPP-01', 'contactCannotFire', facts);
  return target === unit.id ? refuse('GV-OPP-01', 'isTargetItself', facts) : undefined;
};

const pivotFault = (match: ManoeuvreMatch, unit: Placed, pivot: Angle): WhyNot => {
  const facts = { unit: unit.id };
  if (!isOn(match, 'defensiveFirePivot')) return refuse('GV-R-58', 'firesWithoutPivot', facts);
  return (
    pivotRefusal(match, unit, pivot) ??
    (leavesTable(match.table, figureIn(match, unit, pivotedPlace(match, unit, pivot)))
      ? refuse('GV-R-58', 'pivotsPartlyOff', facts)
      : undefined)
  );
};

/** GV-OPP-02: with the mover there it is in the zone, and nothing lies before it. */
const shotRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  mover: Placed,
  at: Place,
  pivot: Angle = tenths(0),
): WhyNot => {
  const turned = pivot === 0 ? undefined : pivotFault(match, unit, pivot);
  if (turned) return turned;
  const place = pivot === 0 ? unit.place : pivotedPlace(match, unit, pivot);
  const field = fieldOf(match, unit, place, REACH);
  const zone = field.zones[0]!;
  const there = figureIn(match, mover, at);
  const depth = depthIn(zone.edge, there, REACH);
  const facts = { unit: unit.id, target: mover.id, reach: REACH };
  if (depth === undefined) return refuse('GV-OPP-02', 'notAheadThere', facts);
  const other = zone.seen.find((each) => each.unit.id !== mover.id && isNearer(each.depth, depth));
  if (other) return refuse('GV-OPP-02', 'otherBeforeThere', { ...facts, other: other.unit.id });
  const feature = terrainBefore(match, field, zone, there, depth);
  if (feature) return refuse('GV-OPP-02', 'hiddenThere', { ...facts, type: feature.type });
  if (!isOn(match, 'noZeroDiceFire')) return undefined;
  const suppressor = isOn(match, 'noSuppressionInReactions') ? undefined : suppressorOf(match, { ...unit, place });
  const dice = total(summandsOf(match, unit, place, { ...mover, place: at }, strengthOf(unit), suppressor));
  return dice > 0 ? undefined : refuse('GV-R-19', 'noDiceAt', facts);
};

/** GV-OPP-04: each gun once; another may follow. */
export const opportunityFire: OpportunityFire = {
  reach: REACH,
  refusal,
  pivots: (match, { pivoted }) => !pivoted && isOn(match, 'defensiveFirePivot'),
  shotRefusal,
  fire: (match, id, mover, pivot = tenths(0)) => {
    if (pivot !== 0) {
      const place = pivotedPlace(match, placedOf(match, id), pivot);
      settle(match, id, place);
      patch(match, id, { pivoted: true });
      match.tell?.({ event: 'pivoted', rule: 'GV-R-58', unit: id, pivot, ...place });
    }
    const gun = placedOf(match, id);
    const suppressor = isOn(match, 'noSuppressionInReactions') ? undefined : suppressorOf(match, gun);
    match.tell?.({ event: 'opportunityFire', rule: 'GV-OPP-01', unit: id, target: mover });
    const hits = shoot(match, gun, placedOf(match, mover), { stands: [0], points: strengthOf(gun) }, suppressor);
    hit(match, mover, hits, match.rules.cite.fireHits, 'fire');
    if (hits < STOPS) return false;
    match.tell?.({ event: 'stopped', rule: 'GV-OPP-03', unit: mover, target: id });
    spend(match, mover);
    spend(match, id);
    return true;
  },
};
