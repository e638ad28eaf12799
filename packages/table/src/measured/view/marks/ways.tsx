/** Marks that are lines: ways, rulers, windows, links from unit to unit, edges. */
import { createMemo } from 'solid-js';
import { figureOf, findUnit, isPlaced, type Placed, type UnitId } from '@five-victories/engine/tabletop';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { nearestBetween } from '../outline.js';
import { drawnAt, pathOf } from '../plane.js';
import { carrierOf } from '../station.js';
import { TONES } from '../tones.js';
import { beside, halfWay, headOf, tickAt, ticksAlong } from './lines.js';
import { Label, Stroke } from './parts.jsx';
import type { MarkProps } from './props.js';

const HEAD = 15;

export const PathMark = (props: MarkProps<'path'>) => {
  const points = createMemo(() => props.mark.points.map((point) => drawnAt(props.plane, point)));
  const label = createMemo(() => {
    const at = halfWay(points());
    return { x: at.x, y: at.y - 8 * props.px };
  });
  return (
    <g class="mark path">
      <Stroke d={pathOf(points())} tone={props.mark.tone} width={3} />
      <path class="head" d={headOf(points(), HEAD * props.px)} fill={TONES[props.mark.tone].colour} />
      <Label at={label()} text={props.mark.text} size={props.text} tone={props.mark.tone} />
    </g>
  );
};

export const RulerMark = (props: MarkProps<'ruler'>) => {
  const ends = createMemo(() => [drawnAt(props.plane, props.mark.from), drawnAt(props.plane, props.mark.to)] as const);
  const ticks = createMemo(() => ticksAlong(...ends(), 1000 * props.plane.mm, props.px));
  return (
    <g class="mark ruler">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={2} />
      <Stroke d={ticks()} tone={props.mark.tone} width={1.2} whole />
      <Label
        at={beside(...ends(), 14 * props.px)}
        text={props.mark.text}
        size={props.text * 1.05}
        tone={props.mark.tone}
      />
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
      <Label at={beside(...ends(), 18 * props.px)} text={props.mark.text} size={props.text} tone={props.mark.tone} />
    </g>
  );
};

export const EdgeMark = (props: MarkProps<'edge'>) => {
  const ends = createMemo(() => [drawnAt(props.plane, props.mark.from), drawnAt(props.plane, props.mark.to)] as const);
  return (
    <g class="mark edge">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={4.5} whole />
      <Label at={beside(...ends(), 12 * props.px)} text={props.mark.text} size={props.text} tone={props.mark.tone} />
    </g>
  );
};

const standing = (match: TabletopMatch, id: UnitId): Placed | undefined => {
  const unit = findUnit(match, id);
  return unit && (isPlaced(unit) ? unit : carrierOf(match, unit));
};

/** From edge to edge where they are nearest. */
export const LinkMark = (props: MarkProps<'link'>) => {
  const ends = createMemo(() => {
    const [from, to] = [standing(props.match, props.mark.from), standing(props.match, props.mark.to)];
    if (!from || !to) return [];
    return nearestBetween(figureOf(props.match, from), figureOf(props.match, to)).map((at) => drawnAt(props.plane, at));
  });
  return (
    <g class="mark link">
      <Stroke d={pathOf(ends())} tone={props.mark.tone} width={3.4} />
      <path class="head" d={headOf(ends(), HEAD * props.px)} fill={TONES[props.mark.tone].colour} />
      <Label at={halfWay(ends())} text={props.mark.text} size={props.text} tone={props.mark.tone} />
    </g>
  );
};
