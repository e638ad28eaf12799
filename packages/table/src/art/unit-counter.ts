/**
 * A unit seen as a counter: one body for all its stands, poured into a few paths, with its signs where room is left for
 * its facts. In millimetres, its place at 0,0 and its front up.
 */
import { box, moved, placed, segments } from './path.js';
import { fill, line, svgOf, tint, type Shape } from './shape.js';
import { markOf } from './signs.js';
import { kindOf, type Game } from './stand.js';

/** Part of the paper. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CounterStand extends Cell {
  readonly name: string;
}

export interface CounterAsked {
  readonly game: Game;
  readonly stands: readonly CounterStand[];
  /** The facts lie here, on the colour of the side; no sign does. */
  readonly lip?: Cell | undefined;
  /** One sign for the whole unit instead of one for each stand. */
  readonly joined: boolean;
  /** Light, medium and heavy are told apart by bars. */
  readonly barred: boolean;
}

const widthOf = ({ left, right }: Cell): number => right - left;
const heightOf = ({ top, bottom }: Cell): number => bottom - top;

export const around = (cells: readonly Cell[]): Cell => ({
  left: Math.min(...cells.map(({ left }) => left)),
  top: Math.min(...cells.map(({ top }) => top)),
  right: Math.max(...cells.map(({ right }) => right)),
  bottom: Math.max(...cells.map(({ bottom }) => bottom)),
});

const pathOf = (cell: Cell): string => box(cell.left, cell.top, widthOf(cell), heightOf(cell));

/** What of a cell the lip leaves: it takes a whole edge, so the rest is a cell again. */
export const leftOver = (cell: Cell, lip: Cell | undefined): Cell => {
  if (!lip || lip.left >= cell.right || lip.right <= cell.left || lip.top >= cell.bottom || lip.bottom <= cell.top)
    return cell;
  const isAcross = lip.left <= cell.left + 0.01 && lip.right >= cell.right - 0.01;
  if (isAcross) return lip.top > cell.top ? { ...cell, bottom: lip.top } : { ...cell, top: lip.bottom };
  return lip.left > cell.left ? { ...cell, right: lip.left } : { ...cell, left: lip.right };
};

/** How much of its room a sign takes, and the most it is enlarged. */
const [FILLS, MOST] = [0.8, 1.9];
/** Signs are drawn in a box of this size. */
const SIGN = 20;

const signIn = (kind: ReturnType<typeof kindOf>, cell: Cell): Shape[] => {
  const mark = markOf(kind.sign);
  const scale = Math.min(MOST, (FILLS * Math.min(widthOf(cell), heightOf(cell))) / SIGN);
  if (scale <= 0) return [];
  const at = placed((cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2, 0, scale);
  return [
    ...(mark.line ? [line('high', 'onCoat', moved(mark.line, at), Math.round(scale * 30) / 10)] : []),
    ...(mark.fill ? [tint('high', 'onCoat', moved(mark.fill, at))] : []),
  ];
};

/** One bar for light, two for medium, three for heavy, in the corner at the front. */
const barsIn = (grade: number | undefined, { left, top, right, bottom }: Cell): Shape[] => {
  if (grade === undefined || right - left < SIGN || bottom - top < SIGN) return [];
  const bars = Array.from({ length: grade }, (_, i) => box(left + 3 + i * 2.6, top + 3, 1.5, 5));
  return [tint('highDetail', 'onCoat', bars.join(''))];
};

/** Where one stand ends and the next begins. */
const seamsOf = (stands: readonly Cell[], whole: Cell): string => {
  const [downs, acrosses] = [new Set(stands.map(({ left }) => left)), new Set(stands.map(({ top }) => top))];
  const inside = (at: number, from: number): boolean => at > from + 0.5;
  return [
    ...[...downs].filter((x) => inside(x, whole.left)).map((x) => segments([x, whole.top], [x, whole.bottom])),
    ...[...acrosses].filter((y) => inside(y, whole.top)).map((y) => segments([whole.left, y], [whole.right, y])),
  ].join('');
};

/** Body, lip and signs; who stands there is told by the rim, which is drawn over it. */
export const unitCounter = ({ game, stands, lip, joined, barred }: CounterAsked): string => {
  const whole = around(stands);
  const seams = joined ? '' : seamsOf(stands, whole);
  const signed = joined ? [{ ...whole, name: stands[0]!.name }] : stands;
  const shapes = signed.flatMap((cell): Shape[] => {
    const kind = kindOf(game, cell.name);
    const room = leftOver(cell, lip);
    return [...signIn(kind, room), ...(barred ? barsIn(kind.grade, room) : [])];
  });
  return svgOf(
    [
      fill('ground', 'coat', pathOf(whole)),
      ...(seams === '' ? [] : [line('low', 'coatDark', seams, 0.9)]),
      ...(lip ? [tint('lowDetail', 'lip', pathOf(lip))] : []),
      ...shapes,
    ],
    0,
  );
};
