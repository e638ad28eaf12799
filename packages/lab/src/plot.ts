/** Small plots as SVG: points with whiskers, lines, axes. They are read on white and on black ground. */

const INK = 'currentColor';
export const COLOURS = ['#2f6f9f', '#b5532a', '#4d8a3c', '#8a4fa0', '#a07a1a'] as const;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const short = (n: number): string => String(Math.round(n * 100) / 100);

export const label = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" ${more}>${escaped(text)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, more = `stroke="${INK}"`): string =>
  `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" ${more}/>`;

export const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`;

export const faintLine = (x1: number, y1: number, x2: number, y2: number): string =>
  line(x1, y1, x2, y2, `stroke="${INK}" stroke-opacity="0.2"`);

/** Both ground and ink go with the reader's colours. */
const STYLE =
  'svg{color:#222;background:#fff;font:12px sans-serif}text{fill:currentColor}@media(prefers-color-scheme:dark){svg{color:#ddd;background:#1b1b1b}}';

export const svg = (width: number, height: number, title: string, body: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
