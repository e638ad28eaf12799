/** About-faces: SV-FACE-07..09, SV-REACT-31, SV-R-08. Every stand turns on its own centre; files may slide. */
import { heading as asHeading, pointFrom, stored, type Heading, type Pose } from '../../geometry/index.js';
import { layoutOf, remembered, standsOf, type Cell, type Layout } from '../../formation/layout.js';
import type { Slide } from '../../tabletop/choices.js';
import { loose, type Base } from '../../tabletop/figure.js';
import type { ManoeuvreRules } from '../rules.js';
import { placeWith, straightPlace, type Bend, type Place } from '../../tabletop/unit.js';

/** The plain about-face, as each book says it. */
export const slideOf = ({ rules }: { readonly rules: Pick<ManoeuvreRules, 'filesSlide'> }): Slide =>
  rules.filesSlide ? 'forward' : true;

export const reversed = (heading: Heading): Heading => asHeading(heading + 1800);

const countsOf = (layout: Layout): number[] => {
  const counts: number[] = [];
  for (const [, file] of standsOf(layout).cells) counts[file] = (counts[file] ?? 0) + 1;
  return counts;
};

/** Whether files of different length slide, so that the two ways differ. */
export const slides = ({ layout, trail, bend }: Place): boolean => {
  if (trail || bend) return false;
  const counts = countsOf(layout);
  return counts.some((n) => n !== counts[0]);
};

/** Every file turned round and closed up to the new front, left and right exchanged. */
const turnedLayout: (layout: Layout) => Layout = remembered((layout) => {
  const counts = countsOf(layout);
  const { cells, letters } = standsOf(layout);
  const last = counts.length - 1;
  const turnedCells = cells.map(([rank, file]): Cell => [counts[file]! - 1 - rank, last - file]);
  const order = turnedCells
    .map((_, i) => i)
    .sort((a, b) => {
      const [one, two] = [turnedCells[a]!, turnedCells[b]!];
      return one[0] - two[0] || one[1] - two[1];
    });
  return layoutOf(
    order.map((i) => turnedCells[i]!),
    order.map((i) => letters[i]!).join(''),
  );
});

const mirrored = ({ after, stays, way, angle }: Bend, size: number): Bend => ({
  after: size - after,
  stays: stays === 'left' ? 'right' : 'left',
  way: way === 'back' ? 'forward' : 'back',
  angle,
});

const reversedText = (text: string): string => [...text].reverse().join('');

/** SV-FACE-09: the last stand of a column becomes the leading one. */
const turnedTrail = (place: Place, base: Base): Place => {
  const poses = [place, ...place.trail!].map((pose) =>
    stored(pointFrom(pose, 0, 0 - base.depth), reversed(pose.heading)),
  );
  const [leader, ...trail] = poses.reverse();
  return placeWith(straightPlace(place.formation, place.layout.split('/').reverse().join('/'), leader!), { trail });
};

/** SV-FACE-07, GV-MOVE-11: where a unit stands after an about-face. */
export const aboutFaced = (place: Place, base: Base, slide: Slide): Place => {
  if (place.trail) return turnedTrail(place, base);
  const { formation, bend, layout } = place;
  const behind = (ranks: number): Pose => loose(pointFrom(place, 0, 0 - ranks * base.depth), reversed(place.heading));
  if (bend)
    return placeWith(straightPlace(formation, reversedText(layout), behind(1)), {
      bend: mirrored(bend, layout.length),
    });
  const counts = countsOf(layout);
  const ranks = slide === 'backward' ? Math.min(...counts) : Math.max(...counts);
  return straightPlace(formation, turnedLayout(layout), behind(ranks));
};
