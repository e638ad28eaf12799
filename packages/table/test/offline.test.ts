/** The service worker answers for the site, and leaves alone what a hall answers. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const HOME = 'https://victories.example/play/';

interface Listened {
  readonly request: { readonly method: string; readonly url: string; readonly mode: string };
  respondWith(answer: unknown): void;
}

/** Whether the worker takes a request upon itself. */
const answers = (path: string, mode = 'cors', method = 'GET'): boolean => {
  const listeners = new Map<string, (event: Listened) => void>();
  const self = {
    location: { origin: new URL(HOME).origin },
    registration: { scope: HOME },
    addEventListener: (name: string, listener: (event: Listened) => void) => listeners.set(name, listener),
  };
  const caches = { open: () => new Promise(() => undefined) };
  const code = readFileSync(new URL('../src/offline/sw.js', import.meta.url), 'utf8');
  runInNewContext(code, { self, caches, URL });
  let taken = false;
  listeners.get('fetch')!({
    request: { method, url: new URL(path, HOME).href, mode },
    respondWith: () => {
      taken = true;
    },
  });
  return taken;
};

test.each(['', 'index.html', 'assets/index-1.js', 'apiary.svg', 'lively.css'])('it keeps %j', (path) => {
  expect(answers(path)).toBe(true);
});

test.each([
  'api/1/hall',
  'api/1/matches/kfx39p2mwq7e/record',
  'live',
  'live?match=kfx39p2mwq7e',
  'healthz',
  'metrics',
  'hall.json',
  'rules/fine2-major2/',
])('it leaves %s to the hall, opened as a page too', (path) => {
  expect([answers(path), answers(path, 'navigate')]).toEqual([false, false]);
});

test('it answers nothing that is written, and nobody else', () => {
  expect(answers('assets/index-1.js', 'cors', 'POST')).toBe(false);
  expect(answers('https://elsewhere.example/assets/index-1.js')).toBe(false);
});
