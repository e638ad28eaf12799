/** Every request, in the order of docs/referee.md. */
import type { Ask } from '../ask.js';
import { advise } from './advise.js';
import { answer, check } from './answer.js';
import { begin } from './begin.js';
import { checkArmy } from './check-army.js';
import { decision } from './decision.js';
import { drop } from './drop.js';
import { games } from './games.js';
import { interrupt } from './interrupt.js';
import { place } from './place.js';
import { position } from './position.js';
import { query } from './query.js';
import { record, replay } from './record.js';
import { load, save } from './save.js';

export const ASKS: readonly Ask[] = [
  games,
  checkArmy,
  begin,
  place,
  decision,
  check,
  answer,
  interrupt,
  position,
  query,
  save,
  load,
  record,
  replay,
  advise,
  drop,
];
