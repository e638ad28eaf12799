/** Everything a player can say, as it is on the wire. */
import type { Choice as AnyChoice } from '../kernel/match.js';
import * as wire from '../kernel/wire.js';
import type { Angle, Heading, Length, Side as Edge } from '../geometry/index.js';
import type { Cell, Layout } from '../formation/layout.js';
import {
  COMMAND_QUALITIES,
  FORMATIONS,
  QUALITIES,
  STATES,
  type Bend,
  type Formation,
  type State,
  type UnitId,
} from './unit.js';
import type { RosterUnit } from './army/army.js';

export interface Spot {
  readonly x: Length;
  readonly y: Length;
  readonly heading: Heading;
}
export type BendGiven = Omit<Bend, 'stays'> & { readonly stays?: Bend['stays'] | undefined };
export type Slide = 'forward' | 'backward';

// ---- before the match ------------------------------------------------------------------------------------------------

export type Take = { readonly do: 'take'; readonly type: string };
export type Muster = { readonly do: 'muster'; readonly units: readonly MusteredUnit[] };
export type MusteredUnit = Omit<RosterUnit, 'name'> & { readonly name?: string | undefined };
export interface Placing {
  readonly unit: UnitId;
  readonly x: Length;
  readonly y: Length;
  readonly heading?: Heading | undefined;
  readonly formation?: Formation | undefined;
  readonly layout?: Layout | undefined;
  readonly bend?: Bend | undefined;
  readonly trail?: readonly Spot[] | undefined;
  readonly state?: State | undefined;
  readonly limbered?: boolean | undefined;
}
export type SetUp = { readonly do: 'setup'; readonly units: readonly Placing[] };
export type Confirm = { readonly do: 'confirm' };
export type PlaceUnit = { readonly do: 'place' } & Placing;

// ---- firing, hand-to-hand, losses ------------------------------------------------------------------------------------

export interface Volley {
  readonly target: UnitId;
  readonly stands?: readonly number[] | undefined;
  readonly overhead?: boolean | undefined;
}
export type Fire = {
  readonly do: 'fire';
  readonly unit: UnitId;
  readonly pivot?: Angle | undefined;
  readonly face?: Edge | undefined;
  readonly at: readonly Volley[];
};
export type Done = { readonly do: 'done' };
export type Bounce = { readonly do: 'bounce'; readonly unit: UnitId };
export type Join = { readonly do: 'join' | 'holdBack'; readonly unit: UnitId };
export type Fight = { readonly do: 'fight'; readonly unit: UnitId };
export interface Share {
  readonly target: UnitId;
  readonly stands: readonly number[];
}
export type Allocate = { readonly do: 'allocate'; readonly at: readonly Share[] };
export type Rethrow = { readonly do: 'rethrow' | 'keep' };
export type LossesOf = { readonly do: 'lossesOf'; readonly unit: UnitId };
export type Remove = {
  readonly do: 'remove';
  readonly stands: readonly number[];
  readonly turned?: boolean | undefined;
};

// ---- movement --------------------------------------------------------------------------------------------------------

export type Activity =
  | { readonly do: 'choose'; readonly unit: UnitId }
  | { readonly do: 'end' }
  | { readonly do: 'retire'; readonly unit: UnitId };

export type Step =
  | { readonly ahead: Length }
  | { readonly left: Length }
  | { readonly right: Length }
  | { readonly back: Length }
  | { readonly turn: Angle }
  | { readonly aboutFace: Slide }
  | { readonly pivot: Angle; readonly face?: Edge | undefined };

export interface Change {
  readonly do: 'changeFormation';
  readonly formation: Formation;
  readonly layout: Layout;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly bend?: BendGiven | undefined;
  readonly trail?: readonly Spot[] | undefined;
}

export const MARCHES = ['manoeuvre', 'sideStep', 'stepBack', 'prolong', 'prolongBack'] as const;
export interface March {
  readonly do: (typeof MARCHES)[number];
  readonly steps: readonly Step[];
  readonly doubleTime?: boolean | undefined;
  readonly setDown?: readonly Spot[] | undefined;
  readonly leaveTable?: boolean | undefined;
  readonly finish?: boolean | undefined;
}

export interface Charge {
  readonly do: 'charge';
  readonly target: UnitId;
  readonly pivot?: Angle | undefined;
  readonly extend?: boolean | undefined;
  readonly leaveTable?: boolean | undefined;
}

export type Stop = { readonly do: 'stop' };
export type Order =
  | Change
  | March
  | Charge
  | Stop
  | { readonly do: 'limber' | 'mount' | 'dismount' | 'disengage' }
  | { readonly do: 'unlimber'; readonly turn?: Angle | undefined };

export type Intercept =
  | { readonly do: 'intercept'; readonly unit: UnitId; readonly at: Length }
  | { readonly do: 'pass' };
export type GoOn = { readonly do: 'goOn' | 'replan' };

export interface Away {
  readonly do: 'recoil' | 'evade';
  readonly aboutFace?: Slide | undefined;
  readonly turn?: Angle | undefined;
  readonly ahead: Length;
  readonly leaveTable?: boolean | undefined;
}
export type Reaction =
  | { readonly do: 'stand' }
  | { readonly do: 'hastyBlock' }
  | Away
  | { readonly do: 'aboutFace'; readonly slide?: Slide | undefined }
  | {
      readonly do: 'fire';
      readonly stands?: readonly number[] | undefined;
      readonly pivot?: Angle | undefined;
    };
export interface HastyForm {
  readonly do: 'form';
  readonly stand: number;
  readonly layout: Layout;
  readonly cell: Cell;
  readonly reversed?: boolean | undefined;
}
export type FallBack = { readonly do: 'fallBack'; readonly by: Length };
export type BreakThrough = March | Charge | Stop;
export interface Reform {
  readonly do: 'reform';
  readonly formation: Formation;
  readonly layout: Layout;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}
export type Retreat = { readonly do: 'retire'; readonly unit: UnitId } | { readonly do: 'finish' };

export type Dispute = { readonly do: 'agree' | 'throw' };
export type Interruption =
  | { readonly do: 'concede' }
  | { readonly do: 'dispute'; readonly switch: string; readonly value: boolean };

// ---- on the wire -----------------------------------------------------------------------------------------------------

const id = wire.text(80);
const FAR = 200_000;
const lengthShape = wire.integer(0, FAR) as wire.Shape<Length>;
const angleShape = wire.integer(-3600, 3600) as wire.Shape<Angle>;
const place = wire.integer(-FAR, FAR) as wire.Shape<Length>;
const headingShape = wire.integer(0, 3599) as wire.Shape<Heading>;
const number = wire.integer(0, 20);
const numbers = wire.list(number, 20);
const formation = wire.oneOf(FORMATIONS);
const layout = wire.matching(/^[A-Z.]{1,20}(\/[A-Z.]{1,9}){0,19}$/, 'A layout such as PMM/MM.');
const edge = wire.oneOf(['front', 'right', 'rear', 'left']);
const slide = wire.oneOf(['forward', 'backward']);
const { flag } = wire;

export const spotShape: wire.Shape<Spot> = wire.fields({ x: place, y: place, heading: headingShape });
const bendFields = {
  after: wire.integer(1, 20),
  way: wire.oneOf(['back', 'forward']),
  angle: wire.integer(1, 900) as wire.Shape<Angle>,
};
const stays = wire.oneOf(['left', 'right']);
export const bendShape: wire.Shape<Bend> = wire.fields({ ...bendFields, stays });
const bendGiven = wire.fields(bendFields, { stays });
const trail = wire.list(spotShape, 20);

export const rosterFields = [
  { type: wire.text(30), stands: wire.matching(/^[A-Z]{1,20}$/, 'Stands as letters, such as PPMM') },
  { quality: wire.oneOf(QUALITIES), command: wire.oneOf(COMMAND_QUALITIES), lances: flag },
] as const;

const placing = [
  { unit: id, x: place, y: place },
  { heading: headingShape, formation, layout, bend: bendShape, trail, state: wire.oneOf(STATES), limbered: flag },
] as const;

const verb = <const V extends string>(name: V) => ({ do: wire.constant(name) });

const STEPS: Readonly<Record<string, wire.Shape<Step>>> = {
  ahead: wire.fields({ ahead: lengthShape }),
  left: wire.fields({ left: lengthShape }),
  right: wire.fields({ right: lengthShape }),
  back: wire.fields({ back: lengthShape }),
  turn: wire.fields({ turn: angleShape }),
  aboutFace: wire.fields({ aboutFace: slide }),
  pivot: wire.fields({ pivot: angleShape }, { face: edge }),
};

const stepShape: wire.Shape<Step> = {
  schema: { oneOf: Object.values(STEPS).map((shape) => shape.schema) },
  read(given, path, faults) {
    const key =
      typeof given === 'object' && given !== null ? Object.keys(STEPS).find((name) => name in given) : undefined;
    if (key !== undefined) return STEPS[key]!.read(given, path, faults);
    faults.push({ path, because: `A step with one of ${Object.keys(STEPS).join(', ')} is wanted here.` });
    return given as Step;
  },
};

const march = (name: March['do'], more: Readonly<Record<string, wire.Shape<unknown>>> = {}) =>
  wire.fields({ ...verb(name), steps: wire.list(stepShape, 60) }, { leaveTable: flag, finish: flag, ...more });
const away = (name: Away['do']) =>
  wire.fields({ ...verb(name), ahead: lengthShape }, { aboutFace: slide, turn: angleShape, leaveTable: flag });
const plain = (name: string) => wire.fields(verb(name));
const ofUnit = (name: string) => wire.fields({ ...verb(name), unit: id });
const shares = wire.list(wire.fields({ target: id, stands: numbers }), 40);

/** All verbs. `fire` is an order of the firing phase (with `unit` and `at`) or a reaction. */
const CASES: Readonly<Record<string, wire.Shape<unknown>>> = {
  take: wire.fields({ ...verb('take'), type: wire.text(30) }),
  muster: wire.fields({
    ...verb('muster'),
    units: wire.list(wire.fields(rosterFields[0], { name: wire.text(80), ...rosterFields[1] }), 100),
  }),
  setup: wire.fields({ ...verb('setup'), units: wire.list(wire.fields(...placing), 100) }),
  place: wire.fields({ ...verb('place'), ...placing[0] }, placing[1]),
  confirm: plain('confirm'),
  fire: wire.fields(verb('fire'), {
    unit: id,
    pivot: angleShape,
    face: edge,
    at: wire.list(wire.fields({ target: id }, { stands: numbers, overhead: flag }), 40),
    stands: numbers,
  }),
  done: plain('done'),
  bounce: ofUnit('bounce'),
  join: ofUnit('join'),
  holdBack: ofUnit('holdBack'),
  fight: ofUnit('fight'),
  allocate: wire.fields({ ...verb('allocate'), at: shares }),
  rethrow: plain('rethrow'),
  keep: plain('keep'),
  lossesOf: ofUnit('lossesOf'),
  remove: wire.fields({ ...verb('remove'), stands: numbers }, { turned: flag }),
  choose: ofUnit('choose'),
  end: plain('end'),
  retire: ofUnit('retire'),
  finish: plain('finish'),
  changeFormation: wire.fields(
    { ...verb('changeFormation'), formation, layout },
    { from: number, to: number, bend: bendGiven, trail },
  ),
  manoeuvre: march('manoeuvre', { doubleTime: flag, setDown: trail }),
  sideStep: march('sideStep', { doubleTime: flag }),
  stepBack: march('stepBack', { doubleTime: flag }),
  prolong: march('prolong'),
  prolongBack: march('prolongBack'),
  charge: wire.fields({ ...verb('charge'), target: id }, { pivot: angleShape, extend: flag, leaveTable: flag }),
  stop: plain('stop'),
  limber: plain('limber'),
  unlimber: wire.fields(verb('unlimber'), { turn: angleShape }),
  mount: plain('mount'),
  dismount: plain('dismount'),
  disengage: plain('disengage'),
  intercept: wire.fields({ ...verb('intercept'), unit: id, at: lengthShape }),
  pass: plain('pass'),
  goOn: plain('goOn'),
  replan: plain('replan'),
  stand: plain('stand'),
  recoil: away('recoil'),
  evade: away('evade'),
  hastyBlock: plain('hastyBlock'),
  aboutFace: wire.fields(verb('aboutFace'), { slide }),
  form: wire.fields({ ...verb('form'), stand: number, layout, cell: wire.list(number, 2) }, { reversed: flag }),
  fallBack: wire.fields({ ...verb('fallBack'), by: lengthShape }),
  reform: wire.fields({ ...verb('reform'), formation, layout }, { from: number, to: number }),
  agree: plain('agree'),
  throw: plain('throw'),
  dice: wire.fields({ ...verb('dice'), dice: wire.list(wire.integer(1, 6), 100) }),
  concede: plain('concede'),
  dispute: wire.fields({ ...verb('dispute'), switch: wire.text(60), value: flag }),
};

export const choiceShape = wire.tagged('do', CASES) as wire.Shape<AnyChoice>;
