/** The legend: every sign and every kind of ground of every game has a drawing and words in both languages. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { groundEntries } from '../src/legend/grounds.js';
import { signsOnTable, signsOnUnits } from '../src/legend/signs.js';
import { legendWordsIn } from '../src/legend/words/index.js';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';
import { GAMES } from './measured-kit.js';

const EDITIONS = { fine: fineEdition, major: majorEdition, ...GAMES } as const;
const IDS = Object.keys(EDITIONS) as (keyof typeof EDITIONS)[];

test.each(IDS)('the signs of %s are drawn, each once, and have words', (game) => {
  const signs = [...signsOnUnits(game), ...signsOnTable()];
  expect(new Set(signs.map(({ svg }) => svg)).size).toBe(signs.length);
  for (const { name, svg } of signs) {
    expect(svg).toMatch(/<(path|use|g) /);
    for (const language of ['en', 'de'] as const) expect(legendWordsIn(language).signs[name]).toMatch(/\w/);
  }
});

test.each(IDS)('every ground of %s is named and tells what it does', (game) => {
  for (const [language, messages] of Object.entries({ en, de })) {
    const words = legendWordsIn(language as 'en' | 'de');
    const entries = groundEntries(game, EDITIONS[game].terrain, messages, words, {
      name: (whom) => `<${whom}>`,
      list: messages.list,
    });
    expect(entries.map(({ title }) => title)).toHaveLength(Object.keys(EDITIONS[game].terrain).length);
    for (const { svg, lines } of entries) {
      expect(svg).toContain('<path');
      expect(lines.length).toBeGreaterThan(0);
      expect(lines).not.toContain(words.ground.nothing);
    }
  }
});

test('a wood of A Fine Victory in the words of the legend', () => {
  const [wood] = groundEntries('fine', { wood: fineEdition.terrain.wood }, en, legendWordsIn('en'), {
    name: (whom) => whom,
    list: en.list,
  });
  expect(wood).toMatchObject({ title: 'Wood' });
  expect(wood!.lines.join('; ')).toMatch(/Closed to .*mounted not in open order.*; Slows mounted; Cover for foot/);
});
