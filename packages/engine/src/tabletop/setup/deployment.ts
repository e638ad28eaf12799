/** Some good set-ups of a whole army: foot in the centre, mounted on the wings, guns between, command behind. */
import { same } from '../../kernel/match.js';
import { enemyOf, type Side } from '../../kernel/side.js';
import type { Footprint, Length } from '../../geometry/index.js';
import type { Placing, SetUp } from '../choices.js';
import { areasOf, doMeet } from './area.js';
import { inState, stationed, stationsIn } from './placing.js';
import { isCommand, isGun, isOn } from '../questions.js';
import {
  battleForm,
  findSpot,
  formOf,
  GAP,
  isInTheWay,
  rowsOf,
  stripsOf,
  takenBy,
  type Form,
  type Row,
  type Spot,
  type Strip,
  type Taken,
} from './room.js';
import type { TabletopMatch } from '../rules.js';
import { layoutsFor } from '../shapes.js';
import { baseOf, figureOf, placedOfSide, placedUnits } from '../store.js';
import type { Table } from '../table.js';
import {
  blockOf,
  isPlaced,
  openOrderOf,
  sizeOf,
  type Formation,
  type Placed,
  type State,
  type Unit,
  type UnitId,
} from '../unit.js';

// ---- how units stand -------------------------------------------------------------------------------------------------

/** What a plan prefers: deep or wide formations, dragoons on foot, where the horse is. */
interface Style {
  readonly formations: readonly Formation[];
  readonly dismounted: boolean;
  readonly wings: 'both' | 'left' | 'right';
  /** Which of the good layouts. */
  readonly layout: number;
  /** Every so many units of the centre stand in the second row; 0: only who finds no room in the first. */
  readonly reserve: number;
}

const STYLES: readonly Style[] = [
  { formations: ['block', 'line'], dismounted: false, wings: 'both', layout: 0, reserve: 3 },
  { formations: ['line', 'block'], dismounted: false, wings: 'both', layout: 0, reserve: 0 },
  { formations: ['block', 'line'], dismounted: true, wings: 'right', layout: 1, reserve: 0 },
  { formations: ['line', 'block'], dismounted: true, wings: 'left', layout: 1, reserve: 2 },
];

const stateIn = (match: TabletopMatch, unit: Unit, dismounted: boolean): State | undefined => {
  if (!match.rules.types[unit.type]!.dismounts) return undefined;
  return dismounted ? 'dismounted' : 'mounted';
};

/** Of a Battle. */
const diameterOf = ({ rules }: TabletopMatch, unit: Unit): Length | undefined => rules.battles?.diameterOf(unit);

/** SV-SETUP-02: the ways a unit may stand, in the order of the style. */
const formsOf = (match: TabletopMatch, unit: Unit, { formations, dismounted, layout }: Style): Form[] => {
  const state = stateIn(match, unit, dismounted);
  const diameter = diameterOf(match, unit);
  if (diameter !== undefined) return [battleForm(diameter)];
  if (isGun(match, unit) || isCommand(match, unit))
    return [formOf(match, unit, state, openOrderOf(match.rules), unit.stands)];
  const mustered = inState(match, unit, state);
  const open = openOrderOf(match.rules);
  const wanted: readonly Formation[] = state === 'dismounted' ? [open, ...formations] : formations;
  return [...wanted.map((formation) => (formation === 'block' ? blockOf(match.rules) : formation)), open].flatMap(
    (formation) => {
      if (match.rules.formationRefusal(match, mustered, formation)) return [];
      const layouts = layoutsFor(match, mustered, formation);
      const one = layouts[layout % layouts.length];
      return one === undefined ? [] : [formOf(match, unit, state, formation, one)];
    },
  );
};

/** All ways to stand, the smallest depth first: for armies that hardly find room. */
const anyForms = (match: TabletopMatch, unit: Unit): Form[] => {
  if (diameterOf(match, unit) !== undefined || isGun(match, unit) || isCommand(match, unit))
    return formsOf(match, unit, STYLES[0]!);
  const forms = [false, true].flatMap((dismounted) => {
    const state = stateIn(match, unit, dismounted);
    const mustered = inState(match, unit, state);
    return ([blockOf(match.rules), openOrderOf(match.rules), 'line'] as const)
      .filter((formation) => !match.rules.formationRefusal(match, mustered, formation))
      .flatMap((formation) =>
        layoutsFor(match, mustered, formation).map((layout) => formOf(match, unit, state, formation, layout)),
      );
  });
  return forms.filter(
    (form, i) =>
      forms.findIndex(
        (other) => other.state === form.state && other.width === form.width && other.depth === form.depth,
      ) === i,
  );
};

// ---- the line of battle ----------------------------------------------------------------------------------------------

interface Line {
  readonly left: readonly Unit[];
  readonly centre: readonly Unit[];
  readonly right: readonly Unit[];
}

/** Foot in the centre with the guns between, mounted on the wings. */
const lineOf = (match: TabletopMatch, units: readonly Unit[], { wings }: Style): Line => {
  const foot = units.filter((unit) => ['foot', 'elephant'].includes(match.rules.types[unit.type]!.arm));
  const mounted = units.filter((unit) => match.rules.types[unit.type]!.arm === 'mounted');
  const guns = units.filter((unit) => isGun(match, unit));
  const pace = Math.max(1, Math.floor(foot.length / (guns.length + 1)));
  const centre: Unit[] = [];
  foot.forEach((unit, i) => {
    centre.push(unit);
    const gun = (i + 1) % pace === 0 ? guns[(i + 1) / pace - 1] : undefined;
    if (gun) centre.push(gun);
  });
  centre.push(...guns.filter((gun) => !centre.includes(gun)));
  const left = mounted.filter((_, i) => (wings === 'both' ? i % 2 === 0 : wings === 'left'));
  return { left, centre, right: mounted.filter((unit) => !left.includes(unit)) };
};

/** From the left; the second row takes the reserve, and whom the first has no room for. Guns stay in front. */
const rowsFrom = (
  match: TabletopMatch,
  line: Line,
  { reserve }: Style,
  widthOf: (unit: Unit) => number,
  room: number,
): readonly (readonly Unit[])[] => {
  const held = line.centre
    .filter((unit) => !isGun(match, unit))
    .filter((_, i) => reserve > 0 && i % reserve === reserve - 1);
  let first = [...line.left, ...line.centre.filter((unit) => !held.includes(unit)), ...line.right];
  const rest: Unit[] = [...held];
  const total = (): number => first.reduce((sum, unit) => sum + widthOf(unit) + GAP, 0);
  while (first.length > 1 && total() > room) {
    const others = first.filter((unit) => !isGun(match, unit));
    const from = others.length > 0 ? others : first;
    const out = from[Math.floor(from.length / 2) + (rest.length % 2)] ?? from.at(-1)!;
    first = first.filter((unit) => unit !== out);
    rest.push(out);
  }
  return [first, rest];
};

/** Where each unit of a row would like to stand: side by side, in the middle of the area. */
const wishesOf = (
  row: readonly Unit[],
  widthOf: (unit: Unit) => number,
  { left, right }: Strip,
): Map<UnitId, number> => {
  const width = right - left;
  const total = row.reduce((sum, unit) => sum + widthOf(unit) + GAP, 0 - GAP);
  const gap = total > width ? 0 : GAP;
  let u = left + Math.max(0, (width - total) / 2);
  const wishes = new Map<UnitId, number>();
  for (const unit of row) {
    wishes.set(unit.id, u + widthOf(unit) / 2);
    u += widthOf(unit) + gap;
  }
  return wishes;
};

/** So much of the way along an area. */
const along = ({ left, right }: Strip, share: number): number => left + (right - left) * share;

const planOf = (
  match: TabletopMatch,
  side: Side,
  units: readonly Unit[],
  style: Style,
  before: readonly Taken[],
): SetUp | undefined => {
  const [strip] = stripsOf(match, side);
  const forms = new Map(units.map((unit) => [unit.id, formsOf(match, unit, style)]));
  const widthOf = ({ id }: Unit): number => forms.get(id)![0]?.width ?? 0;
  const command = units.filter((unit) => isCommand(match, unit));
  const rows = rowsFrom(match, lineOf(match, units, style), style, widthOf, strip.right - strip.left - 2 * GAP);
  const fronts = rowsOf(match, side, false);
  const tight = rowsOf(match, side, true);
  const taken: Taken[] = [...before];
  const placings: Placing[] = [];
  const spotOf = (unit: Unit, row: number, wish: number): Spot | undefined => {
    const find = (rowsToTry: readonly Row[]) => findSpot(match, unit, forms.get(unit.id)!, rowsToTry, wish, taken);
    if (!isCommand(match, unit)) return find([...fronts.slice(row), ...tight]);
    const far = ({ taken: { left, right } }: Spot): number => Math.abs((left + right) / 2 - wish);
    const behind = fronts
      .slice(row)
      .map((front) => find([front]))
      .filter((spot) => spot !== undefined);
    return behind.sort((a, b) => far(a) - far(b))[0] ?? find(tight);
  };
  const put = (unit: Unit, row: number, wish: number): boolean => {
    const spot = spotOf(unit, row, wish);
    if (!spot) return false;
    taken.push(spot.taken);
    placings.push(spot.placing);
    return true;
  };
  for (const [i, row] of rows.entries()) {
    const wishes = wishesOf(row, widthOf, strip);
    if (!row.every((unit) => put(unit, i, wishes.get(unit.id)!))) return undefined;
  }
  const share = (i: number): number => (i === 0 ? 1 / 2 : i % 2 === 1 ? 1 / 4 : 3 / 4);
  if (!command.every((unit, i) => put(unit, Math.min(1, fronts.length - 1), along(strip, share(i))))) return undefined;
  return { do: 'setup', units: placings };
};

/** The largest first, packed from a corner: undefined when even so somebody finds no room. */
const packed = (
  match: TabletopMatch,
  side: Side,
  units: readonly Unit[],
  before: readonly Taken[],
): Placing[] | undefined => {
  const rows = rowsOf(match, side, true);
  const taken = [...before];
  const placings: Placing[] = [];
  const bySize = [...units].sort((a, b) => sizeOf(b) - sizeOf(a));
  const guns = bySize.filter((unit) => isGun(match, unit));
  for (const unit of [...guns, ...bySize.filter((each) => !guns.includes(each))]) {
    const spot = findSpot(match, unit, anyForms(match, unit), rows, rows[0]?.left ?? 0, taken);
    if (!spot) return undefined;
    taken.push(spot.taken);
    placings.push(spot.placing);
  }
  return placings;
};

/** More stands than there is ground: no need to look for a place for each. */
const isHopeless = (match: TabletopMatch, side: Side, units: readonly Unit[]): boolean => {
  const ground = stripsOf(match, side).reduce(
    (sum, { left, right, near, far }) => sum + (right - left) * Math.min(far - near, match.table.depth),
    0,
  );
  const area = units.reduce((sum, unit) => {
    const diameter = diameterOf(match, unit);
    if (diameter !== undefined) return sum + (3 * diameter * diameter) / 4;
    const { frontage, depth } = baseOf(match, unit);
    return sum + unit.stands.length * frontage * depth;
  }, 0);
  return area > ground;
};

const makePlans = (
  match: TabletopMatch,
  side: Side,
  units: readonly Unit[],
  before: readonly Taken[],
): readonly SetUp[] => {
  if (isHopeless(match, side, units)) return [];
  const plans: SetUp[] = [];
  for (const style of STYLES) {
    const plan = planOf(match, side, units, style, before);
    if (plan && !plans.some((other) => same(other, plan))) plans.push(plan);
  }
  if (plans.length > 0) return plans;
  const placings = packed(match, side, units, before);
  return placings ? [{ do: 'setup', units: placings }] : [];
};

// ---- remembered ------------------------------------------------------------------------------------------------------

/** What a plan depends on besides the table. */
const rosterKey = (match: TabletopMatch, side: Side, units: readonly Unit[]): string => {
  let key = `${side};${String(isOn(match, 'noTwoStandBlock'))}`;
  for (const unit of units) key += `;${unit.id},${unit.type},${unit.stands},${diameterOf(match, unit) ?? ''}`;
  return key;
};

const MOST_ARMIES = 100;
const known = new WeakMap<Table, Map<string, readonly SetUp[]>>();

/** Some good plans for these units of a side; many matches begin alike, so they are remembered. */
export const plansFor = (match: TabletopMatch, side: Side, units: readonly Unit[]): readonly SetUp[] => {
  const armies = known.get(match.table) ?? new Map<string, readonly SetUp[]>();
  known.set(match.table, armies);
  const key = rosterKey(match, side, units);
  const before = armies.get(key);
  if (before) return before;
  if (armies.size >= MOST_ARMIES) armies.clear();
  const made = makePlans(match, side, units, []);
  armies.set(key, made);
  return made;
};

const armyOf = (match: TabletopMatch, side: Side): Unit[] =>
  match.state.units.filter(
    (unit) => unit.side === side && !unit.routed && match.rules.battles?.under(unit) === undefined,
  );

const grounds = new WeakMap<Placing, Footprint>();

/** The ground a plan gives to a unit. */
const groundOf = (match: TabletopMatch, unit: Unit, placing: Placing): Footprint => {
  let ground = grounds.get(placing);
  if (!ground) grounds.set(placing, (ground = figureOf(match, stationed(match, unit, placing))));
  return ground;
};

/** Whether these units can all go where a plan has them. */
const goByPlan = (match: TabletopMatch, rest: readonly Unit[], { units }: SetUp, taken: readonly Taken[]): boolean =>
  rest.every((unit) => {
    const placing = units.find((each) => each.unit === unit.id);
    return placing && !taken.some((other) => isInTheWay(other, groundOf(match, unit, placing)));
  });

/** Whether enemies could be met in the area of deployment; on its border they could be touched. */
const areasMeet = (match: TabletopMatch): boolean =>
  areasOf(match, 'south').some((one) => areasOf(match, 'north').some((other) => doMeet(one, other)));

/** Plans for the army as it is; where the areas of both sides meet, clear of these enemies. */
export const plansOf = (
  match: TabletopMatch,
  side: Side,
  others: readonly Placed[] = placedOfSide(match, enemyOf(side)),
): readonly SetUp[] => {
  const army = armyOf(match, side);
  const plans = plansFor(match, side, army);
  const enemies = areasMeet(match) ? takenBy(match, side, others) : [];
  if (enemies.length === 0) return plans;
  const clear = plans.filter((plan) => goByPlan(match, army, plan, enemies));
  return clear.length > 0 ? clear : makePlans(match, side, army, enemies);
};

// ---- one unit each ---------------------------------------------------------------------------------------------------

const takenNow = (match: TabletopMatch, side: Side, more: readonly Placed[]): Taken[] =>
  takenBy(match, side, [...placedUnits(match), ...more]);

/** Whether what is left of an army still finds room when this unit stands there. */
const fitsBeside = (match: TabletopMatch, side: Side, placed: Placed): boolean => {
  const rest = armyOf(match, side).filter((unit) => unit.id !== placed.id && !isPlaced(unit));
  const taken = takenNow(match, side, [placed]);
  return (
    rest.length === 0 ||
    plansOf(match, side).some((plan) => goByPlan(match, rest, plan, taken)) ||
    packed(match, side, rest, taken) !== undefined
  );
};

/** Whether the rest of the army still finds room, and that of the enemy where he must find it on the same ground. */
export const restFits = (match: TabletopMatch, placed: Placed): boolean =>
  fitsBeside(match, placed.side, placed) && (!areasMeet(match) || fitsBeside(match, enemyOf(placed.side), placed));

/** Whether the enemy finds room for his army beside a plan; or nobody would ever be done with setting up. */
export const enemyFits = (match: TabletopMatch, side: Side, plan: SetUp): boolean =>
  !areasMeet(match) || plansOf(match, enemyOf(side), stationsIn(match, side, plan)).length > 0;

/** Plans that leave the enemy room, who has none yet. */
export const firstPlansOf = (match: TabletopMatch, side: Side): readonly SetUp[] =>
  plansOf(match, side).filter((plan) => enemyFits(match, side, plan));

const MOST_OFFERED = 3;

/** Places for the next units: where the plans have them, or wherever there is room. */
export const spotsFor = (match: TabletopMatch, side: Side): Placing[] => {
  const [strip] = stripsOf(match, side);
  const taken = takenNow(match, side, []);
  const rows = rowsOf(match, side, true);
  return armyOf(match, side)
    .filter((unit) => !isPlaced(unit))
    .slice(0, MOST_OFFERED)
    .flatMap((unit) => {
      const planned = plansOf(match, side).flatMap(({ units }) => units.filter((each) => each.unit === unit.id));
      const found = [1 / 2, 1 / 4, 3 / 4].flatMap((share) => {
        const spot = findSpot(match, unit, anyForms(match, unit), rows, along(strip, share), taken);
        return spot ? [spot.placing] : [];
      });
      const all = [...planned, ...found];
      return all.filter((one, i) => all.findIndex((other) => same(one, other)) === i);
    });
};

/** Where the rest of an army finds room when all else fails: packed, the largest first. */
export const packedSpots = (match: TabletopMatch, side: Side): Placing[] => {
  const rest = armyOf(match, side).filter((unit) => !isPlaced(unit));
  return packed(match, side, rest, takenNow(match, side, [])) ?? [];
};

const WISHES = [0, 1 / 4, 1 / 2, 3 / 4, 1];

/** Other places for units that stand already: where a plan for the whole army has them, or anywhere else. */
export const otherSpots = (match: TabletopMatch, side: Side): Placing[] => {
  const standing = placedOfSide(match, side);
  const [strip] = stripsOf(match, side);
  const rows = rowsOf(match, side, true);
  const found = [...plansFor(match, side, armyOf(match, side))].flatMap(({ units }) =>
    units.filter(({ unit }) => standing.some(({ id }) => id === unit)),
  );
  for (const unit of standing) {
    const taken = takenBy(match, side, placedUnits(match)).filter((_, i) => placedUnits(match)[i]!.id !== unit.id);
    for (const wish of WISHES) {
      const spot = findSpot(match, unit, anyForms(match, unit), rows, along(strip, wish), taken);
      if (spot) found.push(spot.placing);
    }
  }
  const isMoved = ({ unit: id, x, y }: Placing): boolean => {
    const { place } = standing.find((unit) => unit.id === id)!;
    return place.x !== x || place.y !== y;
  };
  return found.filter((one, i) => isMoved(one) && found.findIndex((other) => same(one, other)) === i);
};
