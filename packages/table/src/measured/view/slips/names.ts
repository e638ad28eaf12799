/** Names on the table: of those that are looked at, of commanders, and of all while somebody wants them. */
import { isCommand, unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { shortName } from '../../../view/short-names.js';
import type { Spot } from '../../marks.js';
import type { Plane } from '../plane.js';
import { groundOf, shownOf, stationOf } from '../station.js';
import { boxAround, type Pixels } from './said-by-marks.js';
import type { SlipWanted } from './slips.js';

/** Longer names are written short. */
const LONGEST = 28;

interface Asked {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly pixels: Pixels;
  readonly ids: readonly UnitId[];
  /** Whose names are wanted whatever they cover. */
  readonly first: readonly UnitId[];
  readonly all: boolean;
  readonly tooth: number;
}

const nameOf = (match: TabletopMatch, id: UnitId, whole: boolean): string => {
  const { name } = unitOf(match, id);
  return whole && name.length <= LONGEST ? name : shortName(match, id);
};

export const namesWanted = ({ match, plane, pixels, ids, first, all, tooth }: Asked): SlipWanted[] =>
  ids.flatMap((id): SlipWanted[] => {
    const unit = unitOf(match, id);
    const [isFirst, chief] = [first.includes(id), isCommand(match, unit)];
    const station = isFirst || chief || all ? stationOf(match, plane, unit) : undefined;
    if (!station) return [];
    const about = boxAround(shownOf(station, tooth).map(pixels));
    const lines = [nameOf(match, id, isFirst || chief)];
    return [{ key: id, kind: 'name', tone: 'quiet', lines, about, quiet: !isFirst, side: unit.side, chief }];
  });

/** What every unit covers, in pixels of the window. */
export const outlinesOf = ({
  match,
  plane,
  pixels,
  ids,
}: Pick<Asked, 'match' | 'plane' | 'pixels' | 'ids'>): Spot[][] =>
  ids.flatMap((id) => {
    const station = stationOf(match, plane, unitOf(match, id));
    return station ? [groundOf(station).map(pixels)] : [];
  });
