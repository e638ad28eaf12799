// A Great Victory: contact and outflanking against plain trigonometry (GV-GEOM-07, -09, GV-FLANK-01, GV-R-30).
import { describe, expect, test } from 'vitest';
import { choose, decision, options } from './kit.js';
import { X, Y, elsewhere, foot, gotAll, kind, melee, misses, throwsOf, type Loose, type Match } from './melee-help.js';
import { chance, contactOf, flankOf, gapOf, overlapOf, type Shape } from './outflank-oracle-help.js';

const FORMATIONS = ['line', 'block', 'bentLine', 'line', 'bentLine', 'defensiveBlock'] as const;

const shapeAt = (next: () => number, x: number, y: number): Shape => {
  const formation = FORMATIONS[Math.floor(next() * FORMATIONS.length)]!;
  const turned = next() < 0.5 ? Math.floor(next() * 4) * 900 : Math.floor(next() * 3600);
  const bend = { after: 1, stays: 'left', way: next() < 0.5 ? 'back' : 'forward', angle: 1 + Math.floor(next() * 900) };
  return { formation, x, y, heading: turned, ...(formation === 'bentLine' ? { bend: bend as Shape['bend'] } : {}) };
};

/** A comes towards B from some side until it is about to overlap. */
const approach = (next: () => number): [Shape, Shape] => {
  const b = shapeAt(next, X, Y);
  const a = shapeAt(next, 0, 0);
  const from = next() * 2 * Math.PI;
  const aside = (next() - 0.5) * 12000;
  const placed = (far: number): Shape => ({
    ...a,
    x: Math.round(X + Math.cos(from) * far - Math.sin(from) * aside),
    y: Math.round(Y + Math.sin(from) * far + Math.cos(from) * aside),
  });
  let near = 25000;
  while (near > 0 && overlapOf(placed(near - 400), b) === 0) near -= 400;
  while (near > 0 && overlapOf(placed(near - 1), b) <= 1) near -= 1;
  return [placed(near), b];
};

/** Clear of every limit by a thousandth and more. */
const clear = (value: number): boolean => Math.abs(value - 10) > 1.5;

/** N1 stands as A, S1 as B, each with two strength points; N9 to N11 fight elsewhere. */
const scene = (a: Shape, b: Shape, dice: number[]): Match =>
  melee([{ id: 'N1', ...foot(2), ...a }, { id: 'S1', ...foot(2), ...b }, ...elsewhere(10, 11)] as Loose[], dice);

describe('GV-FLANK-01, GV-GEOM-09 as plain trigonometry has it', () => {
  test.each(Array.from({ length: 60 }, (_, i) => i + 1))('GV-FLANK-01, GV-GEOM-09, GV-R-30 seed %i', (seed) => {
    const next = chance(seed);
    for (let n = 0, tried = 0; n < 5 && tried < 60; tried++) {
      const [a, b] = approach(next);
      if (overlapOf(a, b) > 5) continue;
      const touching = contactOf(a, b);
      const [ab, ba] = [flankOf(a, b), flankOf(b, a)];
      if (![gapOf(a, b), touching, ab, ba].every(clear)) continue;
      n++;
      const said = JSON.stringify({ a, b });
      const contact = touching <= 10;
      const [first, second] = [ab <= 10 ? 4 : 2, ba <= 10 ? 4 : 2];
      const match = scene(a, b, contact ? [...misses(first), 6, 6, 6, ...misses(second)] : []);
      while (kind(match) === 'join') choose(match, options(match)[0]);
      expect(gotAll(match, 'N1', 'S1'), said).toEqual(contact ? [1, 1] : [0, 0]);
      if (!contact) continue;
      choose(match, { do: 'fight', unit: 'N1' });
      expect(throwsOf(match, 'N1')[0]?.length, said).toBe(first);
      choose(match, { do: 'fight', unit: 'N9' });
      choose(match, { do: 'fight', unit: 'N10' });
      expect(decision(match)?.side, said).toBe('south');
      choose(match, { do: 'fight', unit: 'S1' });
      expect(throwsOf(match, 'S1')[0]?.length, said).toBe(second);
    }
  });
});
