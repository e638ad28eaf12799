/** The chosen thing: its outline and what it can be taken hold of by. */
import { createMemo, Index, Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import type { FeatureGiven, Goal } from '@five-victories/engine/tabletop';
import type { Spot } from '../measured/marks.js';
import { drawnAt, pathOf, type Plane } from '../measured/view/plane.js';
import { gripName } from './grip-name.js';
import { isLine } from './ground.js';
import type { Grip } from './hand.js';
import { boxOf } from './shapes.js';
import { w } from './words/index.js';

interface Drawn {
  readonly plane: Plane;
  /** Units of drawing for one pixel: handles are as large on the screen at every zoom. */
  readonly pixel: number;
}

/** Pixels: the dot that is seen and the circle that can be hit. Corners that stand close have smaller ones. */
const HIT = { least: 6, most: 15 };
const DOT = { least: 2.5, most: 6 };
const SIGN = 11.5;
const OUT = 34;
/** Sides shorter than this have no handle of their own: there is no hitting it beside those of its ends. */
const SHORTEST = 30;
const SIDE = 18;

const between = ({ least, most }: typeof HIT, value: number): number => Math.min(most, Math.max(least, value));

const Handle = (
  props: Drawn & {
    readonly grip: Grip;
    readonly at: Spot;
    readonly kind: 'corner' | 'side' | 'turn' | 'scale' | 'radius';
    readonly on?: boolean;
    readonly sign?: string;
    readonly title?: string;
    /** Pixels to the next handle. */
    readonly room?: number;
  },
) => (
  <g
    class={`grip ${props.kind}`}
    classList={{ on: props.on === true }}
    data-grip={gripName(props.grip)}
    transform={`translate(${props.at.x} ${props.at.y}) scale(${props.pixel})`}
  >
    <Show when={props.title}>
      <title>{props.title}</title>
    </Show>
    <circle class="hit" r={between(HIT, (props.room ?? SHORTEST) * 0.5)} />
    <circle class="dot" r={props.sign ? SIGN : between(DOT, (props.room ?? SHORTEST) * 0.28)} />
    <Show when={props.sign}>
      <text y="5" font-size="15">
        {props.sign}
      </text>
    </Show>
  </g>
);

/** The middles of the sides that join the corners, and how long each side is on the screen. */
const sidesOf = (corners: readonly Spot[], closed: boolean, pixel: number) =>
  (closed ? corners : corners.slice(0, -1)).map(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return { x: (x + next.x) / 2, y: (y + next.y) / 2, pixels: Math.hypot(next.x - x, next.y - y) / pixel };
  });

export const FeatureHandles = (
  props: Drawn & { readonly feature: FeatureGiven; readonly index: number; readonly corner: number | undefined },
) => {
  const corners = (): Spot[] => props.feature.points.map(([x, y]) => drawnAt(props.plane, { x, y }));
  const closed = (): boolean => !isLine(props.feature);
  const sides = () => sidesOf(corners(), closed(), props.pixel);
  const room = createMemo(() => sides().reduce((sum, { pixels }) => sum + pixels, 0) / sides().length);
  const box = () => {
    const { left, low, right, high } = boxOf(props.feature.points);
    const [a, b] = [drawnAt(props.plane, { x: left, y: high }), drawnAt(props.plane, { x: right, y: low })];
    return { left: a.x, top: a.y, right: b.x, bottom: b.y };
  };
  const out = (): number => OUT * props.pixel;
  const index = (): number => props.index;
  return (
    <g class="handles">
      <path class="chosen-line casing" d={pathOf(corners(), closed())} />
      <path class="chosen-line" d={pathOf(corners(), closed())} />
      <Index each={corners()}>
        {(at, i) => (
          <Handle
            {...props}
            kind="corner"
            grip={{ is: 'corner', index: index(), corner: i }}
            at={at()}
            room={room()}
            on={props.corner === i}
          />
        )}
      </Index>
      <Index each={sides()}>
        {(at, i) => (
          <Show when={at().pixels > SHORTEST}>
            <Handle {...props} kind="side" grip={{ is: 'side', index: index(), corner: i }} at={at()} room={SIDE} />
          </Show>
        )}
      </Index>
      <Handle
        {...props}
        kind="turn"
        grip={{ is: 'turn', index: index() }}
        at={{ x: (box().left + box().right) / 2, y: box().top - out() }}
        sign="↻"
        title={w().fields.handle.turn}
      />
      <Handle
        {...props}
        kind="scale"
        grip={{ is: 'scale', index: index() }}
        at={{ x: box().right + out() * 0.7, y: box().bottom + out() * 0.7 }}
        sign="⤡"
        title={w().fields.handle.scale}
      />
    </g>
  );
};

export const GoalFigure = (
  props: Drawn & {
    readonly goal: Goal;
    readonly side: Side;
    readonly index: number;
    readonly chosen: boolean;
    readonly text: number;
    readonly label: string;
  },
) => {
  const at = (): Spot => drawnAt(props.plane, props.goal);
  const radius = (): number => Math.max(6, props.goal.radius * props.plane.mm);
  return (
    <>
      <g
        class={`goal ${props.side}`}
        classList={{ chosen: props.chosen }}
        transform={`translate(${at().x} ${at().y})`}
        data-grip={gripName({ is: 'goal', side: props.side, index: props.index })}
      >
        <circle r={radius()} />
        <use href="#fv-marker-goal" transform={`scale(${Math.max(1.2, props.text / 8)})`} />
        <text y={props.text * 1.7} font-size={`${props.text}`}>
          {props.label}
        </text>
      </g>
      <Show when={props.chosen}>
        <Handle
          {...props}
          kind="radius"
          grip={{ is: 'radius', side: props.side, index: props.index }}
          at={{ x: at().x + radius(), y: at().y }}
          title={w().fields.handle.radius}
        />
      </Show>
    </>
  );
};
