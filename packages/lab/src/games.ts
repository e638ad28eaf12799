/** The games that can be played here. */
import { fine, major } from '@five-victories/engine';
import type { ZonalRules } from '@five-victories/engine/zonal';

export const GAMES: readonly ZonalRules[] = [fine, major];
