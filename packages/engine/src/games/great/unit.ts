/** A unit of A Great Victory. */
import { flag, integer } from '../../kernel/wire.js';
import {
  commandFault,
  digested,
  from2,
  isRested,
  ownOf,
  RESTED,
  shapesOf,
  type Told,
} from '../../manoeuvre/position-unit.js';
import type { ManoeuvreUnitRules } from '../../manoeuvre/rules.js';
import type { Unit } from '../../manoeuvre/unit.js';
import type { Placed } from '../../tabletop/unit.js';
import { QUALITIES } from './units.js';

export interface GreatUnit extends Unit {
  /** GV-UNIT-08: carries spears or pilums to throw at a charger. */
  readonly thrown: boolean;
  /** GV-TURN-02: hits laid aside, which become markers when both sides have thrown. */
  readonly aside: number;
  /** GV-ARTMOVE-03: the turn in which it was unpacked, before whose end it does not fire; 0: long ago. */
  readonly unpackedIn: number;
  /** GV-MOVE-01: has finished its own action, and may still react. */
  readonly acted: boolean;
}

/** A unit on the table. */
export type GreatPlaced = Placed<GreatUnit>;

export const units: ManoeuvreUnitRules<GreatUnit> = {
  own: (given: Told<GreatUnit>) =>
    Object.assign(ownOf(given, QUALITIES), {
      thrown: given.thrown ?? false,
      aside: given.aside ?? 0,
      unpackedIn: given.unpackedIn ?? 0,
      acted: given.acted ?? false,
    }),
  unit: (common, own) => ({
    id: common.id,
    side: common.side,
    name: common.name,
    type: common.type,
    quality: own.quality,
    command: own.command,
    thrown: own.thrown,
    place: common.place,
    routed: common.routed,
    stands: common.stands,
    hits: common.hits,
    fired: common.fired,
    limbered: common.limbered,
    aside: own.aside,
    unpackedIn: own.unpackedIn,
    acted: own.acted,
    done: own.done,
    reacted: own.reacted,
    pivoted: own.pivoted,
    chargeFailed: own.chargeFailed,
    engagedAtStart: own.engagedAtStart,
    tooNearToDouble: own.tooNearToDouble,
    activity: own.activity,
  }),
  lost: { done: true, aside: 0, activity: undefined },
  rested: { ...RESTED, acted: false },
  isRested: (unit) => isRested(unit) && !unit.acted,
  shapes: {
    ...shapesOf(QUALITIES),
    thrown: flag,
    aside: integer(0, 1000),
    unpackedIn: integer(0, 1000),
    acted: flag,
  },
  fault: (given: Told<GreatUnit>, type) => commandFault(given, type, 'GV-CMDQ-01'),
  from2,
  digested,
};
