/** Regiments with coats of their own: the colours that an army gives to single units, by the ids they have in a match. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { AnySession } from './session.js';

interface UnitCoat {
  readonly id: string;
  readonly side: Side;
  readonly coat: string;
}

/** The colours of both sides, and of those that wear something else. */
export interface Coats extends Both<string> {
  readonly units?: readonly UnitCoat[];
}

interface Listed {
  readonly name?: unknown;
  readonly coat?: unknown;
}

const isColour = (coat: unknown): coat is string => typeof coat === 'string' && /^#[0-9a-f]{6}$/i.test(coat);

/** As a match was begun with it; one that began in the middle has no lists of units. */
const listOf = (begin: unknown, side: Side): readonly Listed[] => {
  const { armies } = (begin ?? {}) as { armies?: Partial<Record<Side, { units?: unknown }>> };
  const units = armies?.[side]?.units;
  return Array.isArray(units) ? (units as Listed[]) : [];
};

/** Units have the names of their lists, and keep their ids for the whole match. */
const coatsIn = ({ begin, moments }: AnySession): UnitCoat[] =>
  SIDES.flatMap((side) => {
    const listed = new Map(listOf(begin, side).map(({ name, coat }) => [name, coat]));
    return moments[0]!.match.state.units.flatMap((unit) => {
      const coat = unit.side === side ? listed.get(unit.name) : undefined;
      return isColour(coat) ? [{ id: unit.id, side, coat }] : [];
    });
  });

const known = new WeakMap<object, Coats>();

/** The same for as long as the match is begun in the same way. */
export const coatsOf = (session: AnySession, sides: Both<string>): Coats => {
  const first = session.moments[0]!;
  const had = known.get(first);
  if (had?.south === sides.south && had.north === sides.north) return had;
  const coats: Coats = { ...sides, units: coatsIn(session) };
  known.set(first, coats);
  return coats;
};

export const coatOf = (coats: Coats | undefined, { id, side }: { readonly id: string; readonly side: Side }): string =>
  coats?.units?.find((unit) => unit.id === id)?.coat ?? coats?.[side] ?? '';
