/** The contacts of a position, given on one or both units of a pair, and what no play makes of two units. */
import { faultBy, type Fault, type Flaw, type Refusal } from '../kernel/refusal.js';
import { standsOf, type Face, type Line } from '../formation/layout.js';
import type { ZonalKinds } from './messages/index.js';
import { misplaced, unsound } from './messages/position.js';
import type { UnitGiven } from './position.js';
import type { ZonalRules } from './rules.js';
import { isDeployed, type Contact, type Unit } from './unit.js';
import { faceTowards, opposite, ROUTED } from './zone.js';

export type Units = Map<string, Unit>;

const contactOf = (unit: Unit, contact: NonNullable<UnitGiven['contacts']>[number]): Contact => ({
  with: contact.with,
  face: contact.face,
  line: (contact.line as Line | undefined) ?? standsOf(unit.layout).outermost[contact.face],
});

const addContact = (units: Units, id: string, contact: Contact): void => {
  const unit = units.get(id)!;
  if (!unit.contacts.some((each) => each.with === contact.with))
    units.set(id, { ...unit, contacts: [...unit.contacts, contact] });
};

/** The contact as the enemy has it, from the facings: its face that looks back along the line of contact. */
const mirrored = (unit: Unit, enemy: Unit, contact: Contact): Contact => {
  const front = contact.face === 'front' ? faceTowards(enemy.facing!, opposite(unit.facing!)) : 'front';
  return { with: unit.id, face: front, line: standsOf(enemy.layout).outermost[front] };
};

type Wrong = (why: Flaw) => void;

/** FV-ENGAGE-01, -04, FV-RESERVE-01, FV-LOSS-15, MV-ENGAGE-01, -04, MV-RESERVE-11, MV-LOSS-15: who cannot touch. */
const apartFault = ({ cite }: ZonalRules, unit: Unit, enemy: Unit): Refusal | undefined => {
  if (enemy.side === unit.side)
    return misplaced(cite.onlyEnemies, 'touchesNoEnemy', { enemy: enemy.id, unit: unit.id });
  for (const each of [unit, enemy]) {
    if (each.zone === ROUTED) return misplaced(cite.routedMarkers, 'routedTouches', { unit: each.id });
    if (!isDeployed(each)) return misplaced(cite.neverOffTable, 'offTableTouches', { unit: each.id });
  }
  const facts = { enemy: enemy.id, at: enemy.zone, unit: unit.id, zone: unit.zone };
  return enemy.zone === unit.zone ? undefined : misplaced(cite.engageTarget, 'zonesApart', facts);
};

/**
 * FV-R-03, MV-R-24: the line is the outermost of the face when the contact is made, and it stays so: stands are lost,
 * never added, and an empty line breaks the contact.
 */
const lineFault = (rules: ZonalRules, unit: Unit, { face, line }: Contact, wrong: Wrong): void => {
  const outermost = standsOf(unit.layout).outermost[face];
  const facts = { unit: unit.id, face, layout: unit.layout, outermost, line };
  if (line !== outermost) wrong(misplaced(rules.cite.contactLine, 'touchedAlong', facts));
};

/** FV-ENGAGE-03, MV-ENGAGE-02: who cannot have brought the contact about. */
const neverEngages = (rules: ZonalRules, unit: Unit): ZonalKinds['bar'] | undefined => {
  if (rules.types[unit.type]!.arm === 'artillery') return 'artillery';
  return unit.formation === 'defensive' ? 'defensive' : undefined;
};

/**
 * FV-ZONE-09, FV-ENGAGE-01..03, -13, -17, MV-ENGAGE-01, -02, -14, -16: the front of one touches the face of the other
 * that looks back at it, and one of those whose front it is can engage.
 */
const pairFault = (rules: ZonalRules, unit: Unit, enemy: Unit, wrong: Wrong): void => {
  const own = unit.contacts.find((contact) => contact.with === enemy.id)!.face;
  const back = enemy.contacts.find((contact) => contact.with === unit.id)!.face;
  if (own !== 'front' && back !== 'front')
    return wrong(misplaced(rules.cite.contact, 'neitherByFront', { unit: unit.id, enemy: enemy.id }));
  const [engager, touched, face] = own === 'front' ? [unit, enemy, back] : [enemy, unit, own];
  const fits = faceTowards(touched.facing!, opposite(engager.facing!));
  if (face !== fits)
    return wrong(
      misplaced(rules.cite.contactFace, 'otherFace', {
        unit: engager.id,
        facing: engager.facing!,
        fits,
        enemy: touched.id,
        looks: touched.facing!,
        face,
      }),
    );
  const barred = neverEngages(rules, engager);
  const other = face === 'front' ? neverEngages(rules, touched) : undefined;
  const facts = { unit: engager.id, enemy: touched.id };
  if (barred !== undefined && face !== 'front')
    wrong(misplaced(rules.cite.neverEngages, 'cannotHaveEngaged', { ...facts, bar: barred }));
  else if (barred !== undefined && other !== undefined)
    wrong(misplaced(rules.cite.neverEngages, 'neitherEngaged', { ...facts, bar: barred, enemyBar: other }));
  else stakesFault(rules, engager, touched, face, wrong);
};

/** MV-STAKE-04: who engages has left his stakes. */
const stakesFault = (rules: ZonalRules, engager: Unit, touched: Unit, face: Face, wrong: Wrong): void => {
  const { stakes } = rules;
  if (stakes === undefined) return;
  const facts = { unit: engager.id, enemy: touched.id };
  if (face !== 'front') {
    if (engager.stakes) wrong(misplaced(stakes.engaged, 'engagerLeftStakes', { ...facts, face }));
    return;
  }
  if (engager.stakes && touched.stakes) return wrong(misplaced(stakes.engaged, 'oneLeftStakes', facts));
  for (const [one, other] of [
    [engager, touched],
    [touched, engager],
  ] as const) {
    const bar = neverEngages(rules, other);
    if (one.stakes && bar !== undefined) wrong(misplaced(stakes.engaged, 'otherLeftStakes', { unit: other.id, bar }));
  }
};

export const readContacts = (
  rules: ZonalRules,
  given: readonly UnitGiven[],
  units: Units,
  path: string,
  faults: Fault[],
): void => {
  const wrongAt =
    (where: string): Wrong =>
    (why) =>
      faults.push(faultBy(where, why));
  given.forEach((each, i) => {
    each.contacts?.forEach((contact, j) => {
      const where = `${path}.units[${i}].contacts[${j}]`;
      const unit = units.get(each.id)!;
      const enemy = units.get(contact.with);
      if (!enemy) return wrongAt(`${where}.with`)(unsound('noUnitHere', { unit: contact.with }));
      const apart = apartFault(rules, unit, enemy);
      if (apart) return wrongAt(`${where}.with`)(apart);
      if (each.contacts!.findIndex((other) => other.with === contact.with) !== j)
        return wrongAt(`${where}.with`)(
          misplaced(rules.cite.contactOnce, 'oneContactOnly', { unit: each.id, enemy: contact.with }),
        );
      const touching = contactOf(unit, contact);
      lineFault(rules, unit, touching, wrongAt(`${where}.line`));
      addContact(units, unit.id, touching);
      const said = given.find((other) => other.id === enemy.id)?.contacts?.some((other) => other.with === unit.id);
      if (!said) addContact(units, enemy.id, mirrored(unit, enemy, touching));
    });
  });
  if (faults.length > 0) return;
  for (const unit of units.values())
    for (const [i, { face, with: id }] of unit.contacts.entries()) {
      if (unit.contacts.findIndex((other) => other.face === face) !== i)
        wrongAt(`${path}.units`)(misplaced(rules.cite.faceOnce, 'faceTouchedTwice', { unit: unit.id, face }));
      if (unit.side === 'south') pairFault(rules, unit, units.get(id)!, wrongAt(`${path}.units`));
    }
};
