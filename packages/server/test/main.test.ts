/** The hall as a process, as it was built: how it is told what to do, how it ends, and that it comes back. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digest } from '@five-victories/engine';
import { configOf, Misconfigured } from '../src/config.js';
import { hashOf } from '../src/hall/chance.js';
import { askedOf, clientOf, playedBetween } from './client.js';
import { EDITIONS, openingOf } from './kit.js';

describe('what it is told', () => {
  test('nothing: loopback, the usual port, a folder of the user', () => {
    expect(configOf([], { XDG_DATA_HOME: '/data' })).toEqual({
      port: undefined,
      host: '127.0.0.1',
      database: undefined,
      folder: '/data/five-victories',
      origin: undefined,
      trustProxy: false,
      level: 'info',
      limits: {},
      notices: { mail: undefined, isOpen: false },
      operator: undefined,
    });
    expect(configOf([], {}).folder).toMatch(/\.local.share.five-victories$/);
  });

  test('flags go before the environment', () => {
    const environment = {
      PORT: '1', HOST: '::', HALL_FOLDER: '/a', ORIGIN: 'https://hall.example/x', TRUST_PROXY: '1', LOG: 'debug',
      HALL_DATABASE: 'postgres://db', HALL_LIMITS: '{"talkPerMinute":3}', HALL_OPERATOR: 'a-token-of-at-least-24-letters',
      HALL_SMTP: 'smtp://hall:secret@mail.example:587', HALL_MAIL_FROM: 'The hall <hall@example.org>',
    }; // prettier-ignore
    expect(configOf(['--port', '2', '--host', '0.0.0.0'], environment)).toEqual({
      port: 2,
      host: '0.0.0.0',
      database: 'postgres://db',
      folder: '/a',
      origin: 'https://hall.example',
      trustProxy: true,
      level: 'debug',
      limits: { talkPerMinute: 3 },
      notices: {
        mail: { server: 'smtp://hall:secret@mail.example:587', from: 'The hall <hall@example.org>' },
        isOpen: false,
      },
      operator: { reads: hashOf('a-token-of-at-least-24-letters'), acts: undefined },
    });
  });

  test.each([
    [['--port', 'x'], {}],
    [['--prot', '1'], {}],
    [[], { ORIGIN: 'hall' }],
    [[], { LOG: 'loud' }],
    [[], { HALL_LIMITS: '{"talk":1}' }],
    [[], { HALL_LIMITS: '7' }],
    [[], { HALL_OPERATOR: 'admin' }],
    [[], { HALL_SMTP: 'mail.example' }],
    [[], { HALL_SMTP: 'smtp://mail.example' }],
  ])('%j %j is not understood', (flags, environment) => {
    expect(() => configOf(flags, environment)).toThrow(Misconfigured);
  });
});

interface Ran {
  readonly child: ChildProcess;
  readonly address: string;
  readonly written: () => string;
  readonly ended: Promise<number | null>;
}

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hall-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const MAIN = new URL('../dist/main.js', import.meta.url).href;

/** Starts a hall and waits until it says where it is, or ends. */
const ran = async (flags: readonly string[], environment: Record<string, string> = {}): Promise<Ran> => {
  const code = `const { start } = await import(${JSON.stringify(MAIN)}); if (!(await start(process.argv.slice(1)))) process.exitCode = 1;`;
  const { PATH } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', ...flags], {
    env: { PATH, HALL_FOLDER: folder, ...environment },
  });
  children.push(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = await new Promise<string>((resolve) => {
    const hear = (data: Buffer): void => {
      text += data.toString();
      const found = /http:\/\/[0-9.]+:\d+\//.exec(text);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => resolve(''));
  });
  return { child, address, written: () => text, ended };
};

test('told to end, it tells the tables to come back, and started again it goes on', async () => {
  const first = await ran(['--port', '0']);
  const [south, north] = [clientOf(first.address), clientOf(first.address)];
  await south.join('Anna');
  await north.join('Bertrand');
  for (const client of [south, north]) await client.connect();
  const fine = EDITIONS[0];
  const match = await playedBetween(south, north, { game: 'fine', begin: openingOf(fine), terms: { friendly: true } });
  const { options } = askedOf(south.copies.get(match)!, 'south')!.decision!;
  expect(await south.say(match, [options[0]!])).toMatchObject({ t: 'ok', n: 1 });
  expect((await fetch(`${first.address}healthz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(JSON.parse(south.heard.at(-1)!)).toMatchObject({ t: 'bye', code: 'restart' });
  const second = await ran(['--port', '0']);
  const again = clientOf(second.address);
  again.cookie = south.cookie;
  await again.connect();
  const copy = await again.sit(match);
  expect(copy.lines).toHaveLength(1);
  expect(digest(copy.match!)).toBe(digest(south.copies.get(match)!.match!));
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('where it has no place for matches there is the table alone, and it says why', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { address, written } = await ran(['--port', '0'], { HALL_FOLDER: join(file, 'below') });
  expect(written()).toContain('cannot be made');
  expect((await fetch(`${address}api/1/hall`)).status).toBe(404);
});

test('a port that was asked for and is taken, or words it does not understand: it says so and ends', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
  });
  const refused = await ran(['--port', String(port)]);
  expect(await refused.ended).toBe(1);
  expect(refused.written()).toContain(`Port ${port} is taken`);
  taken.close();
  const lost = await ran(['--prot', '1']);
  expect(await lost.ended).toBe(1);
  expect(lost.written()).toContain('--prot');
});
