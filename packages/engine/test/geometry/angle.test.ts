import { describe, expect, test, vi } from 'vitest';
import { angleOf, cosine, direction, sine } from '../../src/geometry/index.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

/** pi and sines as whole numbers times 10^50, by their series. */
const SCALE = 10n ** 50n;
const PI = 314159265358979323846264338327950288419716939937511n;

const sineOf = (tenths: number): bigint => {
  const x = (BigInt(tenths) * PI) / 1800n;
  let [term, sum] = [x, 0n];
  for (let n = 1n; term !== 0n; n += 2n) {
    sum += term;
    term = (-term * x * x) / (SCALE * SCALE * (n + 1n) * (n + 2n));
  }
  return sum;
};

const asFraction = (value: number): bigint => (BigInt(Math.round(value * 2 ** 62)) * SCALE) >> 62n;

describe('sines of the 3600 headings', () => {
  test('SV-GEO-01, GV-GEOM-02 are right to 2e-16, by whole numbers of fifty digits', () => {
    let worst = 0;
    for (let k = 0; k < 3600; k++) {
      const off = (value: number, tenths: number): number =>
        Math.abs(Number(asFraction(value) - sineOf(tenths)) / Number(SCALE));
      worst = Math.max(worst, off(sine(k), k), off(cosine(k), (k + 900) % 3600));
    }
    expect(worst).toBeLessThan(2e-16);
  });

  test('are the very numbers where there are such', () => {
    const half = [300, 1500, -2100, -3300];
    for (const k of half) expect(sine(Math.abs(k))).toBe(k > 0 ? 0.5 : -0.5);
    for (const k of [600, 3000]) expect(cosine(k)).toBe(0.5);
    for (const k of [1200, 2400]) expect(cosine(k)).toBe(-0.5);
    expect([0, 900, 1800, 2700].map(sine)).toEqual([0, 1, 0, -1]);
    expect([0, 900, 1800, 2700].map(cosine)).toEqual([1, 0, -1, 0]);
    expect(sine(450)).toBe(Math.SQRT1_2);
    expect(cosine(450)).toBe(sine(450));
    expect(sine(600)).toBe(Math.sqrt(3) / 2);
  });

  test('have every symmetry of the circle, bit for bit, and no minus zero', () => {
    for (let k = 0; k < 3600; k++) {
      expect(sine(k)).toBe(cosine((k + 2700) % 3600));
      expect(sine((k + 1800) % 3600)).toBe(0 - sine(k));
      expect(sine((3600 - k) % 3600)).toBe(0 - sine(k));
      expect(Object.is(sine(k), -0)).toBe(false);
      expect(Math.abs(sine(k) * sine(k) + cosine(k) * cosine(k) - 1)).toBeLessThan(4e-16);
    }
  });
});

describe('angles in between', () => {
  test('there and back again', () => {
    let [worst, worstAngle] = [0, 0];
    for (let i = 0; i < 40_000; i++) {
      const tenths = i * 0.09 + i / 1e6;
      const [c, s] = direction(tenths);
      const radians = (tenths * Math.PI) / 1800;
      worst = Math.max(worst, Math.abs(c - Math.cos(radians)), Math.abs(s - Math.sin(radians)));
      const off = Math.abs(angleOf(c, s) - (tenths % 3600));
      worstAngle = Math.max(worstAngle, Math.min(off, 3600 - off));
    }
    expect(worst).toBeLessThan(3e-15);
    expect(worstAngle).toBeLessThan(2e-12);
  });

  test('whole tenths are the table', () => {
    for (let k = -3600; k <= 7200; k++) {
      const [c, s] = direction(k);
      const at = ((k % 3600) + 3600) % 3600;
      expect([c, s]).toEqual([cosine(at), sine(at)]);
      expect(angleOf(c, s)).toBeCloseTo(at, 10);
    }
  });
});
