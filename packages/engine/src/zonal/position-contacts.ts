/** The contacts of a position, given on one or both units of a pair. */
import type { Fault } from '../kernel/refusal.js';
import { holdsLine, standsOf, type Line } from '../formation/layout.js';
import type { UnitGiven } from './position.js';
import { isDeployed, type Contact, type Unit } from './unit.js';
import { faceTowards, opposite } from './zone.js';

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

export const readContacts = (given: readonly UnitGiven[], units: Units, path: string, faults: Fault[]): void => {
  given.forEach((each, i) => {
    each.contacts?.forEach((contact, j) => {
      const where = `${path}.units[${i}].contacts[${j}]`;
      const unit = units.get(each.id)!;
      const enemy = units.get(contact.with);
      if (!enemy || enemy.side === unit.side || enemy.zone !== unit.zone || !isDeployed(unit)) {
        faults.push({ path: `${where}.with`, because: `${contact.with} is no enemy in the zone of ${each.id}.` });
        return;
      }
      const touching = contactOf(unit, contact);
      if (!holdsLine(unit.layout, touching.line))
        faults.push({
          path: `${where}.line`,
          because: `${each.id} (${unit.layout}) has no stand on ${touching.line}.`,
        });
      addContact(units, unit.id, touching);
      const said = given.find((other) => other.id === enemy.id)?.contacts?.some((other) => other.with === unit.id);
      if (!said) addContact(units, enemy.id, mirrored(unit, enemy, contactOf(unit, contact)));
    });
  });
  for (const unit of units.values())
    for (const [i, { face }] of unit.contacts.entries())
      if (unit.contacts.findIndex((other) => other.face === face) !== i)
        faults.push({ path: `${path}.units`, because: `The ${face} of ${unit.id} has more than one contact.` });
  for (const unit of units.values())
    for (const { with: id, face } of unit.contacts) {
      const back = units.get(id)?.contacts.find((other) => other.with === unit.id);
      if (back && face !== 'front' && back.face !== 'front')
        faults.push({ path: `${path}.units`, because: `${unit.id} and ${id} touch, and neither by its front.` });
    }
};
