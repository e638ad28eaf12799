// A Great Victory: combat values (GV-MELEE-04, -05, -07, GV-R-28).
import { describe, expect, test } from 'vitest';
import { choose, events } from './kit.js';
import { H, X, Y, foot, fray, hitsOn, melee, north, south, switches, troops, type Loose } from './melee-help.js';

const SKIRMISH = { formation: 'skirmishLine' };
const BENT = { bend: { after: 1, stays: 'left', way: 'back', angle: 300 } };
const BENT_SKIRMISH = { formation: 'bentSkirmishLine', ...BENT };
const SQUARE = { formation: 'defensiveBlock' };

/** With two strength points: one die shows the value that must hit, the other one more. */
const hitsUpTo = (attacker: Loose, target: Loose, cv: number, more: Loose = {}): void => {
  const dice = [cv, cv + 1].map((die) => Math.min(6, Math.max(1, die)));
  const match = fray(attacker, target, dice, more);
  expect(hitsOn(match, 'S1'), `dice ${dice}`).toBe(dice.filter((die) => die <= cv).length);
};
const elite = { options: { unitQuality: 'assigned' } };

describe('GV-MELEE-04 basic combat values', () => {
  test.each([
    ['light foot, light arms', troops('light foot light arms', 2), 3],
    ['light foot, arms', troops('light foot arms', 2), 3],
    ['light foot, pikes', troops('light foot pikes', 2), 3],
    ['light foot, javelins', troops('light foot javelins', 2), 3],
    ['light foot, slings', troops('light foot slings', 2), 3],
    ['medium foot, bows', troops('medium foot bows', 2), 3],
    ['medium foot, longbows', troops('medium foot longbows', 2), 3],
    ['medium foot', foot(2), 3],
    ['medium foot, pikes', troops('medium foot pikes', 2), 3],
    ['heavy foot', troops('heavy foot arms', 2), 3],
    ['heavy foot, pikes', troops('heavy foot pikes', 2), 3],
    ['heavy foot, crossbows', troops('heavy foot crossbows', 2), 3],
    ['foot with pilums', foot(2, { thrown: true }), 3],
    ['light horse', troops('light horse', 2), 4],
    ['light horse, bows', troops('light horse bows', 2), 4],
    ['medium horse', troops('medium horse', 2), 4],
    ['heavy horse', troops('heavy horse', 2), 4],
    ['light camels', troops('light camels', 2), 4],
    ['medium camels', troops('medium camels', 2), 4],
    ['light chariots', troops('light chariots', 2), 3],
    ['heavy chariots', troops('heavy chariots', 2), 3],
    ['medium elephants', troops('medium elephants', 2), 4],
    ['heavy elephants', troops('heavy elephants', 2), 4],
    ['light artillery (2, skirmishing)', troops('light artillery', 2), 1],
    ['heavy artillery (2, skirmishing)', troops('heavy artillery', 2), 1],
    ['packed up artillery', troops('light artillery', 2, { packed: true }), 1],
    ['the commander (3, skirmishing)', troops('commander', 2), 2],
    ['a sub-commander (3, skirmishing)', troops('sub-commander', 2), 2],
  ])('GV-MELEE-04, -05, -07 %s', (_, attacker, cv) => hitsUpTo(attacker, foot(3), cv));

  test('GV-UNIT-05 a missile unit of foot fights like any other foot', () => {
    hitsUpTo(troops('medium foot bows', 2), troops('medium horse', 3), 3);
    hitsUpTo(foot(2), troops('medium horse', 3), 3);
  });
  test('GV-MELEE-04 formation alone changes nothing: block, line and bent line', () => {
    hitsUpTo(foot(2, { formation: 'block' }), foot(3), 3);
    hitsUpTo(foot(2, { formation: 'bentLine', ...BENT }), foot(3), 3);
    hitsUpTo(troops('heavy horse', 2, { formation: 'block' }), foot(3, { formation: 'block' }), 4);
  });
});

const ELEPHANTS = troops('heavy elephants', 2);
const AGAINST_ELEPHANTS = troops('medium elephants', 3);
const PIKES = troops('medium foot pikes', 3);

describe('GV-MELEE-05 modifiers', () => {
  test.each<[string, Loose, Loose, number]>([
    ['skirmishing light foot', troops('light foot arms', 2, SKIRMISH), foot(3), 2],
    ['light foot in bent skirmish line (GV-R-08)', troops('light foot arms', 2, BENT_SKIRMISH), foot(3), 2],
    ['skirmishing light horse', troops('light horse', 2, SKIRMISH), foot(3), 3],
    ['light camels in bent skirmish line', troops('light camels', 2, BENT_SKIRMISH), foot(3), 3],
    ['skirmishing light chariots', troops('light chariots', 2, SKIRMISH), foot(3), 2],
    ['skirmishing against skirmishing', troops('light horse', 2, SKIRMISH), troops('light foot bows', 3, SKIRMISH), 3],
    ['skirmishing foot against elephants', troops('light foot arms', 2, SKIRMISH), AGAINST_ELEPHANTS, 3],
    ['bent skirmishing foot against elephants', troops('light foot arms', 2, BENT_SKIRMISH), AGAINST_ELEPHANTS, 3],
    ['artillery against elephants', troops('light artillery', 2), AGAINST_ELEPHANTS, 2],
    ['a defensive block against foot', foot(2, SQUARE), foot(3), 4],
    ['a defensive block against horse', foot(2, SQUARE), troops('medium horse', 3), 4],
    ['a defensive block against elephants', foot(2, SQUARE), AGAINST_ELEPHANTS, 4],
    ['a defensive block of pikes against pikes', troops('heavy foot pikes', 2, SQUARE), PIKES, 3],
    ['against a defensive block nothing is lost', troops('medium horse', 2), foot(3, SQUARE), 4],
    ['foot against pikes', foot(2), PIKES, 2],
    ['pikes against pikes', troops('light foot pikes', 2), PIKES, 2],
    ['horse against pikes', troops('heavy horse', 2), PIKES, 3],
    ['horse against pikes in block', troops('heavy horse', 2), { ...PIKES, formation: 'block' }, 3],
    ['horse against a defensive block of pikes', troops('heavy horse', 2), { ...PIKES, ...SQUARE }, 3],
    ['horse against light pikes', troops('heavy horse', 2), troops('light foot pikes', 3), 3],
    ['chariots against pikes', troops('heavy chariots', 2), PIKES, 2],
    ['elephants against pikes', ELEPHANTS, PIKES, 3],
    ['the commander against pikes', troops('commander', 2), PIKES, 1],
    ['artillery against pikes: nothing hits', troops('heavy artillery', 2), PIKES, 0],
    ['skirmishing foot against pikes', troops('light foot slings', 2, SKIRMISH), PIKES, 1],
    ['horse against elephants', troops('medium horse', 2), AGAINST_ELEPHANTS, 3],
    ['camels against elephants', troops('medium camels', 2), AGAINST_ELEPHANTS, 3],
    [
      'skirmishing horse against elephants: one for horse, none for skirmishing',
      troops('light horse', 2, SKIRMISH),
      AGAINST_ELEPHANTS,
      3,
    ],
    ['heavy chariots against elephants', troops('heavy chariots', 2), AGAINST_ELEPHANTS, 2],
    ['skirmishing chariots against elephants', troops('light chariots', 2, SKIRMISH), AGAINST_ELEPHANTS, 2],
    ['the commander against elephants', troops('commander', 2), AGAINST_ELEPHANTS, 2],
    ['foot against elephants', foot(2), AGAINST_ELEPHANTS, 3],
    ['elephants against elephants', ELEPHANTS, AGAINST_ELEPHANTS, 4],
    ['elephants against skirmishing foot', ELEPHANTS, troops('light foot bows', 3, SKIRMISH), 2],
    [
      'elephants against a bent skirmish line',
      ELEPHANTS,
      troops('light foot bows', 3, { formation: 'bentSkirmishLine', ...BENT }),
      2,
    ],
    ['elephants against skirmishing horse', ELEPHANTS, troops('light horse', 3, SKIRMISH), 2],
    ['elephants against skirmishing chariots', ELEPHANTS, troops('light chariots', 3, SKIRMISH), 2],
    ['elephants against artillery', ELEPHANTS, troops('light artillery', 3), 2],
    ['elephants against packed up artillery', ELEPHANTS, troops('heavy artillery', 3, { packed: true }), 2],
    ['elephants against a commander', ELEPHANTS, troops('commander', 3), 2],
    ['elephants against light foot in line', ELEPHANTS, troops('light foot bows', 3), 4],
    ['elephants against a bent line', ELEPHANTS, foot(3, { formation: 'bentLine', ...BENT }), 4],
    [
      'horse against skirmishing foot gain nothing',
      troops('heavy horse', 2),
      troops('light foot bows', 3, SKIRMISH),
      4,
    ],
    ['horse against artillery gain nothing', troops('heavy horse', 2), troops('light artillery', 3), 4],
    ['horse against chariots', troops('heavy horse', 2), troops('heavy chariots', 3), 4],
  ])('GV-MELEE-05 %s', (_, attacker, target, cv) => hitsUpTo(attacker, target, cv));

  test.each<[string, Loose, Loose, number]>([
    ['elite horse', troops('medium horse', 2), foot(3), 5],
    ['elite foot', foot(2), foot(3), 4],
    ['elite artillery', troops('light artillery', 2), foot(3), 2],
    ['elite elephants', ELEPHANTS, foot(3), 5],
    ['elite foot in defensive block', foot(2, SQUARE), foot(3), 5],
    ['elite artillery against pikes', troops('light artillery', 2), PIKES, 1],
    ['elite light foot skirmishing against pikes', troops('light foot bows', 2, SKIRMISH), PIKES, 2],
  ])('GV-MELEE-05, GV-QUAL-03 %s: one more', (_, attacker, target, cv) => {
    hitsUpTo({ ...attacker, quality: 'elite' }, target, cv, elite);
    hitsUpTo({ ...attacker, quality: 'trained' }, target, cv - 1, elite);
    hitsUpTo({ ...attacker, quality: 'green' }, target, cv - 1, elite);
    hitsUpTo({ ...attacker, quality: 'elite' }, target, cv - 1); // the option is off
  });
  test('GV-MELEE-05, GV-QUAL-03 the quality of the one attacked changes nothing', () => {
    hitsUpTo(foot(2), foot(3, { quality: 'elite' }), 3, elite);
    hitsUpTo(foot(2), foot(3, { quality: 'green' }), 3, elite);
  });

  test('GV-MELEE-05 is judged attack by attack: three points on pikes, three on foot', () => {
    const match = melee(
      [
        north(foot(6)),
        south({ ...PIKES, formation: 'block', x: X - H }),
        south({ id: 'S2', ...foot(2, { formation: 'block' }), x: X + H }),
      ],
      [3, 2, 3, 3, 2, 3, 6],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S1', points: 3 },
        { target: 'S2', points: 3 },
      ],
    });
    expect([hitsOn(match, 'S1'), hitsOn(match, 'S2')]).toEqual([1, 3]);
    const needs = events(match)
      .filter((one) => one.event === 'throw' && one.unit === 'N1')
      .map((one) => one.needs);
    expect(needs).toEqual([
      [2, 2, 2],
      [3, 3, 3],
    ]);
  });
});

describe('GV-MELEE-07 a value of 0 or less hits nothing', () => {
  test('GV-MELEE-07 but the dice are thrown', () => {
    expect(hitsOn(fray(troops('light artillery', 3), PIKES, [1, 1, 1]), 'S1')).toBe(0);
  });
  test('GV-MELEE-07 one is enough for a hit with a value of 1', () => {
    expect(hitsOn(fray(troops('light artillery', 3), foot(3), [1, 1, 2]), 'S1')).toBe(2);
  });
});

describe('GV-R-28 quickSheetCombat', () => {
  const sheet = switches('quickSheetCombat');
  test.each<[string, Loose, Loose, number]>([
    ['foot against foot', foot(2), foot(3), 3],
    ['skirmishing -1', troops('light foot arms', 2, SKIRMISH), foot(3), 2],
    ['skirmishing -1 against elephants too', troops('light foot arms', 2, SKIRMISH), AGAINST_ELEPHANTS, 2],
    ['artillery against elephants', troops('light artillery', 2), AGAINST_ELEPHANTS, 1],
    ['bent skirmishers', troops('light horse', 2, BENT_SKIRMISH), foot(3), 3],
    ['mounted -1 against a defensive block without pikes', troops('heavy horse', 2), foot(3, SQUARE), 3],
    ['chariots too', troops('heavy chariots', 2), foot(3, SQUARE), 2],
    ['command too, and skirmishing', troops('commander', 2), foot(3, SQUARE), 1],
    ['elephants are not mounted', ELEPHANTS, foot(3, SQUARE), 4],
    ['mounted -2 against one with pikes', troops('heavy horse', 2), { ...PIKES, ...SQUARE }, 2],
    ['elephants -2 against one with pikes', ELEPHANTS, { ...PIKES, ...SQUARE }, 2],
    ['the commander against one with pikes: nothing', troops('commander', 2), { ...PIKES, ...SQUARE }, 0],
    ['foot against either: nothing off', foot(2), { ...PIKES, ...SQUARE }, 3],
    ['pikes in line: nothing off', troops('heavy horse', 2), PIKES, 4],
    ['pikes in block: nothing off', ELEPHANTS, { ...PIKES, formation: 'block' }, 4],
    ['foot against pikes: nothing off', foot(2), PIKES, 3],
    ['elephants -1 against skirmishers', ELEPHANTS, troops('light foot bows', 3, SKIRMISH), 3],
    ['elephants -1 against artillery', ELEPHANTS, troops('light artillery', 3), 3],
    ['horse against elephants: nothing off', troops('medium horse', 2), AGAINST_ELEPHANTS, 4],
    ['chariots against elephants: nothing off', troops('heavy chariots', 2), AGAINST_ELEPHANTS, 3],
    ['no bonus in defensive block', foot(2, SQUARE), foot(3), 3],
    ['no bonus in defensive block against horse', foot(2, SQUARE), troops('heavy horse', 3), 3],
  ])('GV-R-28 quickSheetCombat: %s', (_, attacker, target, cv) => hitsUpTo(attacker, target, cv, sheet));
  test('GV-R-28 quickSheetCombat: elite +1 stays', () => {
    const options = { unitQuality: 'assigned', ...sheet.options };
    hitsUpTo(troops('heavy horse', 2, { quality: 'elite' }), { ...PIKES, ...SQUARE }, 3, { options });
    hitsUpTo(foot(2, { quality: 'elite', ...SQUARE }), foot(3), 4, { options });
  });
  test('GV-R-28 by default the main text holds: horse against a defensive block without pikes', () => {
    hitsUpTo(troops('heavy horse', 2, { y: Y }), foot(3, SQUARE), 4);
  });
});
