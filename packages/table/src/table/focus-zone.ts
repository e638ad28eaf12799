/** The zone that a narrow window shows whole: the one tapped last, that of the unit in hand, or the fullest. */
import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import { isOnTable, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { SIDES } from '@five-victories/engine/kernel';
import { unitsAt } from '../view/blocks.js';
import { isPhone, type Size } from '../view/measure.js';
import { commanderId } from '../view/place-units.js';
import type { Pointed } from '../zone/maker.js';
import type { Look } from './unit-figure.jsx';

interface Watched {
  readonly match: ZonalMatch;
  lookOf(id: UnitId): Look;
}

const zoneOf = ({ state }: ZonalMatch, id: UnitId): Zone | undefined => {
  const side = SIDES.find((each) => commanderId(each) === id);
  return side ? state.sides[side].commander : state.units[state.index[id] ?? -1]?.zone;
};

const fullest = (match: ZonalMatch): Zone | undefined => {
  const count = (zone: Zone): number => unitsAt({ match }, zone).length;
  return match.table.zones.filter((zone) => count(zone) > 0).sort((a, b) => count(b) - count(a))[0];
};

export const createFocus = (props: Watched, window: Accessor<Size>) => {
  const [tapped, setTapped] = createSignal<Zone>();
  const open = (zone: Zone | undefined): void => {
    if (zone !== undefined && isOnTable(zone)) setTapped(zone);
  };
  const chosen = createMemo(() => props.match.state.units.find(({ id }) => props.lookOf(id) === 'chosen')?.id);
  createEffect(on(chosen, (id) => open(id && zoneOf(props.match, id)), { defer: true }));
  return {
    zone: createMemo(() => (isPhone(window()) ? (tapped() ?? fullest(props.match)) : undefined)),
    set: (at: Pointed): void => open(at.at === 'zone' ? at.zone : zoneOf(props.match, at.unit)),
  };
};
