/** What makes a set-up legal, unit by unit and as a whole, and putting units where it says. */
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { enemyOf, type Side } from '../../kernel/side.js';
import {
  heading,
  isWithin,
  leavesTable,
  overlaps,
  touches,
  type Footprint,
  type Heading,
} from '../../geometry/index.js';
import { rebased } from '../../formation/layout.js';
import type { Placing, SetUp } from '../choices.js';
import { areasOf, boundsOf, hasStrip, isInside } from './area.js';
import { overlappedTerrain } from '../moves/obstacles.js';
import { isCommand, isGun, unknownUnit } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { layoutsFor, placeRefusal } from '../shapes.js';
import { figureIn, figureOf, findUnit, patch, placedOfSide } from '../store.js';
import { inchesOf } from '../terrain.js';
import { blockOf, isColumn, openOrderOf, type Formation, type Placed, type Unit } from '../unit.js';
import { lengthText } from '../words.js';

/** Towards the opponent. */
export const headingOf = (side: Side): Heading => heading(side === 'south' ? 0 : 1800);

/** A formation that is not named: open order for guns and command; otherwise by the number of ranks. */
export const usualFormation = (match: TabletopMatch, unit: Unit, layout: string | undefined): Formation => {
  if (isGun(match, unit) || isCommand(match, unit)) return openOrderOf(match.rules);
  if (layout !== undefined) return layout.includes('/') ? blockOf(match.rules) : 'line';
  return match.rules.formationRefusal(match, unit, 'block') || layoutsFor(match, unit, 'block').length === 0
    ? 'line'
    : 'block';
};

/** A Battle on its round base. */
const battleAt = (unit: Unit, { x, y, heading: facing }: Placing): Placed => ({
  ...unit,
  place: {
    formation: 'battle',
    layout: '',
    x,
    y,
    heading: facing ?? headingOf(unit.side),
    bend: undefined,
    trail: undefined,
    diameter: unit.diameter,
  },
});

/** GV-SETUP-04: the unit as the placing would have it, what is left open filled in (SV-SETUP-02). */
export const stationed = (match: TabletopMatch, unit: Unit, placing: Placing): Placed => {
  const state = placing.state ?? (match.rules.types[unit.type]!.dismounts ? 'mounted' : undefined);
  const mustered = { ...unit, state, limbered: placing[match.rules.words.limbered] ?? false };
  if (match.rules.types[unit.type]!.battle) return battleAt(mustered, placing);
  const formation = placing.formation ?? usualFormation(match, mustered, placing.layout);
  const layout = placing.layout ?? layoutsFor(match, mustered, formation)[0] ?? unit.stands;
  const { x, y } = placing;
  return {
    ...mustered,
    place: {
      formation,
      layout: isColumn(formation) ? layout : rebased(layout),
      x,
      y,
      heading: placing.heading ?? headingOf(unit.side),
      bend: placing.bend,
      trail: placing.trail,
    },
  };
};

/** How far a unit reaches from its own base edge. */
const reachOf = (match: TabletopMatch, side: Side, figure: Footprint): number => {
  const { bottom, top } = boundsOf(figure);
  return side === 'south' ? top : match.table.depth - bottom;
};

/** SV-R-78, GL-SETUP-03, GL-R-77: wholly within the area, or one of the areas, of its side. */
const areaRefusal = (match: TabletopMatch, { id, side }: Unit, figure: Footprint): WhyNot => {
  const { cite } = match.rules;
  if (!hasStrip(match, side)) {
    const areas = areasOf(match, side);
    return areas.some((area) => isInside(boundsOf(figure), area))
      ? undefined
      : refuse(cite.setupArea, '{unit} would stand partly outside the ground on which its side is set up.', {
          unit: id,
        });
  }
  const depth = inchesOf(match.state.options.deploymentDepth);
  const reach = reachOf(match, side, figure);
  return isWithin(reach, depth)
    ? undefined
    : refuse(cite.setupArea, '{unit} would reach {reach} from its base edge, and {depth} is the limit.', {
        unit: id,
        reach: lengthText(match, reach),
        depth: lengthText(match, depth),
      });
};

/** GL-FORM-05: a Battle is in no formation but its own; a layout would be that of another. */
const battleRefusal = (match: TabletopMatch, unit: Unit, { formation, layout }: Placing): WhyNot =>
  match.rules.formationRefusal(match, unit, layout === undefined ? (formation ?? 'battle') : 'line');

/** SV-SETUP-02, -03, SV-FORM-01, SV-R-78, SV-ARMY-12, GV-SETUP-02: one unit's place, other units apart. */
export const placingRefusal = (match: TabletopMatch, unit: Unit, placing: Placing): WhyNot => {
  const { cite, types } = match.rules;
  const facts = { unit: unit.id };
  if (placing.state !== undefined && !types[unit.type]!.dismounts)
    return refuse(cite.onlyDragoons ?? cite.types, '{unit} neither mounts nor dismounts.', facts);
  if (placing[match.rules.words.limbered] && !isGun(match, unit))
    return refuse(cite.limbered, '{unit} is no artillery to be {limbered}.', {
      ...facts,
      limbered: match.rules.words.limbered,
    });
  const formed = types[unit.type]!.battle ? battleRefusal(match, unit, placing) : undefined;
  if (formed) return formed;
  const placed = stationed(match, unit, placing);
  return placeRefusal(match, placed, placed.place) ?? groundRefusal(match, placed);
};

const groundRefusal = (match: TabletopMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  const figure = figureOf(match, unit);
  const facts = { unit: unit.id };
  if (leavesTable(match.table, figure))
    return refuse(cite.setupPlace, '{unit} would stand partly off the table.', facts);
  const outside = areaRefusal(match, unit, figure);
  if (outside) return outside;
  const feature = overlappedTerrain(match, unit, unit.place.formation, figure);
  const line = match.rules.lineRefusal?.(match, unit, figure);
  if (line) return line;
  return (
    feature &&
    refuse(cite.setupPlace, '{unit} would stand on ground closed to it ({type}).', {
      ...facts,
      type: feature.type,
    })
  );
};

/** SV-SETUP-03, GV-SETUP-02: clear of these units, and not even touching those of the enemy. */
export const roomRefusal = (match: TabletopMatch, unit: Placed, others: readonly Placed[]): WhyNot => {
  const rule = match.rules.cite.setupPlace;
  const figure = figureOf(match, unit);
  for (const other of others) {
    const there = figureIn(match, other, other.place);
    if (overlaps(figure, there))
      return refuse(rule, '{unit} would overlap {other}.', { unit: unit.id, other: other.id });
    if (other.side !== unit.side && touches(figure, there))
      return refuse(rule, '{unit} would touch {other}, an enemy.', { unit: unit.id, other: other.id });
  }
  return undefined;
};

/** On a Battle of its own side, with those who board it too. */
export const boardingRefusal = (
  match: TabletopMatch,
  unit: Unit,
  id: string,
  plan: readonly Pick<Placing, 'unit' | 'aboard'>[],
): WhyNot => {
  const { rules } = match;
  const battle = findUnit(match, id);
  if (battle === undefined) return unknownUnit(match, id);
  if (battle.side !== unit.side) return refuse(rules.cite.ownUnits, '{unit} is not yours.', { unit: id });
  if (!rules.aboardRefusal)
    return refuse(rules.cite.setupFormation, '{unit} cannot be set up on {battle}.', {
      unit: unit.id,
      battle: id,
    });
  const others = new Set(
    [...plan, ...match.state.units.map(({ id: other, aboard }) => ({ unit: other, aboard }))]
      .filter((each) => each.aboard === id && each.unit !== unit.id)
      .map((each) => each.unit),
  );
  return rules.aboardRefusal(match, unit, battle, others.size);
};

/** Where the units of a plan will stand, their places being legal by themselves. */
export const stationsIn = (match: TabletopMatch, side: Side, plan: SetUp): Placed[] =>
  plan.units.flatMap((placing) => {
    const unit = findUnit(match, placing.unit);
    if (unit?.side !== side || placing.aboard !== undefined || placingRefusal(match, unit, placing)) return [];
    return [stationed(match, unit, placing)];
  });

/** Which units of a plan would clash with the other plan, made in secret: whom with stays a secret. */
export const clashesOf = (match: TabletopMatch, side: Side, plan: SetUp, secret: SetUp): Refusal[] => {
  const enemies = stationsIn(match, enemyOf(side), secret);
  return stationsIn(match, side, plan)
    .filter((unit) => roomRefusal(match, unit, enemies))
    .map((unit) =>
      refuse(match.rules.cite.setupPlace, '{unit} would touch an enemy, whose place is not told yet.', {
        unit: unit.id,
      }),
    );
};

/** Everything wrong with a whole set-up. */
export const setUpRefusals = (match: TabletopMatch, side: Side, plan: SetUp): Refusal[] => {
  const { cite } = match.rules;
  const refusals: WhyNot[] = [];
  const placed: Placed[] = placedOfSide(match, enemyOf(side));
  const timesOf = (id: string): number => plan.units.filter((placing) => placing.unit === id).length;
  for (const placing of plan.units) {
    const unit = findUnit(match, placing.unit);
    if (unit === undefined) refusals.push(unknownUnit(match, placing.unit));
    else if (unit.side !== side) refusals.push(refuse(cite.ownUnits, '{unit} is not yours.', { unit: unit.id }));
    else if (placing.aboard !== undefined) refusals.push(boardingRefusal(match, unit, placing.aboard, plan.units));
    else {
      const refused = placingRefusal(match, unit, placing);
      const station = stationed(match, unit, placing);
      const others = timesOf(unit.id) > 1 ? placed.filter(({ id }) => id !== unit.id) : placed;
      refusals.push(refused ?? roomRefusal(match, station, others));
      if (!refused) placed.push(station);
    }
  }
  for (const unit of match.state.units) {
    if (unit.side !== side) continue;
    const times = timesOf(unit.id);
    const template =
      times === 0
        ? '{unit} is not placed; each unit is placed once.'
        : '{unit} is placed {times} times; each unit is placed once.';
    if (times !== 1) refusals.push(refuse(cite.setupAll, template, { unit: unit.id, times }));
  }
  return refusals.filter((refusal) => refusal !== undefined);
};

/** Puts a unit where a placing says. */
export const station = (match: TabletopMatch, unit: Unit, placing: Placing): void => {
  if (placing.aboard !== undefined) {
    patch(match, unit.id, { aboard: placing.aboard, place: undefined });
    match.tell?.({ event: 'attached', rule: match.rules.cite.setupFormation, unit: unit.id, target: placing.aboard });
    return;
  }
  if (unit.aboard !== undefined) patch(match, unit.id, { aboard: undefined });
  const { state, limbered, place } = stationed(match, unit, placing);
  patch(match, unit.id, { state, limbered, place });
  match.tell?.({ event: 'placed', rule: match.rules.cite.setupFormation, unit: unit.id, ...place, state, limbered });
};

export const deploy = (match: TabletopMatch, side: Side, plan: SetUp): void => {
  for (const placing of plan.units) {
    const unit = findUnit(match, placing.unit);
    if (unit?.side === side) station(match, unit, placing);
  }
};
