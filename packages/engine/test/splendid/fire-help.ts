/** What the tests of fire, command and terrain share. South is the firer; North has the initiative. */
import { choose, refusal, situation, unit } from './kit.js';

// Tests look into units and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = Record<string, any>;
export type Match = ReturnType<typeof situation>;

/** Frontage of a stand, and the middle of the field: S1 stands at (X, Y) unless said otherwise. */
export const W = 1574;
export const X = 30000;
export const Y = 20000;

export const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
export const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** Far off two units face each other all the time, so that play stops for South after each shot. */
const KEEPERS = [
  { id: 'S9', type: 'P&M', layout: 'MM', x: 5000, y: 5000 },
  { id: 'N9', type: 'P&M', layout: 'PP', x: 5000, y: 10000 },
];

/** The firing phase, South first; play stops again after each shot. */
export const firing = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'firing', initiative: 'north', units: [...units, ...KEEPERS], dice: [], ...more });

/** South's musketeers in the middle, facing north. */
export const shooter = (layout: string, more: Loose = {}): Loose => ({
  id: 'S1',
  type: 'P&M',
  layout,
  x: X,
  y: Y,
  ...more,
});
/** An enemy that faces S1, its front edge `depth` ahead of that of S1. */
export const foe = (depth: number, more: Loose = {}): Loose => ({
  id: 'N1',
  type: 'P&M',
  layout: 'PP',
  x: X,
  y: Y + depth,
  ...more,
});

export const fireAt = (target: string, more: Loose = {}, shot: Loose = {}): Loose => ({
  do: 'fire',
  unit: 'S1',
  ...more,
  at: [{ target, ...shot }],
});

/** The stands of a unit that may fire at the target, each asked for by itself. */
export const eligible = (match: Match, target: string, more: Loose = {}, id = 'S1'): number[] => {
  const stands = unit(match, id).layout.replaceAll(/[^A-Z]/gu, '').length;
  return Array.from({ length: stands }, (_, i) => i).filter((stand) => {
    const refused = refusal(match, { do: 'fire', unit: id, ...more, at: [{ target, stands: [stand] }] });
    if (refused?.rule === 'shape') throw new Error(refused.because);
    return !refused;
  });
};

/** The dice of each throw. */
export const thrown = (told: unknown): number[][] =>
  (told as Loose[]).filter(({ event }) => event === 'throw').map(({ dice }) => dice);

/** Fires and gives the dice thrown, all volleys together. */
export const volley = (match: Match, order: Loose): number[] => thrown(choose(match, order)).flat();

/** Commander of South, close behind S1 unless told otherwise. */
export const commander = (more: Loose = {}): Loose => ({
  id: 'S8',
  type: 'Cmd',
  layout: 'C',
  x: X,
  y: Y - W - 1000,
  ...more,
});

/** South's movement phase with S1 chosen. */
export const moving = (units: Loose[], more: Loose = {}): Match => {
  const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [], ...more });
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};

/** Elsewhere two troops fight and miss, so that North has a choice after South's attacks. */
const TROOPS = [
  { id: 'S9', type: 'M', layout: 'XX', x: 5000, y: 5000 },
  { id: 'N9', type: 'M', layout: 'XX', x: 5000, y: 5000 },
];
export const TROOP_MISSES = [6, 6];

/** Hand-to-hand, South first; S1 has fought. */
export const fighting = (units: Loose[], dice: number[], more: Loose = {}): Match => {
  const match = situation({ phase: 'melee', initiative: 'north', units: [...units, ...TROOPS], dice, ...more });
  choose(match, { do: 'fight', unit: 'S1' });
  return match;
};
/** Hits in hand-to-hand besides the opening one. */
export const hitsOn = (match: Match, id = 'N1'): number => unit(match, id).hits - 1;
