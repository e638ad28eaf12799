/** A game of a hall by its title; one that this table does not know by its id. */
import { t } from '../../app/settings.js';
import { isGame } from '../../match/game-ids.js';

export const gameTitle = (game: string): string => (isGame(game) ? t().front.games[game].title : game);
