/** What the window opens on: both armies; where they would be too small to be told apart, one's own. */
import type { Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { fitted, type Size } from '../../table/camera.js';
import { aroundIn, scaleFor, type Part } from '../../table/view-window.js';
import type { Spot } from '../marks.js';
import { millimetres, sheetOf, type Plane } from './plane.js';
import { boxAround } from './slips/said-by-marks.js';
import { groundOf, stationOf } from './station.js';

/** Pixels of a stand: a window in which both armies would be smaller than the least opens on one's own. */
const STAND = { least: 15, own: 26 };
/** How far up the window the enemy is looked for, as a part of its height. */
const AHEAD = 0.22;

const groundIn = (match: TabletopMatch, plane: Plane, side?: Side): Spot[] =>
  match.state.units.flatMap((unit) => {
    const station = side === undefined || unit.side === side ? stationOf(match, plane, unit) : undefined;
    return station ? groundOf(station) : [];
  });

/** As much around the middle of one's own army as is seen with stands of that size, and rather more before it. */
const ownPart = (own: Part, window: Size, scale: number): Part => {
  const around = aroundIn(window);
  const [width, height] = [(window.width - 2 * around) / scale, (window.height - 2 * around) / scale];
  const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2 - AHEAD * height];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
};

/** undefined: the whole table. `near` sits at the lower edge. */
export const homeOf = (match: TabletopMatch, plane: Plane, near: Side, window: Size): Part | undefined => {
  const all = groundIn(match, plane);
  if (all.length === 0 || match.state.phase === 'setup') return undefined;
  const whole = boxAround(all);
  const stand = match.table.stand.frontage * millimetres(match);
  const scale = Math.max(scaleFor(whole, window), fitted(sheetOf(plane), window).scale);
  const own = groundIn(match, plane, near);
  return stand * scale >= STAND.least || own.length === 0 ? whole : ownPart(boxAround(own), window, STAND.own / stand);
};
