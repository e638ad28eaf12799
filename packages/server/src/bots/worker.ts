/** A thread in which bots think: it gets a match as it may be known to the bot's side, and gives back a choice. */
import { parentPort } from 'node:worker_threads';
import { botNamed, concession, within } from '@five-victories/bots';
import { loadSave, streamOf, type Fault, type Playable } from '@five-victories/engine/kernel';
import { gameNamed } from '../hall/games.js';
import type { LostTask, Task, Thought } from './bots.js';

const gameOf = async ({ game, module }: Task | LostTask): Promise<Playable | undefined> => {
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

const hopesOf = async (task: LostTask): Promise<Thought> => {
  const game = (await gameOf(task))!;
  const ends = task.ends.map((save) => loadSave(game, save, 'save', []));
  return {
    hopes: concession(
      ends.filter((each) => each !== undefined),
      task.side,
    ),
  };
};

parentPort?.on('message', (task: Task | LostTask) => {
  void ('bot' in task ? thinkOf(task) : hopesOf(task))
    .catch((error: unknown): Thought => ({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((thought) => parentPort!.postMessage(thought, []));
});
