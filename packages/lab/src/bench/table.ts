/** How the figures are written. */
const TITLE = 54;
const SHORT_TITLE = 14;
const CELL = 13;

export const number = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en-GB') : n.toPrecision(3));

const line = (title: string, width: number, cells: readonly string[], beside = ''): void =>
  console.log(`${title.padEnd(width)}${cells.map((cell) => cell.padStart(CELL)).join('')}   ${beside}`.trimEnd());

export const row = (title: string, cells: readonly string[], beside?: string): void =>
  line(title, TITLE, cells, beside);

/** A row with many cells. */
export const wideRow = (title: string, cells: readonly string[]): void => line(title, SHORT_TITLE, cells);

/** `target 10, aim 50: aim reached, target kept`, a verdict for each game. */
export const verdict = (found: readonly number[], target: number, aim: number): string => {
  const said = found.map((n) => (n >= aim ? 'aim reached' : n >= target ? 'target kept' : 'MISSED'));
  return `target ${target}, aim ${aim}: ${new Set(said).size === 1 ? said[0] : said.join(', ')}`;
};

export const atLeast = (found: number, target: number): string =>
  `target ${target}: ${found >= target ? 'kept' : 'MISSED'}`;
