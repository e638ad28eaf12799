/** Every answer a player can give, and its shape on the wire. */
import { wants } from '../kernel/faults.js';
import { constant, fields, flag, integer, list, map, oneOf, tagged, text, value, type Shape } from '../kernel/wire.js';
import type { Cell, Layout } from '../formation/layout.js';
import { FORMATIONS, STATES, type Formation, type State, type UnitId } from './unit.js';
import { FACINGS, type Facing, type Zone } from './zone.js';

/** One plain answer for each verb. */
type Plain<Verb extends string> = Verb extends string ? { readonly do: Verb } : never;
/** One answer with a unit for each verb. */
type OfUnit<Verb extends string> = Verb extends string ? { readonly do: Verb; readonly unit: UnitId } : never;

export interface Placing {
  readonly unit: UnitId;
  readonly zone: Zone;
  readonly formation?: Formation | undefined;
  readonly layout?: Layout | undefined;
  readonly state?: State | undefined;
}
export interface SetUp {
  readonly do: 'setup';
  readonly units: readonly Placing[];
  /** Absent where Commanders are placed last. */
  readonly commander?: Zone | undefined;
}
/** Before the match: the mounted units that fight on foot; in play, dragoons that dismount. */
export type DismountUnits = { readonly do: 'dismount'; readonly units: readonly UnitId[] };
export type Confirm = { readonly do: 'confirm' };
export type PlaceUnit = Placing & { readonly do: 'place' };
export type PlaceCommander = { readonly do: 'placeCommander'; readonly to: Zone };

export type Done = { readonly do: 'done' };
export type Fire = { readonly do: 'fire'; readonly unit: UnitId; readonly target: UnitId };
export type Fight = { readonly do: 'fight'; readonly unit: UnitId };
export type Allocate = { readonly do: 'allocate'; readonly stands: Readonly<Record<UnitId, string>> };
export type Attack = { readonly do: 'attack'; readonly target: UnitId };
export type Rethrow = { readonly do: 'rethrow'; readonly dice: readonly number[] };
export type CommanderRethrow = { readonly do: 'rethrowAll' } | { readonly do: 'keep' };
export type LossesOf = { readonly do: 'lossesOf'; readonly unit: UnitId };
export type Remove = {
  readonly do: 'remove';
  readonly cells?: readonly Cell[] | undefined;
  readonly stands?: string | undefined;
};

export type Activity =
  | OfUnit<'choose' | 'enter' | 'leave' | 'withdraw'>
  | { readonly do: 'shift'; readonly unit: UnitId; readonly to: Zone }
  | { readonly do: 'moveCommander'; readonly to: Zone }
  | { readonly do: 'end' };

export type Action =
  | { readonly do: 'turn'; readonly to: Facing }
  | Plain<'move' | 'changeFormation' | 'mountUp' | 'dismount' | 'disengage' | 'stakes' | 'leave' | 'stop'>;
/** An action that is carried out; the others end the activity. */
export type Deed = Exclude<Action, Plain<'leave' | 'stop'>>;
export type Order = Deed | { readonly do: 'nothing' } | { readonly do: 'engage'; readonly target: UnitId };

export type Form = {
  readonly do: 'form';
  readonly formation?: Formation | undefined;
  readonly layout: Layout;
  readonly facing?: Facing | undefined;
};

export const REACTIONS = [
  'counterCharge',
  'recoil',
  'fire',
  'hastyDefence',
  'evade',
  'flee',
  'intercept',
  'support',
] as const;
export type ReactionKind = (typeof REACTIONS)[number];
export type Reaction = OfUnit<ReactionKind> | Done;
export type Intercept = { readonly do: 'intercept'; readonly unit: UnitId } | Done;
export type Retire = { readonly do: 'retire'; readonly to: Zone };
export type Flank = { readonly do: 'flank'; readonly face: 'left' | 'right' };
export type FollowUp =
  | { readonly do: 'engage'; readonly target: UnitId }
  | { readonly do: 'rally'; readonly to: Facing };
export type Dispute = { readonly do: 'agree' } | { readonly do: 'throw' };

export type Interruption =
  | Plain<'concede' | 'offerEnd'>
  | { readonly do: 'dispute'; readonly switch: string; readonly value: boolean };

// ---- on the wire ---------------------------------------------------------------------------------------------------

/** As many as a position may hold. */
export const MOST_UNITS = 200;

const unit = text(80);
const facing = oneOf(FACINGS);
const letters = text(20);
const cell = value<Cell>(
  { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
  wants('wantedLike', { example: '[0, 1]' }),
  (v) => Array.isArray(v) && v.length === 2 && v.every((n) => Number.isInteger(n) && n >= 0),
);
const placing = [
  { unit, zone: text(10) },
  { formation: oneOf(FORMATIONS), layout: text(90), state: oneOf(STATES) },
] as const;

const CASES: Readonly<Record<string, Shape<unknown>>> = (() => {
  const plain = (name: string) => fields({ do: constant(name) });
  const ofUnit = (name: string) => fields({ do: constant(name), unit });
  const shapes: Record<string, Shape<unknown>> = {
    dismount: fields({ do: constant('dismount') }, { units: list(unit, MOST_UNITS) }),
    setup: fields({ do: constant('setup'), units: list(fields(...placing), MOST_UNITS) }, { commander: text(10) }),
    place: fields({ do: constant('place'), ...placing[0] }, placing[1]),
    placeCommander: fields({ do: constant('placeCommander'), to: text(10) }),
    fire: fields({ do: constant('fire'), unit }, { target: unit }),
    allocate: fields({
      do: constant('allocate'),
      stands: map(
        unit,
        value<string>(
          { type: 'string', maxLength: 20 },
          wants('wantedLike', { example: '"PPM"' }),
          (v) => typeof v === 'string' && v.length <= 20,
        ),
      ),
    }),
    attack: fields({ do: constant('attack'), target: unit }),
    rethrow: fields({ do: constant('rethrow'), dice: list(integer(0, 20), 20) }),
    remove: fields({ do: constant('remove') }, { cells: list(cell, 20), stands: letters }),
    shift: fields({ do: constant('shift'), unit, to: text(10) }),
    leave: fields({ do: constant('leave') }, { unit }),
    moveCommander: fields({ do: constant('moveCommander'), to: text(10) }),
    turn: fields({ do: constant('turn'), to: facing }),
    engage: fields({ do: constant('engage'), target: unit }),
    form: fields({ do: constant('form'), layout: text(90) }, { formation: oneOf(FORMATIONS), facing }),
    retire: fields({ do: constant('retire'), to: text(10) }),
    flank: fields({ do: constant('flank'), face: oneOf(['left', 'right']) }),
    rally: fields({ do: constant('rally'), to: facing }),
    dice: fields({ do: constant('dice'), dice: list(integer(1, 20), 50) }),
    dispute: fields({ do: constant('dispute'), switch: text(60), value: flag }),
  };
  for (const name of [
    'confirm',
    'done',
    'rethrowAll',
    'keep',
    'end',
    'move',
    'changeFormation',
    'mountUp',
    'disengage',
    'stakes',
    'stop',
    'nothing',
    'agree',
    'throw',
    'concede',
    'offerEnd',
  ])
    shapes[name] = plain(name);
  for (const name of [
    'fight',
    'lossesOf',
    'choose',
    'enter',
    'withdraw',
    'counterCharge',
    'recoil',
    'hastyDefence',
    'evade',
    'flee',
    'intercept',
    'support',
  ])
    shapes[name] = ofUnit(name);
  return shapes;
})();

/** Verbs of the sister game are read, so that they can be refused with a reason, and not offered. */
export const choiceShapeWithout = (foreign: readonly string[]): Shape<{ readonly do: string }> =>
  tagged(
    'do',
    CASES as Record<string, Shape<{ readonly do: string }>>,
    Object.keys(CASES).filter((name) => !foreign.includes(name)),
  );
