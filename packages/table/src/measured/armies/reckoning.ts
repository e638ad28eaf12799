/** What armies of a measured game are reckoned in: units and stands, elements, or strength and points. */
import { costOf } from '@five-victories/engine/great';
import type { Edition, Roster, RosterUnit, TabletopOptions, UnitType } from '@five-victories/engine/tabletop';
import type { Reckoning, ReckonedRow } from '../../armies/army-book.js';
import { t } from '../../app/settings.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { m } from '../words/index.js';

type Cost = (unit: RosterUnit, options: TabletopOptions) => number;
type Units = readonly RosterUnit[];

/** What a unit costs, in books that sell them. */
const COSTS: Readonly<Partial<Record<string, Cost>>> = { great: costOf };

export const costIn = (edition: Edition, options: TabletopOptions, unit: RosterUnit): number | undefined =>
  COSTS[edition.id]?.(unit, options);

export const costOfAll = (game: MeasuredGame, { units }: Roster, options: TabletopOptions): number | undefined => {
  const cost = COSTS[game];
  return cost && units.reduce((sum, unit) => sum + cost(unit, options), 0);
};

/** Strength points of a unit, in books that count them. */
export const strengthOf = (type: UnitType | undefined): number | undefined =>
  (type as { readonly strength?: number } | undefined)?.strength;

// ---- in rows ---------------------------------------------------------------------------------------------------------

export const ARMS = ['foot', 'mounted', 'elephant', 'artillery', 'command'] as const;
type ArmName = (typeof ARMS)[number];

export const armIn = ({ types }: Edition, { type }: { readonly type: string }): ArmName =>
  ARMS.find((arm) => Object.hasOwn(types, type) && types[type]!.arm === arm) ?? 'foot';

const sum = (units: Units, of: (unit: RosterUnit) => number): number =>
  units.reduce((total, unit) => total + of(unit), 0);

/** A column: what it counts of some units, of all of them, in this army. */
interface Column {
  readonly title: string;
  cell(units: Units, all: Units, arm: ArmName | undefined): string;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : t().percent(part / whole));

const LIMITS: Readonly<Partial<Record<ArmName, string>>> = {
  foot: 'footPercent',
  mounted: 'mountedPercent',
  elephant: 'elephantPercent',
  artillery: 'artilleryPercent',
};

/** The book sells units: the shares are of what the whole army may cost. */
const soldColumns = (edition: Edition, options: TabletopOptions, cost: Cost): Column[] => {
  const words = m().setup.builder;
  const costs = (units: Units): number => sum(units, (unit) => cost(unit, options));
  const most = options.armyPoints ?? 0;
  const limitOf = (arm: ArmName | undefined): number | undefined =>
    arm && LIMITS[arm] ? (options as TabletopOptions & Readonly<Record<string, number>>)[LIMITS[arm]] : undefined;
  return [
    { title: words.strength, cell: (units) => String(sum(units, ({ type }) => strengthOf(edition.types[type]) ?? 0)) },
    { title: words.points, cell: (units, _all, arm) => (arm ? String(costs(units)) : words.of(costs(units), most)) },
    { title: words.share, cell: (units) => percent(costs(units), most) },
    {
      title: words.most,
      cell: (_units, _all, arm) => {
        const limit = limitOf(arm);
        return limit === undefined ? '–' : t().percent(limit / 100);
      },
    },
  ];
};

const standColumns = (edition: Edition): Column[] => {
  const stands = (units: Units): number => sum(units, (unit) => edition.standsOf(unit).length);
  const isElements = edition.words.base === 'element';
  const words = m().setup.builder;
  return [
    { title: isElements ? words.elements : t().armies.standsLabel, cell: (units) => String(stands(units)) },
    isElements
      ? { title: words.share, cell: (units, all) => percent(units.length, all.length) }
      : { title: words.average, cell: (units) => (units.length ? t().number(stands(units) / units.length) : '–') },
  ];
};

export const reckoningOf = (edition: Edition, options: TabletopOptions, { units }: Roster): Reckoning => {
  const cost = COSTS[edition.id];
  const columns: Column[] = [
    { title: t().armies.units, cell: (those) => String(those.length) },
    ...(cost ? soldColumns(edition, options, cost) : standColumns(edition)),
  ];
  const rowOf = (title: string, those: Units, arm?: ArmName): ReckonedRow => ({
    title,
    cells: columns.map((column) => column.cell(those, units, arm)),
  });
  return {
    columns: columns.map(({ title }) => title),
    rows: ARMS.map((arm) => ({ arm, those: units.filter((unit) => armIn(edition, unit) === arm) }))
      .filter(({ those }) => those.length > 0)
      .map(({ arm, those }) => rowOf(m().setup.builder.arms[arm], those, arm)),
    total: rowOf(t().armies.allOfIt, units),
  };
};
