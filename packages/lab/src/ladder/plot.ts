/** The ratings of all games as one picture: a panel for each, a point with its interval for each bot. */
import { COLOURS, dot, faintLine, label, line, svg } from '../plot.js';
import type { Rating } from './ratings.js';
import type { GameStanding } from './standing.js';

const LEFT = 110;
const WIDTH = 640;
const RIGHT = 60;
const ROW = 20;
const HEAD = 30;
const GAP = 34;

interface Scale {
  readonly least: number;
  readonly most: number;
}

const STEP = 200;

const scaleOf = (ratings: readonly Rating[]): Scale => ({
  least: Math.floor(Math.min(...ratings.map(({ low }) => low)) / STEP) * STEP,
  most: Math.ceil(Math.max(...ratings.map(({ high }) => high)) / STEP) * STEP,
});

const across = ({ least, most }: Scale, rating: number): number =>
  LEFT + ((WIDTH - LEFT - RIGHT) * (rating - least)) / Math.max(STEP, most - least);

const rowOf = (scale: Scale, { bot, rating, low, high }: Rating, y: number, colour: string): string =>
  [
    label(LEFT - 12, y + 4, bot, 'text-anchor="end"'),
    line(across(scale, low), y, across(scale, high), y, `stroke="${colour}" stroke-width="2"`),
    dot(across(scale, rating), y, 4, colour),
    label(across(scale, high) + 6, y + 4, rating.toFixed(0)),
  ].join('');

const heightOf = ({ ratings }: GameStanding): number => HEAD + ratings.length * ROW + GAP;

const panel = ({ title, ratings, bouts }: GameStanding, scale: Scale, top: number, colour: string): string => {
  const bottom = top + HEAD + ratings.length * ROW;
  const ticks: string[] = [];
  for (let at = scale.least; at <= scale.most; at += STEP) {
    ticks.push(faintLine(across(scale, at), top + HEAD - 8, across(scale, at), bottom));
    ticks.push(label(across(scale, at), bottom + 14, String(at), 'text-anchor="middle" opacity="0.7"'));
  }
  const pairs = bouts.reduce((sum, each) => sum + each.pairs, 0);
  const head = label(8, top + 14, `${title} (${pairs} pairs of matches)`, 'font-weight="bold"');
  return [head, ...ticks, ...ratings.map((rating, i) => rowOf(scale, rating, top + HEAD + i * ROW + 4, colour))].join(
    '\n',
  );
};

export const plotOf = (standing: readonly GameStanding[]): string => {
  const shown = standing.filter(({ ratings }) => ratings.length > 0);
  const scale = scaleOf(shown.flatMap(({ ratings }) => ratings));
  let top = 6;
  const panels = shown.map((game, i) => {
    const drawn = panel(game, scale, top, COLOURS[i % COLOURS.length]!);
    top += heightOf(game);
    return drawn;
  });
  return svg(WIDTH, top, 'Ratings of the bots with 95 % intervals', panels);
};
