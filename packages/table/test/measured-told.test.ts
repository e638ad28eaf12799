/** What is told of ground and units that somebody points at: from the terrain table of the match, in both languages. */
import { expect, test } from 'vitest';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { isWater } from '../src/measured/view/terrain.js';
import { groundsAt, middleOfGround, toldOfGround, toldOfUnit } from '../src/measured/view/told/told.js';
import { messagesIn } from '../src/measured/words/index.js';
import { GAMES, placed } from './measured-kit.js';

const square = (from: number, to: number): FeatureGiven['points'] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

/** A wood on a hill, a river. */
const TERRAIN: readonly FeatureGiven[] = [
  { type: 'hill', name: 'Windy Hill', level: 2, points: square(40000, 60000) },
  { type: 'wood', points: square(48000, 52000) },
  {
    type: 'escarpment',
    name: 'The Orontes',
    look: 'water',
    points: [
      [0, 80000],
      [30000, 80000],
    ],
  },
];

const field = (more: object = {}) =>
  placed('great', {
    phase: 'initiativeMovement',
    options: { terrain: TERRAIN, ...more },
    units: [
      { id: 'S1', type: 'medium foot bows', name: 'Bows', x: 90000, y: 50000 },
      { id: 'N1', type: 'medium foot pikes', formation: 'block', name: 'Pikes', x: 90000, y: 60000 },
    ],
  });

test('ground tells what the terrain table of the match says of moving, fire and fighting', () => {
  const match = field();
  expect(toldOfGround(match, 1)).toEqual({
    title: 'Wood',
    lines: [
      'Closed to chariots, elephants, artillery, command and horse not in skirmish line',
      'Slows mounted',
      'Cover for foot: fewer dice of fire against them',
      'Advantage for foot: fewer dice hand-to-hand against them',
      'Hides what is deep inside or behind it',
    ],
  });
  expect(toldOfGround(match, 0)).toMatchObject({ title: 'Windy Hill (hill)' });
  expect(toldOfGround(match, 0).lines[0]).toBe('Level 2');
  expect(toldOfGround(match, 2)).toEqual({ title: 'The Orontes (water)', lines: ['Nobody enters or crosses it'] });
  expect(toldOfGround(match, 2, messagesIn('de')).title).toBe('The Orontes (Wasser)');
});

test('where terrain does nothing it says so', () => {
  expect(toldOfGround(field({ terrainEffects: 'off' }), 1).lines).toEqual(['Does nothing in this match']);
});

test('all ground at a spot is told, what lies on top first; a line within reach of the hand', () => {
  const match = field();
  expect(groundsAt(match, { x: 50000, y: 50000 }, 0)).toEqual([1, 0]);
  expect(groundsAt(match, { x: 42000, y: 42000 }, 0)).toEqual([0]);
  expect(groundsAt(match, { x: 10000, y: 80400 }, 500)).toEqual([2]);
  expect(groundsAt(match, { x: 10000, y: 80600 }, 500)).toEqual([]);
  expect(groundsAt(match, middleOfGround(match, 1)!, 0)[0]).toBe(1);
});

test('a unit tells name, kind and how it stands', () => {
  const { title, lines } = toldOfUnit(field(), 'S1');
  expect(title).toBe('Bows');
  expect(lines[0]).toContain('Medium foot');
  expect(lines[1]).toMatch(/facing north.*out of command/);
});

test('the lake and the rivers of the scenarios are water, boulders are not', () => {
  const features = Object.values(GAMES).flatMap(({ scenarios }) =>
    scenarios.flatMap(({ options }) => (options['terrain'] ?? []) as FeatureGiven[]),
  );
  const waters = features.filter(isWater).map(({ name }) => name);
  const brooks = ['The brook Mukadiya', 'The Aufidus', 'The Phrygius', 'Cock Beck', 'The Vernavola'];
  expect(new Set(waters)).toEqual(new Set(['The lake', 'A bend of the river', 'The Orontes', ...brooks]));
  // Matches that were begun before scenarios said so.
  expect(isWater({ type: 'impassable', name: 'The lake', points: [] })).toBe(true);
});
