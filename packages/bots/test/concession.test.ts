/** Who gives up: only at turn ends, only when several of them were hopeless, and never while he leads. */
import { describe, expect, test } from 'vitest';
import { answer, copyOf, fineEdition, streamOf, type AnyMatch, type Both } from '@five-victories/engine';
import {
  BAD_TURNS,
  botNamed,
  chancesFrom,
  concededBy,
  concession,
  factsOf,
  hopeOf,
  LOST,
  turnEnds,
  WEIGHTS,
  type Facts,
  type SideFacts,
} from '@five-victories/bots';
import { opened } from './kit.js';

const weights = WEIGHTS['splendid']!;
const fresh: SideFacts = { lost: 0, of: 20, breaksAt: 10, strength: 60, off: 0, worth: 60, points: 0 };
const beaten: SideFacts = { lost: 8, of: 20, breaksAt: 10, strength: 20, off: 0, worth: 10, points: 0 };

const standing = (sides: Both<SideFacts>, more: Partial<Facts> = {}): Facts => ({
  sides,
  turn: 6,
  turnLimit: 12,
  acting: 'south',
  decidedBy: 'losses',
  allPoints: 0,
  leads: 'north',
  ...more,
});
const lost = standing({ south: beaten, north: fresh });
const even = standing({ south: fresh, north: fresh }, { leads: undefined });
const all = (facts: Facts): Facts[] => Array.from({ length: BAD_TURNS }, () => facts);

describe('a side gives up', () => {
  test('when each of the last turns ended without hope, and says what it hoped for', () => {
    const hope = hopeOf(chancesFrom(lost, weights), 'south');
    expect(hope).toBeLessThanOrEqual(LOST);
    expect(concededBy([even, ...all(lost)], 'south', weights)).toEqual(all(lost).map(() => hope));
    expect(concededBy(all(lost), 'north', weights)).toBeUndefined();
  });

  test('not yet after fewer bad turns, nor when one of the last was better', () => {
    expect(concededBy(all(lost).slice(1), 'south', weights)).toBeUndefined();
    expect(concededBy([...all(lost).slice(1), even], 'south', weights)).toBeUndefined();
    expect(concededBy([...all(lost).slice(2), even, lost], 'south', weights)).toBeUndefined();
    expect(concededBy(all(even), 'south', weights)).toBeUndefined();
  });

  test('never while it leads, nor while one more loss breaks the enemy', () => {
    expect(concededBy(all({ ...lost, leads: 'south' }), 'south', weights)).toBeUndefined();
    const shaken = standing({ south: beaten, north: { ...fresh, breaksAt: 1 } });
    expect(concededBy(all(shaken), 'south', weights)).toBeUndefined();
  });
});

describe('turn ends', () => {
  const captain = botNamed('captain')!;
  /** All decisions of a match, as it stood at each. */
  const playedOut = (): { matches: AnyMatch[]; ends: (readonly AnyMatch[])[] } => {
    const match: AnyMatch = opened<AnyMatch>(fineEdition, 3, { turnLimit: 5 });
    const stream = streamOf(3);
    let ends: readonly AnyMatch[] = [];
    const [seen, all]: [AnyMatch[], (readonly AnyMatch[])[]] = [[], []];
    while (match.decision) {
      ends = turnEnds(ends, match);
      seen.push(copyOf(match));
      all.push(ends);
      answer(match, captain.choose(match, stream));
    }
    return { matches: seen, ends: all };
  };
  const turnOf = ({ state }: AnyMatch): number => (state as { turn: number }).turn;
  const { matches, ends } = playedOut();

  test('are one of each turn but the first, as the match stood at the first decision after it', () => {
    for (const [i, list] of ends.entries()) {
      const turn = turnOf(matches[i]!);
      const turns = Array.from({ length: turn }, (_, n) => n + 1).slice(1);
      expect(list.map(turnOf)).toEqual(turns.slice(-BAD_TURNS));
      if (i > 0 && turnOf(matches[i - 1]!) === turn) expect(list).toBe(ends[i - 1]);
    }
    const last = ends.at(-1)!.at(-1)!;
    const first = matches.find((each) => turnOf(each) === turnOf(last))!;
    expect(factsOf(last)).toEqual(factsOf(first));
  });

  test('of turns that were taken back are forgotten', () => {
    const late = ends.at(-1)!;
    const earlier = matches.find((each) => turnOf(each) === 3)!;
    expect(turnEnds(late, earlier).every((each) => turnOf(each) <= 3)).toBe(true);
    expect(turnEnds(late, matches[0]!)).toEqual([]);
  });

  test('of a match that is open make nobody give up', () => {
    const [first] = ends.filter((list) => list.length === BAD_TURNS);
    expect(concession(first!, 'south')).toBeUndefined();
    expect(concession([], 'south')).toBeUndefined();
  });
});
