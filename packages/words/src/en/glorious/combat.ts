import type { GLORIOUS_COMBAT } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const combat: English<typeof GLORIOUS_COMBAT> = {
  notInContact: ({ unit, target }) => `${unit} is not in contact with ${target}.`,
  oneAttackEach: ({ unit, target }) => `${unit} makes only one attack against ${target}.`,
  sayHowManyFight: ({ unit, target }) => `Say how many elements of each kind of ${unit} fight ${target}.`,
  nobodyNamedToFight: ({ unit, target }) => `No element of ${unit} is named to fight ${target}.`,
  allOfTheseFight: ({ unit, letter, have, given }) =>
    `All ${letter} elements of ${unit} fight: it has ${have.figure}, and ${given.figure} ${given.either('is', 'are')} assigned.`,
  attacksMade: ({ unit }) => `${unit} has made its attacks.`,
  fightsNobody: ({ unit }) => `${unit} is in contact with nobody and does not fight.`,
  nameSoMany: ({ unit, count, size }) => `Name ${count.figure} of the ${size.figures('element')} of ${unit}.`,
  contactLast: ({ unit }) => `${unit} loses its elements in contact with an enemy last.`,
  restKeepsNoFormation: ({ unit }) => `What would be left of ${unit} would not keep its formation.`,
  hasFewerOfThese: ({ unit, letter, have, n }) =>
    `Of ${letter} elements ${unit} has ${have.n === 0 ? 'none' : have.figure}, not ${n.figure}.`,
  losesOtherwise: ({ unit, lose, count }) =>
    `${unit} loses ${lose.figures('element')}; ${count.figure} ${count.either('is', 'are')} named.`,
};
