import type { FINE_ARMY } from '@five-victories/engine/fine';
import type { MAJOR_ARMY } from '@five-victories/engine/major';
import type { ARMY } from '@five-victories/engine/zonal';
import { atMost, EINHEIT, STAND, type Count } from '../facts.js';
import type { German } from './facts.js';

/** Eine Grenze, die verbietet, oder nur das Übliche. */
const grenze = (most: Count, must: boolean): string => atMost(most, must ? 'erlaubt' : 'üblich');
const mehr = (kind: string, must: boolean): string =>
  must ? `es müssen mehr ${kind} sein` : `üblich sind mehr ${kind}`;

export const army: German<typeof ARMY> = {
  unknownType: ({ name, type, types }) => `${name}: Eine Art „${type}“ gibt es nicht; es gibt ${types}.`,
  sizeOfUnit: ({ name, size, type, low, high }) =>
    `${name} hat ${size.figures(STAND)}; erlaubt für ${type}: ${low.n === high.n ? low.figure : `${low.figure} bis ${high.figure}`}.`,
  foreignStands: ({ name, foreign, type, own }) =>
    `${name} hat Stände der Art ${foreign}; erlaubt für ${type}: nur ${own}.`,
  onlyArtillery: ({ units }) =>
    `Das Heer hat ${units.figures(EINHEIT)}; mindestens eine muss etwas anderes als Artillerie sein.`,
};

export const fineArmy: German<typeof FINE_ARMY> = {
  pikesOutnumbered: ({ pikes, foot, must }) =>
    `Piken und Musketen: ${pikes.figure}, Fußvolk: ${foot.figure}; ${mehr('Piken und Musketen', must)}.`,
  tooManyHeavy: ({ heavy, most, must }) => `Schwere Reiter: ${heavy.figure}; ${grenze(most, must)}.`,
  tooManyDragoons: ({ dragoons, mounted, must }) =>
    `Dragoner: ${dragoons.figure}, Reiter: ${mounted.figure}; ${mehr('Reiter', must)}.`,
  weaponOfUnit: ({ name }) => `${name} hat eine Waffe für die ganze Einheit; hier sagen die Stände, was sie führt.`,
  neverAnother: ({ name }) => `${name} war nie eine andere Einheit; ob Dragoner reiten, sagt ihr Zustand.`,
};

export const majorArmy: German<typeof MAJOR_ARMY> = {
  tooManyFirearms: ({ units, most, must }) => `Einheiten mit Feuerwaffen: ${units.figure}; ${grenze(most, must)}.`,
  noWeapon: ({ name, type }) => `${name} (${type}) hat keine Waffe und braucht eine.`,
  notALightWeapon: ({ name, type }) =>
    `${name} (${type}) kann diese Waffe nicht führen, nur Bögen, Armbrüste oder nichts zum Schießen.`,
  onlyLightShoot: ({ name, type }) =>
    `${name} (${type}) kann diese Waffe nicht führen; nur leichte Reiter schießen, mit Bögen oder Armbrüsten.`,
  noPikesFor: ({ name, type }) => `${name} (${type}): Piken führt nur mittleres und schweres Fußvolk.`,
  otherWeapon: ({ name, weapon, type }) => `${name} (${type}) kann „${weapon}“ nicht führen.`,
  gunsUnarmed: ({ name }) => `${name} ist Artillerie und führt sonst keine Waffe.`,
  noSpearsFor: ({ name }) => `${name} hat Wurfspeere; die hat nur Fußvolk mit Nahkampfwaffen.`,
  neverDismounted: ({ name, mountedAs, types }) =>
    `${name} kann nicht „${mountedAs}“ gewesen sein; nur ${types} sitzen ab.`,
  otherOnFoot: ({ name, type, mountedAs, onFoot }) => `${name} ist ${type}; ${mountedAs} zu Fuß gelten als ${onFoot}.`,
  weaponOnFoot: ({ name }) =>
    `${name} ist abgesessen und kämpft mit Nahkampfwaffen oder dem eigenen Bogen oder der eigenen Armbrust.`,
};
