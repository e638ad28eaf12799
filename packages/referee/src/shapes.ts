/** Shapes that several requests share. */
import { SIDES, wants, wire, type DiceSource, type Fault } from '@five-victories/engine';
import { fault } from './faults.js';
import type { Game } from './game.js';
import { GAMES } from './games.js';
import { LIMITS, STANDARD_SEED } from './limits.js';

const { fields, integer, list, oneOf, text, value } = wire;

export const side = oneOf(SIDES);
export const matchName = text(80);
export const gameName = text(20);
export const id = value<string | number>(
  { type: ['string', 'number'], maxLength: 200 },
  wants('wantedTextOrNumber', { most: 200 }),
  (v) => (typeof v === 'string' && v.length <= 200) || Number.isFinite(v),
);

/** Where a shape of each game is kept in the printed schema. */
export const definition = (game: Game, what: string): string => `${game.rules.id}-${what}`;

/** A value that is read once its game is known; the schema tells all games. */
export const ofGame = (what: string): wire.Shape<unknown> => ({
  schema: { anyOf: GAMES.map((game) => ({ $ref: `#/$defs/${definition(game, what)}` })) },
  read: (given) => given,
});

const seed = integer(-0x8000_0000, 0xffff_ffff);
const yes = value<true>({ const: true }, wants('wantedTrue'), (v) => v === true);

/** The three ways to bring dice. */
export const diceFields = { seed, dice: list(integer(1, 20), LIMITS.dice), hand: yes } as const;
export type DiceGiven = Partial<wire.Read<ReturnType<typeof fields<typeof diceFields>>>>;

export const diceOf = ({ seed: from, dice, hand }: DiceGiven, faults: Fault[]): DiceSource => {
  if ([from, dice, hand].filter((given) => given !== undefined).length > 1)
    faults.push(fault(dice === undefined ? 'seed' : 'dice', 'oneSourceOfDice'));
  return hand ? { hand } : dice ? { list: dice } : { seed: from ?? STANDARD_SEED };
};
