/** How far units go: GV-MOVE-05, in thousandths of a centimetre. */
import { inches as centimetres, type Length } from '../../geometry/index.js';
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { isBentRow } from '../../tabletop/unit.js';
import type { Action, Placed, Unit } from '../../manoeuvre/unit.js';
import { typeNamed, type Kind, type Weight } from './units.js';

type Reach = readonly [move: number, charge: number];

const BLOCK: Reach = [4, 5];
/** GV-MOVE-05: move and charge; a rush is twice the move. */
const REACH: Readonly<Record<Kind, Readonly<Partial<Record<Weight, Reach>>>>> = {
  foot: { light: [6, 7], medium: [5, 6], heavy: [4, 5] },
  horse: { light: [18, 15], medium: [15, 18], heavy: [12, 18] },
  camels: { light: [18, 15], medium: [15, 18] },
  chariots: { light: [15, 15], heavy: [12, 18] },
  elephants: { medium: [4, 5], heavy: [4, 4] },
  artillery: { light: [4, 0], heavy: [4, 0] },
  command: { light: [18, 15] },
};
const SIDEWAYS = centimetres(2);
const RELOCATE: Readonly<Partial<Record<Weight, Length>>> = { light: centimetres(2), heavy: centimetres(0) };
const NONE = centimetres(0);

/** GV-R-09: the row of the block is for foot, and for horse only with `slowMountedBlocks`. */
const reachOf = (match: ManoeuvreMatch, unit: Placed): Reach => {
  const { what, weight } = typeNamed(unit);
  const { formation } = unit.place;
  if (formation === 'defensiveBlock' || isBentRow(formation)) return [0, 0];
  const slow = what === 'foot' || isOn(match, 'slowMountedBlocks');
  return formation === 'block' && slow ? BLOCK : REACH[what][weight]!;
};

const lengths = new Map<number, Length>();
const inCentimetres = (n: number): Length => {
  let found = lengths.get(n);
  if (found === undefined) lengths.set(n, (found = centimetres(n)));
  return found;
};

/** GV-MOVE-07: by the formation it is in now; GV-ARTMOVE-01, -04. */
export const allowance = (match: ManoeuvreMatch, unit: Placed, action: Action): Length => {
  const { what, weight } = typeNamed(unit);
  switch (action) {
    case 'relocate':
      return what === 'artillery' && !unit.limbered ? RELOCATE[weight]! : NONE;
    case 'manoeuvre':
    case 'disengage':
      return what === 'artillery' && !unit.limbered ? NONE : inCentimetres(reachOf(match, unit)[0]);
    case 'sideStep':
    case 'stepBack':
      return what === 'foot' && reachOf(match, unit)[0] > 0 ? SIDEWAYS : NONE;
    default:
      return NONE;
  }
};

export const chargeAllowance = (match: ManoeuvreMatch, unit: Placed): Length => inCentimetres(reachOf(match, unit)[1]);

/** GV-CHARGE-06, -07: foot against mounted; anybody else it charges from any direction. */
export const mustOutflank = (_match: ManoeuvreMatch, unit: Unit, target: Unit): boolean =>
  typeNamed(unit).what === 'foot' && ['mounted', 'command'].includes(typeNamed(target).arm);
