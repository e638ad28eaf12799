/** A charger that flinches or pulls up: straight back along its path. SV-REACT-27, -34, SV-R-61. */
import { lastOpen } from '../../kernel/furthest.js';
import { refuse } from '../messages/index.js';
import {
  depthTo,
  distance,
  isWithin,
  length as asLength,
  moved,
  NOISE,
  overlaps,
  shift,
  touchSpans,
  type Length,
} from '../../geometry/index.js';
import type { FallBack } from '../../tabletop/choices.js';
import { prohibitedTo, othersOf } from '../../tabletop/moves/obstacles.js';
import { contactsAt, isOn } from '../../tabletop/questions.js';
import type { FallBackRange } from '../procedures.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf, placedOf, unitOf } from '../../tabletop/store.js';
import { placeAt, type Place, type UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { AROUND, openIn } from './chances.js';

export const backAlong = (place: Place, by: Length): Place => placeAt(place, moved(place, 'rear', by));

const pathLength = (from: Place, to: Place): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.floor(Math.sqrt(dx * dx + dy * dy));
};

/** How far back the way is free, to the start of the path at most. */
const freeWay = (match: ManoeuvreMatch, charger: Placed, path: Place): number => {
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

const gapAfter = (match: ManoeuvreMatch, charger: Placed, target: Placed, by: number): number =>
  distance(figureIn(match, charger, backAlong(charger.place, asLength(by))), figureOf(match, target));

/** Who keeps the charger from stopping there. */
const metAfter = (match: ManoeuvreMatch, charger: Placed, by: number): Placed | undefined => {
  const figure = figureIn(match, charger, backAlong(charger.place, asLength(by)));
  return (
    contactsAt(match, charger, figure)[0] ??
    othersOf(match, charger).find((other) => overlaps(figure, figureOf(match, other)))
  );
};

const isClear = (match: ManoeuvreMatch, charger: Placed, by: number): boolean => !metAfter(match, charger, by);

/** The furthest point at the limit: the slack of SV-GEO-18 is for judging orders, and nothing to be gone. */
const furthest = (match: ManoeuvreMatch, charger: Placed, target: Placed, most: number, limit: Length): number =>
  lastOpen(0, most + 1, (by) => gapAfter(match, charger, target, by) <= limit + NOISE);

/** Points tried one by one from an end, then in steps; what opens in between is found by halving. */
const [FINE, STEP] = [40, 100];

const firstClear = (match: ManoeuvreMatch, charger: Placed, from: number, to: number): number | undefined => {
  const way = from <= to ? 1 : -1;
  const far = Math.abs(to - from);
  const at = (i: number): number => from + way * i;
  const clear = (i: number): boolean => at(i) > 0 && isClear(match, charger, at(i));
  let shut = -1;
  for (let i = 0; shut < far; i = Math.min(far, i < FINE ? i + 1 : i + STEP)) {
    if (clear(i)) return at(lastOpen(i, shut, clear));
    shut = i;
  }
  return undefined;
};

/** SV-R-61, GV-R-51: the nearest and the furthest place to stop; undefined when there is none. */
export const fallBackRange = (
  match: ManoeuvreMatch,
  charger: Placed,
  target: Placed,
  path: Place,
  limit: Length,
): FallBackRange | undefined => {
  const far = furthest(match, charger, target, freeWay(match, charger, path), limit);
  const most = firstClear(match, charger, far, 1);
  if (most === undefined) return undefined;
  const least = firstClear(match, charger, 1, most) ?? most;
  return { least: asLength(isOn(match, 'fullFlinch') ? most : least), most: asLength(most) };
};

/** An enemy the charge brushed on its way shuts the part of the way back on which he would be touched again. */
const openParts = (
  match: ManoeuvreMatch,
  charger: Placed,
  { least, most }: FallBackRange,
): { from: number; to: number }[] => {
  const start = figureOf(match, charger);
  const motion = shift(start, 'rear', most);
  const points = othersOf(match, charger).flatMap((other) =>
    touchSpans(start, motion, figureOf(match, other)).flatMap((at) => AROUND.map((by) => at + by)),
  );
  return openIn([least, most], points, (at) => isClear(match, charger, at)).map(([from, to]) => ({ from, to }));
};

/** What is told of the choice: the parts only where there is more than one. */
const rangeTold = (match: ManoeuvreMatch, charger: Placed, range: FallBackRange): FallBackRange => {
  const parts = openParts(match, charger, range);
  return parts.length > 1 ? { ...range, parts } : range;
};

const fallBacksOf = (range: FallBackRange): FallBack[] =>
  range.least === range.most
    ? [{ do: 'fallBack', by: range.most }]
    : [
        { do: 'fallBack', by: range.most },
        { do: 'fallBack', by: range.least },
      ];

interface FallingBack {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly path: Place;
  readonly limit: Length;
}

/** The question how far a charger that flinches or pulls up goes back. */
export const fallBacksQuestion = <Memory extends FallingBack>() => ({
  kind: 'fallBack' as const,
  takes: { fallBack: 'acts' } as const,
  nature: { of: 'unit', within: true } as const,
  open: true as const,
  side: (match: ManoeuvreMatch, { unit }: Memory) => unitOf(match, unit).side,
  about: (match: ManoeuvreMatch, { unit, target, path, limit }: Memory) => {
    const charger = placedOf(match, unit);
    return {
      unit,
      target,
      ...rangeTold(match, charger, fallBackRange(match, charger, placedOf(match, target), path, limit)!),
    };
  },
  options: (match: ManoeuvreMatch, { unit, target, path, limit }: Memory) =>
    fallBacksOf(fallBackRange(match, placedOf(match, unit), placedOf(match, target), path, limit)!),
  refusal: (match: ManoeuvreMatch, { unit, target, path, limit }: Memory, { by }: FallBack) =>
    fallBackRefusal(match, placedOf(match, unit), placedOf(match, target), path, limit, by),
});

/** SV-GEO-18: further than it should be, and still within the limit as orders are judged. */
const isByALittle = (
  match: ManoeuvreMatch,
  charger: Placed,
  target: Placed,
  path: Place,
  limit: Length,
  by: Length,
): boolean =>
  !isOn(match, 'fullFlinch') &&
  by <= freeWay(match, charger, path) &&
  isWithin(gapAfter(match, charger, target, by), limit);

export const fallBackRefusal = (
  match: ManoeuvreMatch,
  charger: Placed,
  target: Placed,
  path: Place,
  limit: Length,
  by: Length,
): WhyNot => {
  const { cite, numbers } = match.rules;
  const rule = limit === numbers.pullUp ? cite.pullUpBack : cite.fallBack;
  const range = fallBackRange(match, charger, target, path, limit);
  const facts = { unit: charger.id, target: target.id, limit, by };
  if (!range || by < range.least || (by > range.most && !isByALittle(match, charger, target, path, limit, by)))
    return refuse(rule, 'fallBackRange', {
      ...facts,
      least: range?.least ?? 0,
      most: range?.most ?? 0,
    });
  const met = metAfter(match, charger, by);
  return met && refuse(rule, 'fallsBackInto', { ...facts, other: met.id });
};
