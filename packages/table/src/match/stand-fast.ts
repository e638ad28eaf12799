/**
 * Units that stand fast: a player who ended a movement phase with them left where they were has said so, and no phase is
 * kept open for them alone. They may be ordered like others; what happens to them, or an enemy whom they could attack,
 * has them asked for again.
 */
import { declines, isVain, type Choice, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';
import { tried } from './preview.js';
import { isPerson, type Seats } from './seats.js';

/** Who stands fast, and how he stood when it was said. */
export interface Fast {
  readonly unit: string;
  readonly as: string;
}

const commanderOf = (side: Side): string => `commander:${side}`;

/** Whatever is asked again if it has changed. */
const FACTS = ['zone', 'place', 'facing', 'layout', 'stands', 'hits', 'state', 'routed'] as const;

const standingOf = ({ state }: TableMatch, id: string): string => {
  const units: readonly { readonly id: string }[] = state.units;
  const unit = units.find((each) => each.id === id) as Readonly<Record<string, unknown>> | undefined;
  const sides = state.sides as Readonly<Record<Side, { readonly commander?: string }>>;
  const commander = id === commanderOf('south') ? sides.south : sides.north;
  return unit ? JSON.stringify(FACTS.map((fact) => unit[fact])) : `${commander.commander}`;
};

const optionsIn = ({ decision }: TableMatch): readonly Choice[] => decision?.options ?? [];

const ATTACKS: readonly string[] = ['engage', 'charge'];

const mayAttack = (match: TableMatch, unit: string): boolean => {
  const choose = optionsIn(match).find(
    (option) => option.do === 'choose' && (option as { unit?: string }).unit === unit,
  );
  return choose !== undefined && optionsIn(tried(match, [choose])).some((option) => ATTACKS.includes(option.do));
};

/** Leaving the battle is nothing that is waited for. */
const GOES: readonly string[] = ['withdraw', 'retire'];

/** Who could still be ordered in the movement phase that is asked about. */
export const leftIn = (match: TableMatch): readonly string[] => {
  const { decision } = match;
  if (decision?.kind !== 'activity') return [];
  const units = optionsIn(match)
    .filter((option) => !declines(decision, option) && !GOES.includes(option.do) && !isVain(match, option))
    .map((option) => (option as { readonly unit?: string }).unit ?? commanderOf(decision.side));
  return [...new Set(units)];
};

/** The answer that ends the phase, if it may end. */
export const endIn = ({ decision }: TableMatch): Choice | undefined =>
  decision?.kind === 'activity' ? decision.options.find((option) => declines(decision, option)) : undefined;

/** All who are left, as they stand. */
export const standFast = (match: TableMatch): readonly Fast[] =>
  leftIn(match).map((unit) => ({ unit, as: standingOf(match, unit) }));

const isFast = (match: TableMatch, fast: readonly Fast[], unit: string): boolean =>
  fast.some((each) => each.unit === unit && each.as === standingOf(match, unit)) && !mayAttack(match, unit);

/** Whether somebody has been ordered in this phase already. */
export const isUnderWay = ({ state, decision }: TableMatch, before: TableMatch): boolean =>
  state.turn === before.state.turn && state.phase === before.state.phase && decision?.side === before.decision?.side;

/** Ends the phase for a person, once he has ordered somebody in it and only those are left who stand fast. */
export const endingFast = (
  match: TableMatch,
  before: TableMatch | undefined,
  seats: Seats,
  fast: readonly Fast[],
): Choice | undefined => {
  const { decision } = match;
  if (fast.length === 0 || !before || !decision || !isPerson(seats, decision.side)) return undefined;
  if (!isUnderWay(match, before)) return undefined;
  const left = leftIn(match);
  return left.length > 0 && left.every((unit) => isFast(match, fast, unit)) ? endIn(match) : undefined;
};
