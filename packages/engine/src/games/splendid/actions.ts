/** SV-MOVE-04, SV-R-47: what each type of unit may do in its movement phase. */
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { Unit } from '../../manoeuvre/unit.js';
import type { SplendidPlaced } from './unit.js';

const FOOT = ['changeFormation', 'manoeuvre', 'stepBack', 'sideStep', 'charge'];
const MOUNTED = ['changeFormation', 'manoeuvre', 'charge', 'disengage'];
const DRAGOONS_MOUNTED = ['dismount', ...MOUNTED];
const DRAGOONS_ON_FOOT = ['mount', 'changeFormation', 'manoeuvre', 'charge'];
const UNLIMBERED = ['prolong', 'prolongBack', 'limber'];
const LIMBERED = ['manoeuvre', 'unlimber'];
const COMMAND = ['manoeuvre', 'disengage'];

/** SV-ARMY-12: only Dragoons mount and dismount. */
export const verbs = (match: ManoeuvreMatch, unit: SplendidPlaced): readonly string[] => {
  const { arm, dismounts } = match.rules.types[unit.type]!;
  switch (arm) {
    case 'artillery':
      return unit.limbered ? LIMBERED : UNLIMBERED;
    case 'command':
      return COMMAND;
    case 'foot':
    case 'elephant': // there are none
      return FOOT;
    case 'mounted':
      if (!dismounts) return MOUNTED;
      if (unit.state === 'mounted') return DRAGOONS_MOUNTED;
      return isOn(match, 'noDragoonSideStep') ? DRAGOONS_ON_FOOT : [...DRAGOONS_ON_FOOT, 'stepBack', 'sideStep'];
    default:
      return arm satisfies never;
  }
};

export const combines = (match: ManoeuvreMatch, unit: Unit): boolean => match.rules.types[unit.type]!.arm === 'mounted';
