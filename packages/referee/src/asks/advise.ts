import { streamOf, wire } from '@five-victories/engine';
import { BOTS, botNamed } from '@five-victories/bots';
import { ask } from '../ask.js';
import { fault } from '../faults.js';
import { heldIn } from '../hall.js';
import { STANDARD_SEED } from '../limits.js';
import { diceFields, matchName } from '../shapes.js';

export const advise = ask(
  'advise',
  {},
  { match: matchName, bot: wire.oneOf(BOTS.map(({ name }) => name)), seed: diceFields.seed },
  (hall, { match: name, bot = 'steady', seed = STANDARD_SEED }, faults) => {
    const held = heldIn(hall, name, faults);
    if (held === undefined) return undefined;
    const { match } = held;
    if (match.decision === undefined || match.wanted) {
      faults.push(match.wanted ? fault('match', 'noAdviceOnDice') : fault('match', 'matchIsOver'));
      return undefined;
    }
    return { ok: true, side: match.decision.side, choice: botNamed(bot)!.choose(match, streamOf(seed)) };
  },
);
