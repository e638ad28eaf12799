/** What both books of manoeuvre add to a unit, on the wire and as a match begins. */
import type { Old } from '../kernel/format.js';
import { wants } from '../kernel/faults.js';
import { fields, flag, integer, list, oneOf, text, value, type Shape } from '../kernel/wire.js';
import { placeShape, type UnitGiven } from '../tabletop/position/position-unit.js';
import type { UnitRules, UnitType } from '../tabletop/rules.js';
import type * as tabletop from '../tabletop/unit.js';
import { COMMAND_QUALITIES, FORMATIONS, type Quality } from '../tabletop/unit.js';
import { refuse } from './messages/index.js';
import { ACTIONS, type Activity, type Unit } from './unit.js';

/** What a unit has beyond a unit of every book, as far as it is told. */
export type Told<U extends tabletop.Unit> = UnitGiven & Partial<Omit<U, keyof tabletop.Unit>>;

/** Poor, usual, good. */
type Qualities = readonly [Quality, Quality, Quality];

/** As a movement phase finds and leaves it. */
export const RESTED = {
  done: false,
  reacted: false,
  pivoted: false,
  chargeFailed: false,
  engagedAtStart: false,
  tooNearToDouble: false,
  activity: undefined,
} as const satisfies Partial<Unit>;

/** Asked of all units twice a phase, so written out. Who is lost is done for good. */
export const isRested = (unit: Unit): boolean =>
  unit.done === unit.routed &&
  !unit.reacted &&
  !unit.pivoted &&
  !unit.chargeFailed &&
  !unit.engagedAtStart &&
  !unit.tooNearToDouble &&
  unit.activity === undefined;

/** Without the option every unit is of the usual quality (SV-QUAL-01..03, GV-QUAL-01). */
export const ownOf = (given: Told<Unit>, [, usual]: Qualities): Omit<Unit, keyof tabletop.Unit> => ({
  quality: given.quality ?? usual,
  command: given.command ?? 'inspiring',
  done: given.done ?? false,
  reacted: given.reacted ?? false,
  pivoted: given.pivoted ?? false,
  chargeFailed: given.chargeFailed ?? false,
  engagedAtStart: given.engagedAtStart ?? false,
  tooNearToDouble: given.tooNearToDouble ?? false,
  activity: given.activity,
});

const FAR = 500_000;
const name = text(80);
const number = value<number>(
  { type: 'number' },
  wants('wantedNumber'),
  (v) => typeof v === 'number' && Number.isFinite(v),
);
const headings = integer(0, 3599);

const activityShape = fields(
  {
    action: oneOf(ACTIONS),
    changed: flag,
    manoeuvred: flag,
    used: integer(0, FAR),
    doubled: flag,
    flowed: flag,
    restricted: flag,
    turned: flag,
    faced: flag,
    moves: integer(0, 1000),
    aboutFaced: flag,
    centre: fields({ x: number, y: number }),
    heading: headings,
    leaving: list(name, 20),
  },
  { from: placeShape, began: oneOf(FORMATIONS), again: flag },
) as unknown as Shape<Activity>;

/** Quality of a unit and of command, in rosters and positions. */
export const qualityShapes = (qualities: Qualities) => ({
  quality: oneOf(qualities),
  command: oneOf(COMMAND_QUALITIES),
});

export const shapesOf = (qualities: Qualities) => ({
  ...qualityShapes(qualities),
  done: flag,
  reacted: flag,
  pivoted: flag,
  chargeFailed: flag,
  engagedAtStart: flag,
  tooNearToDouble: flag,
  activity: activityShape,
});

/** Only who commands does so well or badly (SV-QUAL-05, GV-CMDQ-01). */
export const commandFault = (
  { id, type: key, command = 'inspiring' }: Told<Unit>,
  type: UnitType,
  rule: string,
): ReturnType<NonNullable<UnitRules['fault']>> =>
  command === 'inspiring' || type.arm === 'command'
    ? undefined
    : ['command', refuse(rule, 'commandsNobody', { unit: id, type: key })];

// ---- older formats -----------------------------------------------------------------------------------------------------

const FORMER = { near18: 'tooNearToDouble', near24: 'tooNearForColumn' } as const;

/** 2 to 3: what a unit remembers of enemies near it is called by what it may not do, not by a number of inches. */
export const from2 = (unit: Old): Old =>
  Object.fromEntries(
    Object.entries(unit).map(([key, told]) => [
      Object.hasOwn(FORMER, key) ? FORMER[key as keyof typeof FORMER] : key,
      told,
    ]),
  );

/** In the words of the first format, which digests are made of. */
export const digested = ({
  tooNearToDouble,
  tooNearForColumn,
  ...unit
}: Unit & { readonly tooNearForColumn?: boolean }): object => ({
  ...unit,
  near18: tooNearToDouble,
  near24: tooNearForColumn,
});
