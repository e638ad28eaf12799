/** The kit for A Glorious Victory; units are seen as on the wire. */
import { glorious } from '../../src/games/glorious/glorious.js';
import { kitFor } from '../kit-measured.js';

export const {
  situation,
  start,
  decision,
  options,
  refusal,
  choose,
  interrupt,
  interruptionRefusal,
  outcome,
  events,
  checkArmy,
  unit,
  position,
} = kitFor(glorious);
