/** The plates of all units of a zone table, laid out together so that none covers another. */
import { createMemo, For, Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';
import { placePlates } from '../view/place-plates.js';
import type { Station } from '../view/place-units.js';
import { markerRadius, marksOf } from './markers.jsx';
import { roomOf } from './plate-sign.jsx';
import type { Held, Look } from './unit-figure.jsx';
import { UnitPlate } from './unit-plate.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly near: Side;
  readonly ids: readonly UnitId[];
  readonly stations: ReadonlyMap<string, Station>;
  readonly text: number;
  /** Names that could not be read are left out; markers stay. */
  readonly named: boolean;
  readonly lookOf: (id: UnitId) => Look;
  readonly heldOf: (id: UnitId) => Held;
}

/** Whose plates come before others. */
const FIRST: ReadonlySet<Look> = new Set(['chosen', 'target']);
const HEAD = roomOf({ count: 0, sign: undefined });

export const Plates = (props: Props) => {
  /** Whoever is looked at changes seldom, however often the looks of units are asked for. */
  const first = createMemo(() => props.ids.filter((id) => FIRST.has(props.lookOf(id))), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const plates = createMemo(() => {
    if (!props.named) return undefined;
    const { match, near, stations, text } = props;
    return placePlates(match, stations, {
      near,
      text,
      head: HEAD,
      isFirst: (id) => first().includes(id),
      markersOf: (unit) => ({ count: marksOf(unit).length, radius: markerRadius(text) }),
    });
  });
  return (
    <g class="plates" aria-hidden="true">
      <For each={props.ids}>
        {(id) => (
          <Show when={props.stations.get(id)}>
            {(station) => (
              <UnitPlate
                match={props.match}
                unit={props.match.state.units[props.match.state.index[id]!]!}
                station={station()}
                plate={plates()?.get(id)}
                text={props.text}
                held={props.heldOf(id)}
              />
            )}
          </Show>
        )}
      </For>
    </g>
  );
};
