/** The chances over the turns, as an SVG text: South's from below, North's from above, a draw between them. */
import type { Both, Side } from '@five-victories/engine/kernel';
import { hopeAt, type Point } from '../analysis/analysis.js';
import { COURSE, keyOf, marksOf, PLOT, round, scaleOf, svg, text, turnLines, type Drawn } from './charts.js';
import type { Story } from './story.js';

/** Less of a change is not seen. */
const SEEN = 0.004;

interface Placed extends Point {
  readonly at: number;
}

/** Only where something changes, and the ends. */
const bends = (points: readonly Placed[]): readonly Placed[] => {
  const kept: Placed[] = [];
  for (const [i, point] of points.entries()) {
    const last = kept.at(-1);
    const isSeen = !last || Math.abs(last.south - point.south) > SEEN || Math.abs(last.north - point.north) > SEEN;
    if (isSeen || i === points.length - 1) kept.push(point);
  }
  return kept;
};

/** Of the match proper: the set-up is no part of it. */
const placed = ({ course }: Story, chances: readonly Point[]): readonly Placed[] =>
  course.flatMap(({ at }) => {
    const point = chances[at];
    return point ? [{ at, ...point }] : [];
  });

export const chancesChart = (story: Story, chances: readonly Point[], drawn: Drawn): string => {
  const x = scaleOf(story);
  const { bottom, height } = COURSE;
  const y = (share: number): number => round(bottom - share * (bottom - PLOT.top));
  const points = bends(placed(story, chances));
  const edge = (share: (point: Point) => number): string =>
    points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.at)} ${y(share(point))}`).join('');
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const area = (side: Side, share: (point: Point) => number, to: number): string => {
    const { ground, sign } = drawn.tones[side];
    const d = edge(share);
    return (
      `<path d="${d}L${x(last)} ${to}L${x(first)} ${to}Z" fill="${ground}" data-side="${side}"/>` +
      `<path d="${d}" fill="none" stroke="${sign}" stroke-width="1.5" stroke-linejoin="round"/>`
    );
  };
  const grid = [0, 0.5, 1].map((share) => text(PLOT.left - 6, y(share) + 4, `${share * 100} %`, 'end')).join('');
  const middle = `<path class="grid strong" d="M${PLOT.left} ${y(0.5)}H${PLOT.right}"/>`;
  const areas = area('north', ({ north }) => 1 - north, PLOT.top) + area('south', ({ south }) => south, bottom);
  const marks = marksOf(story, x, bottom, (at) => {
    const point = chances[at];
    return point ? y(hopeAt(point)) : PLOT.top;
  });
  return svg(
    height,
    drawn.label,
    grid + turnLines(story, x, bottom) + areas + middle + marks + keyOf(drawn, height - 12),
  );
};

/** The chart in words: how it stood when each turn began. */
export const chancesLabel = (
  { turns }: Story,
  chances: readonly Point[],
  words: { label(south: string, north: string, rows: string): string },
  row: (turn: number, south: string, north: string) => string,
  names: Both<string>,
  percent: (share: number) => string,
): string => {
  const rows = turns.flatMap(({ turn, at }) => {
    const point = chances[at];
    return point ? [row(turn, percent(point.south), percent(point.north))] : [];
  });
  return words.label(names.south, names.north, rows.join('; '));
};
