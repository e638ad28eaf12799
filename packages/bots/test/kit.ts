/** What tests of bots share: begin a match, play it by bots with every answer judged. */
import {
  answer,
  openMatch,
  refusal,
  streamOf,
  type AnyMatch,
  type Both,
  type Choice,
  type Fault,
  type Playable,
} from '@five-victories/engine';
import { chooseSteady, playerOf, type Bot, type Plan } from '@five-victories/bots';
import { phaseOf } from '../src/plan.js';

interface Edition<M extends AnyMatch> extends Playable<M> {
  readonly armies: readonly object[];
}

export const begun = <M extends AnyMatch>(game: Playable<M>, given: object, seed: number): M => {
  const faults: Fault[] = [];
  const match = openMatch(game, given, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Two ready-made armies, the turns limited. */
export const opened = <M extends AnyMatch>(
  game: Edition<M>,
  seed: number,
  options: object = {},
  south = 0,
  north = 1,
): M => {
  const armies = { south: game.armies[south]!, north: game.armies[north]! };
  return begun(game, { armies, options: { turnLimit: 30, ...options } }, seed);
};

export const play = (match: AnyMatch, bots: Both<Bot>, seed: number, check: () => void = () => {}): void => {
  const streams = { south: streamOf(seed), north: streamOf(seed + 1) };
  while (match.decision) {
    const { side } = match.decision;
    const choice = bots[side].choose(match, streams[side]);
    const refused = refusal(match, choice);
    if (refused) throw new Error(`${bots[side].name} at ${match.decision.kind}: ${JSON.stringify([choice, refused])}`);
    check();
    answer(match, choice);
  }
};

/** What South tells each of its units in the phase that begins; North answers as steady does. */
export const told = (match: AnyMatch, bot: Bot, seed = 1, kind = 'order'): Record<string, Choice[]> => {
  const phase = phaseOf(match);
  const found: Record<string, Choice[]> = {};
  const stream = streamOf(seed);
  let plan: Plan | undefined;
  let unit = '';
  while (match.decision && phaseOf(match) === phase) {
    const { side } = match.decision;
    if (side === 'north') {
      answer(match, chooseSteady(match, stream));
      continue;
    }
    const thought = bot.think!(match, stream, { plan });
    plan = thought.plan;
    if (match.decision.kind === 'activity' && 'unit' in thought.choice) unit = String(thought.choice.unit);
    else if (match.decision.kind === kind) (found[unit] ??= []).push(thought.choice);
    answer(match, thought.choice);
  }
  return found;
};

/** Plans as the marshal does, with fewer tries. */
export const planner: Bot = playerOf('planner', () => ({ drafts: 8, tries: 32 }));
