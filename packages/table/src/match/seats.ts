/** Who plays each side: somebody at this table, a bot of it, or in a hall somebody elsewhere. */
import type { Level } from '@five-victories/bots';
import { both, SIDES, type Both, type Side } from '@five-victories/engine/kernel';

/** The bots that a new match offers, the weakest first. */
export const LEVELS = [
  'recruit',
  'corporal',
  'ensign',
  'captain',
  'colonel',
  'marshal',
] as const satisfies readonly Level[];
export type { Level };
export const isLevel = (seat: unknown): seat is Level => LEVELS.some((level) => level === seat);

/** Those of former days play on where a match has them. */
export type BotSeat = Level | 'steady' | 'random';
export type Seat = BotSeat | 'person' | 'remote';
export type Seats = Both<Seat>;

const BOT_SEATS = [...LEVELS, 'steady', 'random'] as const satisfies readonly BotSeat[];
export const isBotSeat = (seat: string): seat is BotSeat => BOT_SEATS.some((each) => each === seat);

export const isPerson = (seats: Seats, side: Side): boolean => seats[side] === 'person';
export const isBot = (seats: Seats, side: Side): boolean => isBotSeat(seats[side]);
export const isHotSeat = (seats: Seats): boolean => SIDES.every((side) => isPerson(seats, side));

/** The bot that a person plays against, or the first where only bots play. */
export const botIn = (seats: Seats): BotSeat | undefined => SIDES.map((side) => seats[side]).find(isBotSeat);
/** The same seats with another bot. */
export const withBot = (seats: Seats, bot: BotSeat): Seats =>
  both((side) => (isBotSeat(seats[side]) ? bot : seats[side]));

/** From which edge the table is seen: South's, unless only North is a person. */
export const viewedFrom = (seats: Seats): Side =>
  !isPerson(seats, 'south') && isPerson(seats, 'north') ? 'north' : 'south';
