/** The outline of what lies within so much of a unit: round about its corners, straight along its edges, at every heading. */
import { expect, test } from 'vitest';
import { distanceTo } from '@five-victories/engine/geometry';
import { figureOf, placedUnits, type TabletopMatch } from '@five-victories/engine/tabletop';
import { raised } from '../src/measured/view/gestures.js';
import { commandCarried } from '../src/measured/view/layers.js';
import { within } from '../src/measured/view/outline.js';
import { placed, type MeasuredId } from './measured-kit.js';

const GAMES_WITH_CHIEFS = ['great', 'glorious'] as const satisfies readonly MeasuredId[];
const FAR = 6000;

const chiefAt = (game: MeasuredId, heading: number): TabletopMatch =>
  placed(game, {
    phase: 'initiativeMovement',
    units: [{ id: 'S1', type: 'commander', name: 'Chief', x: 30000 + heading * 3, y: 20013 + heading, heading }],
  });

test.each(GAMES_WITH_CHIEFS)('no chord cuts a corner in %s', (game) => {
  for (let heading = 0; heading < 3600; heading += 50) {
    const match = chiefAt(game, heading);
    const figure = figureOf(match, placedUnits(match)[0]!);
    const away = (x: number, y: number): number => Math.min(...figure.parts.map((part) => distanceTo(part, x, y)));
    for (const outline of within(figure, FAR))
      outline.forEach(({ x, y }, i) => {
        const next = outline[(i + 1) % outline.length]!;
        // Half way along as well: an arc is drawn in small steps, so a chord is hardly nearer.
        expect(away((x + next.x) / 2, (y + next.y) / 2)).toBeGreaterThan(FAR * 0.99);
      });
  }
});

test('a commander who is carried shows how far he would command from there; who was there before does not', () => {
  const match = chiefAt('great', 0);
  const chief = placedUnits(match)[0]!;
  const there = { ...chief.place, x: 60000 as typeof chief.place.x };
  const [range, ...others] = commandCarried(match, [
    { is: 'ghost', unit: 'S1', place: there, tone: 'move' },
    { is: 'ghost', unit: 'S1', place: there, tone: 'quiet' },
  ]);
  expect(range).toMatchObject({ is: 'range', unit: 'S1', place: { x: 60000 }, tone: 'command' });
  expect(others).toEqual([]);
});

test('a unit rises above the finger with its way, and no more than 56 pixels', () => {
  const from = { clientX: 100, clientY: 300 };
  expect(raised(from, from)).toEqual(from);
  expect(raised(from, { clientX: 110, clientY: 300 })).toEqual({ clientX: 110, clientY: 290 });
  expect(raised(from, { clientX: 300, clientY: 300 })).toEqual({ clientX: 300, clientY: 244 });
});
