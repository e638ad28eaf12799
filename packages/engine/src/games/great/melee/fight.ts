/** The attacks of one unit: P5.6, GV-MELEE-06..08, GV-CMD-04. */
import { throwDice } from '../../../kernel/match.js';
import { ask, done, go } from '../../../kernel/procedure.js';
import { pairOf } from '../../../manoeuvre/melee/melee.js';
import { inCommand } from '../../../manoeuvre/command.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import { placedOf, unitOf } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import { D6 } from '../../../tabletop/verbs.js';
import { layAside } from '../markers.js';
import type { Steps } from '../procedures.js';
import { allocating, foesOf, tellShares, wholeShare, type Among } from './allocation.js';
import { attackOf } from './values.js';

const NO_DICE: readonly number[] = [];

const throwFor = (
  match: ManoeuvreMatch,
  unit: UnitId,
  count: number,
  cv: number,
  rule: string,
  facts: Readonly<Record<string, unknown>> | undefined,
): readonly number[] => {
  if (count === 0) return NO_DICE;
  const needs = Array<number>(count).fill(cv);
  return throwDice(match, { rule, side: unitOf(match, unit).side, unit, count, sides: D6, needs }, facts);
};

/** GV-MELEE-07. */
const hitsAmong = (dice: readonly number[], cv: number): number => dice.filter((die) => die <= cv).length;

export const fight: Steps<'fight'> = {
  begin: (match, { unit: id, strength, among, shares }) => {
    if (shares.length > 0) return go('next');
    const foes = foesOf(match, placedOf(match, id), among);
    return foes.length > 1 ? ask('allocate') : go('next', { shares: wholeShare(foes[0]!.id, strength) });
  },
  allocate: {
    ...allocating<{ unit: UnitId; strength: number; among: Among }>((_match, memory) => memory),
    answered: (match, { unit }, { at }) => {
      tellShares(match, unit, at);
      return go('next', { shares: at });
    },
  },
  next: (match, { unit, shares, outflanking, rethrown }) => {
    const [share] = shares;
    if (!share) return done();
    const { cv, count, facts } = attackOf(
      match,
      placedOf(match, unit),
      placedOf(match, share.target),
      share.points,
      outflanking.includes(pairOf(unit, share.target)),
    );
    const dice = throwFor(match, unit, count, cv, match.rules.cite.attackDice, facts && { cause: 'attack', ...facts });
    const mayThrowAgain = !rethrown && hitsAmong(dice, cv) < dice.length && inCommand(match, unitOf(match, unit));
    return mayThrowAgain ? ask('rethrow', { dice, cv }) : go('count', { dice, cv });
  },
  /** GV-CMD-04: all dice of one attack in a combat. */
  rethrow: {
    kind: 'rethrow',
    takes: { rethrow: 'acts', keep: 'declines' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, shares, dice, cv }) => ({
      unit,
      target: shares[0]!.target,
      dice,
      needs: dice.map(() => cv),
    }),
    options: () => [{ do: 'rethrow' }, { do: 'keep' }],
    refusal: () => undefined,
    /** Without a hit nothing is lost by it, unless it could help a later attack. */
    settled: (match, { shares, dice, cv }) =>
      hitsAmong(dice, cv) === 0 && shares.length === 1
        ? { choice: { do: 'rethrow' }, why: 'noDrawback', rule: match.rules.cite.rethrow }
        : undefined,
    answered: (match, { unit, shares, dice, cv }, choice) => {
      if (choice.do === 'keep') return go('count');
      const { rethrow } = match.rules.cite;
      const again = throwFor(match, unit, dice.length, cv, rethrow, { cause: 'rethrow', target: shares[0]!.target });
      return go('count', { dice: again, rethrown: true });
    },
  },
  count: (match, { unit, shares, dice, cv, outflanking }) => {
    const [share, ...rest] = shares;
    const { target } = share!;
    const hits = hitsAmong(dice, cv);
    match.tell?.({
      event: 'attacked',
      rule: match.rules.cite.attackHits,
      unit,
      target,
      count: dice.length,
      hits,
      // Without dice there was no throw that told what took them away.
      ...(dice.length > 0
        ? {}
        : attackOf(
            match,
            placedOf(match, unit),
            placedOf(match, target),
            share!.points,
            outflanking.includes(pairOf(unit, target)),
          ).facts),
    });
    layAside(match, target, hits);
    return go('next', { shares: rest, dice: [] });
  },
};
