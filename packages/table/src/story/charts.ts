/** The two charts of the end, drawn as SVG texts: shown on the page, and put into the one that is given away. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { SideTone } from '../art/side-tones.js';
import { luckIn } from './luck.js';
import type { Story } from './story.js';

export const WIDTH = 640;
export const PLOT = { left: 58, right: 626, top: 14 } as const;

export interface Drawn {
  readonly tones: Both<SideTone>;
  /** Names of the armies, to be read aloud and on the chart. */
  readonly names: Both<string>;
  /** What the chart says, for who does not see it. */
  readonly label: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const round = (n: number): number => Math.round(n * 10) / 10;

/** From moments of the match to places on the chart. */
export const scaleOf = ({ turns, course }: Story) => {
  const from = turns[0]?.at ?? 0;
  const to = Math.max(from + 1, course.at(-1)?.at ?? from + 1);
  return (at: number): number => round(PLOT.left + ((at - from) / (to - from)) * (PLOT.right - PLOT.left));
};

export const text = (x: number, y: number, words: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;

/** Lines where turns begin, with their numbers; only as many as can be read. */
export const turnLines = (story: Story, x: (at: number) => number, bottom: number): string => {
  const step = Math.ceil(story.turns.length / 16);
  return story.turns
    .map(({ turn, at }, i) =>
      i % step === 0
        ? `<path class="grid" d="M${x(at)} ${PLOT.top}V${bottom}"/>${text(x(at) + 2, bottom + 16, String(turn), 'start')}`
        : '',
    )
    .join('');
};

/** A line in the colour of a side, told apart by its edge as well. */
const lineOf = (side: Side, { ground, sign }: SideTone, d: string): string =>
  `<path d="${d}" fill="none" stroke="${sign}" stroke-width="5.5" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="${ground}" stroke-width="3" stroke-linejoin="round" data-side="${side}"/>`;

export const svg = (height: number, label: string, body: string): string =>
  `<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}" xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

const nameAt = (x: number, y: number, name: string, { ground, sign }: SideTone, letter: string): string =>
  `<rect x="${x}" y="${y - 12}" width="16" height="16" rx="3" fill="${ground}" stroke="${sign}"/>` +
  `<text x="${x + 8}" y="${y}" text-anchor="middle" class="letter" style="fill:${sign}">${letter}</text>` +
  `<text x="${x + 22}" y="${y}" class="army">${escaped(name)}</text>`;

export const keyOf = ({ tones, names }: Drawn, y: number): string =>
  nameAt(PLOT.left, y - 24, names.south, tones.south, 'S') + nameAt(PLOT.left, y, names.north, tones.north, 'N');

const HALF = 0.5;
/** As wide as the sign of a turning point. */
const SIGN = 22;
export const COURSE = { height: 318, bottom: 240 } as const;

/** The numbers of the turning points, each above what is drawn there. */
export const marksOf = (
  { turnings }: Story,
  x: (at: number) => number,
  bottom: number,
  highAt: (at: number) => number,
): string => {
  let before = { x: -SIGN, down: 0 };
  return turnings
    .map(({ at }, i) => {
      // Two that lie together stand one below the other.
      before = { x: x(at), down: x(at) - before.x < SIGN ? before.down + SIGN : 0 };
      const sign = Math.max(PLOT.top + 10, highAt(at) - 16) + before.down;
      return (
        `<path class="grid strong" d="M${x(at)} ${PLOT.top}V${bottom}"/>` +
        `<circle cx="${x(at)}" cy="${sign}" r="10" class="mark"/>` +
        `<text x="${x(at)}" y="${sign + 4}" text-anchor="middle" class="number">${i + 1}</text>`
      );
    })
    .join('');
};

/** What was left of both armies, with the turning points. */
export const courseChart = (story: Story, drawn: Drawn): string => {
  const x = scaleOf(story);
  const { bottom, height } = COURSE;
  const least = Math.min(...story.course.flatMap(({ left }) => [left.south, left.north]));
  // Armies that stand nearly whole are looked at more closely.
  const floor = least > HALF ? HALF : 0;
  const y = (share: number): number => round(bottom - ((share - floor) / (1 - floor)) * (bottom - PLOT.top));
  const grid = [floor, (floor + 1) / 2, 1]
    .map(
      (share) =>
        `<path class="grid" d="M${PLOT.left} ${y(share)}H${PLOT.right}"/>${text(PLOT.left - 6, y(share) + 4, `${share * 100} %`, 'end')}`,
    )
    .join('');
  const lines = SIDES.map((side) => {
    const d = story.course
      .map(({ at, left }, i, all) => {
        const before = all[i - 1];
        if (before && before.left[side] === left[side] && i < all.length - 1) return '';
        return `${i === 0 ? 'M' : 'L'}${x(at)} ${y(left[side])}`;
      })
      .join('');
    return lineOf(side, drawn.tones[side], d);
  }).join('');
  const marks = marksOf(story, x, bottom, (now) => {
    const point = story.course.find(({ at }) => at === now);
    return point ? y(Math.max(point.left.south, point.left.north)) : PLOT.top;
  });
  return svg(height, drawn.label, grid + turnLines(story, x, bottom) + lines + marks + keyOf(drawn, height - 12));
};

const LUCK = { height: 248, bottom: 170 } as const;
const LEAST_LUCK = 2;

/** Hits above or below expectation, summed up. */
export const luckChart = (story: Story, drawn: Drawn): string => {
  const x = scaleOf(story);
  const { bottom, height } = LUCK;
  const series = (side: Side): { readonly at: number; readonly sum: number }[] => {
    let sum = 0;
    return story.luck.casts
      .filter((cast) => cast.side === side)
      .map((cast) => ({ at: cast.at, sum: (sum += luckIn([cast], side)) }));
  };
  const both = { south: series('south'), north: series('north') };
  const most = Math.max(LEAST_LUCK, ...SIDES.flatMap((side) => both[side].map(({ sum }) => Math.abs(sum))));
  const middle = (PLOT.top + bottom) / 2;
  const y = (sum: number): number => round(middle - (sum / most) * (middle - PLOT.top - 6));
  const whole = Math.max(1, Math.floor(most));
  const grid = [-whole, 0, whole]
    .map((sum) => {
      const line = `<path class="grid${sum === 0 ? ' strong' : ''}" d="M${PLOT.left} ${y(sum)}H${PLOT.right}"/>`;
      return `${line}${text(PLOT.left - 6, y(sum) + 4, sum === 0 ? '0' : `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`, 'end')}`;
    })
    .join('');
  const lines = SIDES.map((side) => {
    const steps = both[side].map(({ at, sum }) => `L${x(at)} ${y(sum)}`).join('');
    const last = both[side].at(-1)?.sum ?? 0;
    return lineOf(side, drawn.tones[side], `M${PLOT.left} ${y(0)}${steps}L${PLOT.right} ${y(last)}`);
  }).join('');
  return svg(height, drawn.label, grid + turnLines(story, x, bottom) + lines + keyOf(drawn, height - 12));
};

/** The labels of the two charts, in words. */
export const courseLabel = (
  story: Story,
  words: { label(south: string, north: string, rows: string): string; row(turn: number, s: string, n: string): string },
  names: Both<string>,
  percent: (share: number) => string,
): string => {
  const rows = story.turns.map(({ turn }, i) => {
    const end = story.turns[i + 1]?.at ?? Infinity;
    const last = story.course.findLast(({ at }) => at < end) ?? story.course.at(-1)!;
    return words.row(turn, percent(last.left.south), percent(last.left.north));
  });
  return words.label(names.south, names.north, rows.join('; '));
};
