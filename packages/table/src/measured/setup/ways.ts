/** The ways a unit may stand: formations and layouts that the engine allows it, and the change from one to another. */
import type { AnyUnit } from '@five-victories/engine';
import { stored, tenths, turned, type Angle } from '@five-victories/engine/geometry';
import { hinged } from '@five-victories/engine/manoeuvre';
import {
  baseOf,
  isBentRow,
  isGun,
  layoutsFor,
  sizeOf,
  type Bend,
  type Formation,
  type Placing,
  type State,
  type Unit,
} from '@five-victories/engine/tabletop';
import { nextOf } from '../lists.js';
import type { Desk } from '../maker.js';
import { headingIn } from './move.js';
import { placedBy } from './plan.js';

/** The unit as it would stand with this placing. */
const asPlaced = ({ match }: Desk, unit: Unit, placing: Placing): Unit => placedBy(match, unit, placing);

export const formationOf = (desk: Desk, unit: Unit, placing: Placing): Formation =>
  placing.formation ?? asPlaced(desk, unit, placing).place?.formation ?? 'line';
export const layoutIn = (desk: Desk, unit: Unit, placing: Placing): string =>
  placing.layout ?? asPlaced(desk, unit, placing).place?.layout ?? unit.stands;

/** Battles stand on their round bases and are in no other formation. */
export const isBattle = ({ match }: Desk, { type }: Unit): boolean => match.rules.types[type]!.battle === true;

export const formationsFor = (desk: Desk, unit: AnyUnit, state: State | undefined): readonly Formation[] => {
  const { match } = desk;
  if (isBattle(desk, unit)) return [];
  const mustered: AnyUnit = { ...unit, state: state ?? unit.state };
  return match.rules.formations.filter(
    (formation) =>
      (formation !== 'bentRoadColumn' || sizeOf(unit) > 1) &&
      !match.rules.formationRefusal(match, mustered, formation) &&
      layoutsFor(match, mustered, formation).length > 0,
  );
};

const HALF_RIGHT = tenths(450);
const MIDDLE = 2;

const usualBend = (size: number): Bend => ({
  after: Math.max(1, Math.floor(size / MIDDLE)),
  stays: 'left',
  way: 'back',
  angle: HALF_RIGHT,
});

/** The following stands of a column, each turned so much against the one ahead of it. */
export const trailBehind = (desk: Desk, unit: Unit, placing: Placing, turns: readonly Angle[]): Placing => {
  const base = baseOf(desk.match, unit);
  let ahead = stored(placing, headingIn(desk, placing));
  const trail = turns.map((by) => {
    const pose = hinged(ahead, turned(ahead.heading, by), base);
    ahead = stored(pose, pose.heading);
    return ahead;
  });
  return { ...placing, trail };
};

const SLIGHT = tenths(150);

/** In another formation, where its front is; with what that formation needs and without what it has not. */
export const inFormation = (
  desk: Desk,
  unit: Unit,
  placing: Placing,
  formation: Formation,
  layout?: string,
): Placing => {
  const { bend, trail: _trail, layout: _layout, ...rest } = placing;
  const wanted = layout ?? layoutsFor(desk.match, unit, formation)[0] ?? unit.stands;
  const formed = { ...rest, formation, layout: wanted };
  if (isBentRow(formation)) return { ...formed, bend: bend ?? usualBend(sizeOf(unit)) };
  if (formation !== 'bentRoadColumn') return formed;
  const turns = Array.from({ length: sizeOf(unit) - 1 }, () => SLIGHT);
  return trailBehind(desk, unit, formed, turns);
};

export const nextFormation = (desk: Desk, unit: Unit, placing: Placing, by: 1 | -1): Placing => {
  const next = nextOf(formationsFor(desk, unit, placing.state), formationOf(desk, unit, placing), by);
  return next === undefined ? placing : inFormation(desk, unit, placing, next);
};

/** The layouts worth having, and the one it has. */
export const layoutsOf = (desk: Desk, unit: Unit, placing: Placing): readonly string[] => {
  if (isBattle(desk, unit)) return [];
  const now = layoutIn(desk, unit, placing);
  const some = layoutsFor(desk.match, unit, formationOf(desk, unit, placing));
  return some.includes(now) ? some : [now, ...some];
};

export const withLayout = (desk: Desk, unit: Unit, placing: Placing, layout: string): Placing => ({
  ...placing,
  formation: formationOf(desk, unit, placing),
  layout,
});

export const nextLayout = (desk: Desk, unit: Unit, placing: Placing, by: 1 | -1): Placing => {
  const next = nextOf(layoutsOf(desk, unit, placing), layoutIn(desk, unit, placing), by);
  return next === undefined ? placing : withLayout(desk, unit, placing, next);
};

export const mayDismount = ({ match }: Desk, unit: Unit): boolean => match.rules.types[unit.type]?.dismounts === true;

/** On foot or on horse; a formation it may not be in then becomes one it may. */
export const inState = (desk: Desk, unit: Unit, placing: Placing, state: State): Placing => {
  const formations = formationsFor(desk, unit, state);
  const now = formationOf(desk, unit, placing);
  const ridden = { ...placing, state };
  const rider: AnyUnit = { ...unit, state };
  return formations.includes(now) || formations.length === 0
    ? ridden
    : inFormation(desk, rider, ridden, formations[0]!);
};

export const mayLimber = ({ match }: Desk, unit: Unit): boolean => isGun(match, unit);
export const isLimbered = ({ match }: Desk, placing: Placing): boolean => placing[match.rules.words.limbered] === true;
export const limbered = ({ match }: Desk, placing: Placing, on: boolean): Placing => {
  const { limbered: _limbered, packed: _packed, ...rest } = placing;
  return on ? { ...rest, [match.rules.words.limbered]: true } : rest;
};
