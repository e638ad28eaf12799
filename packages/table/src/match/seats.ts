/** Who plays each side. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';

export const SEATS = ['person', 'steady', 'random'] as const;
export type Seat = (typeof SEATS)[number];
export type Seats = Both<Seat>;

export const isPerson = (seats: Seats, side: Side): boolean => seats[side] === 'person';
export const isHotSeat = (seats: Seats): boolean => SIDES.every((side) => isPerson(seats, side));

/** From which edge the table is seen: South's, unless only North is a person. */
export const viewedFrom = (seats: Seats): Side =>
  !isPerson(seats, 'south') && isPerson(seats, 'north') ? 'north' : 'south';
