import { streamOf, wire, type AnyMatch } from '@five-victories/engine';
import { BOTS, botNamed, inShort, reasonFor, type Thinking } from '@five-victories/bots';
import { reasonText, type Cast } from '@five-victories/words';
import { reasons } from '@five-victories/words/en/reasons';
import { ask } from '../ask.js';
import { fault } from '../faults.js';
import { heldIn } from '../hall.js';
import { STANDARD_SEED } from '../limits.js';
import { diceFields, matchName } from '../shapes.js';

/** Tried with other dice than the bot's own, and with the rest of its plan. */
const becauseOf = (match: AnyMatch, { choice, plan }: Pick<Thinking, 'choice' | 'plan'>, seed: number) => {
  const reason = reasonFor(match, choice, { seed, plan });
  return reason ? { because: reasonText(reasons, match as Cast, reason, inShort(match, reason.instead)) } : {};
};

export const advise = ask(
  'advise',
  {},
  { match: matchName, bot: wire.oneOf(BOTS.map(({ name }) => name)), seed: diceFields.seed, why: wire.flag },
  (hall, { match: name, bot: asked = 'steady', seed = STANDARD_SEED, why = false }, faults) => {
    const held = heldIn(hall, name, faults);
    if (held === undefined) return undefined;
    const { match } = held;
    if (match.decision === undefined || match.wanted) {
      faults.push(match.wanted ? fault('match', 'noAdviceOnDice') : fault('match', 'matchIsOver'));
      return undefined;
    }
    const bot = botNamed(asked)!;
    const stream = streamOf(seed);
    const thought = bot.think?.(match, stream) ?? { choice: bot.choose(match, stream) };
    const { side } = match.decision;
    return { ok: true, side, choice: thought.choice, ...(why ? becauseOf(match, thought, seed) : {}) };
  },
);
