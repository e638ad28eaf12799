import { say, type Command } from './command.js';
import { askOf, complainOf, faultLine, fileOf, type FaultTold } from './file.js';

export const checkArmy: Command = {
  name: 'check-army',
  takes: 'FILE',
  meaning: 'checks an army (JSON): all errors and warnings, each with its rule',
  run: (args) => {
    const file = fileOf(args, 'check-army');
    if (typeof file === 'number') return file;
    const answered = askOf()({ ask: 'checkArmy', army: file.value });
    if ('error' in answered) {
      complainOf(answered);
      return 1;
    }
    const { errors, warnings } = answered as unknown as Record<'errors' | 'warnings', FaultTold[]>;
    for (const error of errors) say(`error: ${faultLine(error)}`);
    for (const warning of warnings) say(`warning: ${faultLine(warning)}`);
    say(answered.ok ? 'The army is legal.' : 'The army is not legal.');
    return answered.ok ? 0 : 1;
  },
};
