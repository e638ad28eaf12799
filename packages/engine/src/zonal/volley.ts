/** A proposal for the firing phase: a shot for everybody who may fire, each where it promises most or as it is wished. */
import { answer, fork } from '../kernel/match.js';
import type { Fire } from './choices.js';
import { diceOf } from './fire.js';
import { fireNumber } from './quality.js';
import type { ZonalMatch } from './rules.js';
import { unitOf } from './store.js';
import { sizeOf, type UnitId } from './unit.js';

/** Who is to fire at whom, whatever promises more; undefined: who is to hold his fire. */
export type VolleyWishes = Readonly<Record<UnitId, UnitId | undefined>>;

const NO_WISHES: VolleyWishes = {};

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

/** The shots that can hit somebody now. */
const hittingIn = (match: ZonalMatch): readonly Fire[] => {
  const options: readonly { readonly do: string }[] = match.decision?.options ?? [];
  const shots = options.filter((option): option is Fire => option.do === 'fire');
  return shots.filter((shot) => promiseOf(match, shot) > 0);
};

const bestOf = (match: ZonalMatch, shots: readonly Fire[]): Fire | undefined =>
  shots.reduce<Fire | undefined>(
    (best, shot) => (best === undefined || isBetter(match, shot, best) ? shot : best),
    undefined,
  );

/** What is wished goes first while it can: later another may have to be shot at before. */
const nextOf = (match: ZonalMatch, wishes: VolleyWishes): Fire | undefined => {
  const shots = hittingIn(match);
  const wished = shots.filter(({ unit, target }) => wishes[unit] === target);
  return (
    bestOf(match, wished) ??
    bestOf(
      match,
      shots.filter(({ unit }) => !(unit in wishes)),
    )
  );
};

/** Shots that can be fired one after the other: who has been shot at decides who may be shot at next. */
export const volleyOf = (match: ZonalMatch, wishes = NO_WISHES): readonly Fire[] => {
  if (match.decision?.kind !== 'fire') return [];
  const { side } = match.decision;
  const copy = fork(match, 1);
  const shots: Fire[] = [];
  while (copy.decision?.kind === 'fire' && copy.decision.side === side) {
    const shot = nextOf(copy, wishes);
    if (shot === undefined) break;
    shots.push(shot);
    answer(copy, shot);
  }
  return shots;
};

/** All shots of one unit that can hit somebody now, the best first. */
export const shotsOf = (match: ZonalMatch, unit: UnitId): readonly Fire[] => {
  const own = match.decision?.kind === 'fire' ? hittingIn(match).filter((shot) => shot.unit === unit) : [];
  return [...own].sort((one, two) => (isBetter(match, one, two) ? -1 : isBetter(match, two, one) ? 1 : 0));
};
