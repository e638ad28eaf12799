/** What is true of a measured game at every decision. Works on the position as it is read back, not on the engine's insides. */
import { framesOf, SIDES, type Choice, type Side } from '../../../src/kernel/index.js';
import { contactsOf, isEngaged, unitOnWire, type TabletopMatch, type Unit } from '../../../src/tabletop/index.js';
import { rankSizes } from '../../formation/naive.js';
import { holds } from '../holds.js';
import { gap, lettersOf, meetsArea, meetsLine, penetration, standsOf, type Polygon, type WireUnit } from './figures.js';

/** SV-GEO-18, with room for the sines of this file. */
const [TOUCH, SLACK] = [10, 0.01];

interface Standing {
  readonly unit: WireUnit;
  readonly stands: readonly Polygon[];
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
}

const boundsOf = (stands: readonly Polygon[]): Standing['bounds'] => {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of stands.flat()) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
};

/** Units are replaced on write, so what was worked out for one is worked out for good. */
const remembered = <T>(work: (match: TabletopMatch, unit: Unit) => T): ((match: TabletopMatch, unit: Unit) => T) => {
  const known = new WeakMap<Unit, T>();
  return (match, unit) => {
    if (!known.has(unit)) known.set(unit, work(match, unit));
    return known.get(unit)!;
  };
};

const onWire = remembered((_match, unit) => unitOnWire(unit) as unknown as WireUnit);

const standingOf = remembered((match, each): Standing => {
  const unit = onWire(match, each);
  const stands = unit.status === 'table' ? standsOf(unit, match.state.options.basing) : [];
  return { unit, stands, bounds: boundsOf(stands) };
});

const standing = (match: TabletopMatch): Standing[] => match.state.units.map((unit) => standingOf(match, unit));

type Bounded = Pick<Standing, 'bounds'>;

const areNear = ({ bounds: a }: Bounded, { bounds: b }: Bounded): boolean =>
  a[0] - TOUCH <= b[2] && b[0] - TOUCH <= a[2] && a[1] - TOUCH <= b[3] && b[1] - TOUCH <= a[3];

/** All pairs of units that may touch or overlap. */
const pairsOf = (all: readonly Standing[]): [Standing, Standing][] =>
  all.flatMap((a, i) => all.slice(i + 1).flatMap((b): [Standing, Standing][] => (areNear(a, b) ? [[a, b]] : [])));

/** SV-MOVE-10, SV-SETUP-03. */
const nobodyOverlaps = (all: readonly Standing[]): void => {
  for (const [a, b] of pairsOf(all))
    for (const one of a.stands)
      for (const two of b.stands) {
        const depth = penetration(one, two);
        holds(depth <= TOUCH + SLACK, () => `${a.unit.id} overlaps ${b.unit.id} by ${depth}`);
      }
};

// ---- on the ground -------------------------------------------------------------------------------------------------

const isOff = (match: TabletopMatch, stands: readonly Polygon[]): boolean => {
  const { width, depth } = match.table;
  const over = TOUCH + SLACK;
  return stands.flat().some(([x, y]) => x < -over || y < -over || x > width + over || y > depth + over);
};

/** Units whose way is not finished: stands off the table are taken away when they have stopped (SV-R-72). */
const underWay = (match: TabletopMatch): Set<unknown> =>
  new Set(
    framesOf(match)
      .filter(({ procedure }) => procedure === 'reform' || procedure === 'charge' || procedure === 'march')
      .map((frame) => (frame as unknown as { unit: unknown }).unit),
  );

/** SV-MOVE-11; a player may concede before a unit has stopped. */
const nobodyIsOff = (match: TabletopMatch, all: readonly Standing[]): void => {
  if (match.state.outcome) return;
  const exempt = underWay(match);
  for (const { unit, stands } of all)
    holds(exempt.has(unit.id) || !isOff(match, stands), () => `${unit.id} is partly off the table`);
};

const isMounted = ({ type, state }: WireUnit): boolean =>
  ['HM', 'M', 'Cmd', 'Sub'].includes(type) || (type === 'D' && state === 'mounted');

const classesOf = (unit: WireUnit): string[] => {
  const arm = { FG: 'artillery', RA: 'artillery', HA: 'artillery', Cmd: 'command', Sub: 'command' }[unit.type];
  return ['all', unit.type, arm ?? (isMounted(unit) ? 'mounted' : 'foot'), ...(arm === 'command' ? ['mounted'] : [])];
};

/** SV-TERR-03, -04. */
const keepsOut = (unit: WireUnit, prohibited: readonly string[]): boolean =>
  classesOf(unit).some((name) => prohibited.includes(name)) ||
  (prohibited.includes('formedMounted') && isMounted(unit) && unit.formation !== 'openOrder');

const nobodyIsOnProhibited = (match: TabletopMatch, all: readonly Standing[]): void => {
  const { terrain, basing } = match.state.options;
  for (const { type, points } of terrain) {
    const { prohibited } = match.table.effects[type];
    const bounds = boundsOf([points]);
    const meets = type === 'escarpment' ? meetsLine : meetsArea;
    for (const each of all) {
      if (!areNear(each, { bounds }) || !keepsOut(each.unit, prohibited)) continue;
      const on = standsOf(each.unit, basing, TOUCH + SLACK).some((stand) => meets(stand, points));
      holds(!on, () => `${each.unit.id} is on ${type}, which is prohibited to it`);
    }
  }
};

// ---- formations ----------------------------------------------------------------------------------------------------

const mayOpen = ({ type, layout }: WireUnit): boolean => {
  const letters = lettersOf(layout);
  if (type === 'D') return true;
  return letters.length <= 3 && (type === 'M' || (type === 'P&M' && !letters.includes('P')));
};

/** SV-FORM-01. */
const isEntitled = (unit: WireUnit): boolean => {
  const { type, formation, layout } = unit;
  const open = formation === 'openOrder' || formation === 'bentOpenOrder';
  if (['FG', 'RA', 'HA', 'Cmd', 'Sub'].includes(type)) return formation === 'openOrder';
  if (lettersOf(layout).length === 1) return formation === 'line' || (formation === 'openOrder' && mayOpen(unit));
  return (!open || mayOpen(unit)) && (formation !== 'defensiveBlock' || !isMounted(unit));
};

/** SV-FORM-02, -03, -05, -08. */
const isLaidOut = (match: TabletopMatch, { formation, layout, bend, trail }: WireUnit): boolean => {
  const size = lettersOf(layout).length;
  switch (formation) {
    case 'block':
    case 'defensiveBlock': {
      const sizes = rankSizes(layout)?.join();
      return (match.table.shapes[size] ?? []).some((shape) => shape.join() === sizes);
    }
    case 'roadColumn':
      return /^[A-Z](\/[A-Z])+$/.test(layout) && trail === undefined;
    case 'bentRoadColumn':
      return /^[A-Z](\/[A-Z])+$/.test(layout) && trail?.length === size - 1;
    case 'line':
    case 'openOrder':
      return /^[A-Z]+$/.test(layout) && bend === undefined;
    default:
      return /^[A-Z]+$/.test(layout) && bend !== undefined && bend.after >= 1 && bend.after < size;
  }
};

const isWhole = ({ x, y, heading }: { x: number; y: number; heading: number }): boolean =>
  [x, y, heading].every(Number.isInteger) && heading >= 0 && heading < 3600;

const isSoundOnTable = (match: TabletopMatch, unit: WireUnit): void => {
  const { id, formation, layout, trail = [] } = unit;
  holds([unit, ...trail].every(isWhole), () => `${id} is stored at ${JSON.stringify([unit.x, unit.y, unit.heading])}`);
  holds(isEntitled(unit), () => `${id}, ${unit.type} ${layout}, may not be in ${formation}`);
  holds(isLaidOut(match, unit), () => `${id} stands as ${layout} in ${formation}`);
};

// ---- the whole -----------------------------------------------------------------------------------------------------

/** SV-VICT-02: stands in play and stands lost are those of the start. */
const standsAreCounted = (match: TabletopMatch, units: readonly WireUnit[], side: Side): void => {
  const { stands, tally } = match.state.sides[side];
  const own = units.filter((unit) => unit.side === side && unit.status !== 'routed');
  const left = own.reduce((sum, { layout }) => sum + lettersOf(layout).length, 0);
  const uncounted = units.filter(
    ({ type, status }) => status === 'routed' && (type === 'Cmd' || type === 'Sub'),
  ).length;
  const missing = stands - left - tally;
  const mayMiss = match.state.options.houseRules['removedCommandNotCounted'] || match.state.rulings.length > 0;
  holds(
    missing >= 0 && missing <= (mayMiss ? uncounted : 0),
    () => `${side}: ${left} stands, ${tally} lost of ${stands}`,
  );
};

/** Only units of the asked side are given orders, and only those of the other side are attacked. */
const optionsAreTheirs = (match: TabletopMatch, units: readonly WireUnit[]): void => {
  const { side, kind, options = [] } = match.decision ?? {};
  const sideOf = new Map(units.map((unit) => [unit.id, unit.side]));
  if (kind === 'bounce') return; // friend or foe
  for (const option of options as readonly { do: string; unit?: string; target?: string }[]) {
    const { unit, target } = option;
    holds(unit === undefined || sideOf.get(unit) === side, () => `${side} has ${JSON.stringify(option)}`);
    holds(target === undefined || sideOf.get(target) !== side, () => `${side} has ${JSON.stringify(option)}`);
  }
};

/** Who is engaged is remembered from one decision to the next, and must follow from where units stand now. */
const contactsAreKnown = (match: TabletopMatch): void => {
  for (const unit of match.state.units)
    holds(isEngaged(match, unit) === contactsOf(match, unit).length > 0, () => `${unit.id} is engaged, or is not`);
};

const GUNS = ['FG', 'RA', 'HA'];

export const isSound = (match: TabletopMatch): void => {
  const all = standing(match);
  const units = all.map(({ unit }) => unit);
  for (const unit of units) {
    holds(Number.isInteger(unit.hits) && unit.hits >= 0, () => `${unit.id} has ${unit.hits} hits`);
    holds(!unit.limbered || GUNS.includes(unit.type), () => `${unit.id} is limbered`);
    holds((unit.state !== undefined) === (unit.type === 'D'), () => `${unit.id} is ${unit.state}`);
    if (unit.status === 'table') isSoundOnTable(match, unit);
    else holds(unit.x === undefined, () => `${unit.id} is ${unit.status} and has a place`);
    holds(unit.status !== 'unplaced' || match.state.phase === 'setup', () => `${unit.id} is not placed`);
  }
  contactsAreKnown(match);
  nobodyOverlaps(all);
  nobodyIsOff(match, all);
  nobodyIsOnProhibited(match, all);
  if (match.state.phase !== 'setup') for (const side of SIDES) standsAreCounted(match, units, side);
  optionsAreTheirs(match, units);
  holds(
    (match.decision === undefined) === (match.state.outcome !== undefined),
    () => 'a decision and an outcome, or neither',
  );
};

// ---- one step ------------------------------------------------------------------------------------------------------

/**
 * Answers after which enemies may have come to touch (SV-GEO-06): charges, intercepts, joining in and what follows; a
 * charger that falls back may end corner to corner. Dice may belong to any of them.
 */
const INTO_CONTACT = new Set('charge pass intercept join holdBack aboutFace form fallBack dice agree throw'.split(' '));

const touching = (match: TabletopMatch): Set<string> => {
  const found = new Set<string>();
  for (const [a, b] of pairsOf(standing(match)))
    if (a.unit.side !== b.unit.side && a.stands.some((one) => b.stands.some((two) => gap(one, two) <= TOUCH - SLACK)))
      found.add(`${a.unit.id} ${b.unit.id}`);
  return found;
};

export const stepIsSound = (before: TabletopMatch, choice: Choice, after: TabletopMatch): void => {
  if (INTO_CONTACT.has(choice.do)) return;
  const old = touching(before);
  for (const pair of touching(after))
    holds(old.has(pair), () => `${pair} have come to touch by ${JSON.stringify(choice)}`);
};
