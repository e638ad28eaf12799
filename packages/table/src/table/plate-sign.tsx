/** A plate as it is drawn: a number on the colour of the side, the sign of a formation, a name. */
import { createMemo, Show } from 'solid-js';
import { moved, placed } from '../art/path.js';
import { BEFORE, type Plate } from '../view/plates.js';

export interface PlateHead {
  /** Without a number the colour of the side is a narrow stripe. */
  readonly count: number | undefined;
  /** A path around 0,0 as art has them, for letters of height 11. */
  readonly sign: string | undefined;
}

const NUMBER = 1.5;
const STRIPE = 0.35;
const SIGN = 1.35;
const LETTERS = 11;

const countRoom = ({ count }: PlateHead): number => (count === undefined ? STRIPE : NUMBER);

/** Room before the name, for letters of height 1. */
export const roomOf = (head: PlateHead): number => countRoom(head) + (head.sign === undefined ? 0 : SIGN);

interface Props {
  readonly plate: Plate;
  readonly head: PlateHead;
  readonly text: number;
}

export const PlateSign = (props: Props) => {
  const drawn = createMemo(() => {
    const { head, text, plate } = props;
    const at = placed(text * (countRoom(head) + SIGN / 2), plate.height / 2, 0, text / LETTERS);
    return head.sign === undefined ? undefined : moved(head.sign, at);
  });
  return (
    <g class="plate" transform={`translate(${props.plate.dx} ${props.plate.dy})`}>
      <rect width={props.plate.width} height={props.plate.height} rx={props.text * 0.2} />
      <rect
        class="count"
        width={props.text * countRoom(props.head)}
        height={props.plate.height}
        rx={props.text * (props.head.count === undefined ? 0.15 : 0.2)}
      />
      <Show when={props.head.count !== undefined}>
        <text class="number" x={(props.text * NUMBER) / 2} y={props.text * 1.03} font-size={`${props.text * 0.95}`}>
          {props.head.count}
        </text>
      </Show>
      <Show when={drawn()}>
        <path class="formation" fill-rule="evenodd" d={drawn()} />
      </Show>
      <text
        class="name"
        x={props.text * (roomOf(props.head) + BEFORE)}
        y={props.text * 1.01}
        font-size={`${props.text}`}
      >
        {props.plate.name}
      </text>
    </g>
  );
};
