/** Names of units beside them: of those that are looked at, and of all while they are asked for. For the eye only. */
import { createMemo, For, Show } from 'solid-js';
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';
import type { Layout } from '../view/layout.js';
import { lipAt, nameOn } from '../view/lip.js';
import { placePlates } from '../view/place-plates.js';
import type { Station } from '../view/place-units.js';
import { PlateSign, roomOf } from './plate-sign.jsx';
import type { Look } from './unit-figure.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly layout: Layout;
  readonly ids: readonly UnitId[];
  readonly text: number;
  /** All of them are asked for. */
  readonly all: boolean;
  readonly lookOf: (id: UnitId) => Look;
  readonly isLifted: (id: UnitId) => boolean;
}

const LOOKED: ReadonlySet<Look> = new Set(['chosen', 'target']);
const HEAD = { count: undefined, sign: undefined } as const;

export const Plates = (props: Props) => {
  const unitOf = (id: UnitId) => props.match.state.units[props.match.state.index[id]!]!;
  const isWhole = (station: Station): boolean => {
    const { id, tray, counter } = station;
    return tray !== undefined && !counter && nameOn(props.match, unitOf(id), lipAt(station, tray)) === unitOf(id).name;
  };
  /** Whoever is looked at changes seldom, however often the looks of units are asked for. */
  const looked = createMemo(() => props.ids.filter((id) => LOOKED.has(props.lookOf(id))), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const named = createMemo(() => {
    const wanted = props.all ? props.ids : looked();
    return wanted.filter((id) => {
      const station = props.layout.stations.get(id);
      return station && !props.isLifted(id) && !isWhole(station);
    });
  });
  const plates = createMemo(() => {
    const ids = new Set(named());
    if (ids.size === 0) return undefined;
    const isNamed = (id: string): boolean => ids.has(id);
    return placePlates(props.match, props.layout, { text: props.text, head: roomOf(HEAD), isNamed });
  });
  const placed = (id: UnitId) => {
    const [plate, station] = [plates()?.get(id), props.layout.stations.get(id)];
    return plate && station && { plate, station };
  };
  return (
    <g class="plates" aria-hidden="true">
      <For each={named()}>
        {(id) => (
          <Show when={placed(id)}>
            {(at) => (
              <g
                class={`plated ${unitOf(id).side}`}
                style={{ transform: `translate(${at().station.x}px, ${at().station.y}px)` }}
              >
                <PlateSign plate={at().plate} head={HEAD} text={props.text} />
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
};
