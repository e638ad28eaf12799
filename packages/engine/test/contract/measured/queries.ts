/** What a table asks before a player decides: answered for every unit, at every decision, true, and kept. */
import { about, answer, copyOf, digest, type Choice } from '../../../src/kernel/index.js';
import { isManoeuvre } from '../../../src/manoeuvre/index.js';
import { findUnit, isPlaced, placedUnits, WHATS, type TabletopMatch } from '../../../src/tabletop/index.js';
import { queryOf } from '../../query-of.js';
import type { Draw } from '../draw.js';
import { alike, holds } from '../holds.js';
import type { Book } from './book.js';
import { chargesAreKept, chargesOf } from './promises/charges.js';
import { ordersAreOpen } from './promises/orders.js';
import { chancesAreKept, fallBackIsKept } from './promises/points.js';
import { query } from './promises/promised.js';
import { areaIsKept, reachIsKept } from './promises/reach.js';
import { targetsAreKept } from './promises/targets.js';

const isPlain = (answer: unknown): boolean => !/null|undefined/.test(JSON.stringify(answer) ?? 'undefined');

/** Anything may be asked about anybody at any time. */
const anythingIsAnswered = (match: TabletopMatch, draw: Draw): void => {
  const unit = draw.one(placedUnits(match));
  const what = draw.one(WHATS);
  const answered = queryOf(match, unit, { what, unit: unit.id });
  holds(isPlain(answered), () => `${what} of ${unit.id}: ${JSON.stringify(answered)}`);
};

/** What is said of a unit before it is chosen holds when it is; who may not be chosen has no charge. */
const choosingChangesNothing = (match: TabletopMatch, draw: Draw): void => {
  const unit = draw.one(placedUnits(match));
  if (unit.side !== match.decision!.side) return;
  const before = chargesOf(match, unit.id);
  const choose = match.decision!.options.find(
    (each) => each.do === 'choose' && 'unit' in each && each.unit === unit.id,
  );
  if (!choose)
    return holds(before.length === 0, () => `${unit.id} may not be chosen: ${JSON.stringify(before[0]!.charge)}`);
  const copy = copyOf(match);
  answer(copy, choose);
  if (copy.decision?.kind !== 'order') return;
  alike(chargesOf(copy, unit.id), before, `what ${unit.id} may charge when it is chosen`);
  const asked = query({ what: 'reach', unit: unit.id, ...(draw.once(3) ? { doubleTime: true } : {}) });
  const reach = (at: TabletopMatch): unknown => queryOf(at, findUnit(at, unit.id) as never, asked);
  alike(reach(copy), reach(match), `the reach of ${unit.id} when it is chosen`);
};

const orderIsKept = (book: Book, match: TabletopMatch, draw: Draw): void => {
  const { unit } = about(match) as { unit: string };
  const placed = findUnit(match, unit);
  if (!placed || !isPlaced(placed)) return;
  const wild = (option: Choice): Choice => book.wildly(match, option, draw);
  reachIsKept(match, unit, draw, book.promised);
  if (draw.once(8)) areaIsKept(match, unit, draw, book.promised);
  if (match.decision!.kind !== 'order') return;
  chargesAreKept(match, unit, draw, wild);
  ordersAreOpen(match, draw, wild);
};

const isKept = (book: Book, match: TabletopMatch, draw: Draw): void => {
  switch (match.decision!.kind) {
    case 'activity':
      return choosingChangesNothing(match, draw);
    case 'order':
    case 'breakThrough':
      return orderIsKept(book, match, draw);
    case 'fire':
      return targetsAreKept(match, draw, book.promised);
    case 'intercept':
      return isManoeuvre(match) ? chancesAreKept(match, draw) : undefined;
    case 'fallBack':
      return isManoeuvre(match) ? fallBackIsKept(match, draw) : undefined;
    default:
  }
};

export const askedOf =
  (book: Book) =>
  (match: TabletopMatch, draw: Draw): void => {
    if (placedUnits(match).length === 0 || !draw.once(3)) return;
    const before = digest(match);
    if (draw.once(2)) anythingIsAnswered(match, draw);
    isKept(book, match, draw);
    holds(digest(match) === before, () => 'a question has changed the match');
  };
