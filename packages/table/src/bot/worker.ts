/** The bots think here, beside the page. They get the position without the dice to come. */
import { botNamed, concession, PATIENCE, within } from '@five-victories/bots';
import { loadSave, streamOf, type AnyMatch, type Fault, type Playable } from '@five-victories/engine/kernel';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { loadEdition } from '../match/shelf.js';
import type { Answered, Asked, LostAnswered, LostAsked, Thought } from './talk.js';

const MOST_THOUGHTS = 3;

/** Whole plans cannot be told in a line, and there is nothing to tell where nothing depends on the answer. */
const isTold = ({ decision }: AnyMatch): boolean => !decision?.nature.plan && !decision?.nature.idle;
const thoughtsOf = (match: AnyMatch, judged: readonly Thought[]): readonly Thought[] =>
  isTold(match) ? judged.slice(0, MOST_THOUGHTS) : [];

const now = (): number => performance.now();

const answerTo = async ({ id, game, save, bot: name, seed, plan }: Asked): Promise<Answered> => {
  const faults: Fault[] = [];
  const match = loadSave((await loadEdition(game)) as Playable, save, 'save', faults);
  const bot = botNamed(name);
  if (!match || !bot)
    return { id, thoughts: [], failed: faults[0] ? faultText(english, {}, faults[0]) : `There is no bot ${name}.` };
  const began = now();
  const stream = streamOf(seed);
  const means = { plan, late: within(now, PATIENCE) };
  const { choice, judged, ...more } = bot.think?.(match, stream, means) ?? {
    choice: bot.choose(match, stream),
    judged: [],
  };
  return { id, choice, thoughts: thoughtsOf(match, judged), plan: more.plan, took: now() - began };
};

const hopesOf = async ({ id, game, ends, side }: LostAsked): Promise<LostAnswered> => {
  const edition = (await loadEdition(game)) as Playable;
  const matches = ends.map((save) => loadSave(edition, save, 'save', []));
  return {
    id,
    hopes: concession(
      matches.filter((each) => each !== undefined),
      side,
    ),
  };
};

self.addEventListener('message', ({ data }: MessageEvent<Asked | LostAsked>) => {
  const told = 'ends' in data ? hopesOf(data) : answerTo(data);
  void told
    .catch((error: unknown): Answered => ({ id: data.id, thoughts: [], failed: String(error) }))
    .then((answered) => self.postMessage(answered));
});
