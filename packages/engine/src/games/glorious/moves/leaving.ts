/** A command element leaves its Battle at the start of the phase: GL-MERGE-10, -11, GL-R-34. */
import {
  distance,
  heading as asHeading,
  inches,
  isWithin,
  length as asLength,
  pointFrom,
  TOUCH,
} from '../../../geometry/index.js';
import { isEngaged, isOn, unknownUnit } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureIn, figureOf, findUnit, patch, placedOf, unitOf } from '../../../tabletop/store.js';
import type { Leave, Standing } from '../choices.js';
import { refuse } from '../messages/index.js';
import { checkEnd, disintegrates } from '../removal.js';
import { setDownRefusal } from './change.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed, Unit } from '../unit.js';

const FAR = inches(2);

/** Where a command unit would stand that is set down. */
export const setDown = (unit: Unit, { x, y, heading }: Standing): Placed => ({
  ...unit,
  aboard: undefined,
  place: {
    formation: 'line',
    layout: 'C',
    x,
    y,
    heading: heading ?? asHeading(unit.side === 'south' ? 0 : 1800),
    bend: undefined,
    trail: undefined,
    diameter: undefined,
  },
});

const aboardOfSide = (match: GloriousMatch): Unit[] =>
  match.state.units.filter((unit) => unit.side === match.state.acting && unit.aboard !== undefined && !unit.routed);

/** GL-R-34: with `noDetachFromContact` nobody leaves a Battle that fights. */
const isHeldAboard = (match: GloriousMatch, battle: Placed): boolean =>
  isOn(match, 'noDetachFromContact') && isEngaged(match, battle);

/** Those of the acting side who may leave the Battle on which they stand. */
export const leaversOf = (match: GloriousMatch): Unit[] =>
  aboardOfSide(match).filter(({ aboard }) => !isHeldAboard(match, placedOf(match, aboard!)));

export const leaveRefusal = (match: GloriousMatch, choice: Extract<Leave, { do: 'leave' }>): WhyNot => {
  const unit = findUnit(match, choice.unit);
  if (!unit) return unknownUnit(match, choice.unit);
  const facts = { unit: unit.id };
  if (unit.side !== match.state.acting) return refuse('GL-GEN-05', 'notYours', facts);
  if (unit.aboard === undefined) return refuse('GL-MERGE-10', 'onNoBattle', facts);
  const battle = placedOf(match, unit.aboard);
  if (isHeldAboard(match, battle)) return refuse('GL-R-34', 'heldByBattle', { ...facts, battle: battle.id });
  const placed = setDown(unit, choice);
  const away = distance(figureIn(match, placed, placed.place), figureOf(match, battle));
  if (away <= TOUCH || !isWithin(away, FAR))
    return refuse('GL-MERGE-10', 'stepsOutTooFar', { ...facts, battle: battle.id, away, least: TOUCH, far: FAR });
  return setDownRefusal(match, placed);
};

const AROUND = [0, 900, -900, 1800] as const;

/** Some places beside the Battle. */
export const leavesOf = (match: GloriousMatch): Leave[] => {
  const found: Leave[] = [];
  for (const unit of leaversOf(match)) {
    const battle = placedOf(match, unit.aboard!);
    for (const way of AROUND) {
      const heading = asHeading((battle.place.heading + way + 3600) % 3600);
      const out = pointFrom({ ...battle.place, heading }, 0, battle.place.diameter! / 2 + 2500);
      const standing = { x: asLength(Math.round(out.x)), y: asLength(Math.round(out.y)), heading };
      const choice: Leave = { do: 'leave', unit: unit.id, ...standing };
      if (leaveRefusal(match, choice)) continue;
      found.push(choice);
      break;
    }
  }
  return found;
};

/** GL-MERGE-11: whoever the Battle is in contact with; it may be too small after that. */
export const leave = (match: GloriousMatch, choice: Extract<Leave, { do: 'leave' }>): void => {
  const unit = unitOf(match, choice.unit);
  const battle = unit.aboard!;
  const { place } = setDown(unit, choice);
  patch(match, unit.id, { aboard: undefined, place });
  match.tell?.({ event: 'leftBattle', rule: 'GL-MERGE-10', unit: unit.id, target: battle, ...place });
  if (disintegrates(match, battle)) checkEnd(match);
};
