/** The table's files: what is served, with which headers, and nothing besides. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, serveSite } from '../src/routes/site.js';

let folder: string;
let site: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<p>the table</p>');
  writeFileSync(join(site, 'assets', 'a.js'), '1');
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  ({ server, address } = await serveSite(0, site));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** As it stands, without the tidying that fetch does. */
const raw = async (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: new URL(address).port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    asked.on('error', reject).end();
  });

test('pages are served with what guards them', async () => {
  const page = await fetch(address);
  expect(await page.text()).toBe('<p>the table</p>');
  const headers = Object.fromEntries(page.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const asset = await fetch(`${address}assets/a.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%00',
  '/nothing',
  '/%',
])('%s is not there', async (path) => {
  expect(fileOf(path, site)).toBeUndefined();
  expect(await raw(path)).toBe(404);
});

test('only reading, and HEAD without a body', async () => {
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
