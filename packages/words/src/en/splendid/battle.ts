import type { SPLENDID_BATTLE } from '@five-victories/engine/splendid';
import type { English } from './facts.js';

export const battle: English<typeof SPLENDID_BATTLE> = {
  alwaysInOpenOrder: ({ unit, type }) => `${unit} (${type}) is always in open order.`,
  notInOpenOrder: ({ unit, type, stands }) => `${unit} (${type}: ${stands}) may not be in open order.`,
  singleStandFormsNo: ({ unit, formation }) => `${unit} has a single stand, which forms no ${formation.bare}.`,
  mountedFormsNoBlock: ({ unit }) => `${unit} is mounted and forms no defensive block.`,
  openFootNeverCharges: ({ unit }) => `${unit} is foot in open order and may not charge.`,
  mayNotRecoil: ({ unit }) => `${unit} may not recoil: only mounted in line, block or open order do.`,
  mayNotEvade: ({ unit }) => `${unit} may not evade: only foot in open order does, and only from foot.`,
  bouncesToNearest: ({ nearest, unit }) => `The shot goes on to whoever is nearest (${nearest}), not to ${unit}.`,
  smallestFirst: ({ size }) => `Units of ${size.figures} come first, and in each step the side without the initiative.`,
};
