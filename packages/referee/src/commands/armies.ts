import { GAMES } from '../games.js';
import { misused, say, type Command } from './command.js';

export const armies: Command = {
  name: 'armies',
  takes: '[ID]',
  meaning: 'lists the ready-made armies, or prints one as JSON',
  run: ([id, ...rest]) => {
    if (rest.length > 0) return misused('"victory armies" takes one id at most.');
    if (id === undefined) {
      for (const { title, armies: ready } of GAMES) {
        say(title);
        for (const army of ready) say(`  ${army.id}: ${army.name} (${army.period})`);
      }
      return 0;
    }
    const army = GAMES.flatMap(({ armies: ready }) => ready).find((each) => each.id === id);
    if (army === undefined) return misused(`There is no ready-made army "${id}".`);
    say(JSON.stringify(army, undefined, 2));
    return 0;
  },
};
