import { ask } from '../ask.js';
import { gameWithin } from '../games.js';
import { hasRoom, keep } from '../hall.js';
import { openHeard } from '../play.js';
import { fitting } from '../fitting.js';
import { played } from '../reply.js';
import { diceFields, diceOf, matchName, ofGame } from '../shapes.js';

export const place = ask(
  'place',
  { position: ofGame('position') },
  { match: matchName, ...diceFields },
  (hall, request, faults) => {
    const { match: name, position } = request;
    const game = gameWithin(position, 'position', faults);
    const dice = diceOf(request, faults);
    if (!game || faults.length > 0 || !hasRoom(hall, name, faults)) return undefined;
    return fitting(position, 'position', faults, () => {
      const opened = openHeard(game, { position }, dice, faults);
      if (opened === undefined) return undefined;
      const held = { game, match: opened.match };
      const reply = played(held, opened.events);
      keep(hall, name, held);
      return reply;
    });
  },
);
