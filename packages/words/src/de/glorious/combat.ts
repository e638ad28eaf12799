import type { GLORIOUS_COMBAT } from '@five-victories/engine/glorious';
import { ELEMENT } from '../tabletop/facts.js';
import type { German } from './facts.js';

export const combat: German<typeof GLORIOUS_COMBAT> = {
  notInContact: ({ unit, target }) => `${unit} ist nicht in Berührung mit ${target}.`,
  oneAttackEach: ({ unit, target }) => `${unit} kämpft nur einmal gegen ${target}.`,
  sayHowManyFight: ({ unit, target }) => `Es fehlt, wie viele Elemente jeder Art von ${unit} gegen ${target} kämpfen.`,
  nobodyNamedToFight: ({ unit, target }) => `Kein Element von ${unit} ist gegen ${target} eingeteilt.`,
  allOfTheseFight: ({ unit, letter, have, given }) =>
    `Alle Elemente von ${unit} kämpfen (${letter}: ${have.figure}); zugeteilt ${given.either('ist', 'sind')} ${given.figure}.`,
  attacksMade: ({ unit }) => `${unit} hat schon gekämpft.`,
  fightsNobody: ({ unit }) => `${unit} ist mit niemandem in Berührung und kämpft nicht.`,
  nameSoMany: ({ unit, count, size }) =>
    `Zu nennen ${count.either('ist', 'sind')} ${count.figure} von ${size.figures(ELEMENT, 'dative')} von ${unit}.`,
  contactLast: ({ unit }) => `${unit} verliert Elemente in Berührung mit einem Feind zuletzt.`,
  restKeepsNoFormation: ({ unit }) => `Was von ${unit} übrig bliebe, behielte seine Formation nicht.`,
  hasFewerOfThese: ({ unit, letter, have, n }) =>
    `${unit} hat ${have.of(ELEMENT, 'accusative')} dieser Art (${letter}), nicht ${n.figure}.`,
  losesOtherwise: ({ unit, lose, count }) =>
    `${unit} verliert ${lose.figures(ELEMENT, 'accusative')}; genannt ${count.either('ist', 'sind')} ${count.figure}.`,
};
