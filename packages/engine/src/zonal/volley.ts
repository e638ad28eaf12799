/** A proposal for the firing phase: a shot for everybody who may fire, each where it promises most. */
import { answer, fork } from '../kernel/match.js';
import type { Fire } from './choices.js';
import { diceOf } from './fire.js';
import { fireNumber } from './quality.js';
import type { ZonalMatch } from './rules.js';
import { unitOf } from './store.js';
import { sizeOf } from './unit.js';

/** Hits to expect, in sixths. */
const promiseOf = (match: ZonalMatch, { unit, target }: Fire): number => {
  const firer = unitOf(match, unit);
  return diceOf(match, firer, unitOf(match, target)) * fireNumber(match, firer);
};

/** Of shots that promise the same the one at whoever is nearest to his end: fewest stands, then most hits. */
const isBetter = (match: ZonalMatch, shot: Fire, best: Fire): boolean => {
  const [target, other] = [unitOf(match, shot.target), unitOf(match, best.target)];
  const by = [
    promiseOf(match, shot) - promiseOf(match, best),
    sizeOf(other) - sizeOf(target),
    target.hits - other.hits,
  ].find((each) => each !== 0);
  return by !== undefined && by > 0;
};

const bestOf = (match: ZonalMatch): Fire | undefined => {
  const options: readonly { readonly do: string }[] = match.decision?.options ?? [];
  const shots = options.filter((option): option is Fire => option.do === 'fire');
  const hitting = shots.filter((shot) => promiseOf(match, shot) > 0);
  return hitting.reduce<Fire | undefined>(
    (best, shot) => (best === undefined || isBetter(match, shot, best) ? shot : best),
    undefined,
  );
};

/** Shots that can be fired one after the other: who has been shot at decides who may be shot at next. */
export const volleyOf = (match: ZonalMatch): readonly Fire[] => {
  if (match.decision?.kind !== 'fire') return [];
  const { side } = match.decision;
  const copy = fork(match, 1);
  const shots: Fire[] = [];
  while (copy.decision?.kind === 'fire' && copy.decision.side === side) {
    const shot = bestOf(copy);
    if (shot === undefined) break;
    shots.push(shot);
    answer(copy, shot);
  }
  return shots;
};
