/** Whom to fire at. */
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { queryOf, unitOf, type Fire, type Placed, type Volley } from '@five-victories/engine/tabletop';
import { chancesOf, expectedHarm } from './strength.js';

/** What the engine says of a target: all that may fire at it, and the dice if all do. */
export interface Shot {
  readonly target: string;
  readonly stands?: readonly number[];
  readonly points?: number;
  readonly dice?: number;
  readonly needs?: number;
}

/** The dice of a volley with the stands that are left; `taken` are the stands that have fired. */
const diceLeft = ({ stands = [], points, dice = 0 }: Shot, volley: Volley, taken: ReadonlySet<number>): number => {
  const free = stands.filter((stand) => !taken.has(stand) && (volley.stands?.includes(stand) ?? true));
  const all = points ?? stands.length;
  const sent =
    points === undefined ? free.length : (volley.points ?? Math.floor((points * free.length) / stands.length));
  return Math.max(0, dice - (all - sent));
};

/** The harm all volleys of an order may be expected to do; later ones have the stands that are left. */
export const fireWorth = (match: ManoeuvreMatch, { unit, pivot, at }: Fire): number => {
  const shots = queryOf(match, unitOf(match, unit) as Placed, { what: 'targets', unit, pivot }) as Shot[];
  const taken = new Set<number>();
  let value = 0;
  for (const volley of at) {
    const shot = shots.find(({ target }) => target === volley.target);
    if (shot?.stands === undefined) continue;
    const dice = diceLeft(shot, volley, taken);
    for (const stand of volley.stands ?? shot.stands) taken.add(stand);
    const needs = Array<number>(dice).fill(shot.needs ?? 0);
    value += expectedHarm(match, unitOf(match, volley.target), chancesOf(needs));
  }
  return value;
};
