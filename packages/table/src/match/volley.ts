/** Shots fired in one breath: nobody has to say at whom, one unit after the other. */
import { declines, isVain, type ByUnit, type Choice } from '@five-victories/engine/kernel';
import type { VolleyWishes } from '@five-victories/engine/zonal';
import type { Book, TableMatch } from './book.js';
import { tried } from './preview.js';

export type Shot = ByUnit;

const NO_WISHES: VolleyWishes = {};

const isHeld = (wishes: VolleyWishes, unit: string | undefined): boolean =>
  unit !== undefined && unit in wishes && wishes[unit] === undefined;

/** A shot for each of them, as the book proposes it and the player wishes; none where nobody has to be spared a click. */
export const volleyOf = <M extends TableMatch>(book: Book<M>, match: M, wishes = NO_WISHES): readonly Shot[] => {
  const shots = book.volleyOf(match, wishes).filter(({ unit }) => !isHeld(wishes, unit));
  return shots.length > 1 || Object.keys(wishes).length > 0 ? shots : [];
};

const unitIn = (choice: Choice): string | undefined => (choice as Partial<Shot>).unit;

const optionsIn = ({ decision }: TableMatch): readonly Choice[] => (decision?.kind === 'fire' ? decision.options : []);

/** Who could fire and is to hold his fire. */
export const heldIn = (match: TableMatch, wishes: VolleyWishes): readonly string[] =>
  Object.keys(wishes).filter(
    (unit) => isHeld(wishes, unit) && optionsIn(match).some((option) => unitIn(option) === unit),
  );

/** The answer that ends the firing after these shots, if only those are left who are to hold their fire. */
export const closingAfter = (match: TableMatch, shots: readonly Shot[], wishes: VolleyWishes): Choice | undefined => {
  if (heldIn(match, wishes).length === 0) return undefined;
  const copy = tried(match, shots);
  const { decision } = copy;
  if (decision?.kind !== 'fire' || decision.side !== match.decision?.side) return undefined;
  const isOver = decision.options.every(
    (option) => declines(decision, option) || isHeld(wishes, unitIn(option)) || isVain(copy, option),
  );
  return isOver ? decision.options.find((option) => declines(decision, option)) : undefined;
};
