/** Words and figures for sentences. */
import type { Side } from '../geometry/index.js';
import type { Formation } from './unit.js';

/** A length in inches with up to two decimals: 4600 is 4.6. */
export const inchText = (thousandths: number): string => String(Math.round(thousandths / 10) / 100);
/** An angle in degrees: 455 is 45.5. */
export const degreeText = (tenths: number): string => String(Math.round(tenths) / 10);

export const FORMED: Readonly<Record<Formation, string>> = {
  line: 'line',
  block: 'a block',
  defensiveBlock: 'a defensive block',
  openOrder: 'open order',
  roadColumn: 'road column',
  bentLine: 'a bent line',
  bentOpenOrder: 'bent open order',
  bentRoadColumn: 'a bent road column',
};

/** Directions of a straight move. */
export const WAY: Readonly<Record<Side, string>> = {
  front: 'ahead',
  left: 'to the left',
  right: 'to the right',
  rear: 'back',
};

export const standsText = (count: number): string => (count === 1 ? 'one stand' : `${count} stands`);
