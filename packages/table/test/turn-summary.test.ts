/** A turn summed up: what all turns brought together is what the story of the match tells. */
import { SIDES } from '@five-victories/engine/kernel';
import { describe, expect, test } from 'vitest';
import { change } from '../src/app/settings.js';
import { luckIn } from '../src/story/luck.js';
import { storyOf } from '../src/story/story.js';
import { summedUp, withSummary } from '../src/story/summed-up.js';
import { turnEnding } from '../src/story/turn-summary.js';
import { toldIn } from '../src/store/told.js';
import { RECORDED, recordedSession } from './story-kit.js';

describe.each(RECORDED)('a match of %s (%s)', (game, name) => {
  const session = recordedSession(game, name);
  const story = storyOf(session);
  const ends = story.turns.slice(1).map(({ at }) => at);
  const from = story.turns[0]?.at ?? 0;
  const last = ends.at(-1) ?? from;
  const summaries = ends.map((at) => turnEnding(session, at)!);

  test('there is one for every turn that ended, and none elsewhere', () => {
    expect(summaries.map(({ turn }) => turn)).toEqual(story.turns.slice(0, -1).map(({ turn }) => turn));
    const elsewhere = [...session.moments.keys()].filter((at) => !ends.includes(at));
    for (const at of elsewhere) expect(summedUp(session, at)).toBeUndefined();
  });

  test('every unit that was lost is lost in the turn the story says', () => {
    for (const side of SIDES) {
      const told = summaries.flatMap(({ sides }) => sides[side].gone.map(({ unit }) => unit));
      const lost = story.units.filter(
        (unit) => unit.side === side && 'at' in unit.fate && unit.fate.is !== 'joined' && unit.fate.at <= last,
      );
      expect(told.toSorted()).toEqual(lost.map(({ id }) => id).toSorted());
    }
  });

  test('the luck of the turns is that of the match up to there', () => {
    for (const side of SIDES) {
      const sum = summaries.reduce((all, { sides }) => all + (sides[side].luck ?? 0), 0);
      const casts = story.luck.casts.filter(({ at }) => at > from && at <= last);
      expect(sum).toBeCloseTo(luckIn(casts, side), 9);
    }
  });

  test('both languages tell it, in the report after what it sums up', () => {
    for (const language of ['en', 'de'] as const) {
      change({ language });
      for (const at of ends) {
        const { title, lines } = summedUp(session, at)!;
        expect(lines.length).toBeGreaterThanOrEqual(1);
        expect([title, ...lines].join(' ')).not.toMatch(/undefined|NaN|\[object/);
        const told = toldIn(session.moments[at]!);
        const report = withSummary(session, at, told);
        expect(report.length).toBe(told.length + 1 + lines.length);
        expect(report.filter(({ rule }) => rule !== '')).toEqual(told);
      }
    }
    change({ language: 'en' });
  });
});

test('losses of a turn are strength that was there before and is not there after', () => {
  const session = recordedSession('fine', 'hidden');
  const story = storyOf(session);
  const marks = story.turns.map(({ at }) => at);
  for (const side of SIDES) {
    const leftAt = (at: number): number =>
      session.moments[at]!.match.state.units.reduce(
        (sum, unit) =>
          unit.side === side ? sum + session.book.standing.strengthOf(session.moments[at]!.match, unit).left : sum,
        0,
      );
    for (const [i, at] of marks.slice(1).entries())
      expect(turnEnding(session, at)!.sides[side].lost).toBe(leftAt(marks[i]!) - leftAt(at));
  }
});
