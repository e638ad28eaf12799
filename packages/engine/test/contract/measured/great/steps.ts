/** What one answer of A Great Victory may not do: markers, losses, moves of others. */
import { about, type Choice } from '../../../../src/kernel/index.js';
import { PHASES as ALL, type TabletopMatch } from '../../../../src/tabletop/index.js';
import { gap, standsOf, type Base, type Polygon, type WireUnit } from '../figures.js';
import { kindOf, mostMove, sortOf, strengthOf } from './types.js';

type Units = readonly WireUnit[];

const phaseOf = ({ state }: TabletopMatch): number => ALL.indexOf(state.phase);
const LOSSES = ALL.indexOf('losses');

/** Whether losses were removed between the two. */
const crossesLosses = (before: TabletopMatch, after: TabletopMatch): boolean =>
  after.state.turn > before.state.turn || (phaseOf(before) <= LOSSES && phaseOf(after) > LOSSES);

/** GV-LOSS-01: hits fall when losses are removed only, and the last one never goes. */
const hitsOddity = (before: TabletopMatch, old: Units, after: TabletopMatch, now: Units): string | undefined => {
  const crosses = crossesLosses(before, after);
  const odd = now.find(({ hits, status }, i) => status === 'table' && hits < old[i]!.hits && (!crosses || hits === 0));
  if (odd) return `${odd.id} has ${odd.hits} hits left`;
  const firing = before.state.phase === 'firing' && after.state.phase === 'firing' && !crosses;
  const early = firing ? now.find(({ hits, status }, i) => status === 'table' && hits !== old[i]!.hits) : undefined;
  return early && `${early.id} has its hits before both sides have fired`;
};

/** GV-FIRE-02, GV-VICT-06: red markers stay for the turn and go with it. */
const firedOddity = (before: TabletopMatch, old: Units, after: TabletopMatch, now: Units): string | undefined => {
  const sameTurn = before.state.turn === after.state.turn;
  if (sameTurn) {
    const odd = now.find(({ fired, status }, i) => status === 'table' && !fired && old[i]!.fired);
    return odd && `${odd.id} has lost its red marker`;
  }
  const odd = after.state.phase === 'firing' ? now.find(({ fired, status }) => fired && status === 'table') : undefined;
  return odd && `${odd.id} begins the turn with a red marker`;
};

// ---- losses --------------------------------------------------------------------------------------------------------

const standsIn = (match: TabletopMatch, unit: WireUnit): Polygon[] =>
  unit.status === 'table'
    ? standsOf(unit, (match.state.options.basing as Readonly<Record<string, Base>>)[kindOf(unit)]!)
    : [];

/** GV-GEOM-09: a point of an edge, well away from the corners of its stand, is within reach of the other. */
const edgeTouches = (one: Polygon, two: Polygon): boolean =>
  one.some(([ax, ay], i) => {
    const [bx, by] = one[(i + 1) % one.length]!;
    const part = 60 / Math.hypot(bx - ax, by - ay);
    const inner = [part, 1 - part].map((t): [number, number] => [ax + t * (bx - ax), ay + t * (by - ay)]);
    return gap(inner, two) <= 9.9;
  });

const surelyInContact = (match: TabletopMatch, a: WireUnit, b: WireUnit): boolean =>
  a.side !== b.side &&
  standsIn(match, a).some((one) => standsIn(match, b).some((two) => edgeTouches(one, two) || edgeTouches(two, one)));

/** GV-LOSS-03. */
const isExempt = ({ state }: TabletopMatch, unit: WireUnit): boolean =>
  unit.formation === 'defensiveBlock' ||
  sortOf(unit).what === 'command' ||
  (state.options.unitQuality !== 'off' && unit.quality === 'elite');

/** GV-LOSS-01..03: who should not have recovered, or should have gone, when the movement phases begin. */
const lossOddity = (before: TabletopMatch, old: Units, after: TabletopMatch, now: Units): string | undefined => {
  const justNow = phaseOf(before) <= LOSSES && after.state.phase === 'initiativeMovement';
  if (!justNow || after.state.turn !== before.state.turn || before.state.phase === 'setup') return undefined;
  const table = now.filter(({ status }) => status === 'table');
  const dead = table.find((unit) => strengthOf(unit) <= 0);
  if (dead) return `${dead.id} has strength ${strengthOf(dead)} and is still there`;
  const weak = table.filter((unit) => strengthOf(unit) === 1 && !isExempt(after, unit));
  const isHeld = (unit: WireUnit): boolean => table.some((other) => surelyInContact(after, unit, other));
  const held = weak.find(isHeld);
  if (held) return `${held.id} has strength 1, is in contact and still there`;
  const rested = now.find((unit, i) => unit.status === 'table' && unit.hits < old[i]!.hits && isHeld(unit));
  return rested && `${rested.id} has recovered in contact`;
};

// ---- moves ---------------------------------------------------------------------------------------------------------

const ORDERS = ['manoeuvre', 'sideStep', 'stepBack', 'relocate', 'changeFormation', 'packUp', 'unpack'];

const placeOf = ({ x, y, heading, formation, bend, status }: WireUnit): string =>
  JSON.stringify([status === 'routed', x, y, heading, formation, bend]);

/** Nobody but the unit that was ordered moves by an order. */
const moveOddity = (before: TabletopMatch, old: Units, choice: Choice, now: Units): string | undefined => {
  const { kind } = before.decision!;
  if (!ORDERS.includes(choice.do) || (kind !== 'order' && kind !== 'breakThrough')) return undefined;
  const { unit } = about(before) as { unit: string };
  const other = now.find((each, i) => each.id !== unit && placeOf(each) !== placeOf(old[i]!));
  // GV-VICT-03: sub-commanders may leave at the end of the turn.
  return other?.status === 'table' ? `${other.id} has moved, and ${unit} was ordered` : undefined;
};

/** GV-MOVE-05: no single order is longer than the allowance of the fastest formation (at most N: GV-GEOM-09). */
const lengthOddity = (before: TabletopMatch, old: Units, choice: Choice): string | undefined => {
  const { steps, rush = false } = choice as unknown as { steps?: readonly { ahead?: number }[]; rush?: boolean };
  if (choice.do !== 'manoeuvre' || before.decision!.kind !== 'order') return undefined;
  const { unit } = about(before) as { unit: string };
  const sum = steps!.reduce((total, { ahead = 0 }) => total + ahead, 0);
  const ordered = old.find(({ id }) => id === unit)! as WireUnit & { activity?: { doubled: boolean } };
  const most = mostMove(ordered, rush || ordered.activity?.doubled === true);
  return sum > most + 5 ? `${unit} moves ${sum} of ${most}` : undefined;
};

export const stepOddity = (
  before: TabletopMatch,
  old: Units,
  choice: Choice,
  after: TabletopMatch,
  now: Units,
): string | undefined =>
  hitsOddity(before, old, after, now) ??
  firedOddity(before, old, after, now) ??
  lossOddity(before, old, after, now) ??
  moveOddity(before, old, choice, now) ??
  lengthOddity(before, old, choice);
