/** The report as a picture: everything is on it, nothing runs out of it, and no name breaks it. */
import { both } from '@five-victories/engine/kernel';
import { expect, test } from 'vitest';
import { sideTone } from '../src/art/side-tones.js';
import { pictureIn } from '../src/ending/share.js';
import { PICTURE, pictureOf, wrapped, type Measure } from '../src/story/picture.js';
import { storyOf } from '../src/story/story.js';
import { RECORDED, recordedSession } from './story-kit.js';

/** Letters of a serif are about half as wide as high. */
const measure: Measure = (text, size) => text.length * size * 0.47;

const headOf = (name: string, game: (typeof RECORDED)[number][0]) => ({
  id: 'm',
  name,
  game,
  seats: both(() => 'person' as const),
  coats: { south: '#8f2f39', north: '#2f4f8f' },
  friendly: false,
  began: 0,
  touched: 0,
});

const drawn = (game: (typeof RECORDED)[number][0], name: string, title: string): string | undefined => {
  const session = recordedSession(game, name);
  const story = storyOf(session);
  const head = headOf(title, game) as unknown as Parameters<typeof pictureIn>[0]['head'];
  const tones = both((side) => sideTone(side, head.coats[side]));
  return story.end && pictureOf(pictureIn({ head, session, story, end: story.end, tones }, undefined), measure);
};

const OPEN = /<([a-zA-Z]+)(?=[\s>/])[^>]*?(\/?)>|<\/([a-zA-Z]+)>/g;

/** Every element is closed where it was opened. */
const isWellFormed = (svg: string): boolean => {
  const stack: string[] = [];
  for (const [, opened, empty, closed] of svg.matchAll(OPEN)) {
    if (opened && !empty) stack.push(opened);
    if (closed && stack.pop() !== closed) return false;
  }
  return stack.length === 0;
};

test('every game is told in a picture of its own: the end, both armies, map and course', () => {
  let pictures = 0;
  for (const [game, name] of RECORDED) {
    const svg = drawn(game, name, 'Evening');
    if (!svg) continue;
    pictures++;
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toMatch(/class="turf"/);
    expect(svg).toMatch(/class="chart"/);
    expect(svg).not.toMatch(/undefined|NaN|<image|href=/);
    const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" ([^>]*)>([^<]*)</g)];
    expect(texts.length).toBeGreaterThan(8);
    for (const [, x, y, size, more, text] of texts) {
      const width = measure(text!, Number(size));
      const right = more!.includes('middle')
        ? Number(x) + width / 2
        : more!.includes('end')
          ? Number(x)
          : Number(x) + width;
      expect(right).toBeLessThanOrEqual(PICTURE.width);
      expect(Number(y)).toBeLessThanOrEqual(PICTURE.height - 14);
    }
  }
  expect(pictures).toBeGreaterThanOrEqual(5);
});

test('no name is markup in it', () => {
  const [game, name] = RECORDED.find(([each, kind]) => drawn(each, kind, 'x') !== undefined)!;
  const svg = drawn(game, name, '<script>alert("1")</script>')!;
  expect(svg).not.toContain('<script');
  expect(isWellFormed(svg)).toBe(true);
});

test('a text is broken between words, and what is too much ends with dots', () => {
  const text = 'one two three four five six seven eight';
  expect(wrapped(text, 10, 60, 9, measure).every((line) => measure(line, 10) <= 60)).toBe(true);
  expect(wrapped(text, 10, 60, 9, measure).join(' ')).toBe(text);
  const short = wrapped(text, 10, 60, 2, measure);
  expect(short).toHaveLength(2);
  expect(short[1]).toMatch(/ …$/);
  expect(measure(short[1]!, 10)).toBeLessThanOrEqual(60);
});
