/** Units on a measured table tell their facts on their own ground, at every size. */
import { expect, test } from 'vitest';
import { findUnit, placedUnits, type Placed, type TabletopMatch } from '@five-victories/engine/tabletop';
import { counterSvg } from '../src/measured/view/counter.js';
import { factsOf } from '../src/measured/view/facts.js';
import { figureFor } from '../src/measured/view/figure.js';
import { readingOf } from '../src/measured/view/frame.js';
import { detailAt, type Detail } from '../src/measured/view/level.js';
import { millimetres } from '../src/measured/view/plane.js';
import { placed } from './measured-kit.js';

const pikes = (more: object): TabletopMatch =>
  placed('great', {
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', type: 'medium foot pikes', formation: 'block', name: 'Pikes', x: 90000, y: 50000, ...more },
      { id: 'N1', type: 'medium foot bows', name: 'Bows', x: 90000, y: 70000 },
    ],
  });

const drawnOf = (match: TabletopMatch, detail: Detail, turn = 0): string => {
  const unit = findUnit(match, 'S1') as Placed;
  const figure = figureFor(match, unit, unit.place);
  return counterSvg({ match, figure, facts: factsOf(match, unit), turn, detail, px: 1 });
};

const strengthIn = (svg: string): string | undefined => /class="strength"[^>]*>(\d+)</.exec(svg)?.[1];

test('small counters tell strength by a bar and hits by up to three pips, larger ones by figures', () => {
  const [whole, hit] = [pikes({}), pikes({ hits: 5 })];
  const strength = factsOf(whole, findUnit(whole, 'S1')!).strength!;
  expect(drawnOf(whole, 'bar')).toContain('class="bar"');
  expect(strengthIn(drawnOf(whole, 'bar'))).toBeUndefined();
  expect(drawnOf(whole, 'bar')).not.toContain('pips');
  const pips = (detail: Detail): number =>
    /class="pips" d="([^"]*)"/.exec(drawnOf(hit, detail))![1]!.split('Z').length - 1;
  expect([pips('bar'), pips('small')]).toEqual([3, 4]);
  expect(strengthIn(drawnOf(hit, 'small'))).toBe(String(strength - 5));
  expect(drawnOf(hit, 'full')).toMatch(/>5<\/text>/);
  expect(strengthIn(drawnOf(hit, 'near'))).toBe(String(strength - 5));
});

test('every marker of a unit lies on it', () => {
  const match = pikes({ type: 'medium foot bows', formation: 'line', fired: true, hits: 1 });
  expect(factsOf(match, findUnit(match, 'S1')!).markers).toEqual(['red']);
  for (const detail of ['bar', 'small', 'full', 'plain', 'near'] as const)
    expect(drawnOf(match, detail)).toContain('#fv-marker-red');
});

test('letters turn with a unit but are never upside down, and stand upright on a quarter turn', () => {
  expect(readingOf(20)).toEqual({ flipped: false, upright: 0 });
  expect(readingOf(180)).toEqual({ flipped: true, upright: 0 });
  expect(readingOf(200)).toEqual({ flipped: true, upright: 0 });
  expect(readingOf(90)).toEqual({ flipped: false, upright: -90 });
  expect(readingOf(-80)).toEqual({ flipped: false, upright: 80 });
  for (let turn = -360; turn <= 360; turn += 7) {
    const { flipped, upright } = readingOf(turn);
    const seen = turn + (flipped ? 180 : 0) + upright;
    expect(Math.cos((seen * Math.PI) / 180)).toBeGreaterThan(0.49);
  }
});

test('one level for the whole table, by the width of a stand on the screen', () => {
  const match = pikes({});
  const stand = match.table.stand.frontage * millimetres(match);
  const at = (pixels: number): Detail => detailAt(match, pixels / stand);
  expect([20, 25, 30, 60, 90].map(at)).toEqual(['bar', 'small', 'full', 'full', 'near']);
  expect(placedUnits(match)).toHaveLength(2);
});
