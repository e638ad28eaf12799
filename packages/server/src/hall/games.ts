/** The games that are played here, by the rules of today. */
import type { Playable } from '@five-victories/engine';
import { EDITIONS } from '../rules/editions.js';

const GAMES: ReadonlyMap<string, Playable> = new Map(EDITIONS.map((game) => [game.id, game]));

export const gameNamed = (id: string): Playable | undefined => GAMES.get(id);
