/** The rules, armies and scenarios of the games that can be played here. */
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import type { Army, Edition } from '@five-victories/engine/zonal';
import type { GameId } from './game-ids.js';

export { GAME_IDS, isGame, type GameId } from './game-ids.js';

const EDITIONS: Readonly<Record<GameId, Edition>> = { fine: fineEdition, major: majorEdition };

export const editionOf = (id: GameId): Edition => EDITIONS[id];
export const armyOf = (game: Edition, id: string): Army | undefined => game.armies.find((army) => army.id === id);
