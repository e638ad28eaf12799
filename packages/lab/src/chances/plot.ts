/** The reliability of a game as a picture: what was told across, what came upwards, on the line where both are alike. */
import { COLOURS, dot, faintLine, label, line, svg } from '../plot.js';
import type { Bin, Reliability } from './reliability.js';

const SIZE = 300;
const LEFT = 56;
const TOP = 34;
const WIDTH = LEFT + SIZE + 24;
const HEIGHT = TOP + SIZE + 60;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

const across = (told: number): number => LEFT + told * SIZE;
const upwards = (came: number): number => TOP + (1 - came) * SIZE;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

const axes = (): readonly string[] => [
  ...TICKS.flatMap((tick) => [
    faintLine(across(tick), TOP, across(tick), TOP + SIZE),
    faintLine(LEFT, upwards(tick), LEFT + SIZE, upwards(tick)),
    label(across(tick), TOP + SIZE + 18, percent(tick), 'text-anchor="middle"'),
    label(LEFT - 8, upwards(tick) + 4, percent(tick), 'text-anchor="end"'),
  ]),
  line(across(0), upwards(0), across(1), upwards(1), 'stroke="currentColor" stroke-dasharray="5 5"'),
  label(LEFT + SIZE / 2, TOP + SIZE + 40, 'told', 'text-anchor="middle"'),
  label(12, TOP - 12, 'won'),
];

/** Points are as large as there are matches behind them. */
const point = ({ told, won, matches }: Bin): string =>
  line(across(told), upwards(won.low), across(told), upwards(won.high), `stroke="${COLOURS[0]}" stroke-width="2"`) +
  dot(across(told), upwards(won.share), Math.min(8, 2 + Math.sqrt(matches) / 3), COLOURS[0]);

export const plotOf = (title: string, { bins, matches, positions }: Reliability): string =>
  svg(WIDTH, HEIGHT, `Chances told and matches won in ${title}`, [
    label(LEFT, 18, `${title}: ${positions} positions of ${matches} matches`, 'font-weight="bold"'),
    ...axes(),
    ...bins.map(point),
  ]);
