/** The short form of `npm run storm -- clocks`: some schedules by chance in simulated time, at two halls on one store. */
import { expect, test } from 'vitest';
import { noClocks, schedule, twoHalls } from '../../storm/clocks.js';

const SCHEDULES = 15;

test('clocks are exact to the millisecond, whatever is done and wherever', async () => {
  const figures = noClocks();
  const halls = await twoHalls();
  try {
    for (let seed = 0; seed < SCHEDULES; seed++) await schedule(halls, seed, figures);
    expect(halls.stages.flatMap(({ written }) => written)).toEqual([]);
  } finally {
    await halls.stop();
  }
  expect(figures.faults).toEqual([]);
  const { answers, backs, flags, pauses, paces } = figures;
  for (const much of [answers, backs, flags, pauses, paces]) expect(much).toBeGreaterThan(0);
}, 120_000);
