import { schema } from '../schema.js';
import { misused, say, type Command } from './command.js';

export const printSchema: Command = {
  name: 'schema',
  takes: '',
  meaning: 'prints the JSON schema of all requests (packages/referee/schema.json)',
  run: (args) => {
    if (args.length > 0) return misused('"victory schema" takes no arguments.');
    say(JSON.stringify(schema(), undefined, 2));
    return 0;
  },
};
