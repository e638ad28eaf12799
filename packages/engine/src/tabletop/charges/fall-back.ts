/** A charger that flinches or pulls up: straight back along its path. SV-REACT-27, -34, SV-R-61. */
import { refuse } from '../../kernel/refusal.js';
import { depthTo, distance, isWithin, length as asLength, moved, overlaps, type Length } from '../../geometry/index.js';
import type { FallBack } from '../choices.js';
import { prohibitedTo, othersOf } from '../moves/obstacles.js';
import { contactsAt, isOn } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { figureIn, figureOf } from '../store.js';
import { placeAt, type Place, type Placed } from '../unit.js';
import { inchText } from '../words.js';

export const backAlong = (place: Place, by: Length): Place => placeAt(place, moved(place, 'rear', by));

const pathLength = (from: Place, to: Place): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.floor(Math.sqrt(dx * dx + dy * dy));
};

/** How far back the way is free, to the start of the path at most. */
const freeWay = (match: TabletopMatch, charger: Placed, path: Place): number => {
  const figure = figureOf(match, charger);
  let most = pathLength(path, charger.place);
  for (const other of othersOf(match, charger)) {
    const depth = depthTo(figure, 'rear', figureOf(match, other));
    if (depth !== undefined) most = Math.min(most, Math.floor(depth));
  }
  for (const { ground } of prohibitedTo(match, charger, charger.place.formation)) {
    const depth = depthTo(figure, 'rear', ground);
    if (depth !== undefined) most = Math.min(most, Math.floor(depth));
  }
  return most;
};

const isNear = (match: TabletopMatch, charger: Placed, target: Placed, by: number, limit: Length): boolean =>
  isWithin(distance(figureIn(match, charger, backAlong(charger.place, asLength(by))), figureOf(match, target)), limit);

const isClear = (match: TabletopMatch, charger: Placed, by: number): boolean => {
  const figure = figureIn(match, charger, backAlong(charger.place, asLength(by)));
  return (
    contactsAt(match, charger, figure).length === 0 &&
    !othersOf(match, charger).some((other) => overlaps(figure, figureOf(match, other)))
  );
};

/** The furthest point within the limit. */
const furthest = (match: TabletopMatch, charger: Placed, target: Placed, most: number, limit: Length): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high + 1) / 2);
    if (isNear(match, charger, target, middle, limit)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Tries points from one end towards the other, finely at first. */
const firstClear = (match: TabletopMatch, charger: Placed, from: number, to: number): number | undefined => {
  const step = from <= to ? 1 : -1;
  let at = from;
  for (let i = 0; step > 0 ? at <= to : at >= to; i++) {
    if (at > 0 && isClear(match, charger, at)) return at;
    at += step * (i < 40 ? 1 : 100);
  }
  return undefined;
};

/** The nearest and the furthest place to stop; undefined when there is none. */
export const fallBackRange = (
  match: TabletopMatch,
  charger: Placed,
  target: Placed,
  path: Place,
  limit: Length,
): { readonly least: Length; readonly most: Length } | undefined => {
  const far = furthest(match, charger, target, freeWay(match, charger, path), limit);
  const most = firstClear(match, charger, far, 1);
  if (most === undefined) return undefined;
  const least = firstClear(match, charger, 1, most) ?? most;
  return { least: asLength(isOn(match, 'fullFlinch') ? most : least), most: asLength(most) };
};

export const fallBacksOf = (range: { readonly least: Length; readonly most: Length }): FallBack[] =>
  range.least === range.most
    ? [{ do: 'fallBack', by: range.most }]
    : [
        { do: 'fallBack', by: range.most },
        { do: 'fallBack', by: range.least },
      ];

export const fallBackRefusal = (
  match: TabletopMatch,
  charger: Placed,
  target: Placed,
  path: Place,
  limit: Length,
  by: Length,
): WhyNot => {
  const { cite } = match.rules;
  const range = fallBackRange(match, charger, target, path, limit);
  const facts = { unit: charger.id, target: target.id, limit: inchText(limit), by: inchText(by) };
  if (!range || by < range.least || by > range.most)
    return refuse(cite.fallBack, '{unit} may fall back by {least}" to {most}", not {by}".', {
      ...facts,
      least: inchText(range?.least ?? 0),
      most: inchText(range?.most ?? 0),
    });
  return isClear(match, charger, by)
    ? undefined
    : refuse(cite.fallBack, 'After {by}" {unit} would be in contact with an enemy.', facts);
};
