/** The `victory` command: finds the command that is named; the rest is theirs. */
import { misused, say } from './commands/command.js';
import { COMMANDS } from './commands/index.js';

const HELP = ['help', '--help', '-h'];

const usage = (): void => {
  say('Usage: victory COMMAND');
  say('');
  const rows = [...COMMANDS, { name: 'help', takes: '', meaning: 'prints this' }];
  const width = Math.max(...rows.map(({ name, takes }) => name.length + takes.length)) + 3;
  for (const { name, takes, meaning } of rows) say(`  ${`${name} ${takes}`.padEnd(width)}${meaning}`);
};

const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === undefined) return misused('A command is wanted.');
  if (HELP.includes(name)) {
    usage();
    return 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  return command ? command.run(args) : misused(`There is no command "${name}".`);
};

/** A reader that has seen enough (`victory games | head`) is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
