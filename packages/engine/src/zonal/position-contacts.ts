/** The contacts of a position, given on one or both units of a pair, and what no play makes of two units. */
import type { Fault } from '../kernel/refusal.js';
import { standsOf, type Line } from '../formation/layout.js';
import type { UnitGiven } from './position.js';
import type { ZonalRules } from './rules.js';
import { isDeployed, type Contact, type Unit } from './unit.js';
import { FACE } from './words.js';
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

type Wrong = (because: string, rule?: string) => void;

/** FV-ENGAGE-01, -04, FV-RESERVE-01, FV-LOSS-15, MV-ENGAGE-01, -04, MV-RESERVE-11, MV-LOSS-15: who cannot touch. */
const apartFault = (
  { cite }: ZonalRules,
  unit: Unit,
  enemy: Unit,
): { readonly because: string; readonly rule: string } | undefined => {
  if (enemy.side === unit.side)
    return { because: `${enemy.id} is no enemy of ${unit.id}, and only enemies touch.`, rule: cite.onlyEnemies };
  for (const each of [unit, enemy]) {
    if (each.zone === ROUTED) return { because: `${each.id} has routed and touches nobody.`, rule: cite.routedMarkers };
    if (!isDeployed(each))
      return { because: `${each.id} is off the table and touches nobody.`, rule: cite.neverOffTable };
  }
  return enemy.zone === unit.zone
    ? undefined
    : { because: `${enemy.id} is in ${enemy.zone} and ${unit.id} in ${unit.zone}.`, rule: cite.engageTarget };
};

/**
 * FV-R-03, MV-R-24: the line is the outermost of the face when the contact is made, and it stays so: stands are lost,
 * never added, and an empty line breaks the contact.
 */
const lineFault = (rules: ZonalRules, unit: Unit, { face, line }: Contact, wrong: Wrong): void => {
  const outermost = standsOf(unit.layout).outermost[face];
  if (line !== outermost)
    wrong(
      `The ${FACE[face]} of ${unit.id} (${unit.layout}) is touched along ${outermost}, not along ${line}.`,
      rules.cite.contactLine,
    );
};

/** FV-ENGAGE-03, MV-ENGAGE-02: who cannot have brought the contact about. */
const neverEngages = (rules: ZonalRules, unit: Unit): string | undefined => {
  if (rules.types[unit.type]!.arm === 'artillery') return `${unit.id} is artillery`;
  return unit.formation === 'defensive' ? `${unit.id} is in a defensive formation` : undefined;
};

/**
 * FV-ZONE-09, FV-ENGAGE-01..03, -13, -17, MV-ENGAGE-01, -02, -14, -16: the front of one touches the face of the other
 * that looks back at it, and one of those whose front it is can engage. MV-STAKE-04: who engages has left his stakes.
 */
const pairFault = (rules: ZonalRules, unit: Unit, enemy: Unit, wrong: Wrong): void => {
  const own = unit.contacts.find((contact) => contact.with === enemy.id)!.face;
  const back = enemy.contacts.find((contact) => contact.with === unit.id)!.face;
  if (own !== 'front' && back !== 'front')
    return wrong(`${unit.id} and ${enemy.id} touch, and neither by its front.`, rules.cite.contact);
  const [engager, touched, face] = own === 'front' ? [unit, enemy, back] : [enemy, unit, own];
  const fits = faceTowards(touched.facing!, opposite(engager.facing!));
  if (face !== fits)
    return wrong(
      `The front of ${engager.id}, facing ${engager.facing}, touches the ${FACE[fits]} of ${touched.id}, facing ${touched.facing}, not its ${FACE[face]}.`,
      rules.cite.contactFace,
    );
  const barred = neverEngages(rules, engager);
  const other = face === 'front' ? neverEngages(rules, touched) : undefined;
  if (barred !== undefined && (face !== 'front' || other !== undefined))
    wrong(
      face === 'front'
        ? `${barred} and ${other}: neither can have engaged the other.`
        : `${barred} and cannot have engaged ${touched.id}.`,
      rules.cite.neverEngages,
    );
  else if (face !== 'front') {
    if (engager.stakes)
      wrong(
        `${engager.id} has engaged the ${FACE[face]} of ${touched.id} and has left its stakes behind.`,
        rules.stakes?.engaged,
      );
  } else if (engager.stakes && touched.stakes)
    wrong(
      `${engager.id} has engaged ${touched.id} or the other way round, so one of them has left its stakes behind.`,
      rules.stakes?.engaged,
    );
  else if ((engager.stakes && other !== undefined) || (touched.stakes && barred !== undefined))
    wrong(
      `${barred ?? other} and cannot have engaged, so the other has, and has left its stakes behind.`,
      rules.stakes?.engaged,
    );
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
    (because, rule) =>
      faults.push({ path: where, because, ...(rule === undefined ? {} : { rule }) });
  given.forEach((each, i) => {
    each.contacts?.forEach((contact, j) => {
      const where = `${path}.units[${i}].contacts[${j}]`;
      const unit = units.get(each.id)!;
      const enemy = units.get(contact.with);
      if (!enemy) return wrongAt(`${where}.with`)(`There is no unit ${contact.with} in this position.`);
      const apart = apartFault(rules, unit, enemy);
      if (apart) return wrongAt(`${where}.with`)(apart.because, apart.rule);
      if (each.contacts!.findIndex((other) => other.with === contact.with) !== j)
        return wrongAt(`${where}.with`)(
          `${each.id} and ${contact.with} have one contact only.`,
          rules.cite.contactOnce,
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
        wrongAt(`${path}.units`)(`The ${FACE[face]} of ${unit.id} has more than one contact.`, rules.cite.faceOnce);
      if (unit.side === 'south') pairFault(rules, unit, units.get(id)!, wrongAt(`${path}.units`));
    }
};
