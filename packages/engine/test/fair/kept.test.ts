/** Matches of halls that players have kept open and pass the check in every later version. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fairShape, plainRecord, standing, verify, type FairMatch } from '../../src/fair/index.js';
import { fineEdition, gloriousEdition, greatEdition, majorEdition, splendidEdition } from '../../src/index.js';
import { digest, replay, type AnyMatch, type Fault } from '../../src/kernel/index.js';

const EDITIONS = [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition] as const;

test.each(EDITIONS)('$id', (edition) => {
  const file = JSON.parse(readFileSync(new URL(`kept/${edition.id}.json`, import.meta.url), 'utf8')) as FairMatch;
  const faults: Fault[] = [];
  const fair = fairShape(edition).read(file, 'fair', faults);
  const match = verify(edition, fair, 'fair', faults)!;
  expect(faults).toEqual([]);
  expect(digest(match)).toBe(file.digest);
  const record = plainRecord(edition, fair)!;
  const answers = standing(fair.lines).filter(({ kind }) => kind === 'said').length;
  expect(record.said.filter(({ choice }) => choice.do !== 'dice')).toHaveLength(answers);
  expect(digest(replay<AnyMatch>(edition, record, 'record', faults)!)).toBe(file.digest);
  expect(faults).toEqual([]);
});
