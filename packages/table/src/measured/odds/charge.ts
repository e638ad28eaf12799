/**
 * Whether a charge gets home, exactly: every way its dice can fall before contact is tried on a copy, with nobody
 * stopping it. Tests are passed or not, an extension has as many ways as the die has sides.
 */
import { answer, DiceWanted, forkWith, listedDice, type Choice, type Throw } from '@five-victories/engine/kernel';
import { areInContact, findUnit, type Placed, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { clashOf, type Clash } from './clash.js';

export interface Test {
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
const MOST_ANSWERS = 4;
const MOST_THROWS = 4;

const isMet = (match: TabletopMatch, unit: UnitId, target: UnitId): boolean => {
  const [one, two] = [findUnit(match, unit), findUnit(match, target)];
  return one?.place !== undefined && two?.place !== undefined && areInContact(match, one as Placed, two as Placed);
};

type Ending = { readonly wanted: Throw } | { readonly at: TabletopMatch };

/** Says the choices with these dice, and lets the charge go on until a die is wanted or somebody has a real choice. */
const run = (match: TabletopMatch, choices: readonly Choice[], dice: readonly number[]): Ending => {
  const trial = forkWith(match, listedDice(dice));
  try {
    for (const choice of choices) answer(trial, choice);
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const pass = trial.decision?.options.find((option) => LETS.includes(option.do));
      if (!pass) break;
      answer(trial, pass);
    }
    return { at: trial };
  } catch (signal) {
    if (signal instanceof DiceWanted) return { wanted: signal.wanted };
    throw signal;
  }
};

interface Way {
  readonly die: number;
  readonly chance: number;
}

const waysOf = ({ sides, needs }: Throw): Way[] => {
  const need = needs?.[0];
  if (need === undefined) return Array.from({ length: sides }, (_, i) => ({ die: i + 1, chance: 1 / sides }));
  const passed = Math.min(1, Math.max(0, need / sides));
  return [
    { die: 1, chance: passed },
    { die: sides, chance: 1 - passed },
  ].filter(({ chance }) => chance > 0);
};

export const chargeOddsOf = (
  match: TabletopMatch,
  choices: readonly Choice[],
  unit: UnitId,
  target: UnitId,
): ChargeOdds => {
  const tests = new Map<string, Test>();
  let home = 0;
  let met: TabletopMatch | undefined;
  const follow = (dice: readonly number[], chance: number): void => {
    const ending = run(match, choices, dice);
    if ('at' in ending) {
      if (!isMet(ending.at, unit, target)) return;
      home += chance;
      met ??= ending.at;
      return;
    }
    const { wanted } = ending;
    // Only its own dice bring a charger there; whoever else throws does so because he has been reached.
    if (wanted.unit !== unit || wanted.count !== 1 || dice.length >= MOST_THROWS) {
      home += chance;
      return;
    }
    tests.set(wanted.rule, { rule: wanted.rule, sides: wanted.sides, need: wanted.needs?.[0] });
    for (const way of waysOf(wanted)) follow([...dice, way.die], chance * way.chance);
  };
  follow([], 1);
  return { home, tests: [...tests.values()], clash: met && clashOf(met, unit, target) };
};
