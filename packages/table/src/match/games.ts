/** The rules, armies and scenarios of the zone games. */
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import type { Edition } from '@five-victories/engine/zonal';
import type { ZoneGame } from './game-ids.js';

const EDITIONS: Readonly<Record<ZoneGame, Edition>> = { fine: fineEdition, major: majorEdition };

export const editionOf = (id: ZoneGame): Edition => EDITIONS[id];
