import { expect, test } from 'vitest';
import { digest, fine, major, openMatch, streamOf, type Fault } from '@five-victories/engine';
import { unitOf, type ZonalMatch } from '@five-victories/engine/zonal';
import { chooseSteady } from '@five-victories/bots';
import { blows, strengthOf, volley } from '../src/zonal/strength.js';

const placed = (position: object): ZonalMatch => {
  const faults: Fault[] = [];
  const match = openMatch(fine, { position }, { seed: 1 }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const facing = (quality: string, options: object): ZonalMatch =>
  placed({
    options,
    phase: 'firing',
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PPM/MMM', quality },
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PPM/MMM' },
    ],
  });

const judged = (quality: string, options: object = {}) => {
  const match = facing(quality, options);
  const [unit, enemy] = [unitOf(match, 'S1'), unitOf(match, 'N1')];
  return {
    worth: strengthOf(match, unit).worth,
    blows: blows(match, unit, enemy),
    volley: volley(match, unit, enemy),
  };
};

test('FV-R-83 without option unitQuality a veteran is worth what anybody is', () => {
  expect(judged('veteran')).toEqual(judged('seasoned'));
  expect(judged('green')).toEqual(judged('seasoned'));
});

test('FV-QUAL-03, -05, -06 with the option quality counts in fire, in combat and in worth', () => {
  const [green, seasoned, veteran] = ['green', 'seasoned', 'veteran'].map((quality) =>
    judged(quality, { unitQuality: 'assigned' }),
  );
  for (const what of ['worth', 'blows', 'volley'] as const) {
    expect(green![what]).toBeLessThan(seasoned![what]);
    expect(seasoned![what]).toBeLessThan(veteran![what]);
  }
});

test('FV-MELEE-14 ground that gives the advantage costs the attacker two dice of six', () => {
  const plain = judged('seasoned').blows;
  expect(judged('seasoned', { terrain: { 'Z(2,1)': ['village'] } }).blows).toBeLessThan(plain * 0.8);
});

test('to weigh where the Commander rides changes nothing in the match', () => {
  const match = placed({
    phase: 'initiativeMovement',
    sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,2)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,0)', layout: 'PPM/MMM', chosen: true },
      { id: 'N1', type: 'P&M', zone: 'Z(2,2)', layout: 'PPM/MMM' },
    ],
  });
  const before = digest(match);
  expect(match.decision!.options).toContainEqual({ do: 'moveCommander', to: 'Z(1,0)' });
  chooseSteady(match, streamOf(1));
  expect(digest(match)).toBe(before);
});

const worthIn = (game: typeof fine, unit: object): number => {
  const position = {
    phase: 'firing',
    units: [
      { id: 'S1', zone: 'Z(2,1)', ...unit },
      { id: 'N1', zone: 'Z(2,1)', layout: 'G', type: game === fine ? 'RA' : 'Gun' },
    ],
  };
  const match = openMatch(game, { position }, { seed: 1 }, '', [])!;
  return strengthOf(match, unitOf(match, 'S1')).worth;
};

test('who fires is worth more, and the game says who that is', () => {
  const foot = (weapon: string) => worthIn(major, { type: 'MF', weapon, layout: 'FF/FF' });
  expect(foot('bows')).toBeGreaterThan(foot('light')); // the same Combat Value
  const horse = (weapon?: string) => worthIn(major, { type: 'LM', layout: 'MM/MM', ...(weapon ? { weapon } : {}) });
  expect(horse('bows')).toBeGreaterThan(horse());
  expect(horse()).toBe(foot('light')); // Combat Value 2 both; an M is no musket here
  const dragoons = (state: string) => worthIn(fine, { type: 'D', state, layout: 'DD/DD' });
  expect(dragoons('dismounted')).toBe(dragoons('mounted')); // one less in combat, one more for its fire
});

test('MV-LOSS-04 a hit costs a Bombard a third of its worth, a Gun half', () => {
  const left = (type: string) => worthIn(major, { type, layout: 'G', hits: 1 }) / worthIn(major, { type, layout: 'G' });
  expect([left('Bombard'), left('Gun')]).toEqual([expect.closeTo(2 / 3), expect.closeTo(1 / 2)]);
});
