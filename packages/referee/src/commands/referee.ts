import { once } from 'node:events';
import { linesOf } from '../lines.js';
import { createReferee } from '../referee.js';
import { misused, type Command } from './command.js';

export const referee: Command = {
  name: 'referee',
  takes: '',
  meaning: 'reads requests from standard input and answers them, one JSON line each (docs/referee.md)',
  run: async (args) => {
    if (args.length > 0) return misused('"victory referee" takes no arguments.');
    // Whoever listened has gone: there is nothing left to do.
    process.stdout.on('error', () => process.exit(0));
    const answerTo = createReferee();
    for await (const line of linesOf(process.stdin))
      if (!process.stdout.write(`${answerTo(line)}\n`)) await once(process.stdout, 'drain');
    return 0;
  },
};
