import type { Game } from '../game.js';
import { GAMES } from '../games.js';
import { misused, say, type Command } from './command.js';
import { readGame } from './game-option.js';

const list = ({ title, armies: ready, scenarios }: Game): void => {
  say(title);
  say('  Armies:');
  for (const { id, name, period } of ready) say(`    ${id}: ${name} (${period})`);
  say('  Scenarios:');
  for (const { id, name, south, north } of scenarios) say(`    ${id}: ${name} (south ${south}, north ${north})`);
};

const print = (games: readonly Game[], id: string): number => {
  const found = games.flatMap(({ rules, armies: ready, scenarios }) =>
    [...ready, ...scenarios].filter((each) => each.id === id).map((each) => ({ each, game: rules.id })),
  );
  if (found.length === 0) return misused(`There is no ready-made army and no scenario "${id}".`);
  if (found.length > 1)
    return misused(`There is a "${id}" in ${found.map(({ game }) => game).join(' and in ')}: choose with --game.`);
  say(JSON.stringify(found[0]!.each, undefined, 2));
  return 0;
};

export const armies: Command = {
  name: 'armies',
  takes: '[ID] [--game ID]',
  meaning: 'lists the ready-made armies and the scenarios, or prints one as JSON',
  run: (args) => {
    const given = readGame(args, 'armies');
    if (typeof given === 'number') return given;
    const { game, rest } = given;
    const games = game ? [game] : GAMES;
    if (rest.length > 1) return misused('"victory armies" takes one id at most.');
    if (rest[0] !== undefined) return print(games, rest[0]);
    games.forEach(list);
    return 0;
  },
};
