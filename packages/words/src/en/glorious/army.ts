import type { GLORIOUS_ARMY } from '@five-victories/engine/glorious';
import type { Count } from '../facts.js';
import type { English } from './facts.js';

const allowedOf = (allowed: Count): string =>
  allowed.n === 0 ? 'none is allowed' : `at most ${allowed.figure} ${allowed.either('is', 'are')} allowed`;

export const army: English<typeof GLORIOUS_ARMY> = {
  battleInRoster: ({ name }) => `${name}: a Battle is formed of units before the match and is not a unit of an army.`,
  battleInOtherFormation: ({ name }) => `${name} is a Battle and in no other formation.`,
  aboardWithPlace: ({ name, battle }) => `${name} stands on ${battle} and has no place of its own.`,
  tooManyElements: ({ name, count, most }) =>
    `${name} has ${count.figures('element')}; a unit has ${most.figure} at most.`,
  emptyRank: ({ name }) => `${name} has a rank without elements.`,
  commandCount: ({ chiefs, subs, wanted }) =>
    `Commanders-in-chief: ${chiefs.figure}, sub-commanders: ${subs.figure}; there must be 1 and ${wanted}.`,
  tooFewOnFoot: ({ foot }) =>
    `Units on foot: ${foot.figure}; a Battle needs three at least, and an army needs a Battle.`,
  armySizeWrong: ({ count, size }) =>
    `Units besides artillery and command: ${count.figure}; there must be ${size.figure}.`,
  halfOnFoot: ({ foot, of }) => `Units on foot: ${foot.figure} of ${of.figure}; at least half must be.`,
  tooManyRare: ({ rare, count, of, allowed, most }) =>
    `Units of ${rare}: ${count.figure} of ${of.figure}; ${allowedOf(allowed)}, one in ${most.figure}.`,
  noGunsHere: ({ guns }) => `Artillery units: ${guns.figure}; there are none in this match.`,
  tooManyGuns: ({ guns, allowed, per, others }) =>
    `Artillery units: ${guns.figure}; ${allowedOf(allowed)}, one for every ${per.figure} of ${others.figures('other unit')}.`,
  exoticNotAgreed: ({ names, agreed }) => `${names}: camels, elephants, rockets and such mounts ${agreed}.`,
};
