/**
 * Whether a charge gets home, exactly: every way its dice can fall before contact is tried on a copy, with nobody
 * stopping it. Tests are passed or not, an extension has as many ways as the die has sides.
 */
import { outcomes, type Choice, type Throw } from '@five-victories/engine/kernel';
import { areInContact, findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { Placed } from '@five-victories/engine/manoeuvre';
import { clashOf, type Clash } from './clash.js';

interface Test {
  readonly rule: string;
  readonly sides: number;
  /** The highest die that passes; undefined where the die is a length. */
  readonly need: number | undefined;
}

export interface ChargeOdds {
  /** The chance that it comes to contact if nobody stops it. */
  readonly home: number;
  /** What is thrown for on the way, in order. */
  readonly tests: readonly Test[];
  readonly clash: Clash | undefined;
}

/** What somebody answers who lets things go their way. */
const LETS: readonly string[] = ['pass', 'goOn'];
const MOST_THROWS = 4;

const letting = ({ decision }: TabletopMatch): Choice | undefined =>
  decision?.options.find((option) => LETS.includes(option.do));

const isMet = (match: TabletopMatch, unit: UnitId, target: UnitId): boolean => {
  const [one, two] = [findUnit(match, unit), findUnit(match, target)];
  return one?.place !== undefined && two?.place !== undefined && areInContact(match, one as Placed, two as Placed);
};

export const chargeOddsOf = (match: TabletopMatch, choice: Choice, unit: UnitId, target: UnitId): ChargeOdds => {
  // Only its own dice bring a charger there; whoever else throws does so because he has been reached.
  const isEnd = (wanted: Throw, before: readonly Throw[]): boolean =>
    wanted.unit !== unit || wanted.count !== 1 || before.length >= MOST_THROWS;
  const tests = new Map<string, Test>();
  let home = 0;
  let met: TabletopMatch | undefined;
  for (const { probability, match: after, thrown, wanted } of outcomes(match, choice, { onward: letting, isEnd })) {
    for (const { rule, sides, needs } of thrown) tests.set(rule, { rule, sides, need: needs?.[0] });
    const isThere = !wanted && isMet(after, unit, target);
    if (wanted || isThere) home += probability;
    if (isThere) met ??= after;
  }
  return { home, tests: [...tests.values()], clash: met && clashOf(met, unit, target) };
};
