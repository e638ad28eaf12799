/** The wooden frame with its scale, and the turf. */
import { createMemo, For } from 'solid-js';
import { tableFrame } from '../../art/index.js';
import { drawnAt, FRAME, sheetOf, type Plane } from './plane.js';

interface Props {
  readonly plane: Plane;
  readonly inches: boolean;
  /** Height of letters elsewhere on the table. */
  readonly text?: number;
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

const TICK = { short: 4.5, long: 9 };
/** Height of the numbers; the larger ones stand at every second long mark. */
const NUMBERS = { least: 11, most: 16, crowded: 13 };

/** The scale is cut into the frame on the sides where x and y begin. */
const Scale = (props: Props) => {
  const ticks = createMemo(() => ticksOf(props.plane, props.inches));
  const size = (): number => Math.min(NUMBERS.most, Math.max(NUMBERS.least, (props.text ?? 0) * 0.8));
  const numbered = createMemo(() => {
    const long = ticks().filter((tick) => tick.long && tick.number > 0);
    const every = (props.inches ? 6 : 10) * (size() > NUMBERS.crowded ? 2 : 1);
    return long.filter(({ number }) => number % every === 0);
  });
  const out = (): number => (props.plane.turned ? -1 : 1);
  const line = ({ x, y, long, across }: Tick): string => {
    const far = (long ? TICK.long : TICK.short) * out();
    return across ? `M${x} ${y}v${far}` : `M${x} ${y}h${-far}`;
  };
  const beside = ({ x, y, across }: Tick): { x: number; y: number } => {
    const far = (TICK.long + 1 + size() * (across ? 0.55 : 0.8)) * out();
    return across ? { x, y: y + far } : { x: x - far, y };
  };
  return (
    <g class="scale">
      <path d={ticks().map(line).join('')} />
      <For each={numbered()}>
        {(tick) => (
          <text x={beside(tick).x} y={beside(tick).y + size() * 0.35} font-size={`${size()}`}>
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
