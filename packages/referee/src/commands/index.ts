/** The commands, in the order of the usage. */
import { chances, ladder, series, watch } from '@five-victories/lab';
import { armies } from './armies.js';
import { checkArmy } from './check-army.js';
import type { Command } from './command.js';
import { games } from './games.js';
import { referee } from './referee.js';
import { replay } from './replay.js';
import { printSchema } from './schema.js';

export const COMMANDS: readonly Command[] = [
  referee,
  { name: 'watch', takes: '[...]', meaning: 'lets two bots play a match and tells it', run: watch },
  { name: 'series', takes: '[...]', meaning: 'plays a series of matches between bots and counts', run: series },
  { name: 'ladder', takes: '[...]', meaning: 'plays bots against their neighbours and rates them', run: ladder },
  { name: 'chances', takes: '[...]', meaning: 'fits and checks the chances of winning on quick matches', run: chances },
  games,
  armies,
  checkArmy,
  replay,
  printSchema,
];
