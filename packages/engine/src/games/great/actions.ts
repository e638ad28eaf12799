/** GV-MOVE-03: what each unit may do in its movement phase; its formation at the start of the action decides. */
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { isBentRow, isOpenOrder } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import { typeNamed, type Kind } from './units.js';

const CHANGE = ['changeFormation'];
const FOOT = ['changeFormation', 'manoeuvre', 'stepBack', 'sideStep', 'charge'];
const HORSE = ['changeFormation', 'manoeuvre', 'charge', 'disengage'];
const ON = ['manoeuvre', 'charge'];
const COMMAND = ['manoeuvre', 'charge', 'disengage'];
const UNPACKED = ['relocate', 'packUp'];
const FIXED = ['packUp'];
const PACKED = ['manoeuvre', 'unpack'];

/**
 * GV-FORM-08, GV-R-12, -27: defensive blocks and bent units only change formation; heavy artillery turns on the spot
 * unless `heavyArtilleryFixed`.
 */
export const verbs = (match: ManoeuvreMatch, unit: Placed): readonly string[] => {
  const { what, weight } = typeNamed(unit);
  const { formation } = unit.place;
  if (formation === 'defensiveBlock' || isBentRow(formation)) return CHANGE;
  switch (what) {
    case 'foot':
      return FOOT;
    case 'horse':
    case 'camels':
      return HORSE;
    case 'chariots':
      return weight === 'heavy' ? ON : HORSE; // GV-R-71
    case 'elephants':
      return ON;
    case 'command':
      return COMMAND;
    case 'artillery':
      if (unit.limbered) return PACKED;
      return weight === 'heavy' && isOn(match, 'heavyArtilleryFixed') ? FIXED : UNPACKED;
    default:
      return what satisfies never;
  }
};

/** Whose formation can be changed. */
const CHANGING: readonly Kind[] = ['foot', 'horse', 'camels', 'chariots'];

/** Change and manoeuvre make one action of who began it in skirmish line; GV-R-72. */
export const combines = (match: ManoeuvreMatch, unit: Unit): boolean => {
  const now = unit.place?.formation;
  const formation = unit.activity?.began ?? now;
  if (now === undefined || formation === undefined || !isOpenOrder(formation)) return false;
  if (!CHANGING.includes(typeNamed(unit).what)) return false;
  // Who has formed a block or a bend stays where it is.
  if (unit.activity?.action === 'change' && (now === 'defensiveBlock' || isBentRow(now))) return false;
  return !isBentRow(formation) || !isOn(match, 'noBentSkirmishDouble');
};
