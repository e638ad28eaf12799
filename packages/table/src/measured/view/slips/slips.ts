/** Words on the table: slips and pills in pixels of the window, none on a unit, none over another. */
import type { Size } from '../../../table/camera.js';
import { lengthOf } from '../../../view/letters.js';
import type { Box } from '../../../view/plate-places.js';
import type { Spot, Tone } from '../../marks.js';
import type { Taken } from './taken-ground.js';

/** A name on its plate, a slip with words, a distance. */
export type SlipKind = 'name' | 'slip' | 'pill';

export interface SlipWanted {
  readonly key: string;
  readonly kind: SlipKind;
  readonly tone: Tone;
  readonly lines: readonly string[];
  /** What it is about: it lies beside this, or on it where that is a point of a line. */
  readonly about: Box;
  /** Left out where there is no room. */
  readonly quiet: boolean;
  readonly side?: 'south' | 'north' | undefined;
  readonly chief?: boolean | undefined;
}

export interface Slip extends SlipWanted {
  readonly box: Box;
  /** From what it is about to the slip, where it lies apart. */
  readonly leader: readonly [Spot, Spot] | undefined;
}

/** Pixels in the lower right corner of the window that the buttons of the camera take, and on a phone. */
const BUTTONS = { width: 180, phone: 106, height: 56 };
const PHONE = 560;

/** What lies under the buttons cannot be read. */
export const underButtons = ({ width, height }: Size): Box => ({
  left: width - (width < PHONE ? BUTTONS.phone : BUTTONS.width),
  top: height - BUTTONS.height,
  right: width,
  bottom: height,
});

/** Pixels. */
export const TEXT = { slip: 13, pill: 12, line: 16, pad: 8, band: 18, stripe: 16 };
const SANS = 0.58;
const LONGEST = 38;

/** Lines of about so many letters. */
export const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const widest = (lines: readonly string[]): number => Math.max(...lines.map(lengthOf));

export const sizeOf = ({ kind, lines, tone }: SlipWanted): Size => {
  if (kind === 'pill') {
    const letters = Math.max(...lines.map((line) => line.length));
    return { width: letters * TEXT.pill * SANS + 14, height: 8 + TEXT.line * 0.9 * lines.length };
  }
  const before = kind === 'name' ? TEXT.stripe : tone === 'wrong' ? TEXT.band - TEXT.pad : 0;
  const bold = kind === 'name' ? 0.97 : 1.06;
  const width = widest(lines) * TEXT.slip * bold + before + (kind === 'name' ? 7 : 2 * TEXT.pad);
  return { width, height: TEXT.line * lines.length + (kind === 'name' ? 3 : 8) };
};

const DIAGONAL = 0.75;
const WAYS: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: DIAGONAL },
  { x: -1, y: DIAGONAL },
  { x: 1, y: 0 - DIAGONAL },
  { x: -1, y: 0 - DIAGONAL },
  { x: DIAGONAL, y: 1 },
  { x: 0 - DIAGONAL, y: 1 },
  { x: DIAGONAL, y: -1 },
  { x: 0 - DIAGONAL, y: -1 },
];
/** How far apart from what it is about. */
const APART = [5, 22, 44, 72, 110, 160];
/** What lies this near needs no leader. */
const BESIDE = 8;
/** What a quiet one may cover, and how far it may lie apart, in steps. */
const QUIET_STEPS = 2;

const boxAt = (x: number, y: number, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Pushed back into the window. */
const inside = ({ left, top, right, bottom }: Box, { width, height }: Size): Box => {
  const dx = Math.max(0, 4 - left) - Math.max(0, right - width + 4);
  const dy = Math.max(0, 4 - top) - Math.max(0, bottom - height + 4);
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
};

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const doShare = (a: Box, b: Box): boolean => shared(a, b) > 0;

interface Place {
  readonly box: Box;
  readonly apart: number;
}

function* placesFor(wanted: SlipWanted, window: Size): Generator<Place> {
  const size = sizeOf(wanted);
  const { left, top, right, bottom } = wanted.about;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (wanted.kind === 'pill') yield { box: inside(boxAt(x, y, size), window), apart: 0 };
  const [w, h] = [(right - left + size.width) / 2, (bottom - top + size.height) / 2];
  for (const apart of wanted.quiet ? APART.slice(0, QUIET_STEPS) : APART)
    for (const way of WAYS)
      yield { box: inside(boxAt(x + way.x * (w + apart), y + way.y * (h + apart), size), window), apart };
}

const nearestIn = ({ left, top, right, bottom }: Box, { x, y }: Spot): Spot => ({
  x: Math.max(left, Math.min(right, x)),
  y: Math.max(top, Math.min(bottom, y)),
});

const leaderOf = ({ about, kind }: SlipWanted, { box, apart }: Place): Slip['leader'] => {
  if (apart < BESIDE || kind === 'pill') return undefined;
  const middle = { x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2 };
  const end = nearestIn(box, middle);
  return [nearestIn(about, end), end];
};

/** The first place at which it covers nothing, or the one at which it covers least. */
const put = (wanted: SlipWanted, window: Size, taken: Taken, others: readonly Box[]): Slip | undefined => {
  let [best, least]: [Place | undefined, number] = [undefined, Infinity];
  for (const place of placesFor(wanted, window)) {
    const covers =
      taken.under(place.box) +
      shared(place.box, wanted.about) * (wanted.kind === 'pill' ? 0 : 1) +
      others.reduce((sum, other) => sum + 3 * shared(place.box, other), 0);
    if (covers >= least) continue;
    [best, least] = [place, covers];
    if (covers === 0) break;
  }
  if (!best || (least > 0 && wanted.quiet)) return undefined;
  return { ...wanted, box: best.box, leader: leaderOf(wanted, best) };
};

const rank = ({ tone, kind, quiet }: SlipWanted): number => {
  if (tone === 'wrong') return 0;
  if (quiet) return 3;
  return kind === 'pill' ? 1 : 2;
};

/** What is wrong is said first; the rest gives way to it. `kept` are boxes that must stay free. */
export const layOut = (
  wanted: readonly SlipWanted[],
  window: Size,
  taken: Taken,
  kept: readonly Box[] = [],
): Slip[] => {
  const others = [...kept];
  return [...wanted]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((each) => {
      const slip = put(each, window, taken, others);
      if (slip) others.push(slip.box);
      return slip ?? [];
    });
};
