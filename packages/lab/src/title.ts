/** The opening of a watched match: the game, the ground and both armies side by side. */
import type { Side } from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { fit, wrap, type Ink } from './ink.js';
import type { MatchUp } from './match-up.js';
import { strengthOf } from './plan.js';
import { shortLeader } from './short-names.js';

const rosterOf = (match: ZonalMatch, side: Side, width: number): string[] =>
  match.state.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const quality = unit.quality === 'seasoned' ? '' : `, ${unit.quality}`;
      const type = match.rules.types[unit.type]!.name;
      const plain = `${strengthOf(unit).padEnd(5)}${unit.name}${quality}`;
      const carried = [unit.weapon === 'hand' ? undefined : unit.weapon, unit.spears && 'spears'].filter(Boolean);
      const told = [[type, ...carried], carried].map((words) => `${plain} (${words.join(', ')})`);
      const fitting = told.find((each) => each.length <= width && !each.endsWith('()')) ?? plain;
      return fit(fitting, width).padEnd(width);
    });

const headOf = (match: ZonalMatch, side: Side, bot: string, width: number): string[] => {
  const { name, leader } = match.state.sides[side];
  const lines = [`${side.toUpperCase()}: ${name}`, shortLeader(leader, width), `led by the bot ${bot}`];
  return lines.map((line) => fit(line, width).padEnd(width));
};

export const titleOf = (
  { game, scenario, bots }: MatchUp,
  match: ZonalMatch,
  seed: number,
  ink: Ink,
  columns: number,
): string[][] => {
  const width = Math.floor((columns - 6) / 2);
  const sides = (['south', 'north'] as const).map((side, i) => [
    ...headOf(match, side, bots[i]!.name, width),
    ...rosterOf(match, side, width),
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
