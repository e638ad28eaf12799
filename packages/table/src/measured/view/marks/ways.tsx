/** Marks that are lines: ways, rulers, windows, links from unit to unit, edges. */
import { createMemo } from 'solid-js';
import type { Spot } from '../../marks.js';
import { drawnAt, pathOf } from '../plane.js';
import { TONES } from '../tones.js';
import { headOf, tickAt, ticksAlong } from './lines.js';
import { Stroke } from './parts.jsx';
import type { MarkProps, Paper } from './props.js';
import { linkEnds } from './standing.js';

const HEAD = 15;

const Arrow = (props: MarkProps<'path' | 'link'> & { readonly points: readonly Spot[]; readonly width: number }) => {
  const drawn = createMemo(() => props.points.map((point) => drawnAt(props.plane, point)));
  return (
    <g class={`mark ${props.mark.is}`}>
      <Stroke d={pathOf(drawn())} tone={props.mark.tone} width={props.width} />
      <path class="head" d={headOf(drawn(), HEAD * props.px)} fill={TONES[props.mark.tone].colour} />
    </g>
  );
};

export const PathMark = (props: MarkProps<'path'>) => <Arrow {...props} points={props.mark.points} width={3} />;

/** From edge to edge where they are nearest. */
export const LinkMark = (props: MarkProps<'link'>) => {
  const ends = createMemo(() => linkEnds(props.match, props.mark.from, props.mark.to));
  return <Arrow {...props} points={ends()} width={3.4} />;
};

/** The two ends of a straight mark, as they are drawn. */
const endsOf = (props: Paper & { readonly mark: { readonly from: Spot; readonly to: Spot } }) =>
  createMemo(() => [drawnAt(props.plane, props.mark.from), drawnAt(props.plane, props.mark.to)] as const);

export const RulerMark = (props: MarkProps<'ruler'>) => {
  const ends = endsOf(props);
  const ticks = createMemo(() => ticksAlong(...ends(), 1000 * props.plane.mm, props.px));
  return (
    <g class="mark ruler">
      <Stroke d={pathOf(ends()) + ticks()} tone={props.mark.tone} width={1.6} whole />
    </g>
  );
};

/** A bold stretch between two ticks. */
export const WindowMark = (props: MarkProps<'window'>) => {
  const ends = endsOf(props);
  const ticks = createMemo(() => tickAt(...ends(), 0, 11 * props.px) + tickAt(...ends(), 1, 11 * props.px));
  return (
    <g class="mark window">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={8} />
      <Stroke d={ticks()} tone={props.mark.tone} width={3} whole />
    </g>
  );
};

export const EdgeMark = (props: MarkProps<'edge'>) => {
  const ends = endsOf(props);
  return (
    <g class="mark edge">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={4.5} whole />
    </g>
  );
};
