/** The wooden frame with its scale, and the turf. */
import { createMemo, For } from 'solid-js';
import { tableFrame } from '../../art/index.js';
import { drawnAt, FRAME, sheetOf, type Plane } from './plane.js';

interface Props {
  readonly plane: Plane;
  readonly inches: boolean;
}

interface Tick {
  readonly x: number;
  readonly y: number;
  readonly long: boolean;
  readonly across: boolean;
  /** 0: none is written there. */
  readonly number: number;
}

/** What the brass of the far corner hides. */
const CORNER = 22;

/** Marks along two edges: every inch or two centimetres a short one, every six inches or ten centimetres a long one. */
const ticksOf = (plane: Plane, inches: boolean): Tick[] => {
  const [step, long] = inches ? [1000, 6] : [2000, 5];
  const along = (length: number, across: boolean): Tick[] =>
    Array.from({ length: Math.floor(length / (step * plane.mm) + 1e-6) + 1 }, (_, i) => {
      const at = i * step;
      const { x, y } = drawnAt(plane, across ? { x: at, y: 0 } : { x: 0, y: at });
      return { x, y, long: i % long === 0, across, number: at * plane.mm > length - CORNER ? 0 : at / 1000 };
    });
  return [...along(plane.width, true), ...along(plane.depth, false)];
};

const TICK = { short: 5, long: 11 };
const NUMBERS = 11;

/** The scale is cut into the frame on the sides where x and y begin. */
const Scale = (props: Props) => {
  const ticks = createMemo(() => ticksOf(props.plane, props.inches));
  const out = (): number => (props.plane.turned ? -1 : 1);
  const line = ({ x, y, long, across }: Tick): string => {
    const far = (long ? TICK.long : TICK.short) * out();
    return across ? `M${x} ${y}v${far}` : `M${x} ${y}h${-far}`;
  };
  const beside = ({ x, y, across }: Tick): { x: number; y: number } => {
    const far = (TICK.long + NUMBERS) * out();
    return across ? { x, y: y + far } : { x: x - far, y };
  };
  return (
    <g class="scale">
      <path d={ticks().map(line).join('')} />
      <For each={ticks().filter(({ long, number }) => long && number > 0)}>
        {(tick) => (
          <text x={beside(tick).x} y={beside(tick).y + NUMBERS * 0.35} font-size={`${NUMBERS}`}>
            {tick.number}
          </text>
        )}
      </For>
    </g>
  );
};

export const Boards = (props: Props) => {
  const sheet = createMemo(() => sheetOf(props.plane));
  return (
    <>
      <rect class="boards" width={sheet().width} height={sheet().height} />
      <g
        transform={`translate(${FRAME} ${FRAME})`}
        innerHTML={tableFrame(props.plane.width, props.plane.depth, FRAME)}
      />
      <rect class="turf" x={FRAME} y={FRAME} width={props.plane.width} height={props.plane.depth} />
      <Scale {...props} />
    </>
  );
};
