/**
 * FV-GEN-02, FV-ZONE-01, -06, MV-ZONE-01, -05, -06: the table is a grid of zones of three rows, nothing is measured,
 * and the place inside a zone has no meaning. FV-R-01: columns count from South's left, rows from South's rear.
 */
import { SIDES, type Side } from '../kernel/side.js';
import type { Face } from '../formation/layout.js';

/** `Z(c,r)` on the table, `SRc` and `NRc` off it, `routed` for units that are gone, `unplaced` before the set-up. */
export type Zone = string;
export const ROUTED: Zone = 'routed';
export const UNPLACED: Zone = 'unplaced';

export const ROWS = 3;
/** FV-R-01: columns count from South's left, rows from South's rear. */
export const zoneAt = (column: number, row: number): Zone => `Z(${column},${row})`;
export const reserveAt = (side: Side, column: number): Zone => `${side === 'south' ? 'S' : 'N'}R${column}`;
export const rearRow = (side: Side): number => (side === 'south' ? 0 : ROWS - 1);

/** FV-ZONE-07, MV-ZONE-07, clockwise. */
export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];

/** Each by so many quarters to the right. */
const TURNED: Readonly<Record<Facing, readonly [Facing, Facing, Facing, Facing]>> = {
  N: ['N', 'E', 'S', 'W'],
  E: ['E', 'S', 'W', 'N'],
  S: ['S', 'W', 'N', 'E'],
  W: ['W', 'N', 'E', 'S'],
};

export const opposite = (facing: Facing): Facing => TURNED[facing][2];
export const clockwise = (facing: Facing): Facing => TURNED[facing][1];

/** Zero degrees: towards the opponent. */
export const zeroDegrees = (side: Side): Facing => (side === 'south' ? 'N' : 'S');

/** FV-ZONE-08, -09, MV-ENGAGE-14: where each face of a unit looks; nothing but facings decides who meets which face. */
const QUARTERS = { front: 0, right: 1, rear: 2, left: 3 } as const satisfies Record<Face, number>;
export const looks = (facing: Facing, face: Face): Facing => TURNED[facing][QUARTERS[face]];

const FACE_AT: readonly Face[] = ['front', 'right', 'rear', 'left'];
/** The face of a unit that looks in this direction. */
export const faceTowards = (facing: Facing, direction: Facing): Face =>
  FACE_AT[(FACINGS.indexOf(direction) - FACINGS.indexOf(facing) + 4) % 4]!;

/** FV-ZONE-02, MV-SETUP-01: the name of a zone as its owner reads his rear row. */
export const columnName = (side: Side, column: number, columns: number): string => {
  const fromLeft = side === 'south' ? column : columns - 1 - column;
  const names = ['Left', 'Centre Left', 'Centre', 'Centre Right', 'Right'];
  return columns === names.length ? names[fromLeft]! : `Column ${fromLeft + 1}`;
};

export const sideOfReserve = (zone: Zone): Side | undefined =>
  SIDES.find((side) => zone.startsWith(side === 'south' ? 'SR' : 'NR'));
const Z = 90;
export const isOnTable = (zone: Zone): boolean => zone.charCodeAt(0) === Z;
