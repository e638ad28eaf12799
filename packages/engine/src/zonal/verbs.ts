/** Changes of state that several procedures make, each told as it happens. */
import { enemyOf } from '../kernel/side.js';
import { rebased, standsOf, type Face } from '../formation/layout.js';
import type { HitCause, RetireCause, RoutCause, TurnCause } from './messages/index.js';
import { isCounted } from './questions.js';
import type { ZonalMatch } from './rules.js';
import { patch, patchSide, unitOf } from './store.js';
import { isEngaged, sizeOf, type Unit, type UnitId } from './unit.js';
import { faceTowards, opposite, ROUTED, type Facing, type Zone } from './zone.js';

/** FV-MARK-03, MV-TURN-05: green markers; only the Remove Losses phase takes them off. */
export const hit = (match: ZonalMatch, id: UnitId, hits: number, rule: string, cause: HitCause): void => {
  if (hits === 0) return;
  patch(match, id, { hits: unitOf(match, id).hits + hits });
  match.tell?.({ event: 'hits', rule, cause, unit: id, hits });
};

/** FV-LOSS-05, FV-END-05, FV-MARK-02, MV-LOSS-10, MV-MOVE-18, MV-TURN-04: markers come off; told if there were any. */
export const markersOff = (
  match: ZonalMatch,
  marker: 'green' | 'red' | 'yellow',
  carries: (unit: Unit) => boolean,
  rule: string,
): void => {
  const units = match.tell ? match.state.units.filter(carries).map((unit) => unit.id) : [];
  if (units.length > 0) match.tell?.({ event: 'markersOff', rule, marker, units });
};

export const turnTo = (match: ZonalMatch, id: UnitId, facing: Facing, rule: string, cause: TurnCause): void => {
  if (unitOf(match, id).facing === facing) return;
  patch(match, id, { facing });
  match.tell?.({ event: 'turned', rule, cause, unit: id, facing });
};

const dropContact = (match: ZonalMatch, id: UnitId, enemy: UnitId): void => {
  const unit = unitOf(match, id);
  patch(match, id, { contacts: unit.contacts.filter((contact) => contact.with !== enemy) });
};

/** Ends one contact for both units. */
export const breakContact = (match: ZonalMatch, a: UnitId, b: UnitId, rule: string): void => {
  dropContact(match, a, b);
  dropContact(match, b, a);
  match.tell?.({ event: 'contactBroken', rule, unit: a, target: b });
};

/** FV-LOSS-16, MV-LOSS-14: a unit without contacts has its front rank as rank 0 and its left file as file 0. */
export const rebase = (match: ZonalMatch, id: UnitId): void => {
  const unit = unitOf(match, id);
  const layout = rebased(unit.layout);
  if (isEngaged(unit) || layout === unit.layout) return;
  patch(match, id, { layout });
  match.tell?.({ event: 'rebased', rule: match.rules.cite.rebased, unit: id, layout });
};

/** Ends all contacts of a unit; it, and enemies left without one, re-base. */
export const breakAllContacts = (match: ZonalMatch, id: UnitId, rule: string): void => {
  for (const contact of unitOf(match, id).contacts) {
    breakContact(match, id, contact.with, rule);
    rebase(match, contact.with);
  }
  rebase(match, id);
};

/** What a unit does not have off the table. */
const offTable = (unit: Unit): Partial<Unit> => ({
  facing: undefined,
  formation: undefined,
  contacts: [],
  contactThisPhase: false,
  layout: standsOf(unit.layout).bag,
  stakes: undefined,
});

/** FV-LOSS-15, FV-VICT-03, MV-LOSS-12, -13, -15, MV-VICT-02: the unit leaves the match for good and is counted. */
export const rout = (match: ZonalMatch, id: UnitId, rule: string, cause: RoutCause): void => {
  breakAllContacts(match, id, rule);
  const unit = unitOf(match, id);
  patch(match, id, {
    ...offTable(unit),
    zone: ROUTED,
    hits: 0,
    fired: false,
    reacted: false,
  });
  const tally = match.state.sides[unit.side].tally + (isCounted(match, unit) ? 1 : 0);
  patchSide(match, unit.side, { tally });
  match.tell?.({ event: 'routed', rule, cause, unit: id, zone: unit.zone, tally });
};

/**
 * FV-MARK-05, MV-CCHARGE-05, MV-RESERVE-08: to a reserve zone, with all markers. FV-TERR-19, MV-R-65: nothing on the
 * ground stops it.
 */
export const retire = (match: ZonalMatch, id: UnitId, to: Zone, rule: string, cause: RetireCause): void => {
  const unit = unitOf(match, id);
  const blue = unit.formation === 'open' && sizeOf(unit) > 1 && match.rules.remembersBlue;
  patch(match, id, { ...offTable(unit), zone: to, blue: blue || undefined });
  match.tell?.({ event: 'retired', rule, cause, unit: id, from: unit.zone, to, ...(blue ? { blue } : {}) });
};

/**
 * FV-ENGAGE-01, -20, MV-ENGAGE-01, -18, MV-R-24: puts the front of one unit against a face of another and remembers the
 * lines that touch.
 */
export const makeContact = (match: ZonalMatch, engager: UnitId, target: UnitId, face: Face, rule: string): void => {
  const front = standsOf(unitOf(match, engager).layout).outermost.front;
  const line = standsOf(unitOf(match, target).layout).outermost[face];
  const add = (id: UnitId, contact: Unit['contacts'][number]): void =>
    patch(match, id, { contacts: [...unitOf(match, id).contacts, contact], contactThisPhase: true });
  add(engager, { with: target, face: 'front', line: front });
  add(target, { with: engager, face, line });
  match.tell?.({ event: 'contact', rule, unit: engager, target, face });
};

/** FV-ENGAGE-13, MV-ENGAGE-14: the face of the target that looks towards the opposite of the engaging unit's facing. */
export const wantedFace = (engager: Unit, target: Unit): Face => faceTowards(target.facing!, opposite(engager.facing!));

/**
 * FV-REACT-15, -16, -40, -41, FV-R-32, MV-CCHARGE-02, -03, MV-INTER-07: turns a unit to meet the active one front to
 * front; the hits tell whether it had to turn.
 */
export const meetHeadOn = (match: ZonalMatch, id: UnitId, active: Unit, turnRule: string, hitRule: string): void => {
  const facing = opposite(active.facing!);
  const turns = unitOf(match, id).facing !== facing;
  turnTo(match, id, facing, turnRule, 'meet');
  hit(match, id, turns ? 2 : 1, hitRule, 'clash');
};

/** FV-MARK-04, FV-R-35, MV-TURN-04, MV-REACT-04, MV-R-63: at once, whatever comes of the reaction. */
export const markReacted = (match: ZonalMatch, id: UnitId): void => patch(match, id, { reacted: true });

/** FV-INIT-03, FV-R-12, MV-R-12: the side without the initiative goes first in simultaneous phases. */
export const otherSide = (match: ZonalMatch) => enemyOf(match.state.initiative);
