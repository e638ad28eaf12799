/** Whom to fire at. */
import type { ManoeuvreMatch, Target, Placed } from '@five-victories/engine/manoeuvre';
import { query, unitOf, type Fire, type Volley } from '@five-victories/engine/tabletop';
import { chancesOf, expectedHarm } from './strength.js';

/** Somebody who may be fired at: all that may fire at it, and the dice if all do. */
export type Shot = Extract<Target, { readonly dice: number }>;

/** The dice of a volley with the stands that are left; `taken` are the stands that have fired. */
const diceLeft = ({ stands, points, dice }: Shot, volley: Volley, taken: ReadonlySet<number>): number => {
  const free = stands.filter((stand) => !taken.has(stand) && (volley.stands?.includes(stand) ?? true));
  const all = points ?? stands.length;
  const sent =
    points === undefined ? free.length : (volley.points ?? Math.floor((points * free.length) / stands.length));
  return Math.max(0, dice - (all - sent));
};

/** The harm all volleys of an order may be expected to do; later ones have the stands that are left. */
export const fireWorth = (match: ManoeuvreMatch, { unit, pivot, at }: Fire): number => {
  const shots = query(match, unitOf(match, unit) as Placed, 'targets', { pivot });
  const taken = new Set<number>();
  let value = 0;
  for (const volley of at) {
    const shot = shots.find(({ target }) => target === volley.target);
    if (!shot || !('dice' in shot)) continue;
    const dice = diceLeft(shot, volley, taken);
    for (const stand of volley.stands ?? shot.stands) taken.add(stand);
    const needs = Array<number>(dice).fill(shot.needs);
    value += expectedHarm(match, unitOf(match, volley.target), chancesOf(needs));
  }
  return value;
};
