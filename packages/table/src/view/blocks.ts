/** What stands in a zone, in blocks that are drawn as one piece: every fight one, every other unit one. */
import { enemyOf, SIDES, type Side } from '@five-victories/engine/kernel';
import { isEngaged, type Unit, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { angleOf, boxOf, clusterOf, type Spot } from './cluster.js';
import { commanderSize } from './commander-slot.js';
import { trayOf, type Drawing } from './tray.js';

export interface Block {
  readonly spots: readonly Spot[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const commanderId = (side: Side): string => `commander:${side}`;

/** A match as somebody looks at it: from which edge, and how many stands units once had. */
export interface Seen {
  readonly match: ZonalMatch;
  readonly near: Side;
  wholeOf(unit: Unit): number;
}

const extentOf = (spot: Spot) => {
  const { width, height } = boxOf(spot);
  return {
    left: spot.x - width / 2,
    right: spot.x + width / 2,
    top: spot.y - height / 2,
    bottom: spot.y + height / 2,
  };
};

const blockOf = (spots: readonly Spot[]): Block => {
  const extents = spots.map(extentOf);
  const left = Math.min(...extents.map((extent) => extent.left));
  const top = Math.min(...extents.map((extent) => extent.top));
  return {
    spots,
    left,
    top,
    width: Math.max(...extents.map((extent) => extent.right)) - left,
    height: Math.max(...extents.map((extent) => extent.bottom)) - top,
  };
};

const commanderBlock = ({ match }: Seen, side: Side, drawing: Drawing): Block => {
  const { width, height } = commanderSize(match.state.sides[side].leader, drawing);
  const spot = { id: commanderId(side), unit: undefined, tray: undefined, width, depth: height, x: 0, y: 0, angle: 0 };
  return blockOf([spot]);
};

export const unitsAt = ({ match: { state } }: Pick<Seen, 'match'>, zone: Zone): Unit[] =>
  state.units.filter((unit) => unit.zone === zone);

/** In reserve they look at the table. */
const spotFor =
  (seen: Seen, drawing: Drawing) =>
  (unit: Unit): Spot => {
    const tray = trayOf(seen.match, unit, drawing, seen.wholeOf(unit));
    const away = unit.side === seen.near ? 0 : 180;
    const angle = unit.facing === undefined ? away : angleOf(unit.facing, seen.near === 'north');
    return { id: unit.id, unit, tray, width: tray.width, depth: tray.depth, x: 0, y: 0, angle };
  };

const fightsAmong = (seen: Seen, units: readonly Unit[], spotOf: (unit: Unit) => Spot): Block[] => {
  const met = new Set<UnitId>();
  const busiest = units.filter(isEngaged).sort((a, b) => b.contacts.length - a.contacts.length);
  return busiest.flatMap((unit) => {
    if (met.has(unit.id)) return [];
    const spots = clusterOf(units, unit, seen.near === 'north', spotOf);
    for (const spot of spots) met.add(spot.id);
    return [blockOf(spots)];
  });
};

/** The far side, fights, the near side; a Commander is at the edge of his own. */
export const blocksIn = (seen: Seen, zone: Zone, drawing: Drawing): Block[][] => {
  const units = unitsAt(seen, zone);
  const spotOf = spotFor(seen, drawing);
  const fights = fightsAmong(seen, units, spotOf);
  const alone = (side: Side): Block[] =>
    units.filter((unit) => unit.side === side && !isEngaged(unit)).map((unit) => blockOf([spotOf(unit)]));
  const commander = (side: Side): Block[] =>
    seen.match.state.sides[side].commander === zone ? [commanderBlock(seen, side, drawing)] : [];
  const far = enemyOf(seen.near);
  return [[...commander(far), ...alone(far)], fights, [...alone(seen.near), ...commander(seen.near)]];
};

export const isHeld = (seen: Pick<Seen, 'match'>, zone: Zone): boolean =>
  unitsAt(seen, zone).length > 0 || SIDES.some((side) => seen.match.state.sides[side].commander === zone);
