/** The kit for A Splendid Victory; units are seen as on the wire. */
import { splendid } from '../../src/games/splendid/splendid.js';
import { kitFor } from '../kit-measured.js';

export const {
  situation,
  start,
  checkArmy,
  choose,
  refusal,
  decision,
  options,
  unit,
  position,
  outcome,
  interrupt,
  interruptionRefusal,
  events,
} = kitFor(splendid);
export { splendid };
