/** The rules, armies and scenarios of the measured games. */
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { Edition } from '@five-victories/engine/tabletop';
import type { MeasuredGame } from '../match/game-ids.js';

const EDITIONS = {
  splendid: splendidEdition,
  great: greatEdition,
  glorious: gloriousEdition,
} satisfies Readonly<Record<MeasuredGame, Edition>>;

export const measuredEditionOf = <G extends MeasuredGame>(id: G): (typeof EDITIONS)[G] => EDITIONS[id];
