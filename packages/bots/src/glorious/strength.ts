/** What formations are worth, and what hits may be expected to cost them. Numbers come from the tables of the game. */
import {
  aboardOf,
  COMBAT_VALUES,
  elementCount,
  FIRE,
  isArtillery,
  isBattle,
  isChief,
  isCommand,
  leastOf,
  type Letter,
  type Placed,
  type GloriousMatch,
  type Unit,
} from '@five-victories/engine/glorious';
import { hitChances } from '@five-victories/engine/kernel';

const D12 = 12;
const WORTH = { element: 0.7, cv: 0.06, doubled: 0.15, marksman: 0.4, gun: 2, sub: 2, chief: 25 } as const;
/** An odd hit costs nothing yet, but the next one does (GL-LOSS-02). */
const ODD = 0.15;
/** A formation that is gone leaves a hole, and counts no more for the initiative. */
const GONE = 1;
const STAKE = 2;

/** What one element is worth, a plain bill being about 1. */
export const letterWorth = (letter: string): number => {
  const { cv, doubled } = COMBAT_VALUES[letter as Letter];
  const fires = FIRE[letter as Letter] !== undefined;
  return WORTH.element + WORTH.cv * cv + (doubled ? WORTH.doubled : 0) + (fires ? WORTH.marksman : 0);
};

/** What command and guns are worth, which are one element each; the match goes with the commander-in-chief. */
const singleWorth = (unit: Unit): number =>
  letterWorth(unit.stands[0]!) + (isChief(unit) ? WORTH.chief : isCommand(unit) ? WORTH.sub : WORTH.gun);

/** All that goes when a formation goes. */
export const unitWorth = (match: GloriousMatch, unit: Unit): number => {
  if (isCommand(unit) || isArtillery(unit)) return singleWorth(unit);
  let sum = 0;
  for (const letter of unit.stands) sum += letterWorth(letter);
  return isBattle(unit) ? aboardOf(match, unit.id).reduce((all, command) => all + singleWorth(command), sum) : sum;
};

/** The elements it would miss least. */
const cheapest = (unit: Unit, lost: number): number =>
  [...unit.stands]
    .map(letterWorth)
    .sort((a, b) => a - b)
    .slice(0, lost)
    .reduce((sum, worth) => sum + worth, 0);

/** What so many elements fewer cost it, the whole of it where it cannot keep its formation. */
export const lossOf = (match: GloriousMatch, unit: Placed, lost: number): number =>
  elementCount(match, unit) - lost < leastOf(match, unit) ? unitWorth(match, unit) + GONE : cheapest(unit, lost);

const costOf = (match: GloriousMatch, unit: Placed, hits: number): number => {
  const lost = Math.min(Math.floor(hits / 2), elementCount(match, unit));
  return (lost > 0 ? lossOf(match, unit, lost) : 0) + (hits % 2) * ODD;
};

/** The nearer an army is to its end, the more each loss weighs. */
export const stakeOf = ({ state }: GloriousMatch, { side }: Unit): number => {
  const { tally, size } = state.sides[side];
  const broken = Math.min(1, (2 * tally) / Math.max(1, size));
  return 1 + STAKE * broken * broken;
};

/** What so many hits more cost it in this phase. */
export const harmOf = (match: GloriousMatch, unit: Placed, hits: number): number =>
  stakeOf(match, unit) * (costOf(match, unit, unit.hits + hits) - costOf(match, unit, unit.hits));

/** The chance of each number of hits with dice that need these numbers. */
export const chancesOf = (needs: readonly number[]): number[] => hitChances(needs, D12);

/** What a throw may be expected to cost it. */
export const expectedHarm = (match: GloriousMatch, unit: Placed, needs: readonly number[]): number =>
  needs.length === 0 ? 0 : chancesOf(needs).reduce((sum, chance, hits) => sum + chance * harmOf(match, unit, hits), 0);

/** Its elements now and the fewest with which it stays. */
export const sizesOf = (match: GloriousMatch, unit: Placed): { readonly now: number; readonly least: number } => ({
  now: elementCount(match, unit),
  least: leastOf(match, unit),
});
