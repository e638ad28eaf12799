/** What is true of a measured game at every decision. Works on the position as it is read back, not on the engine's insides. */
import { SIDES, type Choice, type Side } from '../../../src/kernel/index.js';
import { contactsOf, isEngaged, unitOnWire, type TabletopMatch, type Unit } from '../../../src/tabletop/index.js';
import { holds } from '../holds.js';
import type { Book } from './book.js';
import { gap, meetsArea, meetsLine, penetration, standsOf, type Polygon, type WireUnit } from './figures.js';

/** SV-GEO-18, GV-GEOM-09, -10, with room for the sines of this file. */
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

type Standings = (match: TabletopMatch) => Standing[];

/** Units are replaced on write, so what was worked out for one is worked out for good. */
const standingsOf = ({ figures }: Book): Standings => {
  const known = new WeakMap<Unit, Standing>();
  const standingOf = (match: TabletopMatch, each: Unit): Standing => {
    const unit = unitOnWire(match.rules, each) as unknown as WireUnit;
    const base = figures.baseOf(unit, match.state.options.basing);
    const stands = unit.status === 'table' ? standsOf(unit, base) : [];
    return { unit, stands, bounds: boundsOf(stands) };
  };
  return (match) =>
    match.state.units.map((unit) => {
      if (!known.has(unit)) known.set(unit, standingOf(match, unit));
      return known.get(unit)!;
    });
};

type Bounded = Pick<Standing, 'bounds'>;

const areNear = ({ bounds: a }: Bounded, { bounds: b }: Bounded): boolean =>
  a[0] - TOUCH <= b[2] && b[0] - TOUCH <= a[2] && a[1] - TOUCH <= b[3] && b[1] - TOUCH <= a[3];

/** All pairs of units that may touch or overlap. */
const pairsOf = (all: readonly Standing[]): [Standing, Standing][] =>
  all.flatMap((a, i) => all.slice(i + 1).flatMap((b): [Standing, Standing][] => (areNear(a, b) ? [[a, b]] : [])));

/** SV-MOVE-10, SV-SETUP-03, GV-GEN-07. */
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

/** SV-MOVE-11, GV-GEN-08; a player may concede before a unit has stopped. */
const nobodyIsOff = ({ figures }: Book, match: TabletopMatch, all: readonly Standing[]): void => {
  if (match.state.outcome) return;
  const exempt = figures.mayBeOff(match);
  for (const { unit, stands } of all)
    holds(exempt.has(unit.id) || !isOff(match, stands), () => `${unit.id} is partly off the table`);
};

/** SV-TERR-03, -04, GV-TERR-03, -04. */
const nobodyIsOnProhibited = ({ figures }: Book, match: TabletopMatch, all: readonly Standing[]): void => {
  const { terrain, basing } = match.state.options;
  for (const { type, points } of terrain) {
    const { prohibited } = match.table.effects[type];
    const bounds = boundsOf([points]);
    const meets = type === 'escarpment' ? meetsLine : meetsArea;
    for (const each of all) {
      const { unit } = each;
      if (!areNear(each, { bounds }) || !figures.classesOf(unit).some((name) => prohibited.includes(name))) continue;
      const stands = standsOf(unit, figures.baseOf(unit, basing), TOUCH + SLACK);
      holds(!stands.some((stand) => meets(stand, points)), () => `${unit.id} is on ${type}, which is prohibited to it`);
    }
  }
};

// ---- the whole -----------------------------------------------------------------------------------------------------

const isWhole = ({ x, y, heading }: { x: number; y: number; heading: number }): boolean =>
  [x, y, heading].every(Number.isInteger) && heading >= 0 && heading < 3600;

const isSoundOnTable = ({ figures }: Book, match: TabletopMatch, unit: WireUnit): void => {
  const { id, formation, layout, trail = [] } = unit;
  holds([unit, ...trail].every(isWhole), () => `${id} is stored at ${JSON.stringify([unit.x, unit.y, unit.heading])}`);
  holds(figures.isEntitled(unit), () => `${id}, ${unit.type} ${layout}, may not be in ${formation}`);
  holds(figures.isLaidOut(match, unit), () => `${id} stands as ${layout} in ${formation}`);
};

/** SV-VICT-02, GV-VICT-01, -02: what is in play and what is lost are the army of the start. */
const lossesAreCounted = ({ figures }: Book, match: TabletopMatch, units: readonly WireUnit[], side: Side): void => {
  const { size, tally } = match.state.sides[side];
  const own = units.filter((unit) => unit.side === side);
  const left = own.reduce((sum, unit) => sum + (unit.status === 'routed' ? 0 : figures.worthOf(unit)), 0);
  const uncounted = own.filter((unit) => unit.status === 'routed' && figures.mayMiss(match, unit)).length;
  const missing = size - left - tally;
  holds(missing >= 0 && missing <= uncounted, () => `${side}: ${left} in play, ${tally} lost of ${size}`);
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

const unitIsSound = (book: Book, match: TabletopMatch, unit: WireUnit): void => {
  holds(Number.isInteger(unit.hits) && unit.hits >= 0, () => `${unit.id} has ${unit.hits} hits`);
  const oddity = book.figures.oddityOf(match, unit);
  holds(oddity === undefined, () => `${unit.id} ${oddity}`);
  if (unit.status === 'table' && unit.aboard === undefined) isSoundOnTable(book, match, unit);
  else holds(unit.x === undefined, () => `${unit.id} is ${unit.status} and has a place`);
  holds(unit.status !== 'unplaced' || match.state.phase === 'setup', () => `${unit.id} is not placed`);
};

/** Who is engaged is remembered from one decision to the next, and must follow from where units stand now. */
const contactsAreKnown = (match: TabletopMatch): void => {
  for (const unit of match.state.units)
    holds(isEngaged(match, unit) === contactsOf(match, unit).length > 0, () => `${unit.id} is engaged, or is not`);
};

const isSound = (book: Book, match: TabletopMatch, all: readonly Standing[]): void => {
  const units = all.map(({ unit }) => unit);
  for (const unit of units) unitIsSound(book, match, unit);
  contactsAreKnown(match);
  nobodyOverlaps(all);
  nobodyIsOff(book, match, all);
  nobodyIsOnProhibited(book, match, all);
  if (match.state.phase !== 'setup') for (const side of SIDES) lossesAreCounted(book, match, units, side);
  optionsAreTheirs(match, units);
  const oddity = match.decision && book.figures.optionOddity?.(match, units);
  holds(oddity === undefined, () => `${match.decision!.kind}: ${oddity}`);
  holds(
    (match.decision === undefined) === (match.state.outcome !== undefined),
    () => 'a decision and an outcome, or neither',
  );
};

// ---- one step ------------------------------------------------------------------------------------------------------

const touching = (all: readonly Standing[]): Set<string> => {
  const found = new Set<string>();
  for (const [a, b] of pairsOf(all))
    if (a.unit.side !== b.unit.side && a.stands.some((one) => b.stands.some((two) => gap(one, two) <= TOUCH - SLACK)))
      found.add(`${a.unit.id} ${b.unit.id}`);
  return found;
};

/** SV-GEO-06, GV-MOVE-04: only charges, intercepts, joining in and what follows bring enemies together. */
const nobodyCame = (before: readonly Standing[], choice: Choice, after: readonly Standing[]): void => {
  const old = touching(before);
  for (const pair of touching(after))
    holds(old.has(pair), () => `${pair} have come to touch by ${JSON.stringify(choice)}`);
};

/** The checks for one book. */
export const invariantsOf = (book: Book) => {
  const standing = standingsOf(book);
  const onWire = (all: readonly Standing[]): WireUnit[] => all.map(({ unit }) => unit);
  return {
    isSound: (match: TabletopMatch): void => isSound(book, match, standing(match)),
    stepIsSound: (before: TabletopMatch, choice: Choice, after: TabletopMatch): void => {
      const [old, now] = [standing(before), standing(after)];
      if (!book.intoContact.has(choice.do)) nobodyCame(old, choice, now);
      const oddity = book.figures.stepOddity?.(before, onWire(old), choice, after, onWire(now));
      holds(oddity === undefined, () => `${oddity}, by ${JSON.stringify(choice)}`);
    },
  };
};
