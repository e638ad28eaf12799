/** Who takes part: bots by name, or made up for the occasion. */
import { BOTS, botNamed, LEVELS, playerOf, type Bot } from '@five-victories/bots';
import { Mistake } from '../match-up.js';

const NOISY = /^noise:(\d+(?:\.\d+)?)$/;
const PLANNING = /^plan:([1-9]\d*)x([1-9]\d*)$/;

/** A bot's name, `noise:1.5` for one that errs by so much, `plan:12x48` for one that plans with so many drafts and tries. */
export const playerNamed = (name: string): Bot | undefined => {
  const [, noise] = NOISY.exec(name) ?? [];
  if (noise !== undefined) return playerOf(name, () => ({ noise: Number(noise) }));
  const [, drafts, tries] = PLANNING.exec(name) ?? [];
  if (drafts !== undefined) return playerOf(name, () => ({ drafts: Number(drafts), tries: Number(tries) }));
  return botNamed(name);
};

/** The six levels, and the highest against the yardstick. */
export const USUAL = `${LEVELS.join(',')}+steady,marshal`;

export interface Players {
  readonly bots: readonly string[];
  /** The second of each comes before the first in the list. */
  readonly bouts: readonly (readonly [string, string])[];
}

/** Neighbours in a list play each other; several lists are joined by `+`. */
export const readPlayers = (text: string): Players => {
  const lists = text.split('+').map((list) => list.split(',').map((name) => name.trim()));
  for (const name of lists.flat())
    if (!playerNamed(name))
      throw new Mistake(
        `There is no bot "${name}". There are: ${BOTS.map((each) => each.name).join(', ')}, noise:NUMBER and plan:DRAFTSxTRIES.`,
      );
  if (lists.some(({ length }) => length < 2))
    throw new Mistake('--bots takes two names or more, such as captain,colonel.');
  const bouts = lists.flatMap((names) => names.slice(1).map((bot, i) => [bot, names[i]!] as const));
  return { bots: [...new Set(lists.flat())], bouts };
};
