import type { Side } from '../kernel/side.js';
import { stored, type Angle, type Heading, type Length, type Pose } from '../geometry/index.js';
import { standsOf, type Layout } from '../formation/layout.js';

export type UnitId = string;

/** Each unit is in exactly one class at a time; command units are mounted too (SV-R-27), elephants are not. */
export const ARMS = ['foot', 'mounted', 'elephant', 'artillery', 'command'] as const;
export type Arm = (typeof ARMS)[number];

/** The formation kind is recorded with the unit, never guessed from its shape (SV-R-03). A book has some of these. */
export const FORMATIONS = [
  'line',
  'block',
  'defensiveBlock',
  'openOrder',
  'skirmishLine',
  'roadColumn',
  'bentLine',
  'bentOpenOrder',
  'bentSkirmishLine',
  'bentRoadColumn',
  'mass',
  'battle',
] as const;
export type Formation = (typeof FORMATIONS)[number];

export const isColumn = (formation: Formation): boolean => formation === 'roadColumn' || formation === 'bentRoadColumn';
export const isBentRow = (formation: Formation): boolean =>
  formation === 'bentLine' || formation === 'bentOpenOrder' || formation === 'bentSkirmishLine';
/** Open order and skirmish line are two books' words for one thing (GV-R-07). */
export const isStraightOpen = (formation: Formation): boolean =>
  formation === 'openOrder' || formation === 'skirmishLine';
/** What a unit of several ranks is in, when nothing is said. */
export const blockOf = ({ formations }: { readonly formations: readonly Formation[] }): Formation =>
  formations.find((formation) => formation === 'block' || formation === 'mass') ?? 'line';
/** A book's own word for it. */
export const openOrderOf = ({ formations }: { readonly formations: readonly Formation[] }): Formation =>
  formations.find(isStraightOpen) ?? 'line';
/** GV-FORM-07, GV-R-08: bent or not. */
export const isOpenOrder = (formation: Formation): boolean =>
  isStraightOpen(formation) || formation === 'bentOpenOrder' || formation === 'bentSkirmishLine';
/** SV-BEND-04, GV-FORM-08: able to charge, intercept, recoil and join in, as far as the formation goes. */
export const isFormed = (formation: Formation): boolean =>
  formation === 'line' || formation === 'block' || isStraightOpen(formation);
export const isBlock = (formation: Formation): boolean =>
  formation === 'block' || formation === 'defensiveBlock' || formation === 'mass';

/** The words of the books; each has three, the usual one in the middle. */
export type Quality = 'raw' | 'regular' | 'veteran' | 'green' | 'trained' | 'elite';
export const COMMAND_QUALITIES = ['charismatic', 'inspiring', 'impersonal'] as const;
export type CommandQuality = (typeof COMMAND_QUALITIES)[number];

export const STATES = ['mounted', 'dismounted'] as const;
export type State = (typeof STATES)[number];

/** SV-GEO-17, SV-BEND-02, -03: one bend, so many stands from the left. The pose of the unit is that of the arm that stays. */
export interface Bend {
  readonly after: number;
  readonly stays: 'left' | 'right';
  readonly way: 'back' | 'forward';
  readonly angle: Angle;
}

/**
 * Where and how a unit stands: all that its outline follows from. Replaced as a whole when it moves or re-forms. Written
 * with all fields in this order wherever many are made: objects of one shape are read several times as fast.
 */
export interface Place {
  readonly formation: Formation;
  readonly layout: Layout;
  readonly x: Length;
  readonly y: Length;
  readonly heading: Heading;
  readonly bend: Bend | undefined;
  /** Of a bent road column: its following stands. */
  readonly trail: readonly Pose[] | undefined;
  /** Of a Battle on its round base, whose place is its centre (GL-GEO-02). */
  readonly diameter?: Length | undefined;
}

/** A unit that is not bent, where its pose is stored. */
export const straightPlace = (formation: Formation, layout: Layout, pose: Pose): Place => {
  const { x, y, heading } = stored(pose, pose.heading);
  return { formation, layout, x, y, heading, bend: undefined, trail: undefined, diameter: undefined };
};

/** The same at another pose. Written out, since a second spread costs ten times as much as a literal. */
export const placeAt = (place: Place, { x, y, heading }: Pose): Place => ({
  formation: place.formation,
  layout: place.layout,
  x,
  y,
  heading,
  bend: place.bend,
  trail: place.trail,
  diameter: place.diameter,
});

/** The same but for what changes, and of the same shape: a spread makes objects of a shape of their own each time. */
export const placeWith = (place: Place, change: Partial<Place>): Place => Object.assign(placeAt(place, place), change);

/** What a unit is in every measured book; all of it is open to both players (SV-ARMY-01, GV-GEN-02, GL-UNIT-13). */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly name: string;
  readonly type: string;
  /** Off the table: not placed yet, or gone for good. */
  readonly place: Place | undefined;
  readonly routed: boolean;
  /** Its stands now, as letters in alphabetical order. */
  readonly stands: string;
  /** GV-GEN-05: green and red markers; the blue one is the formation, and white ones are each book's own. */
  readonly hits: number;
  readonly fired: boolean;
  readonly limbered: boolean;
}

/** A unit on the table. */
export type Placed<U extends Unit = Unit> = U & { readonly place: Place };

export const isPlaced = <U extends Unit>(unit: U): unit is Placed<U> => unit.place !== undefined;
export const sizeOf = (unit: Unit): number => unit.stands.length;
export const hasKind = (unit: Unit, letter: string): boolean => unit.stands.includes(letter);
export const bagOf = (layout: Layout): string => standsOf(layout).bag;
