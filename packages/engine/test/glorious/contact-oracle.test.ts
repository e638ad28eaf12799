// A Glorious Victory: contact and outflanking of many pairs against plain trigonometry (GL-GEO-04, -06, GL-FLANK-02, GL-R-48, -71).
import { describe, expect, test } from 'vitest';
import { chance, contactOf, endsOf, flankOf, gapOf, overlapOf, pick, type Shape } from './contact-oracle-help.js';
import { choose, options } from './kit.js';
import { X, Y, asked, elsewhere, kind, melee, next as named, switches, tally, type Loose } from './melee-help.js';

type Next = () => number;
const LAYOUTS = ['A', 'AA', 'AAA', 'AAAA', 'AAAAAA', 'AA/AA', 'AA/AA/A.', 'AA/AA/.A', 'AA/AA/AA'];
const TYPES = [
  { type: 'foot pike', letter: 'P', w: 1250, e: 750 },
  { type: 'knights', letter: 'N', w: 1250, e: 1750 },
  { type: 'elephants', letter: 'E', w: 1250, e: 2250 },
  { type: 'organ gun', letter: 'A', w: 1750, e: 2500 },
  { type: 'sub-commander', letter: 'C', w: 2000, e: 2000 },
] as const;
type Troops = Shape & { type: string; letter: string };

const troops = (next: Next, heading: number): Troops => {
  const kindOf = pick(next, next() < 0.6 ? TYPES.slice(0, 1) : TYPES);
  const layout = ['A', 'C'].includes(kindOf.letter) ? 'A' : pick(next, LAYOUTS);
  return { ...kindOf, layout, heading, x: X, y: Y };
};
const HEADINGS = [0, 900, 1800, 2700, 450, 1350, 1799, 1801, 300, 2000];
/** B comes from somewhere until it all but touches A, or stands a few thousandths in it. */
const beside = (next: Next, a: Troops): Troops | undefined => {
  const b = troops(next, next() < 0.7 ? pick(next, HEADINGS) : Math.floor(next() * 3600));
  const from = next() * 2 * Math.PI;
  const shift = (next() - 0.5) * 6000;
  const put = (far: number): Troops => ({
    ...b,
    x: Math.round(X + far * Math.sin(from) + shift * Math.cos(from)),
    y: Math.round(Y + far * Math.cos(from) - shift * Math.sin(from)),
  });
  let [near, far] = [0, 20000];
  if (overlapOf(a, put(near)) === 0) return undefined;
  while (far - near > 0.5) {
    const middle = (near + far) / 2;
    if (overlapOf(a, put(middle)) > 0) near = middle;
    else far = middle;
  }
  const found = put(far + Math.floor(next() * 22) - 7);
  return overlapOf(a, found) < 9.5 ? found : undefined;
};
/** Corners and edges that fall exactly together are what a table shows: B flush with A, or moved by whole fronts. */
const aligned = (next: Next, a: Troops): Troops | undefined => {
  const b = troops(next, pick(next, [0, 900, 1800, 2700]));
  const step = (): number => (Math.floor(next() * 25) - 12) * 625 + (next() < 0.3 ? Math.floor(next() * 130) - 65 : 0);
  const found = { ...b, x: X + step(), y: Y + Math.round(step() / 5) * 5 };
  const nudged = { ...found, y: found.y + (Math.floor(next() * 24) - 11) };
  return overlapOf(a, nudged) < 9.5 && gapOf(a, nudged) < 30 ? nudged : undefined;
};
/** Too near to one of the limits for two ways of reckoning to agree. */
const isClose = (...values: number[]): boolean => values.some((one) => Math.abs(one - 10) < 0.01);

const onWire = (id: string, { type, letter, layout, x, y, heading }: Troops): Loose => ({
  id,
  type,
  formation: layout.includes('/') ? 'mass' : 'line',
  layout: layout.replaceAll('A', letter),
  x,
  y,
  heading,
});
const compare = (a: Troops, b: Troops, rearCorner: boolean): void => {
  const given = [onWire('N1', a), onWire('S1', b)];
  const match = melee([...given, ...elsewhere(2, 3)], [], rearCorner ? switches('outflankRearCorner') : {});
  while (kind(match) === 'remove' || kind(match) === 'lossesOf') choose(match, options(match)[0]);
  expect(asked(match)).toBe('north attack');
  const isContact = contactOf(a, b) <= 10;
  const flanks = (one: Troops, other: Troops): boolean =>
    isContact && (flankOf(one, other) <= 10 || (rearCorner && endsOf(one, other) <= 10));
  const told = JSON.stringify(given);
  expect([tally(match)[0]! > 0, tally(match)[1]! > 0], told).toEqual([flanks(a, b), flanks(b, a)]);
  if (!flanks(a, b) && !flanks(b, a)) expect(named(match).includes('N1'), told).toBe(isContact);
};

describe('GL-FLANK-02, GL-GEO-04 as reckoned by hand', () => {
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))('GL-FLANK-02, GL-GEO-04, GL-R-48 seed %i', (seed) => {
    const next = chance(seed * 31);
    let compared = 0;
    for (let i = 0; i < 400 && compared < 12; i++) {
      const a = troops(next, pick(next, HEADINGS));
      const straight = next() < 0.5;
      const b = straight ? aligned(next, { ...a, heading: a.heading - (a.heading % 900) }) : beside(next, a);
      if (!b) continue;
      const first = straight ? { ...a, heading: a.heading - (a.heading % 900) } : a;
      const five = [first, b].some(({ layout }) => layout.includes('.'));
      if (isClose(gapOf(first, b), contactOf(first, b), flankOf(first, b), flankOf(b, first), overlapOf(first, b)))
        continue;
      if (!five && isClose(endsOf(first, b), endsOf(b, first))) continue;
      compare(first, b, !five && next() < 0.3);
      compared++;
    }
    expect(compared).toBe(12);
  });
});
