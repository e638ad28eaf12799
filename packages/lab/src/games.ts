/** The games that can be played here. */
import { fineEdition, majorEdition } from '@five-victories/engine';
import type { Edition } from '@five-victories/engine/zonal';

export const GAMES: readonly Edition[] = [fineEdition, majorEdition];
