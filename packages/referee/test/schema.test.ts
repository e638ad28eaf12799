// The schema that is shipped is the one the shapes print. `UPDATE_EXAMPLES=1` writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASKS } from '../src/asks/index.js';
import { schema } from '../src/schema.js';
import { satisfies } from './json-schema.js';
import { PAGES, played } from './pages.js';

const FILE = new URL('../schema.json', import.meta.url);
const printed = `${JSON.stringify(schema(), undefined, 2)}\n`;
if (process.env['UPDATE_EXAMPLES'] === '1') writeFileSync(FILE, printed);

test('schema.json is up to date (victory schema > packages/referee/schema.json)', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(printed);
});

test('every request is in it, and every reference leads somewhere', () => {
  const { oneOf, $defs } = schema() as { oneOf: { properties: { ask: { const: string } } }[]; $defs: object };
  expect(oneOf.map(({ properties }) => properties.ask.const)).toEqual(ASKS.map(({ name }) => name));
  const references = JSON.stringify(schema()).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g);
  for (const [, name] of references) expect($defs).toHaveProperty([name!]);
});

test.each(PAGES)('what the referee takes in $name, the schema allows', ({ text }) => {
  const wrong = played(text)
    .filter(({ told }) => told['ok'] || told['refusal'])
    .filter(({ request }) => !satisfies(schema(), JSON.parse(request)));
  expect(wrong).toEqual([]);
});

test.each([
  {},
  { ask: 'dance' },
  { ask: 'drop', force: true },
  { ask: 'answer' },
  { ask: 'answer', choice: { do: 'dance' } },
  { ask: 'answer', choice: { do: 'engage', target: 5 } },
  { ask: 'begin', seed: 1.5 },
  { ask: 'begin', armies: { south: 'nobody', north: 'swedes' } },
  { ask: 'place', position: { phase: 'tea', units: [] } },
  { ask: 'place', position: { phase: 'firing', units: [{ id: 'S1' }] } },
  { ask: 'replay', record: {} },
  { ask: 'query', what: 'weather', unit: 'S1' },
  { ask: 'query', what: 'reach' },
  { ask: 'answer', choice: { do: 'manoeuvre', steps: [{ ahead: -1 }] } },
  { ask: 'answer', choice: { do: 'manoeuvre', steps: [{ ahead: 1, turn: 1 }] } },
  { ask: 'place', position: { phase: 'firing', units: [{ id: 'S1', type: 'P&M', layout: 'PM', x: 0.5, y: 1 }] } },
])('the schema does not allow %j', (request) => {
  expect(satisfies(schema(), request)).toBe(false);
});
