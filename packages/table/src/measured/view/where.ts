/** A position understood without sight: what is near a unit, how far, and which way as the unit looks. */
import { depthIn, distance, type Footprint } from '@five-victories/engine/geometry';
import {
  claimedBy,
  figureOf,
  frontEdges,
  isPlaced,
  placedUnits,
  type Place,
  type Placed,
  type TabletopMatch,
  type Unit,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { seenFrom } from '../spots.js';
import { m } from '../words/index.js';
import { lengthIn, unitName, unitSentence } from '../words/names.js';
import { nearestBetween, nearestOn } from './outline.js';

interface Near {
  readonly unit: Placed;
  readonly away: number;
  /** Degrees to the right of straight ahead, -179 to 180. */
  readonly turn: number;
  /** Straight ahead of its front, as wide as that is. */
  readonly ahead: boolean;
  /** The other has it straight ahead. */
  readonly facesIt: boolean;
}

/** Nearer than this two points give no direction. */
const TOO_NEAR = 50;

const turnTo = ({ heading }: Place, from: Spot, to: Spot): number => {
  const { x, y } = seenFrom({ x: from.x, y: from.y, heading }, to);
  return Math.round((Math.atan2(x, y) * 180) / Math.PI);
};

/** Between the nearest points; of units that touch, between their middles. */
const bearing = (place: Place, own: Footprint, other: Footprint, away: number): number => {
  const [from, to] = away > TOO_NEAR ? nearestBetween(own, other) : [own, other];
  return turnTo(place, from, to);
};

const hasAhead = ({ place }: Placed, own: Footprint, other: Footprint): boolean =>
  place.diameter === undefined && frontEdges(place, own).some((edge) => depthIn(edge, other) !== undefined);

/** All others, the nearest first. */
export const around = (match: TabletopMatch, unit: Placed): Near[] => {
  const own = figureOf(match, unit);
  return placedUnits(match)
    .filter(({ id }) => id !== unit.id)
    .map((other): Near => {
      const there = figureOf(match, other);
      const away = distance(own, there);
      return {
        unit: other,
        away,
        turn: bearing(unit.place, own, there, away),
        ahead: hasAhead(unit, own, there),
        facesIt: hasAhead(other, there, own),
      };
    })
    .sort((a, b) => a.away - b.away);
};

/** The hour of a clock whose twelve is straight ahead. */
export const hourOf = (turn: number): number => ((Math.round(turn / 30) + 11) % 12) + 1;
/** Ahead, behind and to the sides need no clock. */
const PLAIN = 5;
const isSlant = (turn: number): boolean => Math.abs(turn - Math.round(turn / 90) * 90) > PLAIN;

// ---- in words --------------------------------------------------------------------------------------------------------

type Words = ReturnType<typeof m>;

const nearText = (match: TabletopMatch, { unit, away, turn }: Near, words: Words): string =>
  words.view.where.near(
    unitName(match, unit.id),
    away <= TOO_NEAR ? undefined : lengthIn(match, away, words),
    words.view.where.way(turn),
    isSlant(turn) ? hourOf(turn) : undefined,
  );

/** Of one whose direction is plain. */
const farText = (match: TabletopMatch, { unit, away }: Near, words: Words): string =>
  words.view.where.far(unitName(match, unit.id), away <= TOO_NEAR ? undefined : lengthIn(match, away, words));

const MOST = { enemies: 4, friends: 3, ahead: 3 };

/** A sentence about the first of them, if there are any. */
const listed = (
  near: readonly Near[],
  most: number,
  text: (near: Near) => string,
  say: (list: string) => string,
): string[] => (near.length === 0 ? [] : [say(near.slice(0, most).map(text).join('; '))]);

/** How far its nearest part is from each edge of the table. */
const edgesText = (match: TabletopMatch, unit: Placed, words: Words): string => {
  const { width, depth } = match.table;
  const figure = figureOf(match, unit);
  const to = (at: Spot, axis: 'x' | 'y'): number => Math.abs(nearestOn(figure, at)[axis] - at[axis]);
  const { x, y } = figure;
  const far = (length: number): string => lengthIn(match, length, words);
  const across = x < width / 2 ? to({ x: 0, y }, 'x') : to({ x: width, y }, 'x');
  const down = y < depth / 2 ? to({ x, y: 0 }, 'y') : to({ x, y: depth }, 'y');
  return words.view.where.edges(
    far(down),
    y < depth / 2 ? 'south' : 'north',
    far(across),
    x < width / 2 ? 'west' : 'east',
  );
};

/** Terrain it is not on but near. */
const CLOSE = 6000;

const groundText = (match: TabletopMatch, unit: Placed, words: Words): string[] => {
  const figure = figureOf(match, unit);
  const on = new Set(claimedBy(match, unit));
  const near = match.table.features
    .filter((feature) => !on.has(feature))
    .map((feature) => ({ feature, away: distance(figure, feature.ground) }))
    .filter(({ away }) => away <= CLOSE * (match.rules.words.measure === '"' ? 1 : 2.5))
    .sort((a, b) => a.away - b.away)
    .map(({ feature, away }) =>
      words.view.where.ground(
        words.names.terrain[feature.type] ?? feature.type,
        away <= TOO_NEAR ? undefined : lengthIn(match, away, words),
        words.view.where.way(bearing(unit.place, figure, feature.ground, away)),
      ),
    );
  return near.length === 0 ? [] : [words.view.where.grounds(near.join('; '))];
};

const isEnemy =
  (unit: Unit) =>
  (near: Near): boolean =>
    near.unit.side !== unit.side;

/** Sentences about where a unit stands: enemies, who looks at whom, friends, ground, edges. */
export const whereSentences = (match: TabletopMatch, unit: Unit, words: Words = m()): string[] => {
  if (!isPlaced(unit)) return [];
  const near = around(match, unit);
  const enemies = near.filter(isEnemy(unit));
  const friends = near.filter((each) => !isEnemy(unit)(each));
  const { where } = words.view;
  const whole = (each: Near): string => nearText(match, each, words);
  const far = (each: Near): string => farText(match, each, words);
  const ahead = enemies.filter((each) => each.ahead);
  const faced = enemies.filter((each) => each.facesIt);
  const isRound = unit.place.diameter !== undefined;
  return [
    ...listed(enemies, MOST.enemies, whole, where.enemies),
    ...(isRound || ahead.length > 0 ? listed(ahead, MOST.ahead, far, where.ahead) : [where.noneAhead]),
    ...listed(faced, MOST.ahead, far, where.faced),
    ...listed(friends, MOST.friends, whole, where.friends),
    ...groundText(match, unit, words),
    edgesText(match, unit, words),
  ];
};

/** In short, for who goes from unit to unit: the two nearest enemies. */
export const nearestSentence = (match: TabletopMatch, unit: Unit, words: Words = m()): string => {
  if (!isPlaced(unit)) return '';
  const enemies = around(match, unit).filter(isEnemy(unit));
  return listed(enemies, 2, (each) => nearText(match, each, words), words.view.where.enemies).join('');
};

/** All there is to say of a unit: what it is, how and where it stands. */
export const describe = (match: TabletopMatch, unit: Unit, words: Words = m()): string =>
  [`${unitSentence(match, unit, words)}.`, ...whereSentences(match, unit, words)].join(' ');
