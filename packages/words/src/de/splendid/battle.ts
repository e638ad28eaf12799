import type { SPLENDID_BATTLE } from '@five-victories/engine/splendid';
import type { German } from './facts.js';

export const battle: German<typeof SPLENDID_BATTLE> = {
  alwaysInOpenOrder: ({ unit, type }) => `${unit} (${type}) ist immer in loser Ordnung.`,
  notInOpenOrder: ({ unit, type, stands }) => `${unit} (${type}) hat ${stands} und darf nicht in loser Ordnung sein.`,
  singleStandFormsNo: ({ unit, formation }) =>
    `${unit} hat einen einzelnen Stand, und der kann das nicht bilden: ${formation.bare}.`,
  mountedFormsNoBlock: ({ unit }) => `${unit} ist beritten und bildet keinen Abwehrblock.`,
  openFootNeverCharges: ({ unit }) => `${unit} ist Fußvolk in loser Ordnung und darf nicht angreifen.`,
  mayNotRecoil: ({ unit }) =>
    `${unit} darf nicht zurückweichen: Das tun nur Berittene in Linie, Block oder loser Ordnung.`,
  mayNotEvade: ({ unit }) =>
    `${unit} darf nicht ausweichen: Das tut nur Fußvolk in loser Ordnung, und nur vor Fußvolk.`,
  bouncesToNearest: ({ nearest, unit }) =>
    `Die Kugel prallt weiter zu der nächsten Einheit (${nearest}), nicht zu ${unit}.`,
  smallestFirst: ({ size }) =>
    `Einheiten mit ${size.figures('dative')} kommen zuerst, und in jedem Schritt die Seite ohne Initiative.`,
};
