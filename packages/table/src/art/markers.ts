import { around, box, curve, ellipse, placed, polygon, segments } from './path.js';
import { flag, staff as flagstaff, type Charge } from './parts/flags.js';
import { movedShapes, svgOf } from './shape.js';
import { symbol, type ArtSymbol } from './stand.js';

/** Markers of the books and of the table; each has a shape and a sign of its own besides its colour. */
interface Marker {
  readonly outline: string;
  readonly colour: string;
  readonly ink: string;
  readonly line?: string;
  readonly fill?: string;
}

const burst = polygon(...around(16, (i) => (i % 2 === 0 ? 6 : 4.5)));
const hexagon = polygon(...around(6, () => 6));

const MARKERS = {
  /** A hit. */
  green: {
    outline: burst,
    colour: '#1f6b2e',
    ink: '#fff',
    line: `${segments([-2.2, -2.2], [2.2, 2.2])}${segments([2.2, -2.2], [-2.2, 2.2])}`,
  },
  /** Has fired: a muzzle flash. */
  red: {
    outline: polygon([0, -6], [6, 0], [0, 6], [-6, 0]),
    colour: '#b3261e',
    ink: '#fff',
    line: `${segments([0, 3], [0, -0.4])}${segments([0, -1.6], [0, -3.4])}${segments([-1.2, -1.2], [-2.4, -2.4])}${segments([1.2, -1.2], [2.4, -2.4])}`,
  },
  /** Open order, skirmish line: men apart. */
  blue: {
    outline: box(-5, -5, 10, 10),
    colour: '#2563b8',
    ink: '#fff',
    fill: `${ellipse(-2.4, -1.8, 1.2)}${ellipse(2.4, -1.8, 1.2)}${ellipse(0, 2, 1.2)}`,
  },
  /** Has reacted: a turn back. */
  yellow: {
    outline: polygon([0, -6.4], [6.4, 4.8], [-6.4, 4.8]),
    colour: '#f0c02c',
    ink: '#2b1d05',
    line: `${curve([2.2, 2.6], [2.6, -0.4], [-0.2, -1.2], [-2.2, 0.2])}${segments([-1.4, -2], [-2.4, 0.4], [0, 1])}`,
  },
  /** Limbered or packed up: a wheel. */
  white: {
    outline: hexagon,
    colour: '#f7f2e4',
    ink: '#2b2118',
    line: `${ellipse(0, 0, 3)}${segments([-3, 0], [3, 0])}${segments([0, -3], [0, 3])}`,
  },
  /** Stakes set: white, too, in A Major Victory. */
  stakes: {
    outline: hexagon,
    colour: '#f7f2e4',
    ink: '#2b2118',
    line: `${segments([-3, 3], [-1.6, -3])}${segments([0, 3], [0, -3.4])}${segments([3, 3], [1.6, -3])}`,
  },
  /** Has done its actions. */
  done: {
    outline: ellipse(0, 0, 5),
    colour: '#5d564c',
    ink: '#fff',
    line: segments([-2.4, 0.2], [-0.6, 2], [2.6, -2]),
  },
  /** Failed to charge: an arrow that stops at a bar. */
  failed: {
    outline: polygon([-5.4, -5], [5.4, -5], [5.4, 2.4], [0, 6], [-5.4, 2.4]),
    colour: '#8a4b12',
    ink: '#fff',
    line: `${segments([0, 3.4], [0, -0.6])}${segments([-1.8, 1], [0, -0.8], [1.8, 1])}${segments([-3, -2.8], [3, -2.8])}`,
  },
  /** In contact. */
  fight: {
    outline: ellipse(0, 0, 5.4),
    colour: '#3a2416',
    ink: '#f6e3b4',
    line: `${segments([-3, 3], [3, -3])}${segments([3, 3], [-3, -3])}${segments([-3.2, 0.8], [-0.8, 3.2])}${segments([3.2, 0.8], [0.8, 3.2])}`,
  },
  /** Runs: a white flag. */
  rout: {
    outline: ellipse(0, 0, 5.4),
    colour: '#6e6a64',
    ink: '#fff',
    fill: polygon([-1.6, -3.6], [3.4, -2.2], [-1.6, -0.4]),
    line: segments([-1.8, -3.8], [-1.8, 3.8]),
  },
  /** An objective, a held place. */
  goal: {
    outline: polygon([-4.6, -5.4], [4.6, -5.4], [4.6, 1.6], [0, 6], [-4.6, 1.6]),
    colour: '#7a4d9e',
    ink: '#fff',
    fill: polygon(
      [0, -3.8],
      [1.1, -1.3],
      [3.6, -1.2],
      [1.7, 0.4],
      [2.3, 2.8],
      [0, 1.5],
      [-2.3, 2.8],
      [-1.7, 0.4],
      [-3.6, -1.2],
      [-1.1, -1.3],
    ),
  },
} as const satisfies Record<string, Marker>;

export type MarkerName = keyof typeof MARKERS;
export const MARKER_NAMES = Object.keys(MARKERS) as MarkerName[];

/** Hits as they lie on a unit: the burst and their number. */
export const burstSvg = (text: string): string =>
  `<path fill="#1f6b2e" stroke="#eaf6e4" stroke-width=".9" stroke-linejoin="round" d="${burst}"/><text fill="#fff" font-family="system-ui,sans-serif" font-weight="700" font-size="${text.length > 1 ? 6 : 7.4}" text-anchor="middle" y="2.6">${text}</text>`;

/** About 12 mm across, the middle at 0,0. With a text (a number of hits, a letter) in place of the sign. */
export function markerSymbol(name: MarkerName, text?: string | number): ArtSymbol {
  const { outline, colour, ink, line, fill }: Marker = MARKERS[name];
  const id = `fv-marker-${name}${text === undefined ? '' : `-${text}`}`;
  const sign =
    text === undefined
      ? (line
          ? `<path fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>`
          : '') + (fill ? `<path fill="${ink}" d="${fill}"/>` : '')
      : `<text fill="${ink}" font-family="system-ui,sans-serif" font-weight="700" font-size="8" text-anchor="middle" y="${name === 'yellow' ? 3.8 : 2.85}">${text}</text>`;
  const body = `<path opacity=".3" transform="translate(.4 .9)" d="${outline}"/><path fill="${colour}" stroke="#1b130a" stroke-width=".8" stroke-linejoin="round" d="${outline}"/><path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".5" stroke-linejoin="round" transform="scale(.82)" d="${outline}"/>`;
  return { id, svg: symbol(id, body + sign) };
}

/** The letter of a stand on a round plate of radius 4.4 mm in the colours of its side, middle at 0,0. */
export function letterSymbol(letter: string): ArtSymbol {
  const id = `fv-letter-${letter.charCodeAt(0)}`;
  return {
    id,
    svg: symbol(
      id,
      `<circle r="4.2" fill="var(--fv-side,#6f1a14)" stroke="#1b130a" stroke-width=".6"/><text fill="var(--fv-on-side,#fff3dc)" font-family="system-ui,sans-serif" font-weight="700" font-size="6.4" text-anchor="middle" y="2.3">${letter}</text>`,
    ),
  };
}

/** Colours of a unit: about 17 x 12 mm, the foot of the staff at 0,0; one to a unit, on top of its stands. */
export function flagSymbol(charge: Charge): ArtSymbol {
  const id = `fv-flag-${charge}`;
  const shapes = movedShapes([...flagstaff, ...movedShapes(flag(charge), placed(0.3, -9.4, 4))], placed(0, -6));
  return { id, svg: symbol(id, svgOf(shapes, 0.5)) };
}

/** Pointed stakes before the front of a base of this width; the front edge lies at y = 0. */
export function stakesSymbol(width: number): ArtSymbol {
  const id = `fv-stakes-${Math.round(width)}`;
  const count = Math.round(width / 4.6);
  const stakes = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count - 0.5) * width;
    const lean = i % 2 === 0 ? 1.2 : -0.9;
    return [
      segments([x, -0.5], [x + lean, -6.4]),
      polygon([x + lean - 0.7, -6.2], [x + lean + 0.25, -8.6], [x + lean + 0.8, -6.2]),
    ] as const;
  });
  const shafts = stakes.map(([shaft]) => shaft).join('');
  return {
    id,
    svg: symbol(
      id,
      `<g stroke-linecap="round"><path fill="none" stroke="#1f160d" stroke-width="2.3" d="${shafts}"/><path fill="none" stroke="#8a5e34" stroke-width="1.4" d="${shafts}"/><path fill="#e6cf9e" stroke="#1f160d" stroke-width=".4" d="${stakes.map(([, tip]) => tip).join('')}"/></g>`,
    ),
  };
}
