import type { SPLENDID_ARMY } from '@five-victories/engine/splendid';
import { EINHEIT } from '../facts.js';
import type { German } from './facts.js';

export const army: German<typeof SPLENDID_ARMY> = {
  tooManyOnAverage: ({ units, types, stands, most, all }) =>
    `Einheiten (${types}): ${units.figure}, Stände: ${stands.figure}; erlaubt sind im Schnitt ${most}, zusammen ${all}.`,
  fewerPikesThanFoot: ({ pikes, foot, must }) =>
    `Piken und Musketen: ${pikes.figure}, Fußvolk: ${foot.figure}; ${must ? 'es müssen mehr Piken und Musketen sein' : 'üblich sind mehr Piken und Musketen'}.`,
  heavyBeyondShare: ({ heavy, mounted, most, must }) =>
    `Schwere Reiter: ${heavy.figure}, Berittene zusammen: ${mounted}; ${must ? 'erlaubt' : 'üblich'} ${most.n === 0 ? 'ist keine' : `${most.either('ist', 'sind')} höchstens ${most.figure}`}.`,
  dragoonsBeyondMounted: ({ dragoons, mounted, must }) =>
    `Dragoner: ${dragoons.figure}, Reiter: ${mounted.figure}; ${must ? 'es müssen mehr Reiter sein' : 'üblich sind mehr Reiter'}.`,
  commandOtherwise: ({ chiefs, subs, wanted }) =>
    `Feldherren: ${chiefs.figure}, Unterfeldherren: ${subs.figure}; es müssen 1 und ${wanted} sein.`,
  unitOfOtherSize: ({ name, size, type, least, most }) =>
    `Stände von ${name}: ${size.figure}; erlaubt für ${type}: ${least === most ? most : `${least} bis ${most}`}.`,
  unitTooLarge: ({ name, size, type, most }) =>
    `Stände von ${name}: ${size.figure}; erlaubt für ${type}: höchstens ${most}.`,
  foreignStands: ({ name, foreign, type, own }) =>
    `${name} hat Stände der Art ${foreign}; erlaubt für ${type}: nur ${own}.`,
  noLances: ({ name, type }) => `${name}: Lanzen gibt es für diese Art nicht (${type}).`,
  frontageOdd: ({ frontage }) => `Die Frontbreite muss gerade sein, und ${frontage} ist es nicht.`,
  moreThanThrown: ({ count, type, thrown }) =>
    `${count.figures(EINHEIT)} dieser Art ${count.either('zieht', 'ziehen')} ins Feld (${type}); erwürfelt ${thrown.either('wurde', 'wurden')} ${thrown.figure}.`,
  musterFindsNoRoom: () => 'So viele Einheiten finden im Aufstellungsbereich keinen Platz.',
};
