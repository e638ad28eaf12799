/** Hand-to-hand combat, as far as it can be foreseen. */
import {
  attackOf,
  countsFor,
  needsOf,
  outflanks,
  strengthOf,
  type Assign,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { contactsOf, unitOf, type Place } from '@five-victories/engine/tabletop';
import { keptOfTwo } from '../kept.js';
import { harmFrom } from './fire.js';
import type { AboutOf } from './decisions.js';
import { chancesOf, expectedHarm, harmOf, lossOf, sizesOf, stakeOf, unitWorth } from './strength.js';

const D12 = 12;
/** Fights are foreseen so far, each round being less sure than the one before. */
const ROUNDS = 3;
const LESS_SURE = 0.7;
/** The odd hit of a throw that costs no element. */
const WASTED = 0.25;

/** The hits an element may be expected to make. */
const rateOf = keptOfTwo((match: GloriousMatch, unit: Placed, target: Placed): number => {
  const { groups } = attackOf(match, unit, target, strengthOf(match, unit));
  const hits = groups.reduce((sum, { dice, cv }) => sum + (dice * cv) / D12, 0);
  return hits / Math.max(1, sizesOf(match, unit).now);
});

interface Fighter {
  readonly unit: Placed;
  readonly rate: number;
  readonly least: number;
  readonly first: number;
  left: number;
}

const fighter = (match: GloriousMatch, unit: Placed, target: Placed): Fighter => {
  const { now, least } = sizesOf(match, unit);
  return { unit, rate: rateOf(match, unit, target), least, first: now, left: now };
};

/** What one side has lost of its worth. */
const lostBy = (match: GloriousMatch, { unit, first, left, least }: Fighter): number => {
  if (left < least - 0.5) return stakeOf(match, unit) * lossOf(match, unit, first);
  return stakeOf(match, unit) * unitWorth(match, { ...unit, aboard: undefined }) * (1 - left / first);
};

const strike = (by: Fighter, at: Fighter, before: number, share: number): void => {
  at.left = Math.max(0, at.left - Math.max(0, (share * by.rate * before) / 2 - WASTED));
};

export interface Circumstances {
  /** Elements the target loses before the fight (GL-FLANK-03). */
  readonly outflanked?: number;
  /** The part of the target's blows that are meant for the unit. */
  readonly share?: number;
}

/** What a fight between two is worth to the first: all that the other loses over some rounds, less its own losses. */
export const outlook = (
  match: GloriousMatch,
  unit: Placed,
  target: Placed,
  { outflanked = 0, share = 1 }: Circumstances = {},
): number => {
  const [own, other] = [fighter(match, unit, target), fighter(match, target, unit)];
  other.left -= outflanked;
  let value = 0;
  let sure = 1;
  let before = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [own.left, other.left];
    if (a < own.least - 0.5 || b < other.least - 0.5) break;
    strike(own, other, a, 1);
    strike(other, own, b, share);
    const now = lostBy(match, other) - lostBy(match, own);
    value += sure * (now - before);
    before = now;
    sure *= LESS_SURE;
  }
  return value === 0 && other.left < other.least - 0.5 ? lostBy(match, other) : value;
};

/** The same for two that stand as they do, asked over and over. */
export const outlookNow = keptOfTwo((match: GloriousMatch, unit: Placed, target: Placed) =>
  outlook(match, unit, target),
);

/** What it is worth to stand in contact with these enemies, at a place, having charged. */
export const contactWorth = (match: GloriousMatch, unit: Placed, place: Place, met: readonly Placed[]): number => {
  const there: Placed = { ...unit, place };
  let value = 0;
  for (const enemy of met) {
    const friends = contactsOf(match, enemy).filter(({ id }) => id !== unit.id).length;
    const outflanked = outflanks(match, there, enemy) ? 1 : 0;
    const back = outflanks(match, enemy, there) ? 1 : 0;
    value += outlook(match, there, enemy, { outflanked, share: 1 / (1 + friends) });
    value -= back + harmFrom(match, enemy, there) / (1 + friends);
  }
  return value;
};

/** What the attacks of an assignment may be expected to do. */
export const assignWorth = (match: GloriousMatch, about: AboutOf<'assign'>, { at }: Assign): number => {
  const unit = unitOf(match, about.unit) as Placed;
  let value = 0;
  for (const { target: id, elements } of at) {
    const target = unitOf(match, id) as Placed;
    const { groups } = attackOf(match, unit, target, countsFor(match, unit, elements));
    value += expectedHarm(match, target, needsOf(groups));
  }
  return value;
};

/** GL-CMD-03: the second throw stands, so it is worth what it may be expected to do beyond the first. */
export const rethrowWorth = (match: GloriousMatch, { target: id, dice, needs }: AboutOf<'rethrow'>): number => {
  const target = unitOf(match, id) as Placed;
  const hits = dice.filter((die, i) => die <= needs[i]!).length;
  const chances = chancesOf(needs);
  const expected = chances.reduce((sum, chance, n) => sum + chance * harmOf(match, target, n), 0);
  return expected - harmOf(match, target, hits);
};
