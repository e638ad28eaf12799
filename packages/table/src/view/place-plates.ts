/** Plates with names on a zone table: beside their units, over no other plate and over as little else as may be. */
import type { ZonalMatch } from '@five-victories/engine/zonal';
import type { Layout } from './layout.js';
import type { Station } from './place-units.js';
import { platesFor, type Plate, type Wanted } from './plates.js';

const cornersOf = ({ x, y, width, height }: Station) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]) => ({ x: x + (across! * width) / 2, y: y + (down! * height) / 2 }));

const wantedFor = (station: Station, name: string | undefined, head: number, within: Wanted['within']): Wanted => ({
  id: station.id,
  at: station,
  ground: cornersOf(station),
  names: name === undefined ? [] : [name],
  head,
  first: name !== undefined,
  turn: station.angle,
  within,
});

interface Wishes {
  /** Height of letters, and room before a name for letters of height 1. */
  readonly text: number;
  readonly head: number;
  readonly isNamed: (id: string) => boolean;
}

/** Whole names for those that want one; the others should not be covered. */
export const placePlates = (
  { state: { units, index } }: ZonalMatch,
  { stations, size }: Layout,
  { text, head, isNamed }: Wishes,
): ReadonlyMap<string, Plate> => {
  const within = { left: 0, top: 0, right: size.width, bottom: size.height };
  const wanted = [...stations.values()].map((station) => {
    const at = index[station.id];
    const name = at !== undefined && isNamed(station.id) ? units[at]!.name : undefined;
    return wantedFor(station, name, head, within);
  });
  return platesFor(wanted, text);
};
