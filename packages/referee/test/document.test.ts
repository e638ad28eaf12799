// Every example of the manual is played, each page as one session. `UPDATE_EXAMPLES=1` writes the true answers instead, shortened as before.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ASKS } from '../src/asks/index.js';
import { shortened } from './examples.js';
import { PAGES, played } from './pages.js';

/** What the request asks; one example is no JSON. */
const askOf = (request: string) =>
  (request.startsWith('{') ? JSON.parse(request) : {}) as { ask?: string; match?: string };

const pages = PAGES.map((page) => ({
  ...page,
  examples: played(page.text).map((example) => ({ ...example, shown: shortened(example.written, example.told) })),
}));

if (process.env['UPDATE_EXAMPLES'] === '1')
  for (const { file, text, examples } of pages) {
    const lines = text.split('\n');
    for (const { line, shown } of examples) lines[line] = `< ${JSON.stringify(shown)}`;
    writeFileSync(file, lines.join('\n'));
  }

test('there is an example of every request', () => {
  const asked = new Set(pages.flatMap(({ examples }) => examples.map(({ request }) => askOf(request).ask)));
  expect(ASKS.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
});

describe.each(pages)('docs/$name', ({ kinds, examples }) => {
  test.each(examples)('line $line: $request', ({ written, shown }) => {
    expect(written).toEqual(shown);
  });

  test('there is an example of every decision, and of an answer to it', () => {
    const visible = new Set<string>();
    const answered = new Set<string>();
    const waiting = new Map<string, string | undefined>();
    for (const { request, told, shown } of examples) {
      const { ask, match = 'main' } = askOf(request);
      const { ok, decision } = told as { ok: boolean; decision?: { kind: string } };
      if (ask === 'answer' && ok) answered.add(waiting.get(match)!);
      if (!ok || !['begin', 'place', 'answer', 'interrupt', 'load', 'decision'].includes(ask!)) continue;
      waiting.set(match, decision?.kind);
      const { decision: seen } = shown as { decision?: { kind?: string; options?: unknown } | string };
      if (typeof seen === 'object' && seen.kind && Array.isArray(seen.options)) visible.add(seen.kind);
    }
    expect(kinds.filter((kind) => !visible.has(kind))).toEqual([]);
    expect(kinds.filter((kind) => !answered.has(kind))).toEqual([]);
  });
});
