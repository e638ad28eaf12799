// A Great Victory: who must join in, against plain trigonometry (GV-JOIN-03, GV-GEOM-12..-14).
import { describe, expect, test } from 'vitest';
import { options } from './kit.js';
import { mustJoin } from './join-oracle-help.js';
import { FOOT, X, Y, elsewhere, foot, kind, melee, type Loose, type Match } from './melee-help.js';
import { chance, contactOf, gapOf, overlapOf, type Shape } from './outflank-oracle-help.js';

/** N1, a line facing south, fights S1, a block in its rear. */
const ENEMY: Shape = { formation: 'line', x: X, y: Y, heading: 1800 };
const FRIEND: Shape = { formation: 'block', x: X, y: Y + FOOT, heading: 1800 };

const some = (next: () => number, spread: number, middle: number): Shape => ({
  formation: next() < 0.5 ? 'line' : 'block',
  x: Math.round(X + (next() - 0.5) * spread),
  y: Math.round(middle + (next() - 0.5) * 5000),
  heading: next() < 0.4 ? 0 : Math.floor(3600 + (next() - 0.5) * 900) % 3600,
});

const obliged = (match: Match): boolean =>
  kind(match) === 'join' && options(match).some((one) => one.do === 'join' && one.unit === 'S2');

describe('GV-JOIN-03 as plain trigonometry has it', () => {
  test.each(Array.from({ length: 30 }, (_, i) => i + 1))('GV-JOIN-03, GV-GEOM-12..14 seed %i', (seed) => {
    const next = chance(seed);
    for (let n = 0, tried = 0; n < 8 && tried < 400; tried++) {
      const unit = some(next, 18000, Y - 2500);
      const third = some(next, 20000, Y - 1500);
      const hostile = next() < 0.5;
      const all = [ENEMY, FRIEND, unit, third];
      const overlaps = all.some((a, i) => all.some((b, j) => i < j && overlapOf(a, b) > 8));
      if (overlaps || [ENEMY, FRIEND, unit].some((one) => contactOf(one, third) < 13)) continue;
      if (gapOf(unit, ENEMY) < 13) continue;
      const expected = mustJoin(unit, ENEMY, hostile ? [third] : [], [FRIEND, ...(hostile ? [] : [third])]);
      if (expected === undefined) continue;
      n++;
      const other = { id: hostile ? 'N2' : 'S3', ...foot(1), ...third };
      const match = melee([
        { id: 'N1', ...foot(3), ...ENEMY },
        { id: 'S1', ...foot(3), ...FRIEND },
        { id: 'S2', ...foot(3), ...unit },
        other,
        ...elsewhere(10),
      ] as Loose[]);
      expect(obliged(match), JSON.stringify({ unit, [other.id]: third })).toBe(expected);
    }
  });
});
