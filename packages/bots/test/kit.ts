/** What tests of bots share: begin a match, play it by bots with every answer judged. */
import {
  answer,
  openMatch,
  refusal,
  streamOf,
  type AnyMatch,
  type Both,
  type Fault,
  type Playable,
} from '@five-victories/engine';
import type { Bot } from '@five-victories/bots';

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
