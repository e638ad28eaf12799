/** Several units brought to their zones: the engine finds the way of each, after those before it have gone. */
import { refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import {
  FACINGS,
  findUnit,
  wayToZone,
  type Facing,
  type UnitId,
  type ZonalMatch,
  type Zone,
} from '@five-victories/engine/zonal';
import type { Share } from '../app/in-turn.js';
import { isPlain } from '../match/plain.js';
import { tried } from '../match/preview.js';
import { isCommander } from './setting-up.js';

export interface GroupWay {
  /** What is said for those that get there, one after the other. */
  readonly shares: readonly (Share & { readonly unit: UnitId })[];
  /** Who cannot come along, and why. */
  readonly left: readonly Refusal[];
  /** Whether others may react or dice be thrown on the way: then nobody goes after the one this concerns. */
  readonly isPlain: boolean;
}

/** Where a member of a group is wanted, from where it is. */
export type Wanted = (from: Zone, unit?: UnitId) => Zone;

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

/** The Commander rides to where the drag ends, if he can; the others go the same steps. */
export const ridesTo =
  (match: ZonalMatch, to: Zone, steps: Wanted): Wanted =>
  (from, unit) =>
    unit !== undefined && isCommander(unit) && !commanderTo(match, to).refusal ? to : steps(from, unit);

/** With his ride the movement is over. */
const riderLast = (units: readonly UnitId[]): readonly UnitId[] => [
  ...units.filter((id) => !isCommander(id)),
  ...units.filter(isCommander),
];

/** A Commander has no front to turn. */
const wayOf = (match: ZonalMatch, id: UnitId, zone: Zone, facing: Facing | undefined): Way =>
  isCommander(id) ? commanderTo(match, zone) : wayToZone(match, id, zone, facing);

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
export const someGo = (match: ZonalMatch, units: readonly UnitId[], wanted: Wanted, facing?: Facing): boolean =>
  units.some((unit) => wayOf(match, unit, wanted(zoneOf(match, unit) ?? '', unit), facing).answers.length > 0);

/** Whether anybody of them can look there without going anywhere. */
export const someTurn = (match: ZonalMatch, units: readonly UnitId[], facing: Facing): boolean =>
  units.some((unit) => !isCommander(unit) && someGo(match, [unit], (from) => from, facing));

/** Up to the first action whoever reacts may stop; the rest is said when the unit is asked for it. */
const byActions = (answers: readonly Choice[]): Share => {
  const first = answers[0]?.do === 'choose' ? 2 : 1;
  return { choices: answers.slice(0, first), after: [...answers.slice(first), STOP] };
};

/** `facing`: where all of them are to look in the end. */
export const groupWay = (match: ZonalMatch, units: readonly UnitId[], wanted: Wanted, facing?: Facing): GroupWay => {
  const shares: (Share & { readonly unit: UnitId })[] = [];
  const left: Refusal[] = [];
  let [at, plain] = [match, true];
  for (const unit of riderLast(units)) {
    const { answers, refusal: why } = wayOf(at, unit, wanted(zoneOf(match, unit) ?? '', unit), facing);
    if (why) left.push(why);
    if (answers.length === 0) continue;
    if (isCommander(unit)) {
      shares.push({ unit, choices: answers });
      continue;
    }
    // Where somebody is asked on the way, the next answer is none to his question.
    const isQuiet = answers.every((_, i) => isPlain(at, answers.slice(0, i + 1)));
    const choices = isQuiet ? ended(at, answers) : answers;
    shares.push(isQuiet ? { unit, choices } : { unit, ...byActions(answers) });
    plain &&= isQuiet;
    if (isQuiet) at = tried(at, choices);
  }
  return { shares, left, isPlain: plain };
};

/** The enemies that a unit may try to engage now, if it is chosen. */
const engagesOf = (match: ZonalMatch, unit: UnitId): readonly UnitId[] => {
  const choose = { do: 'choose', unit };
  if (isCommander(unit) || refusal(match, choose)) return [];
  const options: readonly Choice[] = tried(match, [choose]).decision?.options ?? [];
  return options.flatMap((option) => (option.do === 'engage' ? [(option as Choice & { target: UnitId }).target] : []));
};

/** The enemies that somebody of them may try to engage. */
export const engagedBy = (match: ZonalMatch, units: readonly UnitId[]): ReadonlySet<UnitId> => {
  const enemies = match.state.units.filter(({ side }) => side !== match.decision?.side);
  const zones = new Set(enemies.map(({ zone }) => zone));
  const near = units.filter((unit) => zones.has(findUnit(match, unit)?.zone ?? ''));
  return new Set(near.flatMap((unit) => engagesOf(match, unit)));
};

/** All that may engage it do, one after the other; whoever reacts does so in between. */
export const groupAttack = (match: ZonalMatch, units: readonly UnitId[], target: UnitId): GroupWay['shares'] =>
  units
    .filter((unit) => engagesOf(match, unit).includes(target))
    .map((unit) => ({ unit, choices: [{ do: 'choose', unit } as Choice, { do: 'engage', target } as Choice] }));
