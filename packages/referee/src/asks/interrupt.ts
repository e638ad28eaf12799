import { interrupt as say, interruptRefusal } from '@five-victories/engine';
import { ask } from '../ask.js';
import { heldIn } from '../hall.js';
import { heard } from '../play.js';
import { played, refused } from '../reply.js';
import { matchName, ofGame, side } from '../shapes.js';
import { choiceOf } from './answer.js';

export const interrupt = ask(
  'interrupt',
  { side, choice: ofGame('choice') },
  { match: matchName },
  (hall, request, faults) => {
    const held = heldIn(hall, request.match, faults);
    const said = held && choiceOf(held, request.choice, faults);
    if (!said || faults.length > 0) return undefined;
    const refusal = interruptRefusal(held.match, request.side, said);
    if (refusal) return refused(held, refusal);
    return played(
      held,
      heard(held.match, () => say(held.match, request.side, said)),
    );
  },
);
