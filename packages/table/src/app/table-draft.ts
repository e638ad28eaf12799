/** What every new match has, whatever the game: who plays, whose dice, how much may be taken back. */
import { createSignal } from 'solid-js';
import type { Seat } from '../match/seats.js';
import { settings } from './settings.js';

export type TableDraft = ReturnType<typeof createTableDraft>;

export const createTableDraft = () => {
  const [seats, setSeats] = createSignal<{ south: Seat; north: Seat }>({ south: 'person', north: 'steady' });
  const [hand, setHand] = createSignal(false);
  const [friendly, setFriendly] = createSignal(settings().friendly);
  return { seats, setSeats, hand, setHand, friendly, setFriendly };
};

/** A number below n that nobody can foresee. */
export const chance = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;

/** In the place of an army's id: any of them, or the one that came with the scenario. */
export const RANDOM = '*';
export const BROUGHT = '^';
/** An army of the book may have the id of a ready-made one. */
export const ofTheBook = (id: string): string => `book/${id}`;
