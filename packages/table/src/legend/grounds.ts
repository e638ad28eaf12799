/** Every kind of ground of a game: a piece of it, its name, and what it does in this match. */
import { patch, terrainFeature, terrainLine, type Game } from '../art/index.js';
import { capital } from '../words/names.js';
import type { Messages } from '../words/en.js';
import type { LegendWords } from './words/index.js';

/** A row of a terrain table, of whichever game. */
export interface GroundEffect {
  readonly prohibited: readonly string[];
  readonly restricted: boolean;
  readonly cover: readonly string[];
  readonly advantage: readonly string[];
  readonly blocksFire?: 'no' | 'hill' | 'wood';
}

export interface GroundEntry {
  readonly svg: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Names those whom a row concerns, if its words do not. */
export interface Naming {
  readonly name: (whom: string) => string;
  readonly list: (names: readonly string[]) => string;
}

/** What a row does to moving, fire and fighting. */
export const effectsTold = (
  effect: GroundEffect,
  { ground }: Pick<LegendWords, 'ground'>,
  naming: Naming,
): string[] => {
  const { prohibited, restricted, cover, advantage, blocksFire = 'no' } = effect;
  const who = (list: readonly string[]): string =>
    naming.list(list.map((each) => ground.whom[each] ?? naming.name(each)));
  const isClosed = prohibited.includes('all');
  const hides = ground.hides[blocksFire];
  return [
    ...(isClosed ? [ground.closedToAll] : prohibited.length > 0 ? [ground.closed(who(prohibited))] : []),
    ...(restricted ? [ground.slows] : []),
    ...(cover.length > 0 ? [ground.cover(who(cover))] : []),
    ...(advantage.length > 0 ? [ground.advantage(who(advantage))] : []),
    ...(hides === undefined ? [] : [hides]),
  ];
};

export const SWATCH = { width: 96, height: 72 };
const SEED = 5;

const swatchOf = (type: string, game: Game): string =>
  type === 'escarpment'
    ? terrainLine(type, [
        [8, 30],
        [48, 42],
        [88, 30],
      ])
    : terrainFeature(
        type as Parameters<typeof terrainFeature>[0],
        patch(6, 6, SWATCH.width - 12, SWATCH.height - 12, SEED),
        {
          seed: SEED,
          game,
        },
      );

const nameOf = (type: string, { terrain, escarpment }: Pick<Messages, 'terrain' | 'escarpment'>): string =>
  type === 'escarpment' ? escarpment : ((terrain as Readonly<Record<string, string>>)[type] ?? type);

export const groundEntries = (
  game: Game,
  effects: Readonly<Record<string, GroundEffect>>,
  messages: Pick<Messages, 'terrain' | 'escarpment'>,
  words: LegendWords,
  naming: Naming,
): GroundEntry[] =>
  Object.entries(effects).map(([type, effect]) => {
    const lines = effectsTold(effect, words, naming);
    return {
      svg: swatchOf(type, game),
      title: capital(nameOf(type, messages)),
      lines: lines.length > 0 ? lines : [words.ground.nothing],
    };
  });
