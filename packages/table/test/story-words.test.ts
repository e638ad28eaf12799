/** The sentences of stories, in both languages, for recorded matches of all five games and either chair. */
import { describe, expect, test } from 'vitest';
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import { matchOf } from '../src/match/session.js';
import { courseChart, luckChart } from '../src/story/charts.js';
import { reportPage, toldByTurn } from '../src/story/report-page.js';
import { reportText } from '../src/story/report-text.js';
import { storyOf, type Story } from '../src/story/story.js';
import {
  luckText,
  meritText,
  resultOf,
  swingText,
  titleOf,
  turningText,
  whyOf,
  type Audience,
} from '../src/story/tell.js';
import { storyWordsIn } from '../src/story/words/index.js';
import { sideTone } from '../src/art/side-tones.js';
import { contrast } from '../src/art/colours.js';
import { RECORDED, recordedSession } from './story-kit.js';

const LANGUAGES = ['en', 'de'] as const;

/** What no sentence may have. */
const WRONG =
  /undefined|NaN|null|\[object|(?<![.,\d])\b1 (hits|units|stands|points|elements|Einheiten|Punkte|Stände)\b|  |\.\.|,\./;

const told = (
  session: ReturnType<typeof recordedSession>,
  story: Story,
  language: 'en' | 'de',
  you?: Side,
): Audience => {
  const match = matchOf(session);
  const nameOf = (id: string): string => story.units.find((unit) => unit.id === id)?.name ?? `?${id}`;
  return {
    words: storyWordsIn(language),
    you,
    armies: both((side) => match.state.sides[side].name),
    unitName: nameOf,
    goalName: (goal) => session.book.standing.goalName(match, goal) ?? '?',
    resultName: (result) => result,
    percent: (share) => `${Math.round(100 * share)} %`,
  };
};

describe.each(RECORDED)('%s, %s', (game, name) => {
  const session = recordedSession(game, name);
  const story = storyOf(session);
  const end = story.end!;

  test.each(LANGUAGES)('every sentence is whole: %s', (language) => {
    for (const you of [undefined, ...SIDES]) {
      const to = told(session, story, language, you);
      const sentences = [
        titleOf(to, end),
        resultOf(to, end),
        whyOf(to, story, end),
        ...story.turnings.flatMap((turning) => [turningText(to, turning), swingText(to, turning)]),
        ...story.units.map((unit) => meritText(to, unit)),
        ...SIDES.map((side) => luckText(to, story, side)),
        to.words.luck.lopsided(story.luck.lopsided),
      ];
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(WRONG);
        expect(sentence).not.toContain('?');
      }
      expect(whyOf(to, story, end)).toMatch(/\.$/);
    }
  });

  test('who sat where has won or lost', () => {
    const { winner } = end.outcome;
    for (const you of SIDES) {
      const title = titleOf(told(session, story, 'en', you), end);
      expect(title).toMatch(winner === undefined ? /^(A draw|Nobody)/ : winner === you ? /^Victory/ : /^Defeat/);
      const count = end.outcome.points ?? end.outcome.zones;
      if (count) expect(title).toContain(`${count[you]} to ${count[you === 'south' ? 'north' : 'south']}`);
    }
    const army = winner && matchOf(session).state.sides[winner].name.replace(/^The /, 'the ');
    expect(titleOf(told(session, story, 'en'), end)).toContain(army ?? 'draw');
  });

  test.each(LANGUAGES)('the report has the score, every turning point and every loss: %s', (language) => {
    const to = told(session, story, language);
    const heading = { name: 'A & B', game: 'G', lastTurn: 6, sides: { south: 'South', north: 'North' } };
    const text = reportText(to, story, end, heading);
    for (const side of SIDES) {
      const { lost, of } = story.sides[side].losses;
      expect(text).toContain(to.words.score.of(lost, of));
    }
    for (const turning of story.turnings) expect(text).toContain(turningText(to, turning));
    for (const unit of story.units.filter(({ lost }) => lost > 0)) expect(text).toContain(`- ${to.unitName(unit.id)}:`);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('charts are drawn within their frames', () => {
    const drawn = {
      tones: both((side) => sideTone(side, undefined)),
      names: { south: '<S>', north: 'N' },
      label: 'a "b"',
    };
    for (const chart of [courseChart(story, drawn), luckChart(story, drawn)]) {
      expect(chart).not.toMatch(/NaN|Infinity|<S>|undefined/);
      for (const [, x, y] of chart.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(640);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(320);
      }
    }
  });

  test('what was told is told again, turn by turn', () => {
    const turns = toldByTurn(session.moments, 'en');
    const all = session.moments.flatMap(({ lines }) => lines.flatMap(({ text }) => text?.en ?? []));
    expect(turns.flatMap(({ sentences }) => sentences)).toEqual(all);
    expect(turns.map(({ turn }) => turn)).toEqual(story.turns.map(({ turn }) => turn));
  });
});

test('a page to give away holds no markup of anybody’s name', () => {
  const page = reportPage({
    language: 'en',
    title: '<script>alert(1)</script>',
    kicker: '"><img src=x>',
    headline: 'H',
    lines: ['<b>'],
    parts: [],
    made: 'm',
  });
  expect(page).not.toMatch(/<script>|<img|<b>/);
});

test('coats of any colour: South is dark and North light, and the two differ by far', () => {
  for (const coat of ['#ffffff', '#000000', '#8f2f39', '#2f4f8f', '#d8b13c', '#777777', 'red']) {
    const [south, north] = [sideTone('south', coat), sideTone('north', coat)];
    expect(contrast(south.ground, south.sign)).toBeGreaterThanOrEqual(8.5);
    expect(contrast(north.ground, north.sign)).toBeGreaterThanOrEqual(9);
    for (const other of ['#8f2f39', '#ffffff', '#000000'])
      expect(contrast(south.ground, sideTone('north', other).ground)).toBeGreaterThanOrEqual(4.5);
  }
});
