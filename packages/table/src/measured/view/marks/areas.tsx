/** Marks that cover ground: areas, everything within so much of a unit, discs. */
import { createMemo } from 'solid-js';
import {
  figureOf,
  findUnit,
  isPlaced,
  type Placed,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../../marks.js';
import { edgeOfAll, within } from '../outline.js';
import { drawnAt, pathOf } from '../plane.js';
import { carrierOf } from '../station.js';
import { highest, middleOf } from './lines.js';
import { Fill, Label, Stroke } from './parts.jsx';
import type { MarkOf, MarkProps, Paper } from './props.js';

export const AreaMark = (props: MarkProps<'area'>) => {
  const points = createMemo(() => props.mark.points.map((point) => drawnAt(props.plane, point)));
  const d = createMemo(() => pathOf(points(), true));
  return (
    <g class="mark area">
      <Fill d={d()} tone={props.mark.tone} />
      <Stroke d={d()} tone={props.mark.tone} width={1.6} />
    </g>
  );
};

const standingOf = (match: TabletopMatch, id: UnitId): Placed | undefined => {
  const unit = findUnit(match, id);
  return unit && (isPlaced(unit) ? unit : carrierOf(match, unit));
};

export const RangeMark = (props: MarkProps<'range'>) => {
  const drawn = createMemo(() => {
    const standing = standingOf(props.match, props.mark.unit);
    if (!standing) return { fill: '', edge: '' };
    const figure = figureOf(props.match, standing);
    const outlines = within(figure, props.mark.far);
    const on = (points: readonly { x: number; y: number }[]) => points.map((point) => drawnAt(props.plane, point));
    return {
      fill: outlines.map((points) => pathOf(on(points), true)).join(''),
      edge: edgeOfAll(figure, outlines, props.mark.far)
        .map((points) => pathOf(on(points)))
        .join(''),
    };
  });
  return (
    <g class="mark range">
      <Fill d={drawn().fill} tone={props.mark.tone} />
      <Stroke d={drawn().edge} tone={props.mark.tone} width={1.6} />
    </g>
  );
};

export const DiscMark = (props: MarkProps<'disc'>) => {
  const at = createMemo(() => drawnAt(props.plane, props.mark.at));
  const d = createMemo(() => {
    const [{ x, y }, r] = [at(), props.mark.radius * props.plane.mm];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
  return (
    <g class="mark disc">
      <Fill d={d()} tone={props.mark.tone} />
      <Stroke d={d()} tone={props.mark.tone} width={1.6} />
    </g>
  );
};

/** Where the text of a mark that covers ground is written: in the middle, or at the top of what is around a unit. */
const textSpot = ({ match, plane, mark }: GroundText): Spot => {
  if (mark.is === 'area') return middleOf(mark.points.map((point) => drawnAt(plane, point)));
  if (mark.is === 'disc') return drawnAt(plane, mark.at);
  const standing = standingOf(match, mark.unit);
  if (!standing) return { x: 0, y: 0 };
  return highest(within(figureOf(match, standing), mark.far).flatMap((line) => line.map((at) => drawnAt(plane, at))));
};

interface GroundText extends Paper {
  readonly mark: MarkOf<'area'> | MarkOf<'range'> | MarkOf<'disc'>;
}

/** Their texts lie above the units. */
export const GroundLabel = (props: GroundText) => {
  const at = createMemo(() => (props.mark.text === undefined ? { x: 0, y: 0 } : textSpot(props)));
  return <Label at={at()} text={props.mark.text} size={props.text} tone={props.mark.tone} />;
};
