/** Marks that are lines: ways, rulers, windows, links from unit to unit, edges. */
import { createMemo } from 'solid-js';
import { drawnAt, pathOf } from '../plane.js';
import { TONES } from '../tones.js';
import { headOf, tickAt, ticksAlong } from './lines.js';
import { Stroke } from './parts.jsx';
import type { MarkProps } from './props.js';
import { linkEnds } from './standing.js';

const HEAD = 15;

export const PathMark = (props: MarkProps<'path'>) => {
  const points = createMemo(() => props.mark.points.map((point) => drawnAt(props.plane, point)));
  return (
    <g class="mark path">
      <Stroke d={pathOf(points())} tone={props.mark.tone} width={3} />
      <path class="head" d={headOf(points(), HEAD * props.px)} fill={TONES[props.mark.tone].colour} />
    </g>
  );
};

export const RulerMark = (props: MarkProps<'ruler'>) => {
  const ends = createMemo(() => [drawnAt(props.plane, props.mark.from), drawnAt(props.plane, props.mark.to)] as const);
  const ticks = createMemo(() => ticksAlong(...ends(), 1000 * props.plane.mm, props.px));
  return (
    <g class="mark ruler">
      <Stroke d={pathOf(ends()) + ticks()} tone={props.mark.tone} width={1.6} whole />
    </g>
  );
};

/** A bold stretch between two ticks. */
export const WindowMark = (props: MarkProps<'window'>) => {
  const ends = createMemo(() => [drawnAt(props.plane, props.mark.from), drawnAt(props.plane, props.mark.to)] as const);
  const ticks = createMemo(() => tickAt(...ends(), 0, 11 * props.px) + tickAt(...ends(), 1, 11 * props.px));
  return (
    <g class="mark window">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={8} />
      <Stroke d={ticks()} tone={props.mark.tone} width={3} whole />
    </g>
  );
};

export const EdgeMark = (props: MarkProps<'edge'>) => {
  const ends = createMemo(() => [drawnAt(props.plane, props.mark.from), drawnAt(props.plane, props.mark.to)] as const);
  return (
    <g class="mark edge">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={4.5} whole />
    </g>
  );
};

/** From edge to edge where they are nearest. */
export const LinkMark = (props: MarkProps<'link'>) => {
  const ends = createMemo(() =>
    linkEnds(props.match, props.mark.from, props.mark.to).map((at) => drawnAt(props.plane, at)),
  );
  return (
    <g class="mark link">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={3.4} />
      <path class="head" d={headOf(ends(), HEAD * props.px)} fill={TONES[props.mark.tone].colour} />
    </g>
  );
};
