/** A thread in which bots think: it gets a match as it may be known to the bot's side, and gives back a choice. */
import { parentPort } from 'node:worker_threads';
import { botNamed, within } from '@five-victories/bots';
import { loadSave, streamOf, type Fault } from '@five-victories/engine/kernel';
import { gameNamed } from '../hall/games.js';
import type { Thought, Task } from './bots.js';

const thinkOf = ({ bot, game, save, seed, plan, time }: Task): Thought => {
  const faults: Fault[] = [];
  const match = loadSave(gameNamed(game)!, save, 'save', faults);
  const player = botNamed(bot);
  if (!match || !player) return { fault: `${bot} cannot read the match: ${JSON.stringify(faults)}` };
  const means = { plan, late: within(() => performance.now(), time) };
  return player.think?.(match, streamOf(seed), means) ?? { choice: player.choose(match, streamOf(seed)) };
};

parentPort?.on('message', (task: Task) => {
  let thought: Thought;
  try {
    thought = thinkOf(task);
  } catch (error) {
    thought = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort!.postMessage(thought, []);
});
