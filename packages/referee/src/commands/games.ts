import { GAMES } from '../games.js';
import { misused, say, type Command } from './command.js';

interface Described {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly options: readonly { readonly name: string; readonly meaning: string }[];
  readonly switches: readonly { readonly name: string; readonly ruling: string; readonly meaning: string }[];
  readonly types: Readonly<Record<string, { readonly name: string; readonly stands: string }>>;
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
}

const tell = ({ id, title, version, options, switches, types, scenarios }: Described): void => {
  say(`${id}: ${title} (rules version ${version})`);
  say('  Unit types:');
  for (const [type, { name, stands }] of Object.entries(types)) say(`    ${type}: ${name}, stands ${stands}`);
  say('  Options:');
  for (const { name, meaning } of options) say(`    ${name}: ${meaning}`);
  say('  House rules:');
  for (const { name, ruling, meaning } of switches) say(`    ${name} (${ruling}): ${meaning}`);
  say('  Scenarios:');
  for (const scenario of scenarios) say(`    ${scenario.id}: ${scenario.name}`);
};

export const games: Command = {
  name: 'games',
  takes: '',
  meaning: 'lists the games with their unit types, options, house rules and scenarios',
  run: (args) => {
    if (args.length > 0) return misused('"victory games" takes no arguments.');
    for (const game of GAMES) tell(game.describe() as unknown as Described);
    return 0;
  },
};
