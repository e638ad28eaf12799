/** The opening of a watched match: the game, the ground and both armies side by side. */
import type { Side } from '@five-victories/engine';
import type { GameMatch, Listed, Show } from './game.js';
import { fit, wrap, type Ink } from './ink.js';
import type { MatchUp } from './match-up.js';
import { shortLeader } from './short-names.js';

const lineOf = ({ strength, name, type, carried }: Listed, width: number): string => {
  const plain = `${strength.padEnd(5)}${name}`;
  const told = [[type, ...carried], carried].map((words) => `${plain} (${words.join(', ')})`);
  const fitting = told.find((each) => each.length <= width && !each.endsWith('()')) ?? plain;
  return fit(fitting, width).padEnd(width);
};

const headOf = (show: Show, match: GameMatch, side: Side, bot: string, width: number): string[] => {
  const { name } = match.state.sides[side];
  const leader = shortLeader(show.leaderOf(match, side), width);
  return [`${side.toUpperCase()}: ${name}`, leader, `led by the bot ${bot}`].map((line) =>
    fit(line, width).padEnd(width),
  );
};

export const titleOf = (
  { game, scenario, bots }: MatchUp,
  match: GameMatch,
  seed: number,
  ink: Ink,
  columns: number,
): string[][] => {
  const width = Math.floor((columns - 6) / 2);
  const sides = (['south', 'north'] as const).map((side, i) => [
    ...headOf(game.show, match, side, bots[i]!.name, width),
    ...game.show.roster(match, side).map((each) => lineOf(each, width)),
  ]);
  const [south = [], north = []] = sides;
  const rows = Array.from({ length: Math.max(south.length, north.length) }, (_, i) => {
    const left = ink.of('south', south[i] ?? ' '.repeat(width));
    return `  ${left}  ${ink.of('north', north[i] ?? '')}`;
  });
  const story = scenario ? ['', ...wrap(scenario.story, columns - 4, '').map((line) => `  ${line}`)] : [];
  const rule = '━'.repeat(columns);
  return [
    [
      rule,
      ink.strong(`  ${game.title}${scenario ? `: ${scenario.name}` : ''}`),
      `  a game by Trevor Raymond; seed ${seed}`,
      ...story,
      rule,
    ],
    rows.map((row) => row.trimEnd()),
  ];
};
