// Every example of docs/referee.md is played, as one session. `UPDATE_EXAMPLES=1` writes the true answers instead, shortened as before.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createReferee } from '../src/referee.js';
import { ASKS } from '../src/asks/index.js';
import { examplesOf, quoted, shortened } from './examples.js';
import { KINDS } from './kinds.js';

const FILE = new URL('../../../docs/referee.md', import.meta.url);
const document = readFileSync(FILE, 'utf8');
const examples = examplesOf(document);

const referee = createReferee();
/** What the request asks; one example is no JSON. */
const askOf = (request: string) =>
  (request.startsWith('{') ? JSON.parse(request) : {}) as { ask?: string; match?: string };

const quotable: Record<string, unknown> = {};
const sessions = examples.map(({ request: quoting, answer, line }) => {
  const request = quoted(quoting, quotable);
  const told: unknown = JSON.parse(referee(request));
  Object.assign(quotable, told);
  const written: unknown = JSON.parse(answer);
  return { line, request, written, told, shown: shortened(written, told) };
});

if (process.env['UPDATE_EXAMPLES'] === '1') {
  const lines = document.split('\n');
  for (const { line, shown } of sessions) lines[line] = `< ${JSON.stringify(shown)}`;
  writeFileSync(FILE, lines.join('\n'));
}

describe('docs/referee.md', () => {
  test.each(sessions)('line $line: $request', ({ written, shown }) => {
    expect(written).toEqual(shown);
  });

  test('there is an example of every request', () => {
    const asked = new Set(sessions.map(({ request }) => askOf(request).ask));
    expect(ASKS.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  });

  test('there is an example of every decision, and of an answer to it', () => {
    const shown = new Set<string>();
    const answered = new Set<string>();
    const waiting = new Map<string, string | undefined>();
    for (const { request, told, shown: written } of sessions) {
      const { ask, match = 'main' } = askOf(request);
      const { ok, decision } = told as { ok: boolean; decision?: { kind: string } };
      if (ask === 'answer' && ok) answered.add(waiting.get(match)!);
      if (!ok || !['begin', 'place', 'answer', 'interrupt', 'load', 'decision'].includes(ask!)) continue;
      waiting.set(match, decision?.kind);
      const { decision: visible } = written as { decision?: { kind?: string; options?: unknown } | string };
      if (typeof visible === 'object' && visible.kind && Array.isArray(visible.options)) shown.add(visible.kind);
    }
    expect(KINDS.filter((kind) => !shown.has(kind))).toEqual([]);
    expect(KINDS.filter((kind) => !answered.has(kind))).toEqual([]);
  });
});
