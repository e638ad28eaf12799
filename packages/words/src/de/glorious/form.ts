import type { GLORIOUS_FORM } from '@five-victories/engine/glorious';
import { EINHEIT } from '../facts.js';
import { FREIER_PLATZ, PLATZ, type German } from './facts.js';

export const form: German<typeof GLORIOUS_FORM> = {
  onlyCommandBoards: ({ unit, battle }) =>
    `${unit} kann nicht in ${battle} aufgestellt werden: nur Feldherren, und nur in einem Gewalthaufen.`,
  noSpaceToBoard: ({ unit, battle, free }) => `${battle} hat ${free.figures(FREIER_PLATZ)}, zu wenig für ${unit}.`,
  battleWanted: () => 'Jedes Heer hat mindestens einen Gewalthaufen.',
  noFullFoot: ({ unit }) => `${unit} ist keine volle Einheit Fußvolk, und nichts anderes bildet einen Gewalthaufen.`,
  tooFewForBattle: ({ least, count }) =>
    `Ein Gewalthaufen beginnt mit mindestens ${least.figures(EINHEIT, 'dative')}; genannt ${count.either('ist', 'sind')} ${count.figure}.`,
  noSuchBase: ({ diameter }) => `Eine runde Platte misst 7 bis 11 Zoll in halben Schritten, nicht ${diameter}.`,
  baseTooSmall: ({ has, needs }) =>
    `Die Platte hat ${has.figures(PLATZ)}, und der Gewalthaufen braucht ${needs.figure}.`,
  noSpaceLeft: ({ has, unit }) => `Die Platte hat ${has.figures(PLATZ)}, und keiner bleibt für ${unit}.`,
  neverSplit: ({ unit }) => `${unit} ist keine berittene Einheit aus sechs Elementen und wird nicht geteilt.`,
  noRoomForBattles: () => 'Mit diesen Gewalthaufen fände das Heer auf seinem Aufstellungsraum keinen Platz.',
};
