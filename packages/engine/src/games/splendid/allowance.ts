/** How far units go: SV-MOVE-07, in thousandths of an inch. */
import { inches, length, type Length } from '../../geometry/index.js';
import { armOf, isFoot, isMounted, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { hasKind, isBentRow, isColumn, isOpenOrder } from '../../tabletop/unit.js';
import type { Action, Placed, Unit } from '../../manoeuvre/unit.js';
import type { SplendidPlaced, SplendidUnit } from './unit.js';

/** Move and charge by type; dragoons when mounted. */
const MOVE: Readonly<Record<string, Length>> = {
  'P&M': inches(4),
  Foot: inches(5),
  HM: inches(10),
  M: inches(14),
  D: inches(18),
  Cmd: inches(22),
  Sub: inches(22),
};
const PROLONG: Readonly<Record<string, Length>> = { FG: inches(4), RA: inches(2), HA: inches(1) };
const CHARGE: Readonly<Record<string, Length>> = {
  'P&M': inches(4),
  Foot: inches(6),
  HM: inches(22),
  M: inches(18),
  D: inches(14),
};
const LIMBERED = inches(4);
const SIDE_STEP = inches(2);
const LOOSE = inches(6);
const NONE = inches(0);

/** SV-DRAG-03: on foot dragoons are as Pike and Musket. */
const rowOf = ({ type, state }: SplendidUnit): string => (state === 'dismounted' ? 'P&M' : type);

/** SV-TERR-14: mud halves the Move of mounted and artillery. */
const inMud = (match: ManoeuvreMatch, unit: Unit, move: Length): Length =>
  match.state.options.weather === 'mud' && !isFoot(match, unit) ? length(Math.floor(move / 2)) : move;

/** SV-MOVE-07, SV-R-14: columns and open order on foot go 6"; mounted columns only with `mountedColumnFootMove`. */
const moveOf = (match: ManoeuvreMatch, unit: SplendidPlaced): Length => {
  const { formation } = unit.place;
  if (formation === 'defensiveBlock' || isBentRow(formation)) return NONE;
  const loose = isFoot(match, unit)
    ? isColumn(formation) || isOpenOrder(formation)
    : isColumn(formation) && isOn(match, 'mountedColumnFootMove');
  return loose ? LOOSE : MOVE[rowOf(unit)]!;
};

/** SV-MOVE-12, -13, SV-FORM-11, SV-R-47, -79: foot that moves as a whole; dragoons unless `noDragoonSideStep`. */
const sideStepOf = (match: ManoeuvreMatch, unit: SplendidPlaced): Length => {
  const { formation } = unit.place;
  const stays = formation === 'defensiveBlock' || isBentRow(formation) || formation === 'bentRoadColumn';
  const barred = unit.state !== undefined && isOn(match, 'noDragoonSideStep');
  return stays || barred || !isFoot(match, unit) ? NONE : SIDE_STEP;
};

/** SV-GUN-01..03. */
const gunMove = (unit: Placed, action: Action): Length => {
  if (action === 'manoeuvre') return unit.limbered ? LIMBERED : NONE;
  return (action === 'prolong' || action === 'prolongBack') && !unit.limbered ? PROLONG[unit.type]! : NONE;
};

export const allowance = (match: ManoeuvreMatch, unit: SplendidPlaced, action: Action): Length => {
  if (armOf(match, unit) === 'artillery') return inMud(match, unit, gunMove(unit, action));
  switch (action) {
    case 'manoeuvre':
    case 'disengage':
      return inMud(match, unit, moveOf(match, unit));
    case 'sideStep':
    case 'stepBack':
      return sideStepOf(match, unit);
    default:
      return NONE;
  }
};

/** SV-MOVE-07, SV-CHARGE-02, SV-R-40: foot in open order only with `openOrderFootCharge`. */
export const chargeAllowance = (match: ManoeuvreMatch, unit: SplendidPlaced): Length => {
  const { formation } = unit.place;
  if (formation === 'defensiveBlock' || isBentRow(formation) || isColumn(formation)) return NONE;
  if (isFoot(match, unit) && isOpenOrder(formation) && !isOn(match, 'openOrderFootCharge')) return NONE;
  return CHARGE[rowOf(unit)] ?? NONE;
};

/** SV-CHARGE-09: foot without pikes against mounted. */
export const mustOutflank = (match: ManoeuvreMatch, unit: Unit, target: Unit): boolean =>
  isFoot(match, unit) && !hasKind(unit, 'P') && isMounted(match, target);
