/** The analysis of recorded matches: chances, what dice gave, choices that cost much; kept and read again. */
import { describe, expect, test } from 'vitest';
import { digest } from '@five-victories/engine/kernel';
import { analyse, type Task } from '../src/analysis/analyse.js';
import { isOf, readAnalysis, type Analysis, type Effort } from '../src/analysis/analysis.js';
import { logOf, matchOf, refusalOf, type AnySession } from '../src/match/session.js';
import { storyOf } from '../src/story/story.js';
import { recordedSession } from './story-kit.js';

const EFFORT: Effort = { seed: 7, tries: 4, choices: 4 };

const taskOf = (session: AnySession, deep: boolean): Task => ({
  id: 'match',
  digest: digest(matchOf(session)),
  log: logOf(session),
  effort: EFFORT,
  deep,
});

const analysed = (session: AnySession, deep: boolean): Analysis => {
  const steps = [...analyse(session.book.game, taskOf(session, deep))];
  // Whoever waits sees it get on, and never back.
  for (const [i, { done }] of steps.entries()) expect(done).toBeGreaterThanOrEqual(steps[i - 1]?.done ?? 0);
  expect(steps.at(-1)!.done).toBe(1);
  return steps.findLast(({ found }) => found)!.found!;
};

describe.each([
  ['fine', 'alternate'],
  ['glorious', 'presets'],
  ['splendid', 'by-hand'],
] as const)('%s, %s', (game, name) => {
  const session = recordedSession(game, name);
  const found = analysed(session, false);

  test('every moment has its chances, and the last is certain', () => {
    expect(found.points).toHaveLength(session.moments.length);
    for (const { south, north } of found.points) expect(south + north).toBeLessThanOrEqual(1.001);
    const { outcome } = matchOf(session).state;
    const won = (side: 'south' | 'north'): number => (outcome?.winner === side ? 1 : 0);
    if (outcome) expect(found.points.at(-1)).toEqual({ south: won('south'), north: won('north') });
  });

  test('only throws give anything beyond what was promised', () => {
    expect(found.falls.length).toBeGreaterThan(0);
    for (const { at } of found.falls)
      expect(session.moments[at]!.lines.some(({ event }) => event.event === 'throw')).toBe(true);
  });

  test('turning points are the phases in which the chances changed most', () => {
    const { turnings } = storyOf(session, found);
    for (const { at, swing, dice } of turnings) {
      expect(session.moments[at]).toBeDefined();
      expect(swing).toBeGreaterThan(0);
      expect(Math.abs(dice!)).toBeLessThanOrEqual(2);
    }
  });
});

test('a better choice is one that could have been made, and the same comes out again', () => {
  const session = recordedSession('fine', 'alternate');
  const found = analysed(session, true);
  expect(found.better).toBeDefined();
  for (const { at, by, instead, had, hoped, better, worse, tries } of found.better!) {
    const before = session.moments[at - 1]!.match;
    expect(before.decision!.side).toBe(by);
    expect(refusalOf(before, { choice: instead })).toBeUndefined();
    expect(hoped).toBeGreaterThan(had);
    expect(better + worse).toBeLessThanOrEqual(tries);
  }
  expect(analysed(session, true)).toEqual(found);
});

describe('what is kept', () => {
  const kept: Analysis = {
    format: 'five-victories/analysis/1',
    id: 'match',
    digest: 'abc',
    effort: EFFORT,
    points: [{ south: 0.5, north: 0.4 }],
    falls: [{ at: 3, gave: -0.2 }],
    better: [{ at: 4, by: 'north', instead: { do: 'stop' }, had: 0.3, hoped: 0.4, tries: 12, better: 9, worse: 2 }],
  };

  test('is read again as it was written', () => {
    expect(readAnalysis(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('is nothing where there is none, where it is broken, and where a newer program wrote it', () => {
    expect(readAnalysis(undefined)).toBeUndefined();
    expect(readAnalysis({ ...kept, points: [{ south: 2, north: 0 }] })).toBeUndefined();
    expect(readAnalysis({ ...kept, format: 'five-victories/analysis/2' })).toBeUndefined();
  });

  test('is not shown for a match that has gone on', () => {
    expect(isOf(kept, { id: 'match', digest: 'abc' }, 1)).toBe(true);
    expect(isOf(kept, { id: 'match', digest: 'abd' }, 1)).toBe(false);
    expect(isOf(kept, { id: 'match', digest: 'abc' }, 2)).toBe(false);
  });
});
