/** The games that can be played here, each with the show of its family. */
import { fineEdition, gloriousEdition, greatEdition, majorEdition, splendidEdition } from '@five-victories/engine';
import type { Game } from './game.js';
import { tabletopShow } from './tabletop/show.js';
import { zonalShow } from './zonal/show.js';

export const GAMES: readonly Game[] = [
  { ...fineEdition, show: zonalShow },
  { ...majorEdition, show: zonalShow },
  { ...splendidEdition, show: tabletopShow },
  { ...greatEdition, show: tabletopShow },
  { ...gloriousEdition, show: tabletopShow },
];
