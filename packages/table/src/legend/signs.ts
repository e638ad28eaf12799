/** The signs of each game as little drawings: 24 across, the middle at 0,0. */
import { burstSvg, markerSymbol, type Game, type MarkerName } from '../art/index.js';
import type { LegendWords } from './words/index.js';

export type SignName = keyof LegendWords['signs'];

export interface Sign {
  readonly name: SignName;
  /** As text of SVG. */
  readonly svg: string;
}

const marker = (name: MarkerName): string => {
  const { id, svg } = markerSymbol(name);
  return `<defs>${svg}</defs><use href="#${id}" transform="scale(1.6)"/>`;
};

const body = (rim: string, ground: string, more: string): string =>
  `<path fill="${ground}" stroke="${rim}" stroke-width="1.6" d="M-9-6H9V8H-9Z"/>${more}`;
const [DARK, LIGHT, CLOTH] = ['#1d120a', '#fff6e0', '#6b4a35'];
const number = (colour: string): string =>
  `<text fill="${colour}" font-family="system-ui,sans-serif" font-weight="700" font-size="9" x="-4" y="7">8</text>`;
const STAR = 'M0,-8L2.1,-2.6L7.8,-2.5L3.3,1.1L4.9,6.6L0,3.4L-4.9,6.6L-3.3,1.1L-7.8,-2.5L-2.1,-2.6Z';

const DRAWN: Readonly<Partial<Record<SignName, string>>> = {
  front: body(DARK, CLOTH, `<path fill="${DARK}" d="M-4-6L0-11L4-6Z"/>`),
  south: body(DARK, CLOTH, `<path fill="#2b170c" d="M-9 1H9V8H-9Z"/>${number(LIGHT)}`),
  north: `<path fill="none" stroke="${DARK}" stroke-width="3" d="M-9-6H9V8H-9Z"/>${body(LIGHT, CLOTH, `<path fill="#e8d3bf" d="M-9 1H9V8H-9Z"/>${number(DARK)}`)}`,
  open: `<path fill="${CLOTH}" d="M-9-6H9V8H-9Z"/><path fill="none" stroke="${DARK}" stroke-width="2" stroke-dasharray="4 2.6" d="M-9-6H9V8H-9Z"/>`,
  strength: body(
    DARK,
    '#2b170c',
    `<text fill="${LIGHT}" font-family="system-ui,sans-serif" font-weight="700" font-size="12" text-anchor="middle" y="5">8</text>`,
  ),
  bar: body(DARK, CLOTH, `<path fill="${DARK}" d="M-7 2H7V6H-7Z"/><path fill="${LIGHT}" d="M-7 2H2V6H-7Z"/>`),
  pips: body(DARK, CLOTH, '<path fill="#1f6b2e" stroke="#eaf6e4" stroke-width=".8" d="M3 2H7V6H3ZM-2 2H2V6H-2Z"/>'),
  grade: body(DARK, CLOTH, `<path fill="${LIGHT}" d="M-6-4H-4V4H-6ZM-1-4H1V4H-1ZM4-4H6V4H4Z"/>`),
  chief: `<path fill="${CLOTH}" stroke="${DARK}" d="M-9-10H9V9H-9Z"/><path fill="${LIGHT}" d="${STAR}"/>`,
  green: `<g transform="scale(1.6)">${burstSvg('2')}</g>`,
};

const ON_TRAYS: readonly SignName[] = ['front', 'south', 'north', 'open', 'strength'];
const BY_RULER: readonly SignName[] = [...ON_TRAYS, 'bar', 'pips'];

/** What a unit of each game can bear. */
const ON_UNIT: Readonly<Record<Game, readonly SignName[]>> = {
  fine: [...ON_TRAYS, 'chief', 'green', 'red', 'yellow', 'blue'],
  major: [...ON_TRAYS, 'chief', 'green', 'red', 'yellow', 'blue', 'stakes'],
  splendid: [...BY_RULER, 'chief', 'green', 'red', 'yellow', 'failed', 'white', 'blue', 'done'],
  great: [...BY_RULER, 'grade', 'chief', 'green', 'red', 'yellow', 'failed', 'white', 'blue', 'done'],
  glorious: [...BY_RULER, 'chief', 'green', 'red', 'white', 'blue', 'done'],
};

const signOf = (name: SignName): Sign => ({ name, svg: DRAWN[name] ?? marker(name as MarkerName) });

export const signsOnUnits = (game: Game): Sign[] => ON_UNIT[game].map(signOf);
export const signsOnTable = (): Sign[] => (['fight', 'goal'] as const).map(signOf);
