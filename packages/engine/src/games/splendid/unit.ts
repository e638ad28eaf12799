/** A unit of A Splendid Victory. */
import { flag, oneOf } from '../../kernel/wire.js';
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
import { STATES, type Placed, type State } from '../../tabletop/unit.js';
import { refuse } from './messages/index.js';
import { QUALITIES, TYPES } from './units.js';

export interface SplendidUnit extends Unit {
  /** SV-DRAG-03: of dragoons. */
  readonly state: State | undefined;
  /** SV-ARMY-11. */
  readonly lances: boolean;
  /** SV-MOVE-05: an enemy was so near when the movement phase of its side began that no column may stay one. */
  readonly tooNearForColumn: boolean;
}

/** A unit on the table. */
export type SplendidPlaced = Placed<SplendidUnit>;

const dismounts = (type: string): boolean => 'dismounts' in TYPES[type as keyof typeof TYPES];

export const units: ManoeuvreUnitRules<SplendidUnit> = {
  own: (given: Told<SplendidUnit>) =>
    Object.assign(ownOf(given, QUALITIES), {
      state: dismounts(given.type) ? (given.state ?? 'mounted') : undefined,
      lances: given.lances ?? false,
      tooNearForColumn: given.tooNearForColumn ?? false,
    }),
  unit: (common, own) => ({
    id: common.id,
    side: common.side,
    name: common.name,
    type: common.type,
    state: own.state,
    quality: own.quality,
    command: own.command,
    lances: own.lances,
    place: common.place,
    routed: common.routed,
    stands: common.stands,
    hits: common.hits,
    fired: common.fired,
    limbered: common.limbered,
    done: own.done,
    reacted: own.reacted,
    pivoted: own.pivoted,
    chargeFailed: own.chargeFailed,
    engagedAtStart: own.engagedAtStart,
    tooNearToDouble: own.tooNearToDouble,
    tooNearForColumn: own.tooNearForColumn,
    activity: own.activity,
  }),
  /** SV-MOVE-02: who is gone does nothing more. */
  lost: { done: true, activity: undefined },
  rested: { ...RESTED, tooNearForColumn: false },
  isRested: (unit) => isRested(unit) && !unit.tooNearForColumn,
  shapes: { ...shapesOf(QUALITIES), state: oneOf(STATES), lances: flag, tooNearForColumn: flag },
  fault: (given: Told<SplendidUnit>, type) => {
    const { id, type: key, state, lances } = given;
    if (state !== undefined && !type.dismounts)
      return ['state', refuse('SV-ARMY-02', 'neverInState', { unit: id, type: key, state })];
    const command = commandFault(given, type, 'SV-QUAL-05');
    if (command) return command;
    return lances && !type.lances ? ['lances', refuse('SV-ARMY-11', 'typeHasNoLances', { type: key })] : undefined;
  },
  from2,
  digested,
};
