/** Questions about units that several procedures ask. They change nothing. */
import { isAcross } from './across.js';
import type { Refusal } from '../kernel/refusal.js';
import { distance, inContact, touches, within, type Footprint, type Length } from '../geometry/index.js';
import { refuse } from './messages/index.js';
import type { MatchOf, SwitchName, TabletopMatch, WhyNot } from './rules.js';
import { engagedOf, figureOf, figuresOf, findEnemy, findUnit, IN_TOUCH, positionOf } from './store.js';
import { holdsPoint, type Feature } from './terrain.js';
import { isOpenOrder, isPlaced, sizeOf, type Arm, type Placed, type Unit } from './unit.js';

export const unknownUnit = (match: TabletopMatch, id: unknown): WhyNot =>
  refuse(match.rules.cite.ownUnits, 'unknownUnit', { unit: String(id) });

export const isOn = ({ table, state }: TabletopMatch, name: SwitchName): boolean =>
  table.hasHouseRules && state.options.houseRules[name] === true;

// ---- what a unit is ------------------------------------------------------------------------------------------------

export const armOf = ({ rules }: TabletopMatch, unit: Unit): Arm =>
  rules.armOf?.(unit) ?? armOfType(rules.types, unit.type);

const armOfType = (types: Types, type: string): Arm => {
  if (latest?.type !== type || latest.types !== types) latest = { types, type, arm: types[type]!.arm };
  return latest.arm;
};

type Types = TabletopMatch['rules']['types'];

/** Nearly all questions in a row are about one unit. */
let latest: { readonly types: Types; readonly type: string; readonly arm: Arm } | undefined;

export const isFoot = (match: TabletopMatch, unit: Unit): boolean => armOf(match, unit) === 'foot';
export const isGun = (match: TabletopMatch, unit: Unit): boolean => armOf(match, unit) === 'artillery';
export const isCommand = (match: TabletopMatch, unit: Unit): boolean => armOf(match, unit) === 'command';

/** SV-R-27: command units are mounted. */
export const isMounted = (match: TabletopMatch, unit: Unit): boolean => {
  const arm = armOf(match, unit);
  return arm === 'mounted' || arm === 'command';
};

export const isSingle = (unit: Unit): boolean => sizeOf(unit) === 1;
export const inOpenOrder = ({ place }: Placed): boolean => isOpenOrder(place.formation);

// ---- where it is ---------------------------------------------------------------------------------------------------

/**
 * SV-GEO-06, SV-R-99, GV-R-88, GL-R-71: whether enemies on this ground are in contact; with `cornerContact` any touch is
 * one. Nobody is in contact across an escarpment (GV-TERR-04, SV-TERR-11).
 */
export const isContact = (match: TabletopMatch, one: Footprint, other: Footprint): boolean =>
  (isOn(match, 'cornerContact') ? touches(one, other) : inContact(one, other)) && !isAcross(match, one, other);

/** The enemies a footprint is in contact with. */
export const contactsAt = <U extends Unit>(match: MatchOf<U>, { side }: Unit, figure: Footprint): Placed<U>[] => {
  const figures = figuresOf(match);
  return match.state.units.filter((enemy, i): enemy is Placed<U> => {
    const there = figures[i];
    return there !== undefined && enemy.side !== side && isContact(match, figure, there);
  });
};

export const contactsOf = <U extends Unit>(match: MatchOf<U>, unit: Unit): Placed<U>[] =>
  isPlaced(unit) ? contactsAt(match, unit, figureOf(match, unit)) : [];

const meetsEnemy = (match: TabletopMatch, unit: Placed): boolean => {
  const figure = figureOf(match, unit);
  return findEnemy(match, unit, figure, IN_TOUCH, (there) => isContact(match, figure, there)) !== undefined;
};

export const isEngaged = (match: TabletopMatch, unit: Unit): boolean => {
  if (!isPlaced(unit)) return false;
  const at = positionOf(match, unit);
  if (match.state.units[at]!.place !== unit.place) return meetsEnemy(match, unit); // only thought of
  return (engagedOf(match)[at] ??= meetsEnemy(match, unit));
};

export const areInContact = (match: TabletopMatch, a: Placed, b: Placed): boolean =>
  isContact(match, figureOf(match, a), figureOf(match, b));

export const touchesAny = <U extends Unit>(match: MatchOf<U>, unit: Unit, figure: Footprint): Placed<U> | undefined =>
  findEnemy(match, unit, figure, IN_TOUCH, (there) => touches(figure, there));

export const distanceBetween = (match: TabletopMatch, a: Placed, b: Placed): number =>
  distance(figureOf(match, a), figureOf(match, b));

/** The first enemy within so much of the unit. */
export const enemyWithin = <U extends Unit>(match: MatchOf<U>, unit: Placed, limit: Length): Placed<U> | undefined => {
  const figure = figureOf(match, unit);
  return findEnemy(match, unit, figure, limit + IN_TOUCH, (there) => within(figure, there, limit));
};

// ---- terrain -------------------------------------------------------------------------------------------------------

/**
 * SV-TERR-02, GL-TERR-05, GV-TERR-02, GL-R-63: at least half of the stands have their centre in the area; of a Battle
 * its own centre.
 */
export const claimsAt = (figure: Footprint, feature: Feature): boolean => {
  if (figure.stands.length === 0) return holdsPoint(feature, figure.x, figure.y);
  const inside = figure.stands.filter(({ x, y }) => holdsPoint(feature, x, y)).length;
  return inside > 0 && 2 * inside >= figure.stands.length;
};

export const claimedBy = (match: TabletopMatch, unit: Placed): Feature[] =>
  match.table.features.filter((feature) => claimsAt(figureOf(match, unit), feature));

/** Whether a list of classes and types names this unit. */
export const isAmong = (match: TabletopMatch, unit: Unit, who: readonly string[]): boolean => {
  if (who.length === 0) return false;
  const { kind, battle } = match.rules.types[unit.type]!;
  // A Battle is foot, but where foot is named units are meant (GL-TERR-03).
  const arm = battle ? kind : armOf(match, unit);
  return who.some(
    (each) =>
      each === 'all' ||
      each === arm ||
      each === kind ||
      each === unit.type ||
      (each === 'byHorse' && match.rules.rides?.(unit) === true) ||
      (each === 'mounted' && arm === 'command'),
  );
};

/** Of somebody who has no place of his own: he stands on a Battle, or not on the table. */
export const absentRefusal = ({ rules }: TabletopMatch, unit: Unit, rule: string): Refusal => {
  const { id } = unit;
  const aboard = rules.battles?.under(unit);
  return aboard === undefined
    ? refuse(rule, 'notOnTable', { unit: id })
    : refuse(rule, 'standsOnBattle', { unit: id, battle: aboard });
};

/** GV-GEN-06: a side orders only its own units. */
export const ownRefusal = <U extends Unit>(
  match: MatchOf<U>,
  id: string,
  rule = match.rules.cite.ownUnits,
): { unit: Placed<U> } | { refusal: WhyNot } => {
  const unit = findUnit(match, id);
  if (!unit) return { refusal: unknownUnit(match, id) };
  const { cite } = match.rules;
  if (unit.side !== match.state.acting) return { refusal: refuse(cite.ownUnits, 'notYours', { unit: id }) };
  return isPlaced(unit) ? { unit } : { refusal: absentRefusal(match, unit, rule) };
};
