/** The table as a plan in text: North at the top, every stand a letter where it stands, terrain beneath. */
import { discOf, distanceTo, forward, type Disc } from '@five-victories/engine/geometry';
import {
  figureOf,
  holdsPoint,
  placedUnits,
  type Feature,
  type Placed,
  type TabletopMatch,
  type Terrain,
} from '@five-victories/engine/tabletop';
import type { AnyUnit, Side } from '@five-victories/engine';
import type { Ink } from '../ink.js';
import { numberOf } from './key.js';

const TERRAIN: Readonly<Record<Terrain, string>> = {
  hill: '^',
  wood: '♣',
  village: '⌂',
  rough: '"',
  impassable: '▒',
  bog: '~',
  escarpment: '=',
};
const GROUND = ' ';
const GOAL = '◎';
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;
const FILL = '·';

/** What the signs of the plan mean in this match. */
export const legendOf = ({ rules, table, state }: TabletopMatch): string => {
  const used = new Set(state.units.flatMap(({ stands }) => [...stands]));
  const seen = Object.entries(rules.stands).filter(([letter]) => used.has(letter));
  const letters = seen.map(([letter, { name }]) => `${letter === 'C' ? '★' : letter} ${name}`);
  const ground = [...new Set(table.features.map(({ type }) => type))].map((type) => `${TERRAIN[type]} ${type}`);
  const goals = state.options.victory === 'scenario' ? [`${GOAL} goal`] : [];
  const round = 'battle' in rules.types ? '; a Battle is a round with its elements in the middle' : '';
  return (
    `On the plan each ${rules.words.base} is a letter (${letters.join(', ')}), large for South and small for North; ` +
    `↑ before the front of its unit, the number of the unit behind it${round}. ${[...ground, ...goals].join('   ')}` +
    `   Below it: ${rules.strengthIn === 'points' ? '7F strength left   *3 hits' : '*2 hits'}   x in contact`
  );
};

interface Cell {
  readonly sign: string;
  readonly side?: Side;
}

/** A grid over the table; a cell is twice as high as it is wide. */
interface Grid {
  readonly wide: number;
  readonly high: number;
  readonly cells: Cell[];
  /** Thousandths of an inch or centimetre. */
  readonly across: number;
  readonly along: number;
}

const pointOf = ({ wide, high, across, along }: Grid, at: number): { x: number; y: number } => ({
  x: ((at % wide) + 0.5) * across,
  y: (high - Math.floor(at / wide) - 0.5) * along,
});

const cellAt = ({ wide, high, across, along }: Grid, x: number, y: number): number | undefined => {
  const [column, row] = [Math.floor(x / across), high - 1 - Math.floor(y / along)];
  return column >= 0 && column < wide && row >= 0 && row < high ? row * wide + column : undefined;
};

// ---- the ground ------------------------------------------------------------------------------------------------------

const covers = (feature: Feature, x: number, y: number, reach: number): boolean =>
  feature.isLine
    ? feature.ground.parts.some((part) => part.kind !== 'disc' && distanceTo(part, x, y) <= reach)
    : holdsPoint(feature, x, y);

/** Areas are shaded lightly, so that units are seen. */
const isShaded = ({ isLine }: Feature, { wide }: Grid, at: number): boolean =>
  isLine || ((at % wide) + Math.floor(at / wide)) % 2 === 0;

const gridOf = ({ table, state }: TabletopMatch, wide: number): Grid => {
  const high = Math.max(1, Math.round((wide * table.depth) / table.width / 2));
  const empty: Grid = { wide, high, cells: [], across: table.width / wide, along: table.depth / high };
  const cells = Array.from({ length: wide * high }, (_, at): Cell => {
    const { x, y } = pointOf(empty, at);
    const feature = table.features.filter((each) => covers(each, x, y, empty.along / 2)).at(-1);
    return { sign: feature && isShaded(feature, empty, at) ? TERRAIN[feature.type] : GROUND };
  });
  const { scenarioGoals, victory } = state.options;
  for (const { x, y } of victory === 'scenario' ? [...scenarioGoals.south, ...scenarioGoals.north] : []) {
    const at = cellAt(empty, x, y);
    if (at !== undefined) cells[at] = { sign: GOAL };
  }
  return { ...empty, cells };
};

// ---- units -----------------------------------------------------------------------------------------------------------

const letterOf = ({ side }: Placed, letter: string): string =>
  letter === 'C' ? '★' : side === 'south' ? letter : letter.toLowerCase();

/** Every cell whose middle a stand covers, and the letter of the stand in its own middle. */
const drawStands = (match: TabletopMatch, unit: Placed, { cells, ...grid }: Grid): void => {
  const { stands } = figureOf(match, unit);
  const letters = unit.place.layout.replace(/[^A-Z]/g, '');
  const put = (at: number | undefined, sign: string): void => {
    if (at !== undefined) cells[at] = { sign, side: unit.side };
  };
  const whole = { cells, ...grid };
  for (const stand of stands) {
    const reach = Math.sqrt(stand.across * stand.across + stand.along * stand.along);
    for (let y = stand.y - reach; y <= stand.y + reach; y += grid.along)
      for (let x = stand.x - reach; x <= stand.x + reach; x += grid.across) {
        const at = cellAt(whole, x, y);
        const middle = at === undefined ? undefined : pointOf(whole, at);
        if (middle && distanceTo(stand, middle.x, middle.y) <= 0) put(at, FILL);
      }
  }
  stands.forEach(({ x, y }, i) => put(cellAt(whole, x, y), letterOf(unit, letters[i] ?? '?')));
};

/** A round with its elements in the middle: `24B`, `12P`, `6X` one under the other where there is no room for all. */
const drawBattle = (match: TabletopMatch, unit: Placed, { x, y, radius }: Disc, grid: Grid): void => {
  const put = (at: number | undefined, sign: string): void => {
    if (at !== undefined) grid.cells[at] = { sign, side: unit.side };
  };
  grid.cells.forEach((_, at) => {
    const middle = pointOf(grid, at);
    const [dx, dy] = [middle.x - x, middle.y - y];
    if (dx * dx + dy * dy <= radius * radius) put(at, FILL);
  });
  const kinds = [...new Set(unit.stands)].map(
    (letter) => `${unit.stands.split(letter).length - 1}${letterOf(unit, letter)}`,
  );
  const command = match.state.units
    .filter(({ aboard, routed }: AnyUnit) => aboard === unit.id && !routed)
    .map(() => '★');
  const lines = command.length > 0 ? [...kinds, command.join('')] : kinds;
  lines.forEach((line, i) => {
    const row = y + ((lines.length - 1) / 2 - i) * grid.along;
    [...line].forEach((sign, j) => put(cellAt(grid, x + (j - (line.length - 1) / 2) * grid.across, row), sign));
  });
};

const draw = (match: TabletopMatch, unit: Placed, grid: Grid): void => {
  const round = discOf(figureOf(match, unit));
  if (round) drawBattle(match, unit, round, grid);
  else drawStands(match, unit, grid);
};

const isFree = ({ cells }: Grid, at: number | undefined): at is number =>
  at !== undefined && cells[at]!.side === undefined;

/** An arrow before the front, the number behind; neither covers a stand. */
const drawMarks = (match: TabletopMatch, unit: Placed, grid: Grid): void => {
  const { heading } = unit.place;
  const figure = figureOf(match, unit);
  const round = discOf(figure)?.radius ?? 0;
  const leads = match.rules.types[unit.type]!.range !== undefined;
  const way = forward(heading);
  const step = Math.abs(way.y) > 0.5 ? grid.along : grid.across * 1.5;
  const [x, y] = [unit.place.x + way.x * round, unit.place.y + way.y * round];
  const arrow = ARROWS[Math.round(heading / 450) % ARROWS.length]!;
  const ahead = cellAt(grid, x + way.x * step * 0.6, y + way.y * step * 0.6);
  if (!leads && isFree(grid, ahead)) grid.cells[ahead] = { sign: arrow, side: unit.side };
  const deep = Math.max(
    2 * round,
    ...figure.stands.map((stand) => (x - stand.x) * way.x + (y - stand.y) * way.y + stand.along),
  );
  const number = numberOf(unit);
  const behind = cellAt(
    grid,
    x - way.x * (deep + step * 0.6) - ((number.length - 1) * grid.across) / 2,
    y - way.y * (deep + step * 0.6),
  );
  [...number].forEach((digit, i) => {
    const at = behind === undefined ? undefined : behind + i;
    if (isFree(grid, at)) grid.cells[at] = { sign: digit, side: unit.side };
  });
};

// ---- the sheet -------------------------------------------------------------------------------------------------------

/** One row, with as few changes of ink as may be. */
const rowOf = (cells: readonly Cell[], ink: Ink): string => {
  let row = '';
  for (let from = 0; from < cells.length;) {
    const { side } = cells[from]!;
    let to = from;
    while (to < cells.length && cells[to]!.side === side) to++;
    const text = cells
      .slice(from, to)
      .map(({ sign }) => sign)
      .join('');
    row += side ? ink.of(side, text) : ink.faint(text);
    from = to;
  }
  return row;
};

const WIDEST = 98;
/** Feet in inches, or fifths of a metre. */
const MARKS = { '"': 12, ' cm': 20 } as const;

/** The lower border with a measure. */
const ruler = ({ wide, across }: Grid, mark: number): string => {
  let text = '';
  for (let far = 0; far * 1000 < wide * across; far += mark) {
    const at = Math.round((far * 1000) / across);
    text = `${text.padEnd(at, '─')}${far}`;
  }
  return `└${text.padEnd(wide, '─').slice(0, wide)}┘`;
};

export const planOf = (match: TabletopMatch, columns: number, ink: Ink): string[] => {
  const grid = gridOf(match, Math.min(columns, WIDEST) - 2);
  const units = placedUnits(match);
  for (const unit of units) draw(match, unit, grid);
  for (const unit of units) drawMarks(match, unit, grid);
  const rows = Array.from({ length: grid.high }, (_, row) => grid.cells.slice(row * grid.wide, (row + 1) * grid.wide));
  const edge = ink.faint('│');
  return [
    ink.faint(`┌${'─'.repeat(grid.wide)}┐`),
    ...rows.map((cells) => `${edge}${rowOf(cells, ink)}${edge}`),
    ink.faint(ruler(grid, MARKS[match.rules.words.measure])),
  ];
};
