/** Tables to be asked, not played: with a formation after a function, without others. */
import type { Refusal } from '../../../kernel/refusal.js';
import { isEngaged } from '../../../tabletop/questions.js';
import { indexOf } from '../../../tabletop/store.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { GloriousMatch } from '../decisions.js';
import type { Carried } from '../moves/judged.js';
import { judge, verbsOf, type FunctionOrder } from '../moves/orders.js';
import { spent } from '../moves/spent.js';
import type { Placed, Unit } from '../unit.js';

/** A formation that is asked for an order, and the table it stands on. */
export interface Post {
  readonly match: GloriousMatch;
  readonly unit: Placed;
}

const withOnly = (match: GloriousMatch, units: Unit[]): GloriousMatch => ({
  ...match,
  state: { ...match.state, units, index: indexOf(units) },
});

export const alone = (match: GloriousMatch, unit: Placed): GloriousMatch => withOnly(match, [unit]);

export const without = (match: GloriousMatch, gone: readonly UnitId[]): GloriousMatch =>
  withOnly(
    match,
    match.state.units.filter(({ id }) => !gone.includes(id)),
  );

const replaced = (match: GloriousMatch, unit: Placed): GloriousMatch =>
  withOnly(
    match,
    match.state.units.map((each) => (each.id === unit.id ? unit : each)),
  );

export const placedAt = (match: GloriousMatch, unit: Placed, place: Place): GloriousMatch =>
  replaced(match, { ...unit, place });

/** Where it is asked again after a function; undefined: it is not. */
export const after = (match: GloriousMatch, unit: Placed, order: FunctionOrder, can: Carried): Post | undefined => {
  const next: Placed = { ...unit, ...spent(match, unit, order, can), place: can.to };
  if (next.functions <= 0) return undefined;
  const table = replaced(match, next);
  return isEngaged(table, next) || verbsOf(table, next).length === 0 ? undefined : { match: table, unit: next };
};

/** Orders one after the other: what is refused first; and whether the formation is asked again after all of them. */
export const followedBy = (
  match: GloriousMatch,
  unit: Placed,
  orders: readonly FunctionOrder[],
): { readonly refusal: Refusal | undefined; readonly isAsked: boolean } => {
  let post: Post | undefined = { match, unit };
  for (const order of orders) {
    if (!post) break;
    const { can, refusal } = judge(post.match, post.unit, order);
    if (!can) return { refusal, isAsked: true };
    post = after(post.match, post.unit, order, can);
  }
  return { refusal: undefined, isAsked: post !== undefined };
};
