/** Who plays whom, where and with which bots: read from the command line. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOTS, botNamed, type Bot } from '@five-victories/bots';
import { openMatch, type Fault } from '@five-victories/engine';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { players } from '@five-victories/words/en/players';
import type { Army, Game, GameMatch, Scenario } from './game.js';
import { GAMES } from './games.js';

/** Something on the command line that cannot be: a sentence for whoever typed it. */
export class Mistake extends Error {}

export const MATCH_UP = {
  game: { type: 'string', default: 'fine' },
  south: { type: 'string' },
  north: { type: 'string' },
  scenario: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Declared;

export interface MatchUp {
  readonly game: Game;
  readonly scenario: Scenario | undefined;
  readonly south: Army;
  readonly north: Army;
  /** How a match begins, as the engine reads it. */
  readonly given: {
    readonly armies: { south: Army; north: Army };
    readonly options: Readonly<Record<string, unknown>>;
  };
  readonly bots: readonly [Bot, Bot];
}

type Declared = Readonly<Record<string, { type: 'string' | 'boolean'; short?: string; default?: string }>>;
type Read<T extends Declared> = {
  readonly [K in keyof T]: T[K] extends { type: 'boolean' }
    ? boolean | undefined
    : T[K] extends { default: string }
      ? string
      : string | undefined;
};

/** `parseArgs` with sentences of ours. */
export const readArguments = <const T extends Declared>(args: readonly string[], options: T): Read<T> => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as unknown as Read<T>;
  } catch (fault) {
    throw new Mistake(fault instanceof Error ? fault.message : String(fault));
  }
};

const named = <T extends { readonly id: string }>(kind: string, list: readonly T[], id: string): T => {
  const found = list.find((each) => each.id === id);
  if (!found) throw new Mistake(`There is no ${kind} "${id}". There are: ${list.map((each) => each.id).join(', ')}.`);
  return found;
};

const BOT_COLUMN = 10;
/** All bots with what is to be expected of them, for the help of a command. */
export const BOT_LINES = Object.entries(players)
  .map(([id, { text }]) => `${' '.repeat(26)}${id.padEnd(BOT_COLUMN)}${text}`)
  .join('\n');

const readBots = (text: string): [Bot, Bot] => {
  const bots = text.split(',').map((name) => {
    const bot = botNamed(name.trim());
    if (!bot) throw new Mistake(`There is no bot "${name}". There are: ${BOTS.map((each) => each.name).join(', ')}.`);
    return bot;
  });
  const [first, second = first] = bots;
  if (!first || !second || bots.length > 2) throw new Mistake(`--bots takes two names, such as steady,random.`);
  return [first, second];
};

export const readWhole = (
  name: string,
  text: string | undefined,
  standard: number,
  least: number,
  most: number,
): number => {
  if (text === undefined) return standard;
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < least || number > most)
    throw new Mistake(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
  return number;
};

export const MOST_SEED = 0xffff_ffff;

const readOptionsFile = (path: string | undefined): Readonly<Record<string, unknown>> => {
  if (path === undefined) return {};
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Mistake(`The options file ${path} cannot be read.`);
  }
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch {
    // said below
  }
  throw new Mistake(`The options file ${path} does not hold a JSON object.`);
};

interface Given {
  readonly game: string;
  readonly south?: string | undefined;
  readonly north?: string | undefined;
  readonly scenario?: string | undefined;
  readonly options?: string | undefined;
  readonly bots?: string | undefined;
}

/** Everything checked, the armies and options by the engine itself. */
export const readMatchUp = (given: Given, standardBots: string): MatchUp => {
  const game = named('game', GAMES, given.game);
  const scenario = given.scenario === undefined ? undefined : named('scenario', game.scenarios, given.scenario);
  const south = named('army', game.armies, given.south ?? scenario?.south ?? game.armies[0]!.id);
  const north = named('army', game.armies, given.north ?? scenario?.north ?? game.armies[1]!.id);
  const options = { ...scenario?.options, ...readOptionsFile(given.options) };
  const matchUp: MatchUp = {
    game,
    scenario,
    south,
    north,
    given: { armies: { south, north }, options },
    bots: readBots(given.bots ?? standardBots),
  };
  begun(matchUp, 1);
  return matchUp;
};

/** A match of this pairing, at its first decision. */
export const begun = ({ game, given }: Pick<MatchUp, 'game' | 'given'>, seed: number): GameMatch => {
  const faults: Fault[] = [];
  const match = openMatch(game, given, { seed }, '', faults);
  if (match) return match;
  const said = faults.map(
    (fault) =>
      `${fault.path.replace(/^\./, '')}: ${fault.rule ? `${fault.rule}: ` : ''}${faultText(english, { rules: game }, fault)}`,
  );
  throw new Mistake(`These armies and options make no match.\n${said.join('\n')}`);
};
