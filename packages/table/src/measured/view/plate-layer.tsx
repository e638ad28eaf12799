/** The plates of all units, laid out together so that none covers another. */
import { createMemo, For, Show } from 'solid-js';
import { unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { shortName } from '../../view/short-names.js';
import type { Plane } from './plane.js';
import { platesFor, type Wanted } from './plates.js';
import { boxOf, isSame, stationOf } from './station.js';
import { headOf, UnitPlate } from './unit-plate.jsx';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly ids: readonly UnitId[];
  readonly text: number;
  /** Names that could not be read are left out; markers stay. */
  readonly named: boolean;
  readonly isFirst: (id: UnitId) => boolean;
}

const LONGEST = 22;

const namesOf = (match: TabletopMatch, id: UnitId): string[] => {
  const { name } = unitOf(match, id);
  const short = shortName(match, id);
  return name.length <= LONGEST && name !== short ? [name, short, ''] : [short, ''];
};

const wantedIn = ({ match, plane, ids, isFirst }: Props): Wanted[] =>
  ids.flatMap((id) => {
    const unit = unitOf(match, id);
    const station = stationOf(match, plane, unit);
    if (!station) return [];
    const { turn } = station;
    return [
      { id, box: boxOf(station), names: namesOf(match, id), turn, head: headOf(match, unit), first: isFirst(id) },
    ];
  });

export const Plates = (props: Props) => {
  const wanted = createMemo(() => (props.named ? wantedIn(props) : []));
  const plates = createMemo(() => platesFor(wanted(), props.text));
  return (
    <g class="plates" aria-hidden="true">
      <For each={props.ids}>
        {(id) => {
          const unit = createMemo(() => unitOf(props.match, id));
          const station = createMemo(() => stationOf(props.match, props.plane, unit()), undefined, { equals: isSame });
          return (
            <Show when={station()}>
              {(at) => (
                <UnitPlate
                  match={props.match}
                  unit={unit()}
                  station={at()}
                  box={boxOf(at())}
                  plate={plates().get(id)}
                  text={props.text}
                />
              )}
            </Show>
          );
        }}
      </For>
    </g>
  );
};
