/** The stands of a unit: figures one by one, signs poured into a few paths, so that a full table is drawn fast. */
import { createMemo, For, Show } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { countersSvg } from '../art/index.js';
import type { Cell } from '../zone/maker.js';
import type { Stand } from '../view/figure.js';
import type { Tray } from '../view/tray.js';
import { kindFor, symbolFor, type Game } from './stand-art.js';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly tray: Tray;
  readonly level: 'far' | 'near';
}

const gameOf = ({ match }: Props): Game => match.rules.id as Game;

const Figures = (props: Props) => (
  <For each={props.tray.figure.stands}>
    {(stand, i) => {
      const symbol = () =>
        symbolFor(
          gameOf(props),
          kindFor(props.match, props.unit, stand.letter),
          'near',
          stand.rank * 2 + stand.file + i(),
        );
      const size = () => Math.min(stand.width / symbol().width, stand.depth / symbol().depth);
      return <use href={`#${symbol().id}`} transform={`translate(${stand.x} ${stand.y}) scale(${size()})`} />;
    }}
  </For>
);

/** Between signs, so that stands can be counted. */
const APART = 0.94;

const Signs = (props: Props) => {
  const drawn = createMemo(() =>
    countersSvg(
      gameOf(props),
      props.tray.figure.stands.map(({ letter, x, y, width, depth }) => ({
        name: kindFor(props.match, props.unit, letter),
        x,
        y,
        width,
        depth,
        turn: 0,
        scale: APART,
      })),
    ),
  );
  return <g innerHTML={drawn()} />;
};

export const UnitStands = (props: Props) => (
  <Show when={props.level === 'near'} fallback={<Signs {...props} />}>
    <Figures {...props} />
  </Show>
);

/** Where stands are chosen: each of them can be pressed, and those that are picked are pale. */
export const PickedStands = (props: { readonly stands: readonly Stand[]; readonly cells: readonly Cell[] }) => (
  <For each={props.stands}>
    {({ rank, file, x, y, width, depth }) => (
      <rect
        class="pick"
        classList={{ picked: props.cells.some(([r, f]) => r === rank && f === file) }}
        x={x - width / 2}
        y={y - depth / 2}
        width={width}
        height={depth}
        data-rank={rank}
        data-file={file}
      />
    )}
  </For>
);
