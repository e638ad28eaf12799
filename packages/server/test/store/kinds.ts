/** The stores that are tested: places for them, and what they need around them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.js';
import type { Kind } from './contract.js';

/** Folders that are removed when the tests of the file are done. */
export const folders = (): (() => string) => {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'five-victories-store-'));
    made.push(folder);
    return folder;
  };
};

export const sqlite = (): Kind => {
  const folder = folders();
  return { name: 'SQLite', fresh: async () => ({ folder: folder() }), isShared: false };
};

/** One server for all tests of a file. */
export const server = (): (() => TestPostgres) => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres('fsync=off');
  }, 120_000);
  afterAll(async () => postgres?.stop(), 60_000);
  return () => postgres!;
};

export const postgres = (running = server()): Kind => ({
  name: 'PostgreSQL',
  fresh: async () => ({ database: await running().fresh(), folder: '/nowhere' }),
  isShared: true,
});
