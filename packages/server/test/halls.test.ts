/** Two halls on one store: what one reads while the other writes. */
import { afterEach, expect, test } from 'vitest';
import type { Hall } from '../src/hall/hall.js';
import { clockOf } from '../src/hall/board.js';
import { readMatch, readOn } from '../src/hall/reading.js';
import type { Store } from '../src/store/store.js';
import { pairOf, type Pair } from './pair.js';

let pair: Pair;
afterEach(() => pair.stop());

/** Another hall, where after each look at the row of a match an answer is written before its lines are read. */
const slowHall = (): Hall => {
  const match: Store['match'] = async (id) => {
    const row = await pair.store.match(id);
    pair.time.pass(4_000);
    await pair.answer();
    return row;
  };
  return { ...pair.stage.hall, store: { ...pair.store, match } };
};

test('lines and clock that are read while another hall writes are of one moment', async () => {
  pair = await pairOf({ options: { setupMethod: 'sequential' }, terms: { time: { bank: 600_000, plus: 0 } } });
  await pair.pastSetup();
  const hall = slowHall();
  const first = (await readMatch(hall, pair.match))!;
  expect(first.log.length).toBe(first.row.said);
  for (let i = 0; i < 12; i++) {
    const known = (await readOn(hall, first))!;
    expect(known.log.length).toBe(known.row.said);
    // Whoever's clock runs is the one who is asked.
    expect(clockOf(known)!.running).toEqual([known.standing!.match.decision!.side]);
  }
  const now = (await readOn(pair.stage.hall, first))!;
  expect(now.log.length).toBe(pair.copy().lines.length);
});
