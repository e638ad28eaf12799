/** Why a bot chose what it chose is tried here, beside the bots and the page. */
import { reasonFor, within } from '@five-victories/bots';
import { loadSave, type Fault, type Playable } from '@five-victories/engine/kernel';
import { loadEdition } from '../match/shelf.js';
import type { WhyAnswered, WhyAsked } from './reason-talk.js';

/** Milliseconds after which what was tried so far has to do. */
const PATIENCE = 1500;

const now = (): number => performance.now();

const answerTo = async ({ id, game, save, choice, seed, plan }: WhyAsked): Promise<WhyAnswered> => {
  const faults: Fault[] = [];
  const match = loadSave((await loadEdition(game)) as Playable, save, 'save', faults);
  if (!match) return { id };
  return { id, reason: reasonFor(match, choice, { seed, plan, late: within(now, PATIENCE) }) };
};

self.addEventListener('message', ({ data }: MessageEvent<WhyAsked>) => {
  void answerTo(data)
    .catch((): WhyAnswered => ({ id: data.id }))
    .then((answered) => self.postMessage(answered));
});
