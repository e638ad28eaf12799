/** The options of a decision as a player sees them: by unit, with orders that need two answers given in one breath. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch, Zone } from '@five-victories/engine/zonal';
import { tried } from './preview.js';

/** One thing a player can do now: the answers to say, and what it points at. */
export interface Offer {
  readonly key: string;
  readonly choices: readonly Choice[];
  /** The choice that says what is done. */
  readonly choice: AnyChoice;
  /** The unit that does it. */
  readonly unit: UnitId | undefined;
  /** Where it points: an enemy or a zone. */
  readonly target: UnitId | undefined;
  readonly zone: Zone | undefined;
}

/** Any choice with the fields it may have; the engine judges what is in them. */
export interface AnyChoice extends Choice {
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly to?: string;
  readonly zone?: Zone;
  readonly formation?: string;
  readonly layout?: string;
  readonly facing?: string;
  readonly face?: string;
  readonly dice?: readonly number[];
  readonly units?: readonly unknown[];
  readonly stands?: string | Readonly<Record<UnitId, string>>;
  readonly cells?: readonly (readonly [number, number])[];
}

const isZone = (to: string | undefined): to is Zone => to !== undefined && to.length > 1;

/** The zone before a unit, where a move leads. */
export const zoneAhead = (match: ZonalMatch, unit: UnitId): Zone | undefined => {
  const { zone, facing } = match.state.units[match.state.index[unit]!] ?? {};
  return zone && facing ? match.table.places[zone]?.next[facing] : undefined;
};

/** Behind a unit of the rear row, where it leaves to. */
const reserveBehind = (match: ZonalMatch, unit: UnitId): Zone | undefined => {
  const { zone, side } = match.state.units[match.state.index[unit]!] ?? {};
  return zone && side ? match.table.places[zone]?.reserve[side] : undefined;
};

const frontOf = (match: ZonalMatch, unit: UnitId): Zone | undefined => {
  const { zone, side } = match.state.units[match.state.index[unit]!] ?? {};
  return side && match.table.reserves[side].find((reserve) => reserve.zone === zone)?.front;
};

const pointsTo = (match: ZonalMatch, unit: UnitId | undefined, choice: AnyChoice): Zone | undefined => {
  if (choice.zone) return choice.zone;
  if (isZone(choice.to)) return choice.to;
  if (unit === undefined) return undefined;
  if (choice.do === 'move') return zoneAhead(match, unit);
  if (choice.do === 'leave') return reserveBehind(match, unit);
  return choice.do === 'enter' ? frontOf(match, unit) : undefined;
};

/** Whom the waiting decision is about; its `about` is asked by the caller. */
const offer = (match: ZonalMatch, choices: readonly Choice[], unit: UnitId | undefined): Offer => {
  const choice: AnyChoice = choices.at(-1)!;
  const actor = choice.unit ?? unit;
  return {
    key: JSON.stringify(choices),
    choices,
    choice,
    unit: actor,
    target: choice.target,
    zone: pointsTo(match, actor, choice),
  };
};

/** Decisions that follow at once and are still the same order: asked in one breath. */
const FOLLOWS: Readonly<Record<string, string>> = { choose: 'order' };

/** What a chosen unit can do; the first answer alone if nothing is asked after it. */
const continued = (match: ZonalMatch, choice: AnyChoice): Offer[] => {
  const wanted = FOLLOWS[choice.do];
  if (wanted === undefined) return [offer(match, [choice], undefined)];
  const { decision } = tried(match, [choice]);
  if (decision?.kind !== wanted) return [offer(match, [choice], undefined)];
  return decision.options.map((next) => offer(match, [choice, next], choice.unit));
};

/** Everything that can be done now. Orders of a unit are worked out only for the unit that is chosen. */
export const offersOf = (match: ZonalMatch, about: { unit?: UnitId }, chosen?: UnitId): Offer[] =>
  (match.decision?.options ?? []).flatMap((option) => {
    const choice = option as AnyChoice;
    return choice.do === 'choose' && choice.unit === chosen
      ? continued(match, choice)
      : [offer(match, [choice], defaultActor(match, about))];
  });

/** Orders and forms are those of the unit the decision is about. */
const OWN_UNIT = new Set([
  'order',
  'action',
  'formation',
  'enter',
  'hastyDefence',
  'followUp',
  'flank',
  'attack',
  'allocate',
  'remove',
  'reserveZone',
]);
const defaultActor = (match: ZonalMatch, about: { unit?: UnitId }): UnitId | undefined =>
  OWN_UNIT.has(match.decision?.kind ?? '') ? about.unit : undefined;
