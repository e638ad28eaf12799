/** The whole table in a corner while part of it lies outside the window: a press on it looks there. For the eye only. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { goalsOf, isPlaced, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Game } from '../../art/index.js';
import type { Camera, Size } from '../../table/camera.js';
import type { ViewWindow } from '../../table/view-window.js';
import { leastOf } from '../lists.js';
import type { Spot } from '../marks.js';
import { farGoals, pillAcross } from './far-goals.jsx';
import { middleOf } from './pick.js';
import { drawnAt, FRAME, pathOf, sheetOf, type Plane } from './plane.js';
import { groundsOf } from './terrain.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly view: ViewWindow;
}

/** What is seen, on the sheet. */
const seenIn = ({ x, y, scale }: Camera, { width, height }: Size) => ({
  x: x - width / scale / 2,
  y: y - height / scale / 2,
  width: width / scale,
  height: height / scale,
});

/** A fortieth of the table across: units are seen as points, South square, North round. */
const SHARE = 52;

const spotsOf = (match: TabletopMatch, plane: Plane, side: Side): Spot[] =>
  match.state.units
    .filter((unit) => unit.side === side && isPlaced(unit))
    .map(({ id }) => drawnAt(plane, middleOf(match, plane, id)!));

const pointsOf = (match: TabletopMatch, plane: Plane, side: Side): string => {
  const half = sheetOf(plane).width / SHARE / 2;
  const shape = (x: number, y: number): string =>
    side === 'south'
      ? `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`
      : `M${x - half} ${y}a${half} ${half} 0 1 0 ${2 * half} 0a${half} ${half} 0 1 0 ${-2 * half} 0Z`;
  return spotsOf(match, plane, side)
    .map(({ x, y }) => shape(Math.round(x), Math.round(y)))
    .join('');
};

const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const;

/** A pill that says where a goal lies counts as so many units. */
const PILL = 6;

/** The corner of the window in which it hides the fewest units and pills, and how many. */
const freeCorner = (
  spots: readonly Spot[],
  pills: readonly Spot[],
  { x, y, scale }: Camera,
  { width, height }: Size,
): { readonly at: string; readonly hides: number } => {
  const [across, down] = [Math.min(width * 0.4, 240), Math.min(height * 0.42, 260)];
  const isUnder = (corner: string, px: number, py: number, half = 0): boolean => {
    const isAcross = corner.endsWith('right') ? px + half > width - across && px < width : px - half < across && px > 0;
    return isAcross && (corner.startsWith('top') ? py < down && py > 0 : py > height - down && py < height);
  };
  const hidden = (corner: string): number =>
    spots.filter((at) => isUnder(corner, (at.x - x) * scale + width / 2, (at.y - y) * scale + height / 2)).length +
    PILL * pills.filter((at) => isUnder(corner, at.x, at.y, pillAcross(width) / 2)).length;
  const at = leastOf(CORNERS, hidden) ?? CORNERS[0];
  return { at, hides: hidden(at) };
};

const GroundPatches = (props: Props) => {
  const grounds = createMemo(() => groundsOf(props.match.state.options, props.match.rules.id as Game, props.plane));
  return (
    <For each={grounds()}>
      {({ corners, type }) => <path class={`patch ${type}`} d={pathOf(corners, type !== 'escarpment')} />}
    </For>
  );
};

export const MiniMap = (props: Props) => {
  let map!: SVGSVGElement;
  const sheet = createMemo(() => sheetOf(props.plane));
  const spots = createMemo(() => SIDES.flatMap((side) => spotsOf(props.match, props.plane, side)));
  const armies = createMemo(() => SIDES.map((side) => ({ side, d: pointsOf(props.match, props.plane, side) })));
  const goals = createMemo(() => goalsOf(props.match).map(({ goal }) => drawnAt(props.plane, goal)));
  const seen = createMemo(() => seenIn(props.view.seen(), props.view.size()));
  const corner = createMemo(() => freeCorner(spots(), farGoals(props), props.view.camera(), props.view.size()));
  /** Units are outside; or, where it hides nobody, goals are, or so much of the table that one may ask where one is. */
  const isUseful = createMemo(() => {
    const { x, y, width, height } = seen();
    const isOut = (at: Spot): boolean => at.x < x || at.y < y || at.x > x + width || at.y > y + height;
    if (spots().some(isOut)) return true;
    return corner().hides === 0 && (width * height < (sheet().width * sheet().height) / 2 || goals().some(isOut));
  });
  /** Where a pointer means, on the sheet. */
  const lookAt = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = map.getBoundingClientRect();
    const scale = sheet().width / width;
    props.view.look((clientX - left) * scale, (clientY - top) * scale);
  };
  const down = (event: PointerEvent): void => {
    event.stopPropagation();
    map.setPointerCapture(event.pointerId);
    lookAt(event);
  };
  return (
    <Show when={props.view.isPart() && isUseful()}>
      <div class={`mini-map ${corner().at}`} classList={{ small: corner().hides > 0 }} aria-hidden="true">
        <svg
          ref={map}
          viewBox={`0 0 ${sheet().width} ${sheet().height}`}
          on:pointerdown={down}
          onPointerMove={(event) => event.buttons > 0 && map.hasPointerCapture(event.pointerId) && lookAt(event)}
        >
          <rect class="mini-turf" x={FRAME} y={FRAME} width={props.plane.width} height={props.plane.depth} />
          <GroundPatches {...props} />
          <For each={armies()}>{({ side, d }) => <path class={`army ${side}`} d={d} />}</For>
          <For each={goals()}>
            {({ x, y }) => (
              <path
                class="mini-goal"
                d="M-9 -10H9V2Q9 9 0 13Q-9 9 -9 2Z"
                transform={`translate(${x} ${y}) scale(${sheet().width / 420})`}
              />
            )}
          </For>
          <rect class="seen" {...seen()} />
        </svg>
      </div>
    </Show>
  );
};
