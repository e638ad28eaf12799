/** What the panel lists of a decision: units to be taken in hand, or the engine's own options. */
import type { Choice } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import type { AnyChoice } from './bases.js';

export type Entry =
  | { readonly is: 'unit'; readonly unit: UnitId; readonly count: number }
  | { readonly is: 'option'; readonly choice: Choice };

/** Answers that end something or decline; the last in the list, with a key of their own. */
const ENDING = new Set(['end', 'done', 'stop', 'pass', 'finish', 'stay', 'keep', 'holdBack', 'stand', 'confirm']);
/** Decisions with many answers for many units: the unit is chosen first. */
const BY_UNIT = new Set(['activity', 'fire', 'place', 'leave', 'retreat']);
/** Nobody has to: the way to do nothing is in the list, whoever is in hand. */
const VOLUNTARY = new Set(['leave', 'retreat']);
/** Whole plans: nothing that could be told in a line; their forms offer them. */
const UNLISTED = new Set(['setup', 'place', 'muster', 'form', 'dismount', 'dice']);

export const isEnding = ({ do: verb }: Choice): boolean => ENDING.has(verb);
const unitOf = (choice: Choice): UnitId | undefined => (choice as AnyChoice).unit;

const ordered = (options: readonly Choice[]): Entry[] =>
  [...options.filter((option) => !isEnding(option)), ...options.filter(isEnding)].map((choice) => ({
    is: 'option',
    choice,
  }));

const byUnit = (options: readonly Choice[]): Entry[] => {
  const units = [...new Set(options.flatMap((option) => unitOf(option) ?? []))];
  const count = (unit: UnitId): number => options.filter((option) => unitOf(option) === unit).length;
  return [
    ...units.map((unit): Entry => ({ is: 'unit', unit, count: count(unit) })),
    ...ordered(options.filter((option) => unitOf(option) === undefined)),
  ];
};

export const menuOf = ({ decision }: TabletopMatch, held: UnitId | undefined): Entry[] => {
  if (!decision || UNLISTED.has(decision.kind)) return [];
  const own = held === undefined ? [] : decision.options.filter((option) => unitOf(option) === held);
  if (own.length > 0)
    return ordered([...own, ...(VOLUNTARY.has(decision.kind) ? decision.options.filter(isEnding) : [])]);
  return BY_UNIT.has(decision.kind) ? byUnit(decision.options) : ordered(decision.options);
};

/** What the key for "enough" takes. */
export const endingOf = (entries: readonly Entry[]): Choice | undefined =>
  entries.flatMap((entry) => (entry.is === 'option' && isEnding(entry.choice) ? [entry.choice] : [])).at(-1);
