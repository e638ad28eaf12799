import { ask } from '../ask.js';
import { heldIn } from '../hall.js';
import { STANDARD_MATCH } from '../limits.js';
import { matchName } from '../shapes.js';

export const drop = ask('drop', {}, { match: matchName }, (hall, { match: name = STANDARD_MATCH }, faults) => {
  if (heldIn(hall, name, faults) === undefined) return undefined;
  hall.held.delete(name);
  return { ok: true, matches: [...hall.held.keys()] };
});
