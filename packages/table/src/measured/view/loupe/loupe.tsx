/**
 * A finger hides what it carries about: in a corner of the window the end of its way is seen larger, with all that
 * stands around it. For the eye only: nothing in it can be pressed.
 */
import { createMemo, Index, Show } from 'solid-js';
import type { Both } from '@five-victories/engine/kernel';
import { isOpenOrder, unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { SideTone } from '../../../art/side-tones.js';
import type { Camera, Size } from '../../../table/camera.js';
import type { Box } from '../../../view/plate-places.js';
import type { Gesture } from '../../gesture.js';
import { Contacts } from '../contacts.jsx';
import { factsOf } from '../facts.js';
import { Ground } from '../ground.jsx';
import { detailAt, type Detail } from '../level.js';
import { MarksAbove, MarksBelow } from '../marks/mark-layers.jsx';
import type { Plane } from '../plane.js';
import { outlinesOf } from '../slips/names.js';
import { pixelsIn } from '../slips/slip-layer.jsx';
import { takenBy } from '../slips/taken-ground.js';
import { stationOf } from '../station.js';
import type { MeasuredTableProps } from '../table-props.js';
import { Token } from '../unit-figure.jsx';
import { LOUPE, loupeBox, LOUPE_TIMES } from './corner.js';
import { lookedAtBy, type Looked } from './looked-at.js';

/** What of the scene of a table a loupe needs. */
interface Scene {
  readonly plane: () => Plane;
  readonly view: {
    readonly camera: () => Camera;
    readonly size: () => Size;
    readonly text: () => number;
  };
  readonly ids: () => readonly UnitId[];
  readonly tones: () => Both<SideTone>;
}

interface Carried {
  /** What a finger carries. */
  readonly finger: () => Gesture | undefined;
  readonly rested: () => TabletopMatch;
}

interface Seen {
  readonly looked: Looked;
  readonly box: Box;
}

export const createLoupe = (props: MeasuredTableProps, { plane, view, ids }: Scene, { finger, rested }: Carried) => {
  const isCarried = createMemo(() => finger() !== undefined);
  const pixels = () => pixelsIn(view.camera(), view.size());
  /** Where units stand while something is carried. */
  const taken = createMemo(() =>
    isCarried()
      ? takenBy(outlinesOf({ match: rested(), plane: plane(), pixels: pixels(), ids: ids() }), view.size())
      : undefined,
  );
  return createMemo<Seen | undefined>((before) => {
    const [gesture, covered] = [finger(), taken()];
    if (!gesture || !covered) return undefined;
    const looked = lookedAtBy(gesture, props.marks, plane(), pixels());
    const box = loupeBox(covered, view.size(), looked, before?.box);
    return box && { looked, box };
  });
};

interface Paper {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly px: number;
  readonly detail: Detail;
  readonly tooth: number;
}

interface UnitProps extends Paper {
  readonly id: UnitId;
  readonly look: string;
}

const UnitIn = (props: UnitProps) => {
  const unit = createMemo(() => unitOf(props.match, props.id));
  const station = createMemo(() => stationOf(props.match, props.plane, unit()));
  return (
    <Show when={station()}>
      {(at) => (
        <g
          class={`unit ${unit().side} ${props.look}`}
          data-coat={props.id}
          transform={`translate(${at().x} ${at().y}) rotate(${at().turn})`}
        >
          <path class="halo" d={at().figure.ground} />
          <Token
            {...props}
            figure={at().figure}
            facts={factsOf(props.match, unit())}
            turn={at().turn}
            open={unit().stands.length > 1 && isOpenOrder(at().place.formation)}
          />
        </g>
      )}
    </Show>
  );
};

export const Loupe = (props: { readonly table: MeasuredTableProps; readonly scene: Scene; readonly seen: Seen }) => {
  const { plane, view, ids } = props.scene;
  const scale = (): number => view.camera().scale * LOUPE_TIMES;
  const across = (): number => LOUPE / scale();
  const paper = () => ({
    match: props.table.match,
    plane: plane(),
    px: 1 / scale(),
    text: view.text() / LOUPE_TIMES,
    detail: detailAt(props.table.match, scale()),
    tooth: Math.min(12, 6 / scale()),
  });
  const at = () => props.seen.looked.at;
  /** Those of which something can be seen. */
  const near = createMemo(
    () =>
      ids().filter((id) => {
        const station = stationOf(props.table.match, plane(), unitOf(props.table.match, id));
        if (!station) return false;
        const far = across() * 0.71 + Math.max(...station.figure.hull.map(({ x, y }) => Math.hypot(x, y)));
        return Math.hypot(station.x - at().x, station.y - at().y) < far;
      }),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const marks = createMemo(() => props.table.marks.filter(({ is }) => is !== 'handle'));
  return (
    <div class="loupe" style={{ left: `${props.seen.box.left}px`, top: `${props.seen.box.top}px` }} aria-hidden="true">
      <svg viewBox={`${at().x - across() / 2} ${at().y - across() / 2} ${across()} ${across()}`}>
        <Ground match={props.table.match} plane={plane()} text={view.text()} tones={props.scene.tones()} />
        <MarksBelow {...paper()} marks={marks()} />
        <Index each={near()}>{(id) => <UnitIn {...paper()} id={id()} look={props.table.lookOf(id())} />}</Index>
        <Contacts match={props.table.match} plane={plane()} text={view.text()} />
        <MarksAbove {...paper()} coats={props.table.coats} marks={marks()} />
      </svg>
    </div>
  );
};
