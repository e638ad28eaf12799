/** What makes a set-up legal, unit by unit and as a whole, and putting units where it says. */
import type { Refusal } from '../../kernel/refusal.js';
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
import { refuse } from '../messages/index.js';
import { overlappedTerrain } from '../moves/obstacles.js';
import { isCommand, isGun, unknownUnit } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { layoutsFor, placeRefusal } from '../shapes.js';
import { figureIn, figureOf, findUnit, patch, placedOfSide } from '../store.js';
import { inchesOf } from '../terrain.js';
import {
  blockOf,
  isColumn,
  openOrderOf,
  type Formation,
  type Place,
  type Placed,
  type State,
  type Unit,
} from '../unit.js';

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

/** The unit mounted or dismounted, if it can be either. */
export const inState = ({ rules }: TabletopMatch, unit: Unit, state: State | undefined): Unit =>
  state === undefined ? unit : (rules.inState?.(unit, state) ?? unit);

/** Mounted unless told otherwise. */
const stateOf = ({ rules }: TabletopMatch, { type }: Unit, { state }: Placing): State | undefined =>
  rules.types[type]!.dismounts ? (state ?? 'mounted') : undefined;

/** A Battle on its round base. */
const battleAt = (match: TabletopMatch, unit: Unit, { x, y, heading: facing }: Placing): Placed => ({
  ...unit,
  place: {
    formation: 'battle',
    layout: '',
    x,
    y,
    heading: facing ?? headingOf(unit.side),
    bend: undefined,
    trail: undefined,
    diameter: match.rules.battles?.diameterOf(unit),
  },
});

/** GV-SETUP-04: the unit as the placing would have it, what is left open filled in (SV-SETUP-02). */
export const stationed = (match: TabletopMatch, unit: Unit, placing: Placing): Placed => {
  const limbered = placing[match.rules.words.limbered] ?? false;
  const mustered = { ...inState(match, unit, stateOf(match, unit, placing)), limbered };
  if (match.rules.types[unit.type]!.battle) return battleAt(match, mustered, placing);
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
      diameter: undefined,
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
      : refuse(cite.setupArea, 'outsideItsGround', { unit: id });
  }
  const depth = inchesOf(match.state.options.deploymentDepth);
  const reach = reachOf(match, side, figure);
  return isWithin(reach, depth) ? undefined : refuse(cite.setupArea, 'reachesTooFar', { unit: id, reach, depth });
};

/** GL-FORM-05: a Battle is in no formation but its own; a layout would be that of another. */
const battleRefusal = (match: TabletopMatch, unit: Unit, { formation, layout }: Placing): WhyNot =>
  match.rules.formationRefusal(match, unit, layout === undefined ? (formation ?? 'battle') : 'line');

/** SV-SETUP-02, -03, SV-FORM-01, SV-R-78, SV-ARMY-12, GV-SETUP-02: one unit's place, other units apart. */
export const placingRefusal = (match: TabletopMatch, unit: Unit, placing: Placing): WhyNot => {
  const { cite, types } = match.rules;
  const facts = { unit: unit.id };
  if (placing.state !== undefined && !types[unit.type]!.dismounts)
    return refuse(cite.onlyDragoons ?? cite.types, 'neverMounts', facts);
  if (placing[match.rules.words.limbered] && !isGun(match, unit))
    return refuse(cite.limbered, 'noArtillery', {
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
  if (leavesTable(match.table, figure)) return refuse(cite.setupPlace, 'partlyOffTable', facts);
  const outside = areaRefusal(match, unit, figure);
  if (outside) return outside;
  const feature = overlappedTerrain(match, unit, unit.place.formation, figure);
  const line = match.rules.lineRefusal?.(match, unit, figure);
  if (line) return line;
  return (
    feature &&
    refuse(cite.setupPlace, 'onClosedGround', {
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
    if (overlaps(figure, there)) return refuse(rule, 'wouldOverlap', { unit: unit.id, other: other.id });
    if (other.side !== unit.side && touches(figure, there))
      return refuse(rule, 'wouldTouchEnemy', { unit: unit.id, other: other.id });
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
  if (battle.side !== unit.side) return refuse(rules.cite.ownUnits, 'notYours', { unit: id });
  const { battles } = rules;
  if (!battles)
    return refuse(rules.cite.setupFormation, 'cannotBoard', {
      unit: unit.id,
      battle: id,
    });
  const others = new Set(
    [...plan, ...match.state.units.map((other) => ({ unit: other.id, aboard: battles.under(other) }))]
      .filter((each) => each.aboard === id && each.unit !== unit.id)
      .map((each) => each.unit),
  );
  return battles.refusal(match, unit, battle, others.size);
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
      refuse(match.rules.cite.setupPlace, 'wouldTouchHidden', {
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
    else if (unit.side !== side) refusals.push(refuse(cite.ownUnits, 'notYours', { unit: unit.id }));
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
    if (times === 0) refusals.push(refuse(cite.setupAll, 'notPlaced', { unit: unit.id }));
    else if (times > 1) refusals.push(refuse(cite.setupAll, 'placedTwice', { unit: unit.id, times }));
  }
  return refusals.filter((refusal) => refusal !== undefined);
};

/** What is told of how it stands. Artillery, command and Battles have one formation only, and it goes without saying. */
const postureOf = (match: TabletopMatch, unit: Unit, { formation }: Place, limbered: boolean): object => {
  if (limbered) return { packed: match.rules.words.limbered };
  return formation === 'battle' || isGun(match, unit) || isCommand(match, unit) ? {} : { in: formation };
};

/** Puts a unit where a placing says. */
export const station = (match: TabletopMatch, unit: Unit, placing: Placing): void => {
  const { battles } = match.rules;
  if (placing.aboard !== undefined) {
    battles?.board(match, unit.id, placing.aboard);
    patch(match, unit.id, { place: undefined });
    match.tell?.({ event: 'attached', rule: match.rules.cite.setupFormation, unit: unit.id, target: placing.aboard });
    return;
  }
  const stands = stationed(match, unit, placing);
  const { limbered, place } = stands;
  patch(match, unit.id, stands);
  if (battles?.under(unit) !== undefined) battles.board(match, unit.id, undefined);
  match.tell?.({
    event: 'placed',
    rule: match.rules.cite.setupFormation,
    unit: unit.id,
    ...place,
    state: stateOf(match, unit, placing),
    limbered,
    ...postureOf(match, unit, place, limbered),
  });
};

export const deploy = (match: TabletopMatch, side: Side, plan: SetUp): void => {
  for (const placing of plan.units) {
    const unit = findUnit(match, placing.unit);
    if (unit?.side === side) station(match, unit, placing);
  }
};
