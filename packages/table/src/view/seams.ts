/** Where units touch: a seam along their faces, and a word where it is a flank or a rear. */
import { looks, type Contact, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Side } from '@five-victories/engine/kernel';
import { angleOf, DIRECTION } from './cluster.js';
import type { Station } from './place-units.js';

export interface Seam {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** What is struck, said on him who strikes. */
  readonly struck?: { readonly face: 'flank' | 'rear'; readonly x: number; readonly y: number };
}

const spanOf = (middle: number, size: number) => ({ from: middle - size / 2, to: middle + size / 2 });

/** The part of the face of one that the other covers. */
const touching = (held: Station, other: Station, isLevel: boolean) => {
  const [a, b] = isLevel
    ? [spanOf(held.x, held.width), spanOf(other.x, other.width)]
    : [spanOf(held.y, held.height), spanOf(other.y, other.height)];
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
};

/** How far behind the seam the word lies. */
const BEHIND = 13;
const INSET = 3;

const seamOf = (held: Station, other: Station, face: Contact['face'], angle: number): Seam | undefined => {
  const [dx, dy] = DIRECTION[angle]!;
  const isLevel = dx === 0;
  const span = touching(held, other, isLevel);
  if (span.to - span.from < 4 * INSET) return undefined;
  const [x, y] = [held.x + (dx * held.width) / 2, held.y + (dy * held.height) / 2];
  const at = (along: number): readonly [number, number] => (isLevel ? [along, y] : [x, along]);
  const middle = at((span.from + span.to) / 2);
  const struck = face === 'front' ? undefined : face === 'rear' ? ('rear' as const) : ('flank' as const);
  return {
    from: at(span.from + INSET),
    to: at(span.to - INSET),
    ...(struck && { struck: { face: struck, x: middle[0] + dx * BEHIND, y: middle[1] + dy * BEHIND } }),
  };
};

/** Each contact once: by the one that is struck in flank or rear, if one is. */
const isTold = (unit: Unit, face: Contact['face'], other: Unit): boolean => {
  const back = other.contacts.find((contact) => contact.with === unit.id);
  if (face !== 'front') return true;
  return back?.face === 'front' ? unit.id < other.id : back === undefined;
};

export const seamsOf = (match: ZonalMatch, stations: ReadonlyMap<string, Station>, near: Side): Seam[] =>
  match.state.units.flatMap((unit) =>
    unit.contacts.flatMap(({ with: id, face }) => {
      const [held, striking] = [stations.get(unit.id), stations.get(id)];
      const other = match.state.units[match.state.index[id]!];
      if (!held || !striking || !other || unit.facing === undefined || !isTold(unit, face, other)) return [];
      return seamOf(held, striking, face, angleOf(looks(unit.facing, face), near === 'north')) ?? [];
    }),
  );
