/** Marks that cover ground: areas, everything within so much of a unit, discs. */
import { createMemo } from 'solid-js';
import { figureIn, figureOf } from '@five-victories/engine/tabletop';
import { edgeOfAll, within } from '../outline.js';
import { drawnAt, pathOf } from '../plane.js';
import { Patch } from './parts.jsx';
import type { MarkProps } from './props.js';
import { standingOf } from './standing.js';

export const AreaMark = (props: MarkProps<'area'>) => {
  const d = createMemo(() =>
    pathOf(
      props.mark.points.map((point) => drawnAt(props.plane, point)),
      true,
    ),
  );
  return <Patch is="area" d={d()} tone={props.mark.tone} />;
};

export const RangeMark = (props: MarkProps<'range'>) => {
  const [unit, far] = [createMemo(() => props.mark.unit), createMemo(() => props.mark.far)];
  const drawn = createMemo(() => {
    const standing = standingOf(props.match, unit());
    if (!standing) return { fill: '', edge: '' };
    const place = props.mark.place;
    const figure = place ? figureIn(props.match, standing, place) : figureOf(props.match, standing);
    const outlines = within(figure, far());
    const on = (points: readonly { x: number; y: number }[]) => points.map((point) => drawnAt(props.plane, point));
    return {
      fill: outlines.map((points) => pathOf(on(points), true)).join(''),
      edge: edgeOfAll(figure, outlines, far())
        .map((points) => pathOf(on(points)))
        .join(''),
    };
  });
  return <Patch is="range" d={drawn().fill} edge={drawn().edge} tone={props.mark.tone} />;
};

export const DiscMark = (props: MarkProps<'disc'>) => {
  const at = createMemo(() => drawnAt(props.plane, props.mark.at));
  const d = createMemo(() => {
    const [{ x, y }, r] = [at(), props.mark.radius * props.plane.mm];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
  return <Patch is="disc" d={d()} tone={props.mark.tone} />;
};
