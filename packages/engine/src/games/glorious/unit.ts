/** A unit of A Glorious Victory: a formation. */
import { isOld, type Old } from '../../kernel/format.js';
import { wants } from '../../kernel/faults.js';
import { fields, flag, integer, matching, text, value } from '../../kernel/wire.js';
import { length, type Heading, type Length } from '../../geometry/index.js';
import type { UnitGiven } from '../../tabletop/position/position-unit.js';
import type { UnitRules } from '../../tabletop/rules.js';
import type * as tabletop from '../../tabletop/unit.js';
import type { UnitId } from '../../tabletop/unit.js';

/** What a formation has done with its functions in this movement phase. */
export interface Activity {
  /** GL-R-19, -60: the length of all its moves, how many, and how far it has stepped back. */
  readonly used: Length;
  readonly moves: number;
  readonly back?: Length | undefined;
  /** How it stood when it began. No rule asks any more, but digests of all records are made of it. */
  readonly restricted: boolean;
  readonly centre: { readonly x: number; readonly y: number };
  readonly heading: Heading;
}

export interface Unit extends tabletop.Unit {
  /** Has finished its activity. */
  readonly acted: boolean;
  readonly activity: Activity | undefined;
  /** GL-BATTLE-09: the Battle a command element stands on; such a unit has no place of its own. */
  readonly aboard: UnitId | undefined;
  /** GL-BATTLE-05: of the round base of a Battle. */
  readonly diameter: Length | undefined;
  /** GL-MOVE-04, -15, GL-MERGE-06, GL-FORM-06: functions left, riding, taken up with reinforcements, odd element shifted. */
  readonly functions: number;
  readonly byHorse: boolean;
  readonly stationary: boolean;
  readonly shifted: boolean;
}

/** A unit on the table. */
export type Placed = tabletop.Placed<Unit>;

/** As much of it as is told; a diameter on the wire is a number. */
type Told = UnitGiven & Partial<Omit<Unit, keyof tabletop.Unit | 'diameter'>>;

const FAR = 500_000;
const number = value<number>(
  { type: 'number' },
  wants('wantedNumber'),
  (v) => typeof v === 'number' && Number.isFinite(v),
);

const activityShape = fields(
  {
    used: integer(0, FAR),
    moves: integer(0, 1000),
    restricted: flag,
    centre: fields({ x: number, y: number }),
    heading: integer(0, 3599),
  },
  { back: integer(0, FAR) },
);

// ---- older formats -----------------------------------------------------------------------------------------------------

/** Up to format 2 an activity also had what only units that manoeuvre ever do; digests are made of it still. */
const NEVER = {
  action: 'manoeuvre',
  changed: false,
  manoeuvred: false,
  doubled: false,
  flowed: false,
  turned: false,
  faced: false,
  aboutFaced: false,
  leaving: [],
} as const;

const from2 = (unit: Old): Old => {
  const { activity } = unit;
  if (!isOld(activity)) return unit;
  return {
    ...unit,
    activity: Object.fromEntries(Object.entries(activity).filter(([key]) => !Object.hasOwn(NEVER, key))),
  };
};

const digested = (unit: Unit): object => ({ ...unit, activity: unit.activity && { ...unit.activity, ...NEVER } });

export const units: UnitRules<Unit> = {
  own: (given: Told) => ({
    acted: given.acted ?? false,
    activity: given.activity,
    aboard: given.aboard,
    diameter: given.diameter === undefined ? undefined : length(given.diameter),
    functions: given.functions ?? 0,
    byHorse: given.byHorse ?? false,
    stationary: given.stationary ?? false,
    shifted: given.shifted ?? false,
  }),
  unit: (common, own) => ({
    id: common.id,
    side: common.side,
    name: common.name,
    type: common.type,
    place: common.place,
    routed: common.routed,
    stands: common.stands,
    hits: common.hits,
    fired: common.fired,
    limbered: common.limbered,
    acted: own.acted,
    activity: own.activity,
    aboard: own.aboard,
    diameter: own.diameter,
    functions: own.functions,
    byHorse: own.byHorse,
    stationary: own.stationary,
    shifted: own.shifted,
  }),
  lost: { activity: undefined },
  shapes: {
    acted: flag,
    activity: activityShape,
    aboard: text(80),
    functions: integer(0, 1000),
    byHorse: flag,
    stationary: flag,
    shifted: flag,
    diameter: integer(0, 20_000),
    elements: matching(/^[A-Z]{1,200}$/, 'PPPPPPBBBBBB'),
  },
  from2,
  digested,
};
