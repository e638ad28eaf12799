import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ladder, paper } from '@five-victories/lab';
import { GAMES } from '../src/games.js';
import { linesOf } from '../src/ladder/file.js';
import { playPair } from '../src/ladder/pair.js';
import { ratingsOf } from '../src/ladder/ratings.js';
import { scheduleOf } from '../src/ladder/schedule.js';
import { standingOf, type GameStanding } from '../src/ladder/standing.js';
import { percentile, timesOf, together } from '../src/ladder/times.js';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (file: string, ...args: string[]) => {
  const sheet = paper();
  const path = join(folder, file);
  const code = await ladder(['--file', path, '--to', join(folder, `${file}-told`), ...args], sheet);
  return { code, sheet, text: existsSync(path) ? readFileSync(path, 'utf8') : '' };
};
const QUICK = ['--game', 'fine', '--bots', 'random,noise:16', '--threads', '1'];

/** All but how long it took, which is never twice the same. */
const untimed = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as object), times: undefined }));

test.each(GAMES.map(({ id }) => id))(
  'identical bots score exactly half of the points in %s',
  (id) => {
    const games = GAMES.filter((game) => game.id === id);
    const schedule = scheduleOf({ games, bots: ['random'], bouts: [['random', 'random']], pairs: 2, seed: 3 });
    for (const pairing of schedule) {
      const { scores, turns } = playPair(pairing);
      expect([scores[0] + scores[1], turns[0]]).toEqual([1, turns[1]]);
    }
  },
  180_000,
);

test('so do levels, which think with streams and plans of their own', () => {
  const games = GAMES.filter(({ id }) => id === 'fine');
  const bot = 'plan:2x2';
  const [pairing] = scheduleOf({ games, bots: [bot], bouts: [[bot, bot]], pairs: 1, seed: 5 });
  const { scores, times } = playPair(pairing!);
  expect(scores[0] + scores[1]).toBe(1);
  expect(times[0].most).toBeGreaterThan(0);
}, 180_000);

describe('ratings', () => {
  const pairs = (points: number, of: number): number[] => Array.from({ length: of }, (_, i) => (i < points ? 1 : 0));

  test('of a made-up table are those worked out by hand', () => {
    // b made 30 of 40 points against a: with one drawn match more 30.5 of 41. 400 · log10(30.5 / 10.5) = 185.25.
    // c made 20 of 40 against b, so it stands where b does.
    const bouts = [
      { bots: ['b', 'a'] as const, pairs: [...pairs(0, 5), ...Array.from({ length: 15 }, () => 2)] },
      { bots: ['c', 'b'] as const, pairs: pairs(20, 20) },
    ];
    const [a, b, c] = ratingsOf(['a', 'b', 'c'], bouts);
    expect(a).toEqual({ bot: 'a', rating: 1000, low: 1000, high: 1000 });
    expect(b!.rating).toBeCloseTo(1185.25, 1);
    expect(c!.rating).toBeCloseTo(1185.25, 1);
    // The standard error of b is 1 / sqrt(41 · p · (1 - p)) = 0.3578 with p = 30.5 / 41, in Elo 62.16; of c that of both
    // bouts together: sqrt(0.3578² + 1 / (41 / 4)) = 0.4752, in Elo 82.55.
    expect(b!.high - b!.rating).toBeCloseTo(1.96 * 62.16, 0);
    expect(c!.rating - c!.low).toBeCloseTo(1.96 * 82.55, 0);
  });

  test('are finite for one who has won all, and missing for one who met nobody', () => {
    const bouts = [
      { bots: ['b', 'a'] as const, pairs: [2, 2] },
      { bots: ['d', 'c'] as const, pairs: [1] },
    ];
    const all = ratingsOf(['a', 'b', 'c', 'd'], bouts);
    expect(all.map(({ bot }) => bot)).toEqual(['a', 'b']);
    // 4.5 of 5 points: 400 · log10(9).
    expect(all[1]!.rating).toBeCloseTo(1381.7, 1);
    expect(all[1]!.high).toBeGreaterThan(all[1]!.rating + 200);
  });
});

test('times of several lines are those of all thoughts together', () => {
  const times = together([timesOf([1, 1, 1, 1]), timesOf([50, 100, 800])]);
  expect(times.most).toBe(800);
  expect(percentile(times, 50)).toBeCloseTo(1, 0);
  expect(percentile(times, 80) / 100).toBeCloseTo(1, 0);
  expect(percentile(times, 100)).toBe(800);
});

describe('victory ladder', () => {
  test('goes on where it stopped, and the file is that of one run', async () => {
    const whole = await run('whole', ...QUICK, '--pairs', '3');
    expect(whole.code).toBe(0);
    await run('parts', ...QUICK, '--pairs', '1');
    const cut = await run('parts', ...QUICK, '--pairs', '2');
    expect(cut.sheet.complaints).toContain('0 pairs to play');
    const parts = await run('parts', ...QUICK, '--pairs', '3');
    expect(parts.sheet.complaints.match(/pairs to play/g)).toHaveLength(1);
    expect(untimed(parts.text)).toEqual(untimed(whole.text));
    expect(parts.sheet.text).toMatch(/noise:16 v random .* 6 \|/);
    const again = await run('parts', ...QUICK, '--pairs', '3');
    expect(again.sheet.complaints).toBe('');
    expect(again.text).toBe(parts.text);
  }, 180_000);

  test.runIf(existsSync(new URL('../dist/ladder/worker.js', import.meta.url)))(
    'plays the same in threads',
    async () => {
      const one = await run('one', ...QUICK, '--pairs', '3');
      const three = await run('three', ...QUICK, '--pairs', '3', '--threads', '3');
      const sorted = (text: string) => untimed(text).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
      expect(sorted(three.text)).toEqual(sorted(one.text));
    },
    180_000,
  );

  test('names a broken line, plays its pair again, and begins a line of its own after one that was cut off', async () => {
    const whole = await run('broken', ...QUICK, '--pairs', '2');
    const [first, second] = whole.text.split('\n');
    writeFileSync(join(folder, 'broken'), `${first}\n${second!.slice(0, 40)}`);
    const mended = await run('broken', ...QUICK, '--pairs', '2');
    expect(mended.sheet.complaints).toMatch(/Line 2 of .*broken is no JSON object, or was cut off\. It is left out\./);
    const { lines, broken } = linesOf(mended.text, 'it');
    expect([lines.length, broken.length]).toEqual([2, 1]);
    expect(linesOf(first!.replace('"scores":[', '"scores":[7,'), 'it').broken).toEqual([
      'Line 1 of it has no good "scores". It is left out.',
    ]);
  }, 180_000);

  test('lines of other code are named and do not count, unless they are asked for', async () => {
    const { text } = await run('other', ...QUICK, '--pairs', '1');
    const older = text.replace(/"code":"[^"]*"(,"commit":"[^"]*")?/, '"code":"older"');
    writeFileSync(join(folder, 'other'), `${older}${text}`);
    const matches = ({ sheet }: Awaited<ReturnType<typeof run>>): number =>
      (JSON.parse(sheet.text) as GameStanding[])[0]!.bouts[0]?.pairs ?? 0;
    const here = await run('other', ...QUICK, '--pairs', '0', '--json');
    expect(here.sheet.complaints).toMatch(/^Left out: 1 line of code older; this is [0-9a-f]{12}\.\n$/);
    expect(matches(here)).toBe(1);
    expect(matches(await run('other', ...QUICK, '--code', 'older', '--json'))).toBe(1);
    expect(matches(await run('other', ...QUICK, '--code', 'any', '--json'))).toBe(2);
  }, 180_000);

  test('writes tables, numbers and a picture into a folder', async () => {
    await run('told', ...QUICK, '--pairs', '1');
    const file = (name: string): string => readFileSync(join(folder, 'told-told', name), 'utf8');
    expect(file('ladder.md')).toContain('| noise:16 v random |');
    expect(JSON.parse(file('ladder.json'))).toMatchObject([{ game: 'fine', ratings: [{ rating: 1000 }, {}] }]);
    expect(file('ladder.svg')).toMatch(/^<svg [^]*noise:16[^]*<\/svg>\n$/);
  }, 180_000);

  test.each([
    [['--bots', 'steady'], /--bots takes two names or more/],
    [['--bots', 'steady,genius'], /There is no bot "genius"/],
    [['--bots', 'steady,plan:0x5'], /There is no bot "plan:0x5"/],
    [['--game', 'fine,chess'], /There is no game "chess"/],
    [['--pairs', 'many'], /--pairs takes a whole number/],
    [['--minutes', '0'], /--minutes takes a whole number from 1/],
    [['--colour'], /colour/],
  ])('%j is answered with a sentence and exit code 2', async (given, sentence) => {
    const { code, sheet } = await run('none', ...given);
    expect([code, sheet.text]).toEqual([2, '']);
    expect(sheet.complaints).toMatch(sentence);
  });

  test('--help tells every option', async () => {
    const { sheet } = await run('none', '--help');
    for (const option of ['game', 'bots', 'pairs', 'seed', 'threads', 'minutes', 'file', 'to', 'code', 'json'])
      expect(sheet.text).toContain(`--${option}`);
  });
});

test('pairs go over all places in turn, and are the same whoever plays and however many there are', () => {
  const games = GAMES.filter(({ id }) => id === 'great');
  const places = games[0]!.scenarios.length + 1;
  const all = scheduleOf({ games, bots: [], bouts: [['a', 'b']], pairs: places, seed: 3 });
  expect(new Set(all.map(({ place }) => place)).size).toBe(places);
  const others = scheduleOf({ games, bots: [], bouts: [['c', 'd']], pairs: 2, seed: 3 });
  expect(others.map(({ place, seeds }) => [place, seeds])).toEqual(
    all.slice(0, 2).map(({ place, seeds }) => [place, seeds]),
  );
});

test('a pair that was played twice counts once', async () => {
  const { text } = await run('twice', ...QUICK, '--pairs', '1');
  const { lines } = linesOf(`${text}${text}`, 'it');
  const games = GAMES.filter(({ id }) => id === 'fine');
  const bouts = [['noise:16', 'random']] as const;
  const [fine] = standingOf({ games, bots: ['random', 'noise:16'], bouts, pairs: 1, seed: 1 }, lines);
  expect([lines.length, fine!.bouts[0]!.pairs]).toEqual([2, 1]);
}, 60_000);
