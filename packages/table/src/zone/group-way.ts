/** Several units brought to their zones: the engine finds the way of each, after those before it have gone. */
import { refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import { FACINGS, wayToZone, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { isPlain } from '../match/plain.js';
import { tried } from '../match/preview.js';
import { isCommander } from './setting-up.js';

export interface GroupWay {
  /** What is said for those that get there, one after the other. */
  readonly shares: readonly { readonly unit: UnitId; readonly choices: readonly Choice[] }[];
  /** Who cannot come along, and why. */
  readonly left: readonly Refusal[];
  /** Whether others may react or dice be thrown on the way: then nobody goes after the one this concerns. */
  readonly isPlain: boolean;
}

/** Where a member of a group is wanted. */
export type Wanted = (from: Zone) => Zone;

const STOP = { do: 'stop' } as const;

/** A unit with an action left has done with it. */
const ended = (match: ZonalMatch, choices: readonly Choice[]): readonly Choice[] => {
  const after = tried(match, choices);
  return after.decision?.kind === 'action' && !refusal(after, STOP) ? [...choices, STOP] : choices;
};

const sideOf = (match: ZonalMatch) => match.state.sides[match.decision?.side ?? 'south'];

/** Where a unit or the Commander of the side that decides is. */
export const zoneOf = (match: ZonalMatch, id: UnitId): Zone | undefined =>
  isCommander(id) ? sideOf(match).commander : match.state.units.find((unit) => unit.id === id)?.zone;

interface Way {
  readonly answers: readonly Choice[];
  readonly refusal: Refusal | undefined;
}

const commanderTo = (match: ZonalMatch, to: Zone): Way => {
  const choice = { do: 'moveCommander', to };
  const why = refusal(match, choice);
  return { answers: why ? [] : [choice], refusal: why };
};

const wayOf = (match: ZonalMatch, id: UnitId, zone: Zone): Way =>
  isCommander(id) ? commanderTo(match, zone) : wayToZone(match, id, zone);

/** Steps from zone to zone, as far as two actions reach: the same steps bring the others of a group along. */
export const stepsTo = ({ table }: ZonalMatch, from: Zone, to: Zone): Wanted => {
  const nextOf = (zone: Zone, facing: (typeof FACINGS)[number]): Zone | undefined => table.places[zone]?.next[facing];
  for (const one of FACINGS) if (nextOf(from, one) === to) return (zone) => nextOf(zone, one) ?? zone;
  for (const one of FACINGS)
    for (const two of FACINGS) {
      const along = (zone: Zone): Zone | undefined => nextOf(nextOf(zone, one) ?? '', two);
      if (along(from) === to) return (zone) => along(zone) ?? zone;
    }
  return () => to;
};

/** Whether anybody of them can go. */
export const someGo = (match: ZonalMatch, units: readonly UnitId[], wanted: Wanted): boolean =>
  units.some((unit) => wayOf(match, unit, wanted(zoneOf(match, unit) ?? '')).answers.length > 0);

export const groupWay = (match: ZonalMatch, units: readonly UnitId[], wanted: Wanted): GroupWay => {
  const shares: { unit: UnitId; choices: readonly Choice[] }[] = [];
  const left: Refusal[] = [];
  let [at, plain] = [match, true];
  for (const unit of units) {
    const { answers, refusal: why } = wayOf(at, unit, wanted(zoneOf(match, unit) ?? ''));
    if (why) left.push(why);
    if (answers.length === 0) continue;
    const isQuiet = isPlain(at, answers);
    const choices = isQuiet ? ended(at, answers) : answers;
    shares.push({ unit, choices });
    plain &&= isQuiet;
    if (isQuiet) at = tried(at, choices);
  }
  return { shares, left, isPlain: plain };
};
