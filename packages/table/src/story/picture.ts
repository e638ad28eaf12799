/** The report as one picture: who won and why, the table as it was left, the course of the battle. An SVG by itself. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { SideTone } from '../art/side-tones.js';
import type { LittleMap } from '../match/book.js';
import { escaped } from './report-page.js';

export const PICTURE = { width: 1200, height: 800 } as const;

export interface Picture {
  readonly kicker: string;
  readonly headline: string;
  /** The result in a sentence, and why. */
  readonly lines: readonly string[];
  readonly tones: Both<SideTone>;
  readonly armies: Both<string>;
  /** What is counted, in words: zones or goals, losses, luck. */
  readonly heads: readonly string[];
  readonly scores: Both<readonly string[]>;
  readonly map: LittleMap;
  /** Patterns and colours that the map refers to. */
  readonly ground: { readonly patterns: string; readonly style: string };
  readonly course: { readonly title: string; readonly chart: string };
  readonly turnings: readonly string[];
  readonly made: string;
  /** Letters that come with the picture; without them it takes what there is. */
  readonly font: string | undefined;
}

/** How wide a text is in this size. */
export type Measure = (text: string, size: number) => number;

const MARGIN = 48;
const COLUMN = { left: MARGIN, right: 632, width: 520 } as const;
const TOP = 252;
const MAP_HEIGHT = 330;

/** In lines that are no wider; what is too much for the last ends with dots. */
export const wrapped = (text: string, size: number, width: number, most: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = `${kept[most - 1]!} …`;
  while (measure(last, size) > width && last.includes(' ')) last = `${last.replace(/ …$/, '').replace(/ \S+$/, '')} …`;
  return [...kept.slice(0, -1), last];
};

const written = (x: number, y: number, size: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;

const STYLE = `text{font-family:'EB Garamond Variable','EB Garamond',Garamond,Georgia,serif;fill:#2a1d11}
.small{font-family:system-ui,sans-serif;fill:#5d4a33}.head{font-weight:600}
.turf{fill:var(--fv-turf)}.zone-lines{fill:none;stroke:#f4f3d8;stroke-width:3;stroke-dasharray:14 10}
.goal-ring{fill:#7a4d9e;fill-opacity:.16;stroke:#5d3680;stroke-width:5;stroke-dasharray:20 12}
.chart text{font:12px system-ui,sans-serif;fill:#5d4a33}.chart .army{font:15px Garamond,serif;fill:#2a1d11}.chart .letter{font-weight:700}
.chart .grid{stroke:#cdbb92;fill:none}.chart .grid.strong{stroke:#8a7550;stroke-dasharray:4 4}.chart .mark{fill:#8f2f27;stroke:#fffaf0;stroke-width:2}.chart .number{fill:#fff;font-weight:700}
svg{--sans:system-ui,sans-serif}`;

const fontFace = (font: string | undefined): string =>
  font === undefined
    ? ''
    : `@font-face{font-family:'EB Garamond Variable';font-weight:400 800;src:url('${font}') format('woff2')}`;

const placed = (drawing: string, x: number, y: number, width: number, height: number): string =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** The table as it was left, in a frame of wood. */
const mapPart = ({ map: { width, height, body } }: Picture): string => {
  const scale = Math.min(COLUMN.width / width, MAP_HEIGHT / height);
  const [w, h] = [width * scale, height * scale];
  const left = COLUMN.left + (COLUMN.width - w) / 2;
  return (
    `<rect x="${left - 6}" y="${TOP - 6}" width="${w + 12}" height="${h + 12}" rx="4" fill="#2e1b0d"/>` +
    `<svg x="${left}" y="${TOP}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}"><rect class="turf" width="${width}" height="${height}"/>${body}</svg>`
  );
};

const SCORE = { top: 628, row: 34, columns: [300, 400, 500] } as const;

/** What both sides have in the end, a row for each. */
const scorePart = (picture: Picture, measure: Measure): string => {
  const { heads, scores, armies, tones } = picture;
  const xs = SCORE.columns.slice(-heads.length).map((x) => COLUMN.left + x);
  const above = heads.map((head, i) => written(xs[i]!, SCORE.top, 14, head, 'class="small" text-anchor="middle"'));
  const rowOf = (side: Side, i: number): string => {
    const y = SCORE.top + (i + 1) * SCORE.row;
    const { ground, sign } = tones[side];
    const [name] = wrapped(armies[side], 21, xs[0]! - COLUMN.left - 70, 1, measure);
    const style = `text-anchor="middle" style="font-weight:700;fill:${sign}"`;
    return [
      `<rect x="${COLUMN.left}" y="${y - 17}" width="20" height="20" rx="3" fill="${ground}" stroke="${sign}"/>`,
      written(COLUMN.left + 10, y - 2, 14, side === 'south' ? 'S' : 'N', style),
      written(COLUMN.left + 30, y, 21, name ?? ''),
      ...scores[side].map((score, at) => written(xs[at]!, y, 21, score, 'text-anchor="middle"')),
    ].join('');
  };
  return above.join('') + SIDES.map(rowOf).join('');
};

const NUMBER = 'text-anchor="middle" style="font-weight:700;fill:#fff"';
const CHART = { height: 258 } as const;

/** How it went, and what decided it. */
const coursePart = ({ course, turnings }: Picture, measure: Measure): string => {
  let y = TOP + CHART.height + 34;
  const lines = turnings.map((turning, i) => {
    const told = wrapped(turning, 18, COLUMN.width - 34, 2, measure);
    const drawn = [
      `<circle cx="${COLUMN.right + 11}" cy="${y - 6}" r="11" fill="#8f2f27"/>`,
      written(COLUMN.right + 11, y - 1, 14, String(i + 1), NUMBER),
      ...told.map((line, at) => written(COLUMN.right + 32, y + at * 22, 18, line)),
    ].join('');
    y += told.length * 22 + 12;
    return drawn;
  });
  return (
    written(COLUMN.right, TOP + 4, 22, course.title, 'class="head"') +
    placed(course.chart, COLUMN.right, TOP + 12, COLUMN.width, CHART.height) +
    lines.join('')
  );
};

const headPart = ({ kicker, headline, lines }: Picture, measure: Measure): string => {
  const width = PICTURE.width - 2 * MARGIN;
  const [title] = wrapped(headline, 58, width, 1, measure);
  const told = wrapped(lines.join(' '), 24, width, 3, measure);
  return (
    written(MARGIN, 66, 17, kicker, 'class="small"') +
    written(MARGIN, 126, 58, title ?? '', 'class="head"') +
    told.map((line, i) => written(MARGIN, 166 + i * 30, 24, line)).join('')
  );
};

export const pictureOf = (picture: Picture, measure: Measure): string => {
  const { width, height } = PICTURE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${picture.ground.style}${STYLE}${fontFace(picture.font)}</style><defs>${picture.ground.patterns}</defs>`,
    `<rect width="${width}" height="${height}" fill="#f6eedb"/>`,
    `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" stroke="#8a7550" stroke-width="2"/>`,
    `<rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="none" stroke="#cdbb92"/>`,
    headPart(picture, measure),
    mapPart(picture),
    scorePart(picture, measure),
    coursePart(picture, measure),
    written(width - MARGIN, height - 40, 15, picture.made, 'class="small" text-anchor="end"'),
    '</svg>',
  ].join('');
};
