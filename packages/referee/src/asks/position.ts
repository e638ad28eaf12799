import { digest } from '@five-victories/engine';
import { ask } from '../ask.js';
import { heldIn } from '../hall.js';
import { matchName } from '../shapes.js';

export const position = ask('position', {}, { match: matchName }, (hall, { match: name }, faults) => {
  const held = heldIn(hall, name, faults);
  return held && { ok: true, position: held.game.rules.positionOf(held.match), digest: digest(held.match) };
});
