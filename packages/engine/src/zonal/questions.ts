/** Questions about units that several procedures ask. They change nothing. */
import { enemyOf } from '../kernel/side.js';
import { standsOf, type Layout } from '../formation/layout.js';
import { hasAlternatives, isValid, someLayouts } from '../formation/shape.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { unitsIn } from './store.js';
import { isDeployed, isEngaged, sizeOf, type Arm, type Formation, type State, type Unit } from './unit.js';
import type { Feature } from './table.js';
import type { SwitchName } from './switches.js';
import type { Zone } from './zone.js';
import { refuse } from './messages/index.js';

export const unknownUnit = (match: ZonalMatch, id: unknown): WhyNot =>
  refuse(match.rules.cite.ownUnits, 'unknownUnit', { unit: String(id) });

export const isOn = (match: ZonalMatch, name: SwitchName): boolean => match.state.options.houseRules[name] === true;

/** FV-ARMY-09: dragoons are mounted or foot by their state. */
export const armOf = (match: ZonalMatch, unit: Unit): Arm =>
  unit.state === 'dismounted' ? 'foot' : match.rules.types[unit.type]!.arm;

export const isMounted = (match: ZonalMatch, unit: Unit): boolean => armOf(match, unit) === 'mounted';

/** FV-VICT-01, MV-VICT-01, -02: every unit that is not artillery is counted. */
export const isCounted = (match: ZonalMatch, unit: Unit): boolean => match.rules.types[unit.type]!.arm !== 'artillery';

/** FV-CMD-01, -04, MV-CMD-01, -07: in the same zone as its own Commander, whatever the terrain. */
export const withCommander = (match: ZonalMatch, unit: Unit): boolean =>
  match.state.sides[unit.side].commander === unit.zone && isDeployed(unit);

/** FV-CMD-02, FV-R-23, MV-CMD-01..03: no tests. */
export const inCommand = (match: ZonalMatch, unit: Unit): boolean =>
  withCommander(match, unit) || (isDeployed(unit) && match.rules.alwaysInCommand(match, unit));

/** FV-FIRE-21, FV-R-42, MV-FIRE-07, MV-R-74: able to fire and without a red marker. */
export const holdsFire = (match: ZonalMatch, unit: Unit): boolean =>
  !unit.fired &&
  match.rules.firesInReaction(match, unit) &&
  !(unit.engagedInFiring && isOn(match, 'strictHoldingFire'));

/** FV-REACT-03, -04, -11, FV-R-79, MV-REACT-03, -04, -10, MV-WITHDR-04, MV-R-40, -78: may still react in this phase. */
export const isFree = (unit: Unit): boolean => !isEngaged(unit) && !unit.reacted && !unit.contactThisPhase;

export const enemiesIn = (match: ZonalMatch, unit: Unit): Unit[] => unitsIn(match, unit.zone, enemyOf(unit.side));

/** FV-TERR-06..08, -11, MV-TERR-06..08: the terrain features of its zone that help this unit. */
export const featuresFor = (match: ZonalMatch, unit: Unit, features: readonly Feature[]): readonly Feature[] => {
  if (features.length === 0) return features;
  const arm = armOf(match, unit);
  return features.filter(({ helps }) => helps.some((who) => who === 'all' || who === arm || who === unit.type));
};

// ---- formations ----------------------------------------------------------------------------------------------------

const sizeFacts = (unit: Unit) => ({ unit: unit.id, size: sizeOf(unit), stands: standsOf(unit.layout).bag });

/**
 * FV-FORM-04, -05, -08, -09, MV-FORM-03..05, -08, -10, MV-R-06: whether the unit may be in this formation, terrain
 * apart.
 */
export const formationRefusal = (match: ZonalMatch, unit: Unit, formation: Formation): WhyNot => {
  const { cite } = match.rules;
  const arm = armOf(match, unit);
  const size = sizeOf(unit);
  if (formation === 'open') {
    if (arm === 'artillery' || size === 1 || match.rules.mayOpen(unit)) return undefined;
    return refuse(cite.openOrder, 'mayNotOpen', sizeFacts(unit));
  }
  if (arm === 'artillery') return refuse(cite.openOrder, 'gunsAlwaysOpen', sizeFacts(unit));
  if (size === 1) return refuse(cite.singleStand, 'singleAlwaysOpen', sizeFacts(unit));
  if (formation === 'defensive' && arm !== 'foot') return refuse(cite.defensive, 'onlyFootDefensive', sizeFacts(unit));
  return undefined;
};

/** FV-TERR-09, -13, MV-TERR-10: mounted in woods must be in open order; no other ground limits formations. */
export const terrainFormationRefusal = (
  match: ZonalMatch,
  unit: Unit,
  zone: Zone,
  formation: Formation,
  state: State | undefined,
): WhyNot => {
  const place = match.table.places[zone];
  if (place === undefined || formation === 'open') return undefined;
  const arm = state === 'dismounted' ? 'foot' : match.rules.types[unit.type]!.arm;
  if (arm !== 'mounted' || !place.prohibited.includes('formedMounted')) return undefined;
  const { cite } = match.rules;
  const rule = place.terrain.includes('wood') ? cite.woods : cite.prohibited;
  const { terrain } = place;
  return refuse(rule, 'mountedOpenOnly', {
    unit: unit.id,
    zone,
    terrain,
  });
};

/** FV-TERR-02, -10, MV-TERR-02, -03: whether terrain keeps the unit, in this formation and state, out of the zone. */
export const entryRefusal = (
  match: ZonalMatch,
  unit: Unit,
  zone: Zone,
  formation: Formation,
  state: State | undefined,
): WhyNot => {
  const { prohibited, terrain } = match.table.places[zone]!;
  if (prohibited.length === 0) return undefined;
  const arm = state === 'dismounted' ? 'foot' : match.rules.types[unit.type]!.arm;
  if (prohibited.some((who) => who === 'all' || who === arm || who === unit.type))
    return refuse(match.rules.cite.prohibited, 'groundClosed', {
      unit: unit.id,
      zone,
      terrain,
    });
  return terrainFormationRefusal(match, unit, zone, formation, state);
};

/** FV-FORM-11, MV-FORM-09: whether these are the unit's stands. */
export const standsRefusal = (match: ZonalMatch, unit: Unit, layout: Layout): WhyNot => {
  const { bag } = standsOf(unit.layout);
  return WRITTEN.test(layout) && standsOf(layout).bag === bag
    ? undefined
    : refuse(match.rules.cite.standsStay, 'otherStands', {
        unit: unit.id,
        bag,
        layout,
      });
};
const WRITTEN = /^[A-Z.]{1,16}(\/[A-Z.]{1,9}){0,8}$/;

/** FV-FORM-02, -03, -11, MV-FORM-02, -09: whether these are the unit's stands in a valid shape. */
export const layoutRefusal = (match: ZonalMatch, unit: Unit, layout: Layout): WhyNot => {
  const { cite } = match.rules;
  const other = standsRefusal(match, unit, layout);
  if (other) return other;
  if (!isValid(match.table.shapes, layout))
    return refuse(cite.shapes, 'noValidShape', {
      layout,
      size: sizeOf(unit),
    });
  return undefined;
};

export const layoutsOf = (match: ZonalMatch, unit: Unit): readonly Layout[] =>
  someLayouts(match.table.shapes, standsOf(unit.layout).bag);

export const mayRearrange = (match: ZonalMatch, unit: Unit): boolean =>
  hasAlternatives(match.table.shapes, standsOf(unit.layout).bag);

/** Formations in which a unit comes onto the table. */
export const ENTERING: readonly Formation[] = ['attack', 'open'];

/** Those of these formations that the unit may have in a zone when it is placed or enters. */
export const openingFormations = (
  match: ZonalMatch,
  unit: Unit,
  zone: Zone,
  state: State | undefined,
  formations: readonly Formation[],
): Formation[] =>
  formations.filter(
    (formation) =>
      formationRefusal(match, unit, formation) === undefined &&
      entryRefusal(match, unit, zone, formation, state) === undefined,
  );
