/** `scripts/halls.mjs`: halls on one PostgreSQL are kept, and replaced one after the other while a match goes on. Needs what the build makes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fineEdition, streamOf } from '@five-victories/engine';
import { balanceOf } from '../storm/balance.js';
import { begunBetween, digestAt, play, playerAt } from '../storm/players.js';
import { startPostgres } from '../storm/postgres.mjs';
import { openingOf } from './kit.js';
import { freePair } from './proxy.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/halls.mjs', import.meta.url));
const ANSWERS = 60;

const started = (port: number, ...flags: readonly string[]) => {
  const child = spawn(process.execPath, [SCRIPT, '--built', '--port', String(port), '--halls', '2', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HALL_LIMITS: '{"messagesPerSecond":100000,"requestsPerSecond":100000}' },
  });
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const gone = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const halls = (): string[] => said.filter((line) => line.startsWith('hall '));
  return { child, said, gone, halls };
};

test('two halls are started, one that is killed is begun again, and all are replaced without an answer lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-halls-'));
  const postgres = await startPostgres('fsync=off');
  const port = await freePair();
  const { child, said, gone, halls } = started(port, '--database', await postgres.fresh(), '--folder', folder);
  const balance = await balanceOf([port, port + 1]);
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('all halls are there');
    const [south, north] = [await playerAt(balance.address), await playerAt(balance.address)];
    const begin = openingOf(fineEdition, 0);
    const match = await begunBetween(south, north, { game: 'fine', begin, terms: { friendly: true } });
    const isEnough = (): boolean => south.acknowledged.length + north.acknowledged.length >= ANSWERS;
    const playing = Promise.all([
      play(south, match, 'south', streamOf(1), isEnough),
      play(north, match, 'north', streamOf(2), isEnough),
    ]);
    process.kill(Number(halls()[0]!.split(' ').at(-1)), 'SIGKILL');
    await expect.poll(() => halls().length, { timeout: 60_000 }).toBe(3);
    child.kill('SIGHUP');
    await expect.poll(() => said, { timeout: 60_000 }).toContain('all halls are replaced');
    expect(halls()).toHaveLength(5);
    await playing;
    const lengths = () => [south, north].map(({ client }) => client.copies.get(match)!.lines.length);
    await expect.poll(() => new Set(lengths()).size, { timeout: 30_000 }).toBe(1);
    expect(digestAt(south, match)).toBe(digestAt(north, match));
    expect([...south.client.faults, ...north.client.faults]).toEqual([]);
    for (const player of [south, north]) player.leave();
  } finally {
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
    await balance.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}, 240_000);
