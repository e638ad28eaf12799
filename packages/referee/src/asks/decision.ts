import { ask } from '../ask.js';
import { heldIn } from '../hall.js';
import { standing } from '../reply.js';
import { matchName } from '../shapes.js';

export const decision = ask('decision', {}, { match: matchName }, (hall, { match: name }, faults) => {
  const held = heldIn(hall, name, faults);
  return held && standing(held);
});
