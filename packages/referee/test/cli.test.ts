// The built command over pipes. `npm test` builds first.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.js';
import { playOn, session, small, volley, type Answered } from './kit.js';
import { BANDS, bands } from './great-kit.js';
import { FEW, few } from './measured-kit.js';

const VICTORY = fileURLToPath(new URL('../bin/victory.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'victory-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, value: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

const run = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VICTORY, ...args], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('victory referee', () => {
  test('a conversation: each answer comes before the next request', async () => {
    const referee = spawn(process.execPath, [VICTORY, 'referee'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface(referee.stdout)[Symbol.asyncIterator]();
    const ask = async (request: unknown): Promise<Answered> => {
      referee.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse((await answers.next()).value) as Answered;
    };
    expect(await ask({ ask: 'place', position: volley, dice: [1, 1, 1, 1], id: 1 })).toMatchObject({ id: 1, ok: true });
    expect(await ask({ ask: 'nonsense', id: 2 })).toMatchObject({ id: 2, ok: false });
    const choice = { do: 'fire', unit: 'N1', target: 'S1' };
    expect(await ask({ ask: 'answer', choice, id: 3 })).toMatchObject({ id: 3, ok: true, diceLeft: 0 });
    referee.stdin.end();
    expect(await new Promise((done) => referee.on('close', done))).toBe(0);
  });

  test('one answer a line, in order, also to bad lines, and to a last one without its end', () => {
    const long = `{"ask":"games","x":"${'x'.repeat(LIMITS.line * 2)}"}`;
    const lines = [
      '{"ask":"games","brief":true,"id":1}\r',
      '',
      'rubbish',
      '\u00ff\u00fe',
      long,
      '{"ask":"drop","id":2}',
    ];
    const { status, stdout, stderr } = run(['referee'], lines.join('\n'));
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answered);
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [undefined, false],
      [undefined, false],
      [undefined, false],
      [undefined, false],
      [2, false],
    ]);
    expect(answers[4]!['error'].because).toContain(String(LIMITS.line));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('the same as the library', () => {
    const requests = [{ ask: 'begin', armies: small, seed: 5 }, { ask: 'decision' }, { ask: 'save' }];
    const ask = session();
    const { stdout } = run(['referee'], `${requests.map((request) => JSON.stringify(request)).join('\n')}\n`);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Answered),
    ).toEqual(requests.map(ask));
  });
});

describe('other commands', () => {
  test.each([
    [[], 'A command is wanted.'],
    [['dance'], 'There is no command "dance".'],
    [['constructor'], 'There is no command "constructor".'],
    [['referee', 'now'], 'takes no arguments'],
    [['games', 'fine'], 'takes no arguments'],
    [['schema', 'x'], 'takes no arguments'],
    [['armies', 'nobody'], 'There is no ready-made army and no scenario "nobody".'],
    [['armies', 'swedes', 'poles'], 'one id at most'],
    [['armies', 'poles'], 'There is a "poles" in fine and in major and in splendid: choose with --game.'],
    [['check-army'], 'wants one file'],
    [['check-army', '/no/such/file'], 'cannot be read'],
    [
      ['check-army', 'army.json', '--game', 'chess'],
      'There is no game "chess"; there are fine, major, splendid, great, glorious.',
    ],
    [['check-army', 'army.json', '--gaem', 'fine'], 'has no option but --game'],
    [['replay'], 'wants one file'],
    [['replay', 'a', 'b'], 'wants one file'],
    [['replay', 'a', '--quickly'], 'has no option --quickly'],
  ])('victory %j is not understood', (args, sentence) => {
    const { status, stdout, stderr } = run(args);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('victory help');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test.each(['help', '--help', '-h'])('victory %s names every command', (word) => {
    const { status, stdout } = run([word]);
    expect(status).toBe(0);
    for (const name of [
      'referee',
      'watch',
      'series',
      'ladder',
      'games',
      'armies',
      'check-army',
      'replay',
      'schema',
      'help',
    ])
      expect(stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  });

  test('games, armies and one army', () => {
    const { stdout } = run(['games']);
    for (const line of ['preparedDefence (FV-R-40)', 'splendid: A Splendid Victory', 'fullFlinch (SV-R-'])
      expect(stdout).toContain(line);
    for (const line of ['great: A Great Victory', 'wholeUnitFires (GV-R-18)']) expect(stdout).toContain(line);
    expect(run(['armies']).stdout).toContain('swedes: ');
    const army = run(['armies', 'swedes', '--game', 'fine']).stdout;
    expect(run(['check-army', fileWith('swedes.json', army)])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The army is legal.'),
    });
  });

  test('the armies and scenarios of all games, and a scenario', { timeout: 30_000 }, () => {
    const { stdout } = run(['armies']);
    for (const line of ['A Fine Victory', '    swedes: ', '    lansdown: ', 'A Major Victory', '    towton: '])
      expect(stdout).toContain(line);
    for (const line of ['A Splendid Victory', '    new-model: ', '    naseby: ']) expect(stdout).toContain(line);
    for (const line of ['A Great Victory', '    macedonians: ', '    marathon: ']) expect(stdout).toContain(line);
    expect(run(['armies', '--game', 'major']).stdout).not.toContain('swedes');
    expect(JSON.parse(run(['armies', 'poles', '--game', 'major']).stdout)).toMatchObject({ period: 'Prussia, 1410' });
    expect(JSON.parse(run(['armies', 'lansdown']).stdout)).toMatchObject({ id: 'lansdown', south: expect.any(String) });
  });

  test('an army of A Major Victory is checked for its own game, and for another says which it is', () => {
    const henry = { name: 'Archers', units: [{ name: 'Archers', type: 'MF', stands: 'FFFF', weapon: 'longbows' }] };
    const file = fileWith('archers.json', henry);
    expect(run(['check-army', '--game', 'major', file]).stdout).not.toContain('there is no type');
    const wrong = run(['check-army', file]);
    expect(wrong).toMatchObject({ status: 1, stdout: expect.stringContaining('there is no type "MF"') });
    expect(wrong.stderr).toBe(
      'This looks like an army of A Major Victory; it was checked for A Fine Victory. Try: --game major\n',
    );
    const named = run(['check-army', fileWith('named.json', { ...henry, game: 'major', units: [] })]);
    expect(named.stderr).toContain('Try: --game major');
  });

  test.each([
    ['splendid', 'A Splendid Victory', 'new-model'],
    ['great', 'A Great Victory', 'macedonians'],
  ])('an army of %s', (game, title, id) => {
    const file = fileWith(`${id}.json`, run(['armies', id]).stdout);
    expect(run(['check-army', '--game', game, file])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The army is legal.'),
    });
    expect(run(['check-army', file])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`This looks like an army of ${title}`),
    });
  });

  test('an army that is not legal, and a file that is none', () => {
    const army = { name: 'Guns', units: [{ name: 'Gun', type: 'RA', stands: 'GG' }] };
    const { status, stdout } = run(['check-army', fileWith('guns.json', army)]);
    expect(stdout).toMatch(/error: FV-ARMY-11 army\.units\[0\]\.stands: .*\nerror: FV-/);
    expect(status).toBe(1);
    expect(run(['check-army', fileWith('text.json', 'hello')])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is no JSON'),
    });
    expect(run(['check-army', fileWith('list.json', [])])).toMatchObject({ status: 1 });
  });

  test.each([
    { ask: 'begin', armies: small, options: { turnLimit: 2 } },
    { ask: 'begin', game: 'splendid', armies: few, options: FEW },
    { ask: 'begin', game: 'great', armies: bands, options: BANDS },
  ])('replay: the same, or not (%j)', (begin) => {
    const ask = session();
    ask(begin);
    playOn(ask, 'main', 2000);
    const { record } = ask({ ask: 'record' });
    const file = fileWith('record.json', record);
    expect(run(['replay', file])).toMatchObject({ status: 0, stdout: expect.stringContaining(record.digest) });
    expect(run(['replay', '--report', file]).stdout.split('\n').length).toBeGreaterThan(5);
    const forged = fileWith('forged.json', { ...record, digest: '0123456789abcdef' });
    expect(run(['replay', forged])).toMatchObject({ status: 1, stderr: expect.stringContaining('record.digest') });
  });

  test.each(['fine', 'glorious'])('replay: a match of %s that was played through a hall is checked', (game) => {
    const kept = new URL(`../../engine/test/fair/kept/${game}.json`, import.meta.url);
    const told = run(['replay', fileURLToPath(kept), '--report']);
    expect(told).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Played through a hall: its seals, lines ('),
    });
    expect(told.stdout.split('\n').length).toBeGreaterThan(20);
    const fair = JSON.parse(readFileSync(kept, 'utf8')) as { secrets: object };
    const forged = fileWith('forged.json', { ...fair, secrets: { ...fair.secrets, north: '0'.repeat(64) } });
    const complained = run(['replay', forged]);
    expect(complained).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('record.secrets.north: This is not the secret'),
    });
    const { head: _, ...headless } = JSON.parse(readFileSync(kept, 'utf8')) as { head: string };
    expect(run(['replay', fileWith('headless.json', headless)]).stderr).toContain('record.head');
  });

  test('a match that was watched is kept and replayed to the same digest', () => {
    const file = join(folder, 'watched.json');
    const watched = run(['watch', '--quiet', '--bots', 'random', '--seed', '3', '--game', 'major', '--record', file]);
    expect(watched).toMatchObject({ status: 0, stdout: expect.stringContaining(`victory replay ${file}`) });
    const { digest } = JSON.parse(readFileSync(file, 'utf8')) as { digest: string };
    expect(run(['replay', file])).toMatchObject({ status: 0, stdout: expect.stringContaining(`${digest}: the same.`) });
  });

  test('the schema', () => {
    const { $defs } = JSON.parse(run(['schema']).stdout) as { $defs: object };
    expect(Object.keys($defs)).toEqual(expect.arrayContaining(['fine-army', 'splendid-position', 'great-choice']));
  });
});
