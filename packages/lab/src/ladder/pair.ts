/** Plays one pair of matches and tells what came of it. */
import type { Both, Side } from '@five-victories/engine';
import type { Bot, Skill } from '@five-victories/bots';
import { GAMES } from '../games.js';
import { begun } from '../match-up.js';
import { play, type Played } from '../play.js';
import { clockHere, type Clock, type ClockKind } from './clock.js';
import { playerNamed } from './players.js';
import { placesOf, type Pairing } from './schedule.js';
import { timesOf, type Times } from './times.js';

export type Two<T> = readonly [T, T];

/** One line of the results. Where there are two of something, it is of the first bot and of the second, or of both matches. */
export interface Result extends Omit<Pairing, 'seeds'> {
  /** Drafts and tries, or noise; nothing for a bot that is no level. */
  readonly skills: Two<Skill | undefined>;
  /** Of the first bot, in each of the two matches. */
  readonly scores: Two<number>;
  readonly turns: Two<number>;
  /** The rules by which the matches ended. */
  readonly ends: Two<string>;
  readonly times: Two<Times>;
  readonly clock: ClockKind;
}

/** The same bot, with a watch beside it; nothing is timed where there is nothing to choose. */
const timed = (bot: Bot, clock: Clock, took: number[]): Bot => {
  const measured = <T>(choices: number, think: () => T): T => {
    const spent = clock.start();
    const thought = think();
    if (choices > 1) took.push(spent());
    return thought;
  };
  const watched: Bot = {
    name: bot.name,
    choose: (match, stream) => measured(match.decision!.options.length, () => bot.choose(match, stream)),
  };
  if (!bot.think) return watched;
  const think = bot.think.bind(bot);
  return {
    ...watched,
    think: (match, stream, means) => measured(match.decision!.options.length, () => think(match, stream, means)),
  };
};

/** A draw counts half, and so does a match that came to no end. */
const scoreOf = ({ outcome }: Played, side: Side): number =>
  outcome?.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0;

export const playPair = ({ seeds, ...pairing }: Pairing, clock = clockHere()): Result => {
  const game = GAMES.find(({ id }) => id === pairing.game)!;
  const { given } = placesOf(game).find(({ id }) => id === pairing.place)!;
  const players = [playerNamed(pairing.bots[0])!, playerNamed(pairing.bots[1])!] as const;
  const took: Two<number[]> = [[], []];
  const [first, second] = [timed(players[0], clock, took[0]), timed(players[1], clock, took[1])];
  const match = (bots: Both<Bot>): Played =>
    play(begun({ game, given }, seeds.dice), bots, seeds, { toTheEnd: pairing.toTheEnd === true });
  const played = [match({ south: first, north: second }), match({ south: second, north: first })] as const;
  const opening = begun({ game, given }, seeds.dice);
  const end = ({ outcome }: Played): string => outcome?.rule ?? 'safetyLimit';
  return {
    ...pairing,
    skills: [players[0].skillIn?.(opening), players[1].skillIn?.(opening)],
    scores: [scoreOf(played[0], 'south'), scoreOf(played[1], 'north')],
    turns: [played[0].turns, played[1].turns],
    ends: [end(played[0]), end(played[1])],
    times: [timesOf(took[0]), timesOf(took[1])],
    clock: clock.kind,
  };
};
