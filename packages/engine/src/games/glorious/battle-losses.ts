/** What a Battle loses: GL-LOSS-08, GL-R-57. */
import type { GloriousMatch } from './decisions.js';
import { patch, unitOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed } from './unit.js';
import { rout } from '../../tabletop/verbs.js';
import type { Remove } from './choices.js';
import { loseElements, removeFormation } from './removal.js';
import { COMBAT_ROWS, COMBAT_VALUES } from './tables.js';
import { LEAST_OF_BATTLE, type Letter } from './units.js';
import { aboardOf, countsOf, elementCount, isChief } from './who.js';

export interface BattleLoss {
  readonly elements: Readonly<Record<string, number>>;
  readonly commanders: readonly UnitId[];
}

/** Lowest combat value first, of equal ones the last row first. */
const cheapest = (unit: Placed, lose: number): Record<string, number> => {
  const value = (letter: string): number => COMBAT_VALUES[letter as Letter].cv;
  const row = (letter: string): number => COMBAT_ROWS.indexOf(letter as Letter);
  const order = [...unit.stands].sort((a, b) => value(a) - value(b) || row(b) - row(a));
  return { ...countsOf(order.slice(0, lose).join('')) };
};

/** Nothing to choose: it falls apart anyway, or all its elements are alike. */
export const removalOfBattle = (match: GloriousMatch, unit: Placed, lose: number): BattleLoss | undefined => {
  const count = elementCount(match, unit);
  if (count - lose < LEAST_OF_BATTLE)
    return { elements: cheapest(unit, Math.min(lose, unit.stands.length)), commanders: [] };
  const alike = new Set(unit.stands).size === 1 && aboardOf(match, unit.id).length === 0;
  return alike ? { elements: cheapest(unit, lose), commanders: [] } : undefined;
};

/** The cheapest, all of one kind where there are enough, and a sub-commander. */
export const battleRemovals = (match: GloriousMatch, unit: Placed, lose: number): Remove[] => {
  const kinds = Object.entries(countsOf(unit.stands)).filter(([, n]) => n >= lose);
  const found: Remove[] = [{ do: 'remove', elements: cheapest(unit, lose) }];
  for (const [letter] of kinds) found.push({ do: 'remove', elements: { [letter]: lose } });
  const sub = aboardOf(match, unit.id).find((command) => !isChief(command));
  if (sub) {
    const elements = lose > 1 ? cheapest(unit, lose - 1) : {};
    found.push({ do: 'remove', elements, commanders: [sub.id] });
  }
  return found.filter((one, i) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i);
};

export const loseFromBattle = (match: GloriousMatch, unit: Placed, { elements, commanders }: BattleLoss): void => {
  const letters = Object.entries(elements)
    .map(([letter, n]) => letter.repeat(n))
    .join('');
  if (letters.length >= unit.stands.length) {
    removeFormation(match, unit.id, 'GL-BREAK-02', 'cutDown');
    return;
  }
  if (letters.length > 0) loseElements(match, unitOf(match, unit.id), letters, 'GL-LOSS-08');
  for (const id of commanders) {
    rout(match, id, 'GL-LOSS-08', 'fellInRanks', true, { aboard: unit.id });
    patch(match, id, { aboard: undefined });
  }
};
