/** The keyboard on a measured table: everything a pointer can do, and exactly. */
import type { Options } from '../options/fields.js';
import {
  duplicated,
  featuresOf,
  goalAt,
  isLine,
  nextChosen,
  redrawn,
  removed,
  withGoalSo,
  withOutline,
  type Chosen,
} from './ground.js';
import {
  cornerAfter,
  moved,
  onTable,
  reversed,
  scaled,
  turned,
  WHOLE,
  withCorner,
  withoutCorner,
  type Extent,
} from './shapes.js';

export interface Pressed {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

/** What a key came to. `about` names the run of changes it belongs to. */
export interface Done {
  readonly options: Options;
  readonly chosen: Chosen | undefined;
  readonly about?: string;
}

const STEP = WHOLE / 2;
const STRIDE = 5 * WHOLE;
const DEGREES = 5;
const FINE_DEGREES = 1;
const GROWS = 1.05;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURNS: Readonly<Record<string, number>> = {
  '[': -1,
  ']': 1,
  ',': -1,
  '.': 1,
  '{': -1,
  '}': 1,
  '<': -1,
  '>': 1,
  ';': -1,
  ':': 1,
};
const SCALES: Readonly<Record<string, number>> = { '+': GROWS, '=': GROWS, '-': 1 / GROWS, _: 1 / GROWS };

const nudged = (options: Options, chosen: Chosen, dx: number, dy: number, table: Extent): Options => {
  if (chosen.is === 'goal') return withGoalSo(options, chosen, ({ x, y }) => goalAt(x + dx, y + dy, table));
  return redrawn(options, chosen.index, (points) => {
    if (chosen.corner === undefined) return moved(points, dx, dy, table);
    const [x, y] = points[chosen.corner]!;
    return withCorner(points, chosen.corner, onTable([x + dx, y + dy], table));
  });
};

const grown = (options: Options, chosen: Chosen, by: number, table: Extent): Options =>
  chosen.is === 'feature'
    ? redrawn(options, chosen.index, (points) => scaled(points, by, by, table))
    : withGoalSo(options, chosen, ({ radius }) => ({ radius: Math.max(0, radius + (by > 1 ? STEP : -STEP)) }));

/** The next corner of the chosen feature; after the last one, the feature as a whole. */
const nextCorner = (options: Options, chosen: Chosen, step: 1 | -1): Chosen => {
  if (chosen.is !== 'feature') return chosen;
  const count = featuresOf(options)[chosen.index]!.points.length;
  const { index } = chosen;
  const next = (chosen.corner ?? (step > 0 ? -1 : count)) + step;
  return next < 0 || next >= count ? { is: 'feature', index } : { is: 'feature', index, corner: next };
};

const cornerPut = (options: Options, chosen: Chosen): Done => {
  if (chosen.is !== 'feature') return { options, chosen };
  const feature = featuresOf(options)[chosen.index]!;
  const corner = chosen.corner ?? feature.points.length - 1;
  const points = cornerAfter(feature.points, corner, !isLine(feature));
  return { options: withOutline(options, chosen.index, points), chosen: { ...chosen, corner: corner + 1 } };
};

const taken = (options: Options, chosen: Chosen): Done => {
  if (chosen.is !== 'feature' || chosen.corner === undefined)
    return { options: removed(options, chosen), chosen: undefined };
  const feature = featuresOf(options)[chosen.index]!;
  const points = withoutCorner(feature.points, chosen.corner, !isLine(feature));
  const corner = Math.min(chosen.corner, points.length - 1);
  return { options: withOutline(options, chosen.index, points), chosen: { ...chosen, corner } };
};

const fallen = (options: Options, chosen: Chosen): Options =>
  chosen.is === 'feature' ? redrawn(options, chosen.index, reversed) : options;

/** What a key does with what is chosen; undefined when it does nothing here. */
const keyOn = (options: Options, chosen: Chosen, { key, shift, ctrl }: Pressed, table: Extent): Done | undefined => {
  const arrow = ARROWS[key];
  const about = (what: string): string => `${what} ${JSON.stringify(chosen)}`;
  if (ctrl) return key.toLowerCase() === 'd' ? duplicated(options, chosen, table) : undefined;
  if (arrow) {
    const by = shift ? STRIDE : STEP;
    return { options: nudged(options, chosen, arrow[0] * by, arrow[1] * by, table), chosen, about: about('move') };
  }
  if (TURNS[key] !== undefined && chosen.is === 'feature') {
    const by = TURNS[key] * (shift ? FINE_DEGREES : DEGREES);
    const turn = redrawn(options, chosen.index, (points) => turned(points, by, table));
    return { options: turn, chosen, about: about('turn') };
  }
  if (SCALES[key] !== undefined)
    return { options: grown(options, chosen, SCALES[key], table), chosen, about: about('scale') };
  switch (key) {
    case 'c':
    case 'C':
      return { options, chosen: nextCorner(options, chosen, shift ? -1 : 1) };
    case 'Insert':
    case 'i':
      return cornerPut(options, chosen);
    case 'Delete':
    case 'Backspace':
      return taken(options, chosen);
    case 'd':
      return duplicated(options, chosen, table);
    case 'f':
      return { options: fallen(options, chosen), chosen };
    default:
      return undefined;
  }
};

export const keyed = (
  options: Options,
  chosen: Chosen | undefined,
  pressed: Pressed,
  table: Extent,
): Done | undefined => {
  const { key, ctrl } = pressed;
  if (!ctrl && (key === 'n' || key === 'PageDown')) return { options, chosen: nextChosen(options, chosen, 1) };
  if (!ctrl && (key === 'p' || key === 'PageUp')) return { options, chosen: nextChosen(options, chosen, -1) };
  return chosen ? keyOn(options, chosen, pressed, table) : undefined;
};
