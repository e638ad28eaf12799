import { wire } from '@five-victories/engine';
import { MARCHES, WHATS } from '@five-victories/engine/tabletop';
import { ask } from '../ask.js';
import { fault } from '../faults.js';
import { heldIn } from '../hall.js';
import { named } from '../reply.js';
import { matchName } from '../shapes.js';

const angle = wire.integer(-3600, 3600);

/** What a table shows before a player decides; nothing changes. */
export const query = ask(
  'query',
  { what: wire.oneOf(WHATS), unit: wire.text(80) },
  {
    match: matchName,
    verb: wire.oneOf(MARCHES),
    towards: wire.oneOf(['front', 'left', 'right', 'rear']),
    turn: angle,
    pivot: angle,
    corner: wire.oneOf(['left', 'right']),
    byHorse: wire.flag,
    doubleTime: wire.flag,
    rush: wire.flag,
  },
  (hall, { match: name, ...asked }, faults) => {
    const held = heldIn(hall, name, faults);
    if (held === undefined) return undefined;
    const { game, match } = held;
    if (game.query === undefined) {
      faults.push(fault('ask', 'nothingMeasured', { title: game.title }));
      return undefined;
    }
    const found = game.query(match, asked, faults);
    return faults.length > 0 ? undefined : { ok: true, answer: named(held, found) };
  },
);
