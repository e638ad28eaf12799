/** The log of a match: judged, taken back, looked at from three chairs, and checked at the end by anybody. */
import { describe, expect, test } from 'vitest';
import {
  below,
  digest,
  enemyOf,
  isSecret,
  streamOf,
  type AnyMatch,
  type Fault,
  type Side,
} from '@five-victories/engine';
import {
  aheadFor,
  askedNow,
  FAIR_FORMAT,
  playShown,
  shownTo,
  verify,
  type Down,
  type HallLine,
} from '@five-victories/engine/fair';
import { openMatch } from '@five-victories/engine/kernel';
import {
  isNo,
  judgeBack,
  judgeEnd,
  judgePause,
  judgeResume,
  judgeSay,
  openingOf as openingDice,
} from '../src/log/judge.js';
import { afterLines, beginning, digestOf, endedOf, isOver, type Standing } from '../src/log/standing.js';
import { EDITIONS, givenOf, MATCH, openingOf, optionBy, seals, secretOf, secrets, type AnyEdition } from './kit.js';

const saying = (by: Side, at = 0) => ({ by, at, salt: () => secretOf(`${by} ${at}`) });

interface Played {
  readonly now: Standing;
  readonly lines: readonly HallLine[];
  /** What lay face down after each line. */
  readonly downs: readonly (readonly Down[])[];
}

const begun = (edition: AnyEdition, begin = openingOf(edition)): Played => {
  const faults: Fault[] = [];
  const first = beginning(givenOf(edition, begin), faults)!;
  expect(faults).toEqual([]);
  const { after, lines } = openingDice(first, 0);
  return { now: after, lines, downs: lines.map(() => []) };
};

const on = (played: Played, judged: ReturnType<typeof judgeSay>): Played => {
  if (isNo(judged)) throw new Error(`${judged.code} ${judged.refusal?.id ?? ''}`);
  return {
    now: judged.after,
    lines: [...played.lines, ...judged.lines],
    downs: [...played.downs, ...judged.lines.map(() => judged.after.down)],
  };
};

/** Plays at random, with take-backs now and then. */
const playedBy = (edition: AnyEdition, seed: number, most: number, begin = openingOf(edition)): Played => {
  const stream = streamOf(seed);
  let played = begun(edition, begin);
  for (let i = 0; i < most && !isOver(played.now); i++) {
    const { now } = played;
    const by = now.match.decision!.side;
    const to = now.counted.at(-2)?.line.n ?? 0;
    const back = below(stream, 9) === 0 ? judgeBack(now, { by, at: i }, to, true, true) : undefined;
    played = on(played, back && !isNo(back) ? back : judgeSay(now, saying(by, i), [optionBy(stream, now.match)]));
  }
  return played;
};

describe.each(EDITIONS)('$id', (edition) => {
  const played = playedBy(edition, 11, 500);

  test('whoever reads the log has the match', () => {
    const first = beginning(givenOf(edition, openingOf(edition)), [])!;
    const read = afterLines(first, played.lines);
    expect(digest(read.match)).toBe(digest(played.now.match));
    expect({ n: read.n, head: read.head, casts: read.casts, counted: read.counted }).toEqual({
      n: played.now.n,
      head: played.now.head,
      casts: played.now.casts,
      counted: played.now.counted,
    });
    expect(played.lines.some(({ kind }) => kind === 'back')).toBe(true);
  });

  test('anybody can check it', () => {
    const { lines, now } = played;
    const record = { format: FAIR_FORMAT, game: edition.id, version: edition.version, match: MATCH } as const;
    const faults: Fault[] = [];
    verify(
      edition,
      { ...record, begin: openingOf(edition), seals, secrets, lines, head: now.head, digest: digest(now.match) },
      'record',
      faults,
    );
    expect(faults).toEqual([]);
  });

  test('a side that sees only what it may see stands where the match stands as soon as nothing lies face down', () => {
    for (const viewer of ['south', 'north'] as const) {
      let compared = 0;
      for (let n = 1; n <= Math.min(40, played.lines.length); n++) {
        const lines = played.lines.slice(0, n);
        if (lines.some(({ kind }) => kind === 'back')) break;
        const view = openMatch<AnyMatch>(edition, openingOf(edition), { hand: true }, 'begin', [])!;
        for (const line of lines) playShown(view, shownTo(viewer, played.downs[n - 1]!, line) as never);
        const before = beginning(givenOf(edition, openingOf(edition)), [])!;
        const now = afterLines(before, lines);
        expect(view.decision?.kind).toBe(now.match.decision?.kind);
        expect(view.decision?.side).toBe(now.match.decision?.side);
        const told = digestOf(now);
        if (told !== undefined) {
          compared++;
          expect(digest(view)).toBe(told);
        }
      }
      expect(compared).toBeGreaterThan(0);
    }
  });
});

describe('what may be said', () => {
  const fine = EDITIONS[0];

  test('only by whoever is asked, only in shape, only what the rules take', () => {
    const { now } = begun(fine);
    const { side, options } = now.match.decision!;
    const other = side === 'south' ? 'north' : 'south';
    expect(judgeSay(now, saying(other), [options[0]!])).toMatchObject({ code: 'turn' });
    expect(judgeSay(now, saying(side), [{ do: 'dance' }])).toMatchObject({ code: 'shape' });
    expect(judgeSay(now, saying(side), [])).toMatchObject({ code: 'shape' });
    expect(judgeSay(now, saying(side), [{ do: 'pass' }])).toHaveProperty('code');
  });

  test('dice end a breath, or an answer that is refused would betray them', () => {
    let played = begun(fine);
    const stream = streamOf(4);
    for (;;) {
      const { now } = played;
      const by = now.match.decision!.side;
      const choice = optionBy(stream, now.match);
      const next = on(played, judgeSay(now, saying(by), [choice]));
      const line = next.lines.at(-1)!;
      if (line.kind === 'said' && line.cast) {
        expect(judgeSay(now, saying(by), [choice, { do: 'done' }])).toEqual({ code: 'turn' });
        return;
      }
      played = next;
    }
  });

  test('own answers go back freely until somebody has seen something; then only by consent, in friendly matches', () => {
    const { now } = playedBy(fine, 3, 12);
    const cast = now.counted.findLast(({ reveals }) => reveals)!;
    const by = now.match.decision!.side;
    const to = cast.line.n - 1;
    expect(judgeBack(now, { by, at: 0 }, to, false, true)).toEqual({ code: 'back' });
    expect(judgeBack(now, { by, at: 0 }, to, true, false)).toEqual({ code: 'back' });
    const back = judgeBack(now, { by, at: 0 }, to, true, true);
    expect(isNo(back)).toBe(false);
    expect(judgeBack(now, { by, at: 0 }, now.n + 5, true, true)).toEqual({ code: 'back' });
  });

  test('while the clocks stand still nobody answers; whoever ended it ends all', () => {
    const { now } = begun(fine);
    const { side, options } = now.match.decision!;
    const paused = judgePause(now, { by: 'north', at: 5 }, 'adjourn');
    if (isNo(paused)) throw new Error(paused.code);
    expect(judgeSay(paused.after, saying(side), [options[0]!])).toEqual({ code: 'paused' });
    expect(judgePause(paused.after, { by: side, at: 6 }, 'pause')).toEqual({ code: 'paused' });
    const resumed = judgeResume(paused.after, { by: side, at: 7 });
    if (isNo(resumed)) throw new Error(resumed.code);
    expect(isNo(judgeSay(resumed.after, saying(side), [options[0]!]))).toBe(false);
    const ended = judgeEnd(resumed.after, 9, 'time', 'south');
    if (isNo(ended)) throw new Error(ended.code);
    expect(endedOf(ended.after)).toEqual({ why: 'time', winner: 'north' });
    expect(judgeSay(ended.after, saying(side), [options[0]!])).toEqual({ code: 'over' });
  });
});

describe('both set up at once', () => {
  test.each(EDITIONS)('$id: the other plans before its turn, and neither sees the other', (edition) => {
    const begin = openingOf(edition, 0, { setupMethod: 'hidden' });
    let { after: now } = openingDice(beginning(givenOf(edition, begin), [])!, 0);
    // Before both set up, one of them may have something to lay down that is turned up at once: for that nobody plans ahead.
    while (askedNow(now.match).length === 1) {
      const next = judgeSay(now, saying(now.match.decision!.side), [now.match.decision!.options[0]!]);
      if (isNo(next)) throw new Error(next.code);
      now = next.after;
    }
    expect(isSecret(now.match)).toBe(true);
    expect(askedNow(now.match)).toEqual(['south', 'north']);
    const first = now.match.decision!.side;
    const other = enemyOf(first);
    const early = aheadFor(now.match, other, [])!.decision!.options[0]!;
    const laid = judgeSay(now, saying(first), [now.match.decision!.options.at(-1)!]);
    if (isNo(laid)) throw new Error(laid.code);
    expect(digestOf(laid.after)).toBeUndefined();
    const [line] = laid.lines;
    const { down } = laid.after;
    expect(shownTo(other, down, line!)).toEqual({ kind: 'sealed', n: line!.n, at: 0, by: first });
    expect(shownTo(undefined, down, line!)).toMatchObject({ kind: 'sealed' });
    expect(shownTo(first, down, line!)).toBe(line);
    const second = judgeSay(laid.after, saying(other), [early]);
    if (isNo(second)) throw new Error(second.code);
  });
});
