/** What may be left of a formation when stands are taken away: SV-LOSS-04, -06, -07, -10, SV-R-35, -38. Nobody moves. */
import {
  cosine,
  sine,
  turned as turnedBy,
  type Angle,
  type Footprint,
  type Heading,
  type Oblong,
  type Pose,
} from '../../geometry/index.js';
import { rebased, remembered, standsOf, without, type Cell, type Layout } from '../../formation/layout.js';
import { isValid, shapeOf } from '../../formation/shape.js';
import { headingOfArm, loose } from '../../tabletop/figure.js';
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureOf } from '../../tabletop/store.js';
import {
  isBentRow,
  isBlock,
  isColumn,
  placeWith,
  straightPlace,
  type Formation,
  type Place,
} from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

/** Stands lost by their numbers, and how the rest stands. */
export interface Remainder {
  readonly gone: readonly number[];
  readonly place: Place;
  /** What is left of a defensive block faces the other way. */
  readonly turned: boolean;
  /** The middle of its front as it is, before it is stored. */
  readonly front: { readonly x: number; readonly y: number };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const OPPOSITE = 1800 as Angle;

/** SV-LOSS-10: the middle of a front that reaches from one stand to another. */
const frontOf = (first: Oblong, last: Oblong, heading: Heading) => ({
  x: (first.x + last.x) / 2 + first.along * sine(heading),
  y: (first.y + last.y) / 2 + first.along * cosine(heading),
});

const placed = (
  gone: readonly number[],
  first: Oblong,
  last: Oblong,
  heading: Heading,
  rest: Pick<Place, 'formation' | 'layout'> & Partial<Place>,
  turned = false,
): Remainder => {
  const front = frontOf(first, last, heading);
  return {
    gone,
    turned,
    front,
    place: placeWith(straightPlace(rest.formation, rest.layout, loose(front, heading)), rest),
  };
};

// ---- rows and columns ------------------------------------------------------------------------------------------------

/** Consecutive stands: all ways to leave them by taking k away at the ends. */
const spansOf = (size: number, k: number): { from: number; to: number; gone: number[] }[] =>
  range(0, k + 1).map((from) => {
    const to = from + size - k;
    return { from, to, gone: [...range(0, from), ...range(to, size)] };
  });

const leftOfRow = ({ place }: Placed, { stands }: Footprint, k: number): Remainder[] =>
  spansOf(stands.length, k).map(({ from, to, gone }) =>
    placed(gone, stands[from]!, stands[to - 1]!, place.heading, {
      formation: place.formation,
      layout: place.layout.slice(from, to),
    }),
  );

const straightened = (formation: Formation): Formation => (formation === 'bentOpenOrder' ? 'openOrder' : 'line');

const leftOfBentRow = (match: ManoeuvreMatch, { place }: Placed, { stands }: Footprint, k: number): Remainder[] => {
  const bend = place.bend!;
  const { heading, formation } = place;
  return spansOf(stands.length, k).flatMap(({ from, to, gone }): Remainder[] => {
    const layout = place.layout.slice(from, to);
    const isBent = from < bend.after && to > bend.after;
    if (isBent) {
      const [first, last] = bend.stays === 'left' ? [from, bend.after - 1] : [bend.after, to - 1];
      const rest = { formation, layout, bend: { ...bend, after: bend.after - from } };
      return [placed(gone, stands[first]!, stands[last]!, heading, rest)];
    }
    if (to - from > 1 && isOn(match, 'lossKeepsKind')) return [];
    const arm = headingOfArm(heading, bend, from < bend.after ? 'left' : 'right');
    return [placed(gone, stands[from]!, stands[to - 1]!, arm, { formation: straightened(formation), layout })];
  });
};

const leftOfColumn = ({ place }: Placed, { stands }: Footprint, k: number): Remainder[] => {
  const ranks = place.layout.split('/');
  const poses: readonly Pose[] = place.trail ? [place, ...place.trail] : [];
  return spansOf(stands.length, k).map(({ from, to, gone }): Remainder => {
    const isOne = to - from === 1;
    const rest = { formation: isOne ? ('line' as const) : place.formation, layout: ranks.slice(from, to).join('/') };
    if (!place.trail) return placed(gone, stands[from]!, stands[from]!, place.heading, rest);
    const { x, y } = poses[from]!;
    const trail = isOne ? undefined : poses.slice(from + 1, to);
    return {
      gone,
      turned: false,
      front: { x, y },
      place: placeWith(straightPlace(rest.formation, rest.layout, poses[from]!), { trail }),
    };
  });
};

// ---- blocks ----------------------------------------------------------------------------------------------------------

const subsets = (size: number, k: number, from = 0): number[][] =>
  k === 0
    ? [[]]
    : range(from, size - k + 1).flatMap((first) => subsets(size, k - 1, first + 1).map((rest) => [first, ...rest]));

const subsetsOf: (key: string) => readonly (readonly number[])[] = remembered((key) => {
  const [size = 0, k = 0] = key.split(' ').map(Number);
  return subsets(size, k);
});

const turnedRound: (layout: Layout) => Layout = remembered((layout) => rebased([...layout].reverse().join('')));

/** The first and the last stand of a rank among those kept. */
const endsOfRank = (cells: readonly Cell[], kept: readonly number[], rank: number): readonly [number, number] => {
  const inRank = kept.filter((stand) => cells[stand]![0] === rank);
  return [inRank[0]!, inRank.at(-1)!];
};

interface Kept {
  readonly formation: Formation;
  readonly turned: boolean;
}

/** SV-LOSS-06, SV-R-02, -35: a block again, or a line of one rank. */
const kindsOfBlock = (match: ManoeuvreMatch, layout: Layout, size: number): Kept[] => {
  const isNoBlock = size === 2 && isOn(match, 'noTwoStandBlock');
  if (!isNoBlock && isValid(match.table.shapes, layout)) return [{ formation: 'block', turned: false }];
  const isLine = shapeOf(layout)?.length === 1 && (size === 1 || !isOn(match, 'lossKeepsKind'));
  return isLine ? [{ formation: 'line', turned: false }] : [];
};

/** SV-LOSS-06, -07, SV-R-38: a defensive block either way round; one rank is a line that faces as its stands do. */
const kindsOfDefence = (match: ManoeuvreMatch, layout: Layout, size: number, rank: number): Kept[] => {
  if (shapeOf(layout)?.length === 1)
    return size === 1 || !isOn(match, 'lossKeepsKind') ? [{ formation: 'line', turned: rank > 0 }] : [];
  const kinds: Kept[] = [];
  if (isValid(match.table.shapes, layout)) kinds.push({ formation: 'defensiveBlock', turned: false });
  if (isValid(match.table.shapes, turnedRound(layout))) kinds.push({ formation: 'defensiveBlock', turned: true });
  return kinds;
};

interface Thinned {
  readonly gone: readonly number[];
  readonly kept: readonly number[];
  /** The layout of those kept, where they stand. */
  readonly left: Layout;
}

/** All ways to take k stands out of a layout, `PMM/MM. 2`. Asked again at each decision about the same losses. */
const thinnedOf: (key: string) => readonly Thinned[] = remembered((key) => {
  const [layout = '', k = ''] = key.split(' ');
  const { cells, size } = standsOf(layout);
  return subsetsOf(`${size} ${k}`).map((gone) => ({
    gone,
    kept: range(0, size).filter((stand) => !gone.includes(stand)),
    left: without(
      layout,
      gone.map((stand) => cells[stand]!),
    ),
  }));
});

const leftOfBlock = (match: ManoeuvreMatch, { place }: Placed, { stands }: Footprint, k: number): Remainder[] => {
  const { cells } = standsOf(place.layout);
  const found: Remainder[] = [];
  for (const { gone, kept, left } of thinnedOf(`${place.layout} ${k}`)) {
    if (left === '') continue;
    const foremost = cells[kept[0]!]![0];
    const kinds =
      place.formation === 'block'
        ? kindsOfBlock(match, left, kept.length)
        : kindsOfDefence(match, left, kept.length, foremost);
    for (const { formation, turned } of kinds) {
      const [first, last] = endsOfRank(cells, kept, turned ? cells[kept.at(-1)!]![0] : foremost);
      const heading = turned ? turnedBy(place.heading, OPPOSITE) : place.heading;
      const layout = turned ? turnedRound(left) : rebased(left);
      found.push(placed(gone, stands[first]!, stands[last]!, heading, { formation, layout }, turned));
    }
  }
  return found;
};

/** All ways to take k stands of a unit away that leave a valid formation; whom it still touches is another question. */
export const remaindersOf = (match: ManoeuvreMatch, unit: Placed, k: number): Remainder[] => {
  const figure = figureOf(match, unit);
  const { formation } = unit.place;
  if (isBlock(formation)) return leftOfBlock(match, unit, figure, k);
  if (isColumn(formation)) return leftOfColumn(unit, figure, k);
  return isBentRow(formation) ? leftOfBentRow(match, unit, figure, k) : leftOfRow(unit, figure, k);
};
