/** All words on the table, in a drawing of pixels: names lie still while something is carried, the rest follows it. */
import { createMemo, For, Index } from 'solid-js';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import type { Camera, Size } from '../../../table/camera.js';
import type { Box } from '../../../view/plate-places.js';
import type { Mark, Spot } from '../../marks.js';
import type { Plane } from '../plane.js';
import { namesWanted, outlinesOf } from './names.js';
import { createRarely } from './rarely.js';
import { keptFree, saidByMarks, type Pixels } from './said-by-marks.js';
import { SlipSign } from './slip-sign.jsx';
import { doShare, layOut, underButtons } from './slips.js';
import { takenBy } from './taken-ground.js';

interface Props {
  readonly match: TabletopMatch;
  /** The same before a unit was taken up. */
  readonly rested: TabletopMatch;
  readonly plane: Plane;
  readonly ids: readonly UnitId[];
  readonly marks: readonly Mark[];
  /** Something is carried about. */
  readonly carried: boolean;
  readonly first: readonly UnitId[];
  readonly all: boolean;
  readonly tooth: number;
  /** What lies over the table. */
  readonly covered: Box | undefined;
  readonly camera: Camera;
  readonly size: Size;
}

export const pixelsIn =
  ({ x, y, scale }: Camera, { width, height }: Size): Pixels =>
  (at: Spot) => ({ x: (at.x - x) * scale + width / 2, y: (at.y - y) * scale + height / 2 });

export const SlipLayer = (props: Props) => {
  const pixels = createMemo(() => pixelsIn(props.camera, props.size));
  const scene = createMemo(() => ({ match: props.rested, plane: props.plane, pixels: pixels(), ids: props.ids }));
  const taken = createMemo(() => takenBy(outlinesOf(scene()), props.size));
  const names = createMemo(() => {
    const wanted = namesWanted({ ...scene(), first: props.first, all: props.all, tooth: props.tooth });
    return layOut(wanted, props.size, taken(), [underButtons(props.size)]);
  });
  const paper = () => ({ match: props.match, plane: props.plane, px: 1 / props.camera.scale, text: 0 });
  const marks = createRarely(
    () => props.marks,
    () => props.carried,
  );
  const free = createMemo(() => {
    const kept = keptFree(paper(), marks(), pixels());
    return props.covered ? [...kept, props.covered] : kept;
  });
  /** A name does not lie on what is carried over it. */
  const shown = createMemo(() => names().filter(({ box }) => !free().some((kept) => doShare(box, kept))), [], {
    equals: (a, b) => a.length === b.length && a.every((slip, i) => slip === b[i]),
  });
  const said = createMemo(() => {
    const wanted = saidByMarks(paper(), marks(), pixels());
    if (wanted.length === 0) return [];
    const kept = [underButtons(props.size), ...free(), ...shown().map(({ box }) => box)];
    return layOut(wanted, props.size, taken(), kept);
  });
  return (
    <svg class="table words" role="none" viewBox={`0 0 ${props.size.width} ${props.size.height}`}>
      <g class="names" aria-hidden="true">
        <For each={shown()}>{(slip) => <SlipSign slip={slip} />}</For>
      </g>
      <Index each={said()}>{(slip) => <SlipSign slip={slip()} />}</Index>
    </svg>
  );
};
