/** The dice of a volley: GL-FIRE-15..21, GL-TERR-07, GL-GEN-04, -07, GL-R-31, -36..40, -62. */
import { distance } from '../../../geometry/index.js';
import type { Summand } from '../../../kernel/event.js';
import { throwDice } from '../../../kernel/match.js';
import { claimsAt, isAmong, isOn } from '../../../tabletop/questions.js';
import { figureOf, patch } from '../../../tabletop/store.js';
import type { Feature } from '../../../tabletop/terrain.js';
import { hit } from '../../../tabletop/verbs.js';
import { modify } from '../messages/index.js';
import type { Group } from '../procedures.js';
import { FIRE_ROWS, fireRowAt, timesAgainst } from '../tables.js';
import type { Letter } from '../units.js';
import { isArtillery, isBattle, isInLine, isInMass } from '../who.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

/** GL-GEN-01, GL-R-54: the only die. */
export const D12 = 12;
/** GL-TERR-07, -08: dice for each feature. */
export const COVER = 2;

export type Counts = Readonly<Record<string, number>>;

const rowOf = (letter: string): number => FIRE_ROWS.indexOf(letter as Letter);

/** GL-GEN-04, GL-R-04: falling combat value, then the order of the rows. */
export const inOrder = (groups: readonly Group[], row: (letter: string) => number): Group[] =>
  [...groups].sort((a, b) => b.cv - a.cv || row(a.letter) - row(b.letter));

/** GL-GEN-07: dice that drop out, those of the lowest combat value first; never below none. */
export const lessened = (groups: readonly Group[], dropped: number, row: (letter: string) => number): Group[] => {
  let left = dropped;
  return inOrder(groups, row)
    .reverse()
    .map((group) => {
      const off = Math.min(left, group.dice);
      left -= off;
      return { ...group, dice: group.dice - off };
    })
    .reverse();
};

/** GL-R-31: with `minimumOneDie` the best group keeps a die. */
export const atLeastOne = (match: GloriousMatch, groups: readonly Group[]): readonly Group[] =>
  isOn(match, 'minimumOneDie') && groups.length > 0 && groups.every(({ dice }) => dice === 0)
    ? groups.map((group, i) => (i === 0 ? { ...group, dice: 1 } : group))
    : groups;

/** Areas that shelter a unit; Battles claim none. */
export const shelterOf = (match: GloriousMatch, target: Placed, what: 'cover' | 'advantage'): Feature[] =>
  match.table.features.filter(
    (feature) => isAmong(match, target, feature.effect[what]) && claimsAt(figureOf(match, target), feature),
  );

/** GL-FIRE-16, -18, GL-R-36, -39: the single dice of a missile volley. */
const adjustments = (
  match: GloriousMatch,
  firer: Placed,
  target: Placed,
  splits: boolean,
  first: boolean,
): Summand[] => {
  const rule = 'GL-FIRE-16';
  const found: Summand[] = [];
  if (splits && (first || !isOn(match, 'splitPenaltyOnce'))) found.push(modify(rule, -1, 'fireDivided'));
  if (isInLine(target)) found.push(modify(rule, -1, 'targetInLine'));
  if (isInMass(target)) found.push(modify(rule, 1, 'targetInMass'));
  if (isOn(match, 'lineFirerBonus') && !isBattle(firer) && isInLine(firer))
    found.push(modify('GL-R-39', 1, 'firedFromLine'));
  return found;
};

/** GL-FIRE-20: the net adjustment on the largest group, a reduction beyond zero on the next. */
const adjusted = (groups: readonly Group[], net: number): Group[] => {
  const bySize = [...groups].sort(
    (a, b) => b.elements - a.elements || b.cv - a.cv || rowOf(a.letter) - rowOf(b.letter),
  );
  let left = net;
  const dice = new Map(groups.map(({ letter, elements }) => [letter, elements]));
  for (const { letter, elements } of bySize) {
    const now = Math.max(0, elements + left);
    left = Math.min(0, elements + left);
    dice.set(letter, now);
    if (left === 0) break;
  }
  return groups.map((group) => ({ ...group, dice: dice.get(group.letter)! }));
};

export interface Reckoned {
  readonly groups: readonly Group[];
  readonly modifiers: readonly Summand[];
}

/** GL-R-40, -62: single dice, then doubled, then less two for cover. */
const missiles = (
  match: GloriousMatch,
  firer: Placed,
  target: Placed,
  counts: Counts,
  splits: boolean,
  first: boolean,
): Reckoned => {
  const range = distance(figureOf(match, firer), figureOf(match, target));
  const plain = Object.entries(counts)
    .filter(([, elements]) => elements > 0)
    .map(([letter, elements]): Group => ({ letter, elements, dice: elements, cv: fireRowAt(letter, range)?.cv ?? 0 }));
  const added = adjustments(match, firer, target, splits, first);
  const net = added.reduce((sum, { by }) => sum + by, 0);
  const modifiers: Summand[] = plain.map(({ letter, elements: count }) =>
    modify('GL-FIRE-15', count, 'elementsFiring', { letter, count }),
  );
  modifiers.push(...added);
  const times = adjusted(plain, net).map((group) => {
    const by = timesAgainst(fireRowAt(group.letter, range)!, target.type);
    if (by > 1 && group.dice > 0)
      modifiers.push(modify('GL-FIRE-17', group.dice * (by - 1), 'diceDoubled', { letter: group.letter }));
    return { ...group, dice: group.dice * by };
  });
  const cover = shelterOf(match, target, 'cover');
  for (const { type } of cover) modifiers.push(modify('GL-TERR-07', 0 - COVER, 'cover', { ground: type }));
  const left = inOrder(lessened(times, COVER * cover.length, rowOf), rowOf);
  const groups = atLeastOne(match, left);
  if (groups !== left) {
    const sum = modifiers.reduce((all, { by }) => all + by, 0);
    modifiers.push(modify('GL-R-31', 1 - sum, 'oneDieAtLeast'));
  }
  return { groups, modifiers };
};

/** GL-FIRE-19, GL-TERR-07, GL-R-62: one die, multiplied; cover halves the combat value. */
const shot = (match: GloriousMatch, gun: Placed, target: Placed): Reckoned => {
  const [letter = ''] = gun.stands;
  const row = fireRowAt(letter, distance(figureOf(match, gun), figureOf(match, target)))!;
  const times = timesAgainst(row, target.type);
  const covered = shelterOf(match, target, 'cover').length > 0;
  const modifiers: Summand[] = [modify('GL-FIRE-19', 1, 'gunOrRocket', { letter })];
  if (times > 1) modifiers.push(modify('GL-FIRE-15', times - 1, 'diceMultiplied', { times }));
  const cv = covered ? Math.floor(row.cv / 2) : row.cv;
  if (covered) modifiers.push(modify('GL-TERR-07', 0, 'coverHalves', { cv }));
  return { groups: [{ letter, elements: 1, dice: times, cv }], modifiers };
};

/** GL-R-38: the single dice are for missiles only. */
export const reckon = (
  match: GloriousMatch,
  firer: Placed,
  target: Placed,
  counts: Counts,
  splits: boolean,
  first: boolean,
): Reckoned =>
  isArtillery(firer) ? shot(match, firer, target) : missiles(match, firer, target, counts, splits, first);

export const diceOf = (groups: readonly Group[]): number => groups.reduce((sum, { dice }) => sum + dice, 0);

/** What each die needs, group by group. */
export const needsOf = (groups: readonly Group[]): number[] =>
  groups.flatMap(({ dice, cv }) => Array<number>(dice).fill(cv));

export const hitsAmong = (dice: readonly number[], needs: readonly number[]): number =>
  dice.filter((die, i) => die <= needs[i]!).length;

/** GL-GEN-07: one volley: dice, markers. Without dice it counts as fired all the same. */
export const fireVolley = (match: GloriousMatch, firer: Placed, target: Placed, reckoned: Reckoned): void => {
  const rule = 'GL-FIRE-21';
  const needs = needsOf(reckoned.groups);
  const facts = match.tell && { target: target.id, modifiers: reckoned.modifiers, groups: reckoned.groups };
  patch(match, firer.id, { fired: true });
  const { side, id: unit } = firer;
  const dice =
    needs.length > 0
      ? throwDice(
          match,
          { rule, side, unit, count: needs.length, sides: D12, needs },
          facts && { cause: 'fire', ...facts },
        )
      : [];
  const hits = hitsAmong(dice, needs);
  match.tell?.({ event: 'fired', rule, unit, ...facts, count: needs.length, hits });
  hit(match, target.id, hits, rule, 'fire');
};
