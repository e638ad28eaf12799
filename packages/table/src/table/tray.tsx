/** The movement tray of a unit, front up: tooth, rim by formation, lip, and the places of stands that were lost. */
import { createMemo, Show } from 'solid-js';
import type { Formation } from '@five-victories/engine/zonal';
import { polygon, roundedBox } from '../art/path.js';
import { RIM, type Tray } from '../view/tray.js';

const [HALF, HIGH] = [7, 6];
const CORNER = 3;

/** Teeth point where the front is; a defensive formation has one to every side. */
const teethOf = ({ width, depth }: Tray, formation: Formation | undefined): string => {
  const [x, y] = [width / 2, depth / 2];
  const front = polygon([-HALF, -y], [0, -y - HIGH], [HALF, -y]);
  if (formation !== 'defensive') return front;
  const beside = [-1, 1].map((side) => polygon([side * x, -HALF], [side * (x + HIGH), 0], [side * x, HALF]));
  return front + polygon([-HALF, y], [0, y + HIGH], [HALF, y]) + beside.join('');
};

const lipPath = ({ width, depth, lip }: Tray): string =>
  roundedBox(-width / 2 + RIM, depth / 2 - RIM - lip, width - 2 * RIM, lip, 1.5);

/** Where the middle of the stands is. */
export const standsAt = ({ lip }: Tray): number => -lip / 2;

const placesPath = (tray: Tray): string =>
  tray.lost
    .map(({ x, y, width, depth }) => {
      const [w, d] = [width * tray.scale * 0.84, depth * tray.scale * 0.84];
      return roundedBox(x * tray.scale - w / 2, standsAt(tray) + y * tray.scale - d / 2, w, d, 2);
    })
    .join('');

interface Props {
  readonly tray: Tray;
  readonly formation: Formation | undefined;
}

export const TrayShape = (props: Props) => {
  const outline = createMemo(() => {
    const { width, depth } = props.tray;
    return roundedBox(-width / 2, -depth / 2, width, depth, CORNER);
  });
  return (
    <g class="tray" classList={{ open: props.formation === 'open' }}>
      <path class="tooth" d={teethOf(props.tray, props.formation)} />
      <path class="bed" d={outline()} />
      <path class="rim" d={outline()} />
      <path class="lip" d={lipPath(props.tray)} />
      <Show when={props.tray.lost.length > 0}>
        <path class="lost" d={placesPath(props.tray)} />
      </Show>
    </g>
  );
};
