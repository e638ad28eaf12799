import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  answer,
  enemyOf,
  fineEdition as fine,
  fork,
  openMatch,
  splendidEdition,
  type Fault,
} from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { botNamed } from '@five-victories/bots';
import { paper, perft, play, series, shareOf, watch } from '@five-victories/lab';
import { GAMES } from '../src/games.js';
import { placesOf } from '../src/ladder/schedule.js';
import { begun } from '../src/match-up.js';

const opened = (seed: number): ZonalMatch => {
  const faults: Fault[] = [];
  const armies = { south: fine.armies[0]!, north: fine.armies[1]! };
  const match = openMatch(fine, { armies }, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const run = async (command: typeof series, ...args: string[]) => {
  const sheet = paper();
  return { code: await command(args, sheet), sheet };
};

test('Wilson: 8 of 10 is between 49 % and 94 %, and none of ten may still be 28 %', () => {
  expect(shareOf(8, 10)).toMatchObject({ share: 0.8 });
  expect(shareOf(8, 10).low).toBeCloseTo(0.4902, 3);
  expect(shareOf(8, 10).high).toBeCloseTo(0.9433, 3);
  expect(shareOf(0, 10).low).toBe(0);
  expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 3);
});

test('play stops a match without a turn limit at the safety limit and says so', () => {
  const random = botNamed('random')!;
  const seeds = { dice: 1, south: 2, north: 3 };
  expect(play(opened(1), { south: random, north: random }, seeds, { safety: 1 })).toMatchObject({
    outcome: undefined,
    turns: 1,
  });
  expect(play(opened(1), { south: random, north: random }, seeds).outcome).toBeDefined();
});

test('a lost match is given up, and who wins is who would have won; or it is played to the end', () => {
  const game = GAMES.find(({ id }) => id === 'splendid')!;
  const matchUp = { game, given: placesOf(game)[0]!.given };
  const bots = { south: botNamed('captain')!, north: botNamed('recruit')! };
  const MOST = 30;
  for (let seed = 1; seed <= MOST; seed++) {
    const seeds = { dice: seed, south: seed + 1, north: seed + 2 };
    const { conceded, outcome, turns } = play(begun(matchUp, seed), bots, seeds);
    if (!conceded) continue;
    expect(outcome).toMatchObject({ rule: 'SV-VICT-05', winner: enemyOf(conceded.side) });
    for (const hope of conceded.hopes) expect(hope).toBeLessThan(0.1);
    const whole = play(begun(matchUp, seed), bots, seeds, { toTheEnd: true });
    expect(whole.conceded).toBeUndefined();
    expect(whole.outcome!.winner).toBe(outcome!.winner);
    expect(whole.turns).toBeGreaterThanOrEqual(turns);
    return;
  }
  throw new Error(`Nobody gave up in ${MOST} matches.`);
}, 180_000);

describe('series', () => {
  const without = (text: string): object => ({ ...(JSON.parse(text) as object), seconds: 0, matchesPerSecond: 0 });

  test
    .runIf(existsSync(new URL('../dist/worker.js', import.meta.url)))
    .each(['fine', 'major', 'splendid', 'great', 'glorious'])(
    'of %s is the same with one thread as with three',
    async (game) => {
      const args = [
        '--game',
        game,
        '--bots',
        'random',
        '--matches',
        ['fine', 'major'].includes(game) ? '12' : '4',
        '--seed',
        '5',
        '--json',
      ];
      const one = await run(series, ...args, '--threads', '1');
      const three = await run(series, ...args, '--threads', '3');
      expect([one.code, three.code]).toEqual([0, 0]);
      expect(without(three.sheet.text)).toEqual(without(one.sheet.text));
    },
    180_000,
  );

  test('tells who won how often, and how sure that is', async () => {
    const { code, sheet } = await run(series, '--bots', 'steady,random', '--matches', '4', '--threads', '1');
    expect(code).toBe(0);
    expect(sheet.text).toMatch(/steady +4 +100\.0 % +51\.0 % to 100\.0 %/);
    expect(sheet.text).toMatch(/matches a second/);
    expect(sheet.complaints).toContain('4 of 4 matches');
  }, 180_000);

  test.each([
    [['--matches', 'many'], /--matches takes a whole number/],
    [['--south', 'martians'], /There is no army "martians"\. There are: royalists/],
    [['--scenario', 'nowhere'], /There is no scenario "nowhere"/],
    [['--bots', 'steady,genius'], /There is no bot "genius"/],
    [['--bots', 'a,b,c'], /There is no bot/],
    [['--options', 'no-such-file.json'], /cannot be read/],
    [['--colour'], /colour/],
  ])('%j is answered with a sentence and exit code 2', async (given, sentence) => {
    const { code, sheet } = await run(series, ...given);
    expect(code).toBe(2);
    expect(sheet.complaints).toMatch(sentence);
    expect(sheet.text).toBe('');
  });
});

describe('watch', () => {
  test.each([
    { game: 'fine', scenario: 'market-day', army: "The King's Oxford Army", rules: 'FV' },
    { game: 'major', scenario: 'stakes-on-the-ridge', army: "King Henry's Army of Agincourt", rules: 'MV' },
    { game: 'splendid', scenario: 'naseby', army: 'The King at Naseby', rules: 'SV' },
  ])(
    'tells a whole match of $game, within 100 columns and without colour',
    async ({ game, scenario, army, rules }) => {
      const { code, sheet } = await run(watch, '--seed', '7', '--game', game, '--scenario', scenario, '--to-the-end');
      expect(code).toBe(0);
      expect(sheet.text).toContain('seed 7');
      expect(sheet.text).toContain(army);
      expect(sheet.text).toContain('━━━ Turn 1 ');
      expect(sheet.text).toMatch(/Firing\n/);
      expect(sheet.text).toMatch(/(Victory|Draw|Loss)( for .*)?: .*\.\n {2}after \d+ turns \(/);
      expect(sheet.text).toContain(` turns (${rules}-`);
      expect(sheet.text).not.toMatch(/undefined|\[object/);
      expect(sheet.text).not.toContain('\u001B');
      expect(Math.max(...sheet.text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
    },
    180_000,
  );

  test('tells who has given up, and with what hopes', async () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { sheet } = await run(
        watch,
        '--seed',
        `${seed}`,
        '--game',
        'splendid',
        '--bots',
        'captain,recruit',
        '--quiet',
      );
      if (!sheet.text.includes('conceded the field.')) continue;
      expect(sheet.text).toMatch(
        /after \d+ turns \(SV-VICT-05\)\n {2}when the last turns ended their hopes stood at \d %, \d %, \d %\n/,
      );
      return;
    }
    throw new Error('Nobody gave up.');
  }, 180_000);

  test('is the same for the same seed; quiet is shorter; a wrong pace is refused', async () => {
    const once = await run(watch, '--seed', '2', '--bots', 'random');
    const again = await run(watch, '--seed', '2', '--bots', 'random');
    const quiet = await run(watch, '--seed', '2', '--bots', 'random', '--quiet');
    expect(again.sheet.text).toBe(once.sheet.text);
    expect(quiet.sheet.text.length).toBeLessThan(once.sheet.text.length / 2);
    const wrong = await run(watch, '--pace', 'gallop');
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.sheet.complaints).toContain('--pace takes slow, normal, fast or 0');
  }, 180_000);
});

describe('perft', () => {
  test('of A Splendid Victory is the sum of what each option leads to', () => {
    const armies = { south: splendidEdition.armies[0]!, north: splendidEdition.armies[1]! };
    const match = openMatch(splendidEdition, { armies }, { seed: 1 }, '', [])!;
    const { options } = match.decision!;
    expect(perft(match, 1)).toBe(options.length);
    const below = options.map((option) => {
      const copy = fork(match, 1);
      answer(copy, option);
      return perft(copy, 1);
    });
    expect(perft(match, 2)).toBe(below.reduce((sum, leaves) => sum + leaves, 0));
  });

  test('golden counts from the set-up', () => {
    expect([1, 2, 3].map((depth) => perft(opened(1), depth))).toEqual([6, 36, 1170]);
  });

  test('golden counts from the first movement phase', () => {
    const match = opened(1);
    while (match.decision?.kind !== 'activity') answer(match, match.decision!.options[0]!);
    expect([1, 2, 3].map((depth) => perft(match, depth))).toEqual([32, 697, 14_517]);
  });
});
