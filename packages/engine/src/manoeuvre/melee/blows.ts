/** The dice of an attack in hand-to-hand combat: how many, and what each of them needs. */
import type { Summand } from '../../kernel/event.js';
import { levelAt } from '../../tabletop/fire/levels.js';
import { claimsAt, isAmong, isOn } from '../../tabletop/questions.js';
import { figureOf } from '../../tabletop/store.js';
import type { Feature } from '../../tabletop/terrain.js';
import type { Placed } from '../unit.js';
import type { ManoeuvreMatch } from '../rules.js';
import { modify } from '../messages/index.js';
import { ADVANTAGE, COMBAT_VALUE } from './combat-numbers.js';

/** SV-MELEE-05..07, SV-R-28, -109: the combat value of a kind of stand in this attack, with how it comes about. */
export const combatValue = (
  match: ManoeuvreMatch,
  attacker: Placed,
  stand: string,
  added: readonly Summand[],
): { cv: number; modifiers: Summand[] } => {
  const { cite } = match.rules;
  const summands: Summand[] = [
    modify(cite.basicValue, match.rules.basicValue(attacker, stand), 'valueOf', { letter: stand }),
    ...added,
  ];
  let sum = 0;
  for (const { by } of summands) sum += by;
  if (!isOn(match, 'cvLimits')) return { cv: sum, modifiers: summands };
  const cv = Math.min(COMBAT_VALUE.most, Math.max(COMBAT_VALUE.least, sum));
  if (cv !== sum) summands.push(modify(cite.combatLimit, cv - sum, 'limit'));
  return { cv, modifiers: summands };
};

/** SV-TERR-08: areas that give a unit the advantage over an attacker; a hill only over one that stands lower. */
const advantagesOf = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Feature[] => {
  const { features } = match.table;
  if (features.length === 0) return [];
  const there = figureOf(match, target);
  return features.filter(
    (feature) =>
      isAmong(match, target, feature.effect.advantage) &&
      claimsAt(there, feature) &&
      (feature.type !== 'hill' || levelAt(match, figureOf(match, attacker)) < levelAt(match, there)),
  );
};

/** SV-MELEE-08, SV-TERR-08, GV-MELEE-06, GV-TERR-09: two dice for one if it outflanks, and those the ground takes off. */
export const diceIn = (
  match: ManoeuvreMatch,
  attacker: Placed,
  target: Placed,
  count: number,
  outflanking: boolean,
): { readonly left: number; readonly dropped: number; readonly ground: readonly Feature[] } => {
  const all = outflanking ? 2 * count : count;
  const ground = advantagesOf(match, attacker, target);
  const dropped = Math.min(all, ADVANTAGE * ground.length);
  return { left: all - dropped, dropped, ground };
};

/**
 * What each die of an attack needs, in falling order (SV-MELEE-10): all it has against this target, or what these letters
 * throw; the lowest drop out for the ground.
 */
export const blows = (
  match: ManoeuvreMatch,
  attacker: Placed,
  target: Placed,
  outflanking: boolean,
  letters: Iterable<string> = match.rules.attackers(attacker),
): number[] => {
  const added = match.rules.combatModifiers(match, attacker, target);
  const known = new Map<string, number>();
  const needs: number[] = [];
  let count = 0;
  for (const letter of letters) {
    let cv = known.get(letter);
    if (cv === undefined) known.set(letter, (cv = combatValue(match, attacker, letter, added).cv));
    needs.push(cv);
    if (outflanking) needs.push(cv);
    count++;
  }
  needs.sort((a, b) => b - a);
  return needs.slice(0, diceIn(match, attacker, target, count, outflanking).left);
};
