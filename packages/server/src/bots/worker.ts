/** A thread in which bots think: it gets a match as it may be known to the bot's side, and gives back a choice. */
import { parentPort } from 'node:worker_threads';
import { botNamed, within } from '@five-victories/bots';
import { loadSave, streamOf, type Fault, type Playable } from '@five-victories/engine/kernel';
import { gameNamed } from '../hall/games.js';
import type { Thought, Task } from './bots.js';

const gameOf = async ({ game, module }: Task): Promise<Playable | undefined> => {
  if (module === undefined) return gameNamed(game);
  const { EDITIONS } = (await import(module)) as { readonly EDITIONS: readonly Playable[] };
  return EDITIONS.find(({ id }) => id === game);
};

const thinkOf = async (task: Task): Promise<Thought> => {
  const { bot, save, seed, plan, time } = task;
  const faults: Fault[] = [];
  const game = await gameOf(task);
  const match = game && loadSave(game, save, 'save', faults);
  const player = botNamed(bot);
  if (!match || !player) return { fault: `${bot} cannot read the match: ${JSON.stringify(faults)}` };
  const means = { plan, late: within(() => performance.now(), time) };
  return player.think?.(match, streamOf(seed), means) ?? { choice: player.choose(match, streamOf(seed)) };
};

parentPort?.on('message', (task: Task) => {
  void thinkOf(task)
    .catch((error: unknown): Thought => ({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((thought) => parentPort!.postMessage(thought, []));
});
