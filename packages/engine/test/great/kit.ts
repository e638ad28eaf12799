import { great } from '../../src/games/great/great.js';
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
} = kitFor(great);
