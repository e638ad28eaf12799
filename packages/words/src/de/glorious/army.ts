import type { GLORIOUS_ARMY } from '@five-victories/engine/glorious';
import { EINHEIT, type Count } from '../facts.js';
import { ELEMENT } from '../tabletop/facts.js';
import type { German } from './facts.js';

const erlaubt = (allowed: Count): string =>
  allowed.n === 0 ? 'erlaubt ist keine' : `erlaubt ${allowed.either('ist', 'sind')} höchstens ${allowed.figure}`;

export const army: German<typeof GLORIOUS_ARMY> = {
  battleInRoster: ({ name }) =>
    `${name}: Ein Gewalthaufen wird vor der Partie aus Einheiten gebildet und gehört nicht in ein Heer.`,
  battleInOtherFormation: ({ name }) => `${name} ist ein Gewalthaufen und hat keine andere Formation.`,
  aboardWithPlace: ({ name, battle }) => `${name} steht in ${battle} und hat keinen eigenen Platz.`,
  tooManyElements: ({ name, count, most }) =>
    `${name} hat ${count.figures(ELEMENT, 'accusative')}; eine Einheit hat höchstens ${most.figure}.`,
  emptyRank: ({ name }) => `${name} hat ein Glied ohne Elemente.`,
  commandCount: ({ chiefs, subs, wanted }) =>
    `Oberbefehlshaber: ${chiefs.figure}, Unterfeldherren: ${subs.figure}; es müssen 1 und ${wanted} sein.`,
  tooFewOnFoot: ({ foot }) =>
    `Einheiten zu Fuß: ${foot.figure}; ein Gewalthaufen braucht mindestens drei, und ein Heer braucht einen Gewalthaufen.`,
  armySizeWrong: ({ count, size }) =>
    `Einheiten außer Artillerie und Führung: ${count.figure}; es müssen ${size.figure} sein.`,
  halfOnFoot: ({ foot, of }) =>
    `Zu Fuß: ${foot.figure} von ${of.figures(EINHEIT, 'dative')}; es muss mindestens die Hälfte sein.`,
  tooManyRare: ({ rare, count, of, allowed, most }) =>
    `${rare}: ${count.figure} von ${of.figures(EINHEIT, 'dative')}; ${erlaubt(allowed)}, eine von ${most.figure}.`,
  noGunsHere: ({ guns }) => `Einheiten Artillerie: ${guns.figure}; in dieser Partie gibt es keine.`,
  tooManyGuns: ({ guns, allowed, per, others }) =>
    `Einheiten Artillerie: ${guns.figure}; ${erlaubt(allowed)} (andere Einheiten: ${others.figure}, Artillerie auf je ${per.figure}: 1).`,
  exoticNotAgreed: ({ names, agreed }) =>
    `${names}: Kamele, Elefanten, Raketen und Führung auf solchen Tieren ${agreed}.`,
};
