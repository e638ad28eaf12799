/** The rules, armies and scenarios of the measured games. */
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { Edition } from '@five-victories/engine/tabletop';
import type { MeasuredGame } from '../match/game-ids.js';

const EDITIONS: Readonly<Record<MeasuredGame, Edition>> = {
  splendid: splendidEdition,
  great: greatEdition,
  glorious: gloriousEdition,
};

export const measuredEditionOf = (id: MeasuredGame): Edition => EDITIONS[id];
