/** The bots think here, beside the page. They get the position without the dice to come. */
import { botNamed, judge } from '@five-victories/bots';
import { loadSave, streamOf, type Fault } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { editionOf } from '../match/games.js';
import type { Answered, Asked, Thought } from './talk.js';

const MOST_THOUGHTS = 3;
/** Decisions whose options are whole plans: nothing that could be told in a line. */
const UNTOLD = new Set(['setup', 'place', 'dismount', 'fight', 'lossesOf']);

const thoughtsOf = (match: ZonalMatch, seed: number): Thought[] =>
  UNTOLD.has(match.decision?.kind ?? '') ? [] : judge(match, streamOf(seed)).slice(0, MOST_THOUGHTS);

const answerTo = ({ id, game, save, bot: name, seed }: Asked): Answered => {
  const faults: Fault[] = [];
  const match = loadSave(editionOf(game), save, 'save', faults);
  const bot = botNamed(name);
  if (!match || !bot) return { id, thoughts: [], failed: faults[0]?.because ?? `There is no bot ${name}.` };
  const choice = bot.choose(match, streamOf(seed));
  return { id, choice, thoughts: name === 'steady' ? thoughtsOf(match, seed) : [] };
};

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  let answered: Answered;
  try {
    answered = answerTo(data);
  } catch (error) {
    answered = { id: data.id, thoughts: [], failed: String(error) };
  }
  self.postMessage(answered);
});
