/** Recorded matches, each replayed to its digest. `npm run records` plays them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fine } from '../src/index.js';
import { recordShape, replay, type Fault, type MatchRecord } from '../src/kernel/index.js';

const FOLDER = new URL('records/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

const HINT = [
  'This recorded match no longer plays as it was recorded.',
  'If a rule, an option or the order of throws was changed on purpose: `npm run records`, and name the rule in the commit.',
  'If nothing in play was to change, this is a bug: records and saves of players break in the same way.',
].join('\n');

const read = (file: string, faults: Fault[]): MatchRecord =>
  recordShape(fine).read(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')), file, faults);

describe.each(FILES)('%s', (file) => {
  test('replays to its digest and outcome', () => {
    const faults: Fault[] = [];
    const record = read(file, faults);
    const match = replay(fine, record, file, faults);
    expect(faults, HINT).toEqual([]);
    expect(fine.outcomeOf(match!), HINT).toEqual(record.outcome);
  });
});

test('there are records of every set-up method, and one by hand with disputes', () => {
  const records = FILES.map((file) => read(file, []));
  const methods = records.map(({ begin }) => (begin as { options: { setupMethod?: string } }).options.setupMethod);
  expect(new Set(methods)).toEqual(new Set([undefined, 'sequential', 'alternate', 'agreed']));
  const byHand = records.find(({ dice }) => 'hand' in dice)!;
  expect(byHand.said.some(({ choice }) => choice.do === 'dispute')).toBe(true);
});
