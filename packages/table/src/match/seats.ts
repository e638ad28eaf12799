/** Who plays each side: somebody at this table, a bot of it, or in a hall somebody elsewhere. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';

export const SEATS = ['person', 'steady', 'random'] as const;
export type Seat = (typeof SEATS)[number] | 'remote';
export type Seats = Both<Seat>;

export const isPerson = (seats: Seats, side: Side): boolean => seats[side] === 'person';
export const isBot = (seats: Seats, side: Side): boolean => seats[side] === 'steady' || seats[side] === 'random';
export const isHotSeat = (seats: Seats): boolean => SIDES.every((side) => isPerson(seats, side));

/** From which edge the table is seen: South's, unless only North is a person. */
export const viewedFrom = (seats: Seats): Side =>
  !isPerson(seats, 'south') && isPerson(seats, 'north') ? 'north' : 'south';
