/** The plates of all units, laid out together so that none covers another. */
import { createMemo, For, Show } from 'solid-js';
import { unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { roomOf } from '../../table/plate-sign.jsx';
import { namesFor } from '../../view/plate-names.js';
import { platesFor, type Wanted } from '../../view/plates.js';
import { sheetOf, type Plane } from './plane.js';
import { groundOf, isSame, middleOf, shownOf, stationOf } from './station.js';
import { markerRadius, markersOf } from './unit-markers.js';
import { headOf, signsOf, UnitPlate } from './unit-plate.jsx';

interface Props {
  readonly match: TabletopMatch;
  /** The same before a unit was taken up: where plates lie follows from it. */
  readonly rested: TabletopMatch;
  readonly plane: Plane;
  readonly ids: readonly UnitId[];
  readonly text: number;
  /** Size of the chevron of a front. */
  readonly chevron: number;
  /** Seen from afar: less is shown. */
  readonly far: boolean;
  /** Names that could not be read are left out; markers stay. */
  readonly named: boolean;
  /** Whose plates come before others. */
  readonly first: readonly UnitId[];
}

const wantedIn = ({ rested: match, plane, ids, text, chevron, far, first }: Props): Wanted[] => {
  const { width, height } = sheetOf(plane);
  const within = { left: 0, top: 0, right: width, bottom: height };
  return ids.flatMap((id) => {
    const unit = unitOf(match, id);
    const station = stationOf(match, plane, unit);
    if (!station) return [];
    const ground = groundOf(station);
    return [
      {
        id,
        at: middleOf(ground),
        ground: shownOf(station, chevron),
        signs: signsOf(ground, markersOf(match, unit, far).length, markerRadius(text, far)),
        names: namesFor(match, unit),
        head: roomOf(headOf(match, unit)),
        first: first.includes(id),
        turn: station.turn,
        within,
      },
    ];
  });
};

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
                  ground={groundOf(at())}
                  plate={plates().get(id)}
                  text={props.text}
                  far={props.far}
                />
              )}
            </Show>
          );
        }}
      </For>
    </g>
  );
};
