// A Great Victory: whole combats and their losses against a reckoning by hand (P5, P6, GV-MELEE, GV-LOSS, GV-R-28, -29, -34).
import { describe, expect, test } from 'vitest';
import { TROOPS, removedOf, valueOf, type Fighter } from './combat-oracle-help.js';
import { choose, decision, options, situation, unit } from './kit.js';
import { SPARES, Y, allThrows, type Loose, type Match } from './melee-help.js';
import { chance } from './outflank-oracle-help.js';

type Next = () => number;
const pick = <T>(next: Next, from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
const QUALITIES = ['green', 'trained', 'trained', 'elite'] as const;

const fighter = (next: Next, id: string, foes: string[], narrow: boolean): Fighter => {
  const fits = (formation: string, kind: string): boolean =>
    !narrow || !['foot', 'horse'].includes(kind) || ['block', 'defensiveBlock'].includes(formation);
  for (;;) {
    const troops = pick(next, TROOPS);
    const formation = pick(next, troops.formations);
    const start = Math.max(-1, troops.strength - Math.floor(next() * (troops.strength + 2)));
    const wide = !narrow && foes.length === 2;
    if (!fits(formation, troops.kind)) continue;
    if (wide && !(['foot', 'horse'].includes(troops.kind) && ['line', 'skirmishLine'].includes(formation))) continue;
    return { ...troops, id, formation, quality: pick(next, QUALITIES), start, foes };
  }
};
const onTable = (one: Fighter, x: number): Loose => ({
  id: one.id,
  type: one.type,
  formation: one.formation,
  quality: one.quality,
  hits: one.strength - one.start,
  x,
  y: Y,
});

/** Up to seven combats side by side, some of one unit of North against two of South. */
const field = (next: Next): { fighters: Fighter[]; units: Loose[] } => {
  const fighters: Fighter[] = [];
  const units: Loose[] = [];
  for (let n = 1; n <= 7; n++) {
    const two = next() < 0.4;
    const foes = two ? [`S${n}`, `S${n}b`] : [`S${n}`];
    const x = n * 20000;
    const add = (one: Fighter, at: number): void => {
      fighters.push(one);
      units.push(onTable(one, at));
    };
    add(fighter(next, `N${n}`, foes, false), x);
    foes.forEach((id, i) => add(fighter(next, id, [`N${n}`], two), two ? x + (i === 0 ? -2000 : 2000) : x));
  }
  return { fighters, units };
};

/** Plays the combat through; points are split if there are two enemies. */
const fightOut = (match: Match, next: Next, strength: (id: string) => number): void => {
  while (decision(match)?.kind !== 'activity') {
    const { kind, about } = decision(match)!;
    if (kind === 'rethrow') choose(match, { do: 'keep' });
    else if (kind === 'fight') choose(match, pick(next, options(match)));
    else {
      expect(kind).toBe('allocate');
      const id = (about as Loose).unit as string;
      const all = strength(id);
      const part = Math.floor(next() * (all + 1));
      const at = [
        { target: `S${id.slice(1)}`, points: part },
        { target: `S${id.slice(1)}b`, points: all - part },
      ].filter(({ points }) => points > 0);
      choose(match, { do: 'allocate', at });
    }
  }
};

describe('P5, P6 as reckoned by hand', () => {
  test.each(Array.from({ length: 60 }, (_, i) => i + 1))('GV-MELEE-01..08, GV-LOSS-02, -03 seed %i', (seed) => {
    const next = chance(seed * 7);
    const { fighters, units } = field(next);
    const houseRules = {
      quickSheetCombat: next() < 0.3,
      openingHitReducesDice: next() < 0.3,
      eliteNotExempt: next() < 0.3,
    };
    const attacks = (one: Fighter): number => Math.max(0, one.start - (houseRules.openingHitReducesDice ? 1 : 0));
    const dice = fighters.flatMap((one) => Array.from({ length: attacks(one) }, () => 1 + Math.floor(next() * 6)));
    const match = situation({
      phase: 'melee',
      initiative: next() < 0.5 ? 'south' : 'north',
      options: { unitQuality: 'assigned', houseRules },
      units: [...units, ...SPARES],
      dice,
    });
    const byId = new Map(fighters.map((one) => [one.id, one]));
    fightOut(match, next, (id) => attacks(byId.get(id)!));

    const left = new Map(fighters.map(({ id, start }) => [id, start - 1]));
    for (const { unit: id, target, dice: thrown } of allThrows(match)) {
      const value = valueOf(byId.get(id)!, byId.get(target)!, houseRules.quickSheetCombat);
      left.set(target, left.get(target)! - thrown.filter((die: number) => die <= value).length);
    }
    for (const one of fighters) {
      const thrown = allThrows(match).filter((told) => told.unit === one.id);
      expect(
        thrown.reduce((all, told) => all + told.count, 0),
        one.id,
      ).toBe(attacks(one));
    }
    const gone = fighters.filter(({ id }) => unit(match, id).status === 'routed').map(({ id }) => id);
    expect(gone.toSorted()).toEqual(removedOf(fighters, left, houseRules.eliteNotExempt));
    for (const { id, strength } of fighters.filter((one) => !gone.includes(one.id)))
      expect(strength - unit(match, id).hits, id).toBe(left.get(id));
  });
});
