/**
 * The table laid out for a window: room follows the fighting. Stands are as large as they can be with everything on
 * the table; a grid that does nearly as well as a new one is kept, so that the table is calm.
 */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { goalsOf, sideOfReserve, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { blocksIn, type Seen } from './blocks.js';
import { gridOf, isEnough, type Cell, type Grid, type Wanted } from './grid.js';
import { isPhone, leastIn, OPENED, SHIELD, STANDS, STRIP, TITLE, type Size } from './measure.js';
import { stationsIn, type Station } from './place-units.js';
import { areaOf, cellOf, LAST_ROW, roomIn, zonesOf, type Area } from './table-plan.js';

export interface Wishes extends Seen {
  readonly window: Size;
  /** Zones that somebody aims at: an empty reserve opens. */
  readonly aimed: ReadonlySet<Zone>;
  /** The zone that a narrow window shows whole. */
  readonly focus: Zone | undefined;
}

export interface Layout {
  readonly window: Size;
  readonly near: Side;
  readonly focus: Zone | undefined;
  /** Of the whole table: the window, or more if not even the smallest stands have room in it. */
  readonly size: Size;
  readonly stand: number;
  readonly grid: Grid;
  readonly areas: readonly Area[];
  readonly stations: ReadonlyMap<string, Station>;
  /** Whether there is room for the name of a zone. */
  isTitled(zone: Zone): boolean;
}

const isCounter = ({ window, focus }: Wishes, zone: Zone): boolean => isPhone(window) && zone !== focus;

const goalZones = (match: ZonalMatch): ReadonlySet<Zone> => new Set(goalsOf(match).map(({ goal }) => goal.zone));

const titleIn = (wishes: Wishes, goals: ReadonlySet<Zone>, zone: Zone): number => {
  if (sideOfReserve(zone)) return isCounter(wishes, zone) ? 0 : TITLE - 6;
  return goals.has(zone) ? SHIELD : isCounter(wishes, zone) ? 0 : TITLE;
};

const cellsFor = (wishes: Wishes, stand: number): Cell[] => {
  const goals = goalZones(wishes.match);
  return zonesOf(wishes.match, wishes.near).map((zone) => ({
    ...cellOf(wishes.match, zone, wishes.near),
    groups: blocksIn(wishes, zone, { stand, counter: isCounter(wishes, zone) }),
    title: titleIn(wishes, goals, zone),
  }));
};

const RESERVES: ReadonlySet<number> = new Set([0, LAST_ROW]);

/** Empty reserves are strips, but open when somebody aims at them. */
const reserveHeight = ({ match, aimed }: Wishes, side: Side): number =>
  match.table.reserves[side].some(({ zone }) => aimed.has(zone)) ? OPENED : STRIP;

const wantedFor = (wishes: Wishes, stand: number, size: Size, focusWidth: number): Wanted => {
  const { match, near, window, focus } = wishes;
  const least = leastIn(window);
  const focused = focus === undefined ? -1 : cellOf(match, focus, near).column;
  const [far, own] = [reserveHeight(wishes, enemyOf(near)), reserveHeight(wishes, near)];
  const rows = Array.from({ length: LAST_ROW - 1 }, () => least.height);
  return {
    cells: cellsFor(wishes, stand),
    widths: Array.from({ length: match.state.options.columns }, (_, column) =>
      column === focused ? Math.max(least.width, focusWidth) : least.width,
    ),
    heights: [far, ...rows, own],
    strips: RESERVES,
    ...roomIn(size),
  };
};

interface Fitting {
  readonly stand: number;
  readonly grid: Grid;
  readonly size: Size;
}

/** The tapped zone of a narrow window is wide, unless the others then had no room. */
const focusWidths = ({ window, focus }: Wishes): number[] => {
  const { focus: wide } = leastIn(window);
  return wide === 0 || focus === undefined ? [0] : [1, 0.85, 0.7, 0].map((share) => wide * share);
};

/** The largest stands for which there is a grid, found by halving: what fits large fits small. */
const largestWith = (wishes: Wishes, size: Size, focusWidth: number): Fitting | undefined => {
  const gridAt = (stand: number): Grid | undefined => gridOf(wantedFor(wishes, stand, size, focusWidth));
  let [low, high]: [number, number] = [STANDS.least, STANDS.most];
  let grid = gridAt(low);
  while (grid && low < high) {
    const middle = Math.ceil((low + high) / 2);
    const next = gridAt(middle);
    if (next) [low, grid] = [middle, next];
    else high = middle - 1;
  }
  return grid && { stand: low, grid, size };
};

const largest = (wishes: Wishes, size: Size): Fitting | undefined => {
  for (const width of focusWidths(wishes)) {
    const found = largestWith(wishes, size, width);
    if (found) return found;
  }
  return undefined;
};

const GROWTH = 1.15;

/** If not even the smallest have room, the table is larger than the window, and seen from farther away. */
const fittingFor = (wishes: Wishes): Fitting => {
  let { width, height } = wishes.window;
  for (;;) {
    const found = largest(wishes, { width, height });
    if (found) return found;
    width *= GROWTH;
    height *= GROWTH;
  }
};

/** A new grid must be worth the unrest. */
const WORTH = 0.1;

const isAsBefore = ({ window, near, focus, match }: Wishes, before: Layout): boolean =>
  before.window.width === window.width &&
  before.window.height === window.height &&
  before.near === near &&
  before.focus === focus &&
  before.grid.widths.length === match.state.options.columns;

/** Reserves that are closed in one and open in the other. */
const isReserveChanged = ({ grid: { heights } }: Fitting, before: Layout): boolean =>
  [...RESERVES].some((row) => heights[row]! > STRIP !== before.grid.heights[row]! > STRIP);

const isCalm = (wishes: Wishes, fresh: Fitting, before: Layout): boolean => {
  if (!isAsBefore(wishes, before) || Math.abs(fresh.stand / before.stand - 1) >= WORTH) return false;
  const wanted = wantedFor(wishes, before.stand, before.size, 0);
  return !isReserveChanged(fresh, before) && isEnough(wanted, before.grid);
};

export const layoutOf = (wishes: Wishes, before?: Layout): Layout => {
  const { match, near, window, focus } = wishes;
  const fresh = fittingFor(wishes);
  const { stand, grid, size } = before && isCalm(wishes, fresh, before) ? before : fresh;
  const areas = zonesOf(match, near).map((zone) => areaOf(match, zone, near, grid));
  const goals = goalZones(match);
  const titleOf = (zone: Zone): number => titleIn(wishes, goals, zone);
  const stations = areas.flatMap((area) => {
    const counter = isCounter(wishes, area.zone);
    const groups = blocksIn(wishes, area.zone, { stand, counter });
    return stationsIn(area, groups, titleOf(area.zone), counter);
  });
  return {
    window,
    near,
    focus,
    size,
    stand,
    grid,
    areas,
    stations: new Map(stations.map((station) => [station.id, station])),
    isTitled: (zone) => titleOf(zone) > 0,
  };
};
