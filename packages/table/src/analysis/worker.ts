/** Analyses a match beside the page. Whoever stops it ends the worker. */
import type { Playable } from '@five-victories/engine/kernel';
import { loadEdition } from '../match/shelf.js';
import { analyse } from './analyse.js';
import type { Told, Wanted } from './talk.js';

/** Milliseconds between two reports of how far it is. */
const PAUSE = 100;

const tell = (told: Told): void => self.postMessage(told);

const work = async (wanted: Wanted): Promise<void> => {
  const game = (await loadEdition(wanted.game)) as Playable;
  let told = 0;
  for (const progress of analyse(game, wanted)) {
    const now = performance.now();
    if (!progress.found && now - told < PAUSE) continue;
    told = now;
    tell(progress);
  }
  tell({ ended: true });
};

self.addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  void work(data).catch((error: unknown) => tell({ failed: String(error) }));
});
