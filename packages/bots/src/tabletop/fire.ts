/** Whom to fire at. */
import { queryOf, unitOf, type Fire, type Placed, type TabletopMatch } from '@five-victories/engine/tabletop';
import { chancesOf, expectedHarm } from './strength.js';

interface Shot {
  readonly target: string;
  readonly stands?: readonly number[];
  readonly dice?: number;
  readonly needs?: number;
}

/** The harm all volleys of an order may be expected to do; later ones have the stands that are left. */
export const fireWorth = (match: TabletopMatch, { unit, pivot, at }: Fire): number => {
  const shots = queryOf(match, unitOf(match, unit) as Placed, { what: 'targets', unit, pivot }) as Shot[];
  const taken = new Set<number>();
  let value = 0;
  for (const { target } of at) {
    const { stands = [], dice = 0, needs = 0 } = shots.find((shot) => shot.target === target) ?? { target };
    const free = stands.filter((stand) => !taken.has(stand));
    for (const stand of stands) taken.add(stand);
    const left = Math.max(0, dice - (stands.length - free.length));
    value += expectedHarm(match, unitOf(match, target), chancesOf(Array<number>(left).fill(needs)));
  }
  return value;
};
