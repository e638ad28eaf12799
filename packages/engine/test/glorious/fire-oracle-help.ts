/** Who may fire at whom and with what, worked out a second time (GL-FIRE-07, -11, -14 to -19). */
import { clearest, discFigure, unitFigure, type Figure } from './template-oracle.js';
import { sizeOf } from './pose-help.js';
import { depthOf, gapOf, shapesOf, type Placed } from './shape-help.js';
import type { Loose } from './fire-help.js';

/** What does not depend on thousandths. */
export type Answer = 'yes' | 'no' | 'near';

/** Ends of the bands and their CV, multiple at a Battle. */
const BANDS: Record<string, [end: number, cv: number, battle: number][]> = {
  O: [
    [3000, 3, 1],
    [6000, 1, 2],
  ],
  G: [
    [3000, 4, 1],
    [6000, 2, 2],
  ],
  X: [[4000, 3, 1]],
  H: [[4000, 3, 1]],
  A: [
    [6000, 12, 3],
    [12000, 6, 2],
    [24000, 2, 1],
  ],
  R: [
    [6000, 12, 1],
    [12000, 6, 1],
    [24000, 2, 1],
  ],
  T: [
    [12000, 10, 3],
    [24000, 5, 2],
    [48000, 2, 1],
  ],
  U: [
    [12000, 12, 3],
    [24000, 6, 2],
    [48000, 3, 1],
  ],
};
const HANDGUN = /medium cavalry|heavy cavalry|knights|elephants|commander/u;
const ROCKETS = /cavalry|knights|^(?:sub-)?commander$/u;

export const placedOf = (one: Loose): Placed => {
  const { x, y, heading, layout, diameter, type } = one as Placed & { type: string };
  return diameter === undefined ? { x, y, heading, layout: layout!, size: sizeOf(type) } : { x, y, heading, diameter };
};
const figureOf = (one: Loose): Figure => {
  if (one['diameter']) return discFigure(one['x'], one['y'], one['diameter']);
  const [w, e] = sizeOf(one['type']);
  const ranks = (one['layout'] as string).split('/');
  const counts = ranks.map((rank) => rank.replaceAll('.', '').length);
  return unitFigure(one['x'], one['y'], one['heading'], counts, w, e, ranks.at(-1)!.startsWith('.') ? 1 : 0);
};
export const gap = (a: Loose, b: Loose): number => gapOf(shapesOf(placedOf(a)), shapesOf(placedOf(b)));

export const isGun = (letter: string): boolean => 'ARTU'.includes(letter);
export const bandOf = (letter: string, range: number) => BANDS[letter]!.find(([end]) => range <= end + 5);
/** The range or a depth is so near a limit that this way of measuring does not tell. */
const nearBand = (letter: string, range: number): boolean =>
  BANDS[letter]!.some(([end]) => Math.abs(range - end - 5) < 2);

const lane = (gun: Loose, target: Loose, others: Loose[], reach: number): Answer => {
  const [w] = sizeOf(gun['type']);
  const edge = placedOf(gun);
  const depth = (one: Loose, wide = w) => depthOf(edge, wide, shapesOf(placedOf(one)));
  const there = depth(target);
  if (others.concat(target).some((one) => (depth(one, w + 6) === undefined) !== (depth(one, w - 6) === undefined)))
    return 'near';
  if (there === undefined) return 'no';
  if (Math.abs(there - reach - 5) < 2) return 'near';
  if (there > reach + 5) return 'no';
  const before = others.map((one) => depth(one)).filter((one) => one !== undefined);
  if (before.some((one) => Math.abs(one - there + 10) < 2)) return 'near';
  return before.some((one) => one < there - 10) ? 'no' : 'yes';
};

export const mayFire = (firer: Loose, letter: string, target: Loose, others: Loose[]): Answer => {
  const range = gap(firer, target);
  if (nearBand(letter, range) || Math.abs(range - 10) < 2) return 'near';
  if (!bandOf(letter, range)) return 'no';
  if (isGun(letter)) return lane(firer, target, others, BANDS[letter]!.at(-1)![0]);
  if (range <= 10) return 'yes';
  const depth = clearest(figureOf(firer), figureOf(target), others.map(figureOf));
  if (depth === undefined) return 'no';
  return Math.abs(depth - 10) < 1 ? 'near' : depth <= 10 ? 'yes' : 'no';
};

/** Number of dice and CV of one weapon. */
export const volleyOf = (letter: string, elements: number, firer: Loose, target: Loose): [dice: number, cv: number] => {
  const [, cv, atBattle] = bandOf(letter, gap(firer, target))!;
  const battle = target['diameter'] !== undefined;
  const formation = battle ? 0 : (target['layout'] as string).includes('/') ? 1 : -1;
  const type = target['type'] as string;
  const doubled = (letter === 'H' && HANDGUN.test(type)) || (letter === 'R' && cv > 2 && ROCKETS.test(type));
  const by = battle ? atBattle : doubled ? 2 : 1;
  return [(isGun(letter) ? 1 : Math.max(0, elements + formation)) * by, cv];
};
