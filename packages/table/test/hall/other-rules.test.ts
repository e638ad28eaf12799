/** A match by other rules has its page; a page that is kept of an older build finds the way home. */
import { describe, expect, test } from 'vitest';
import type { HallAnswer } from '@five-victories/server/protocol';
import { pageFor } from '../../src/hall/other-rules.js';
import { isKeptPage } from '../../src/offline/kept-page.js';

const HALL = {
  hall: 'five-victories',
  protocol: 1,
  games: { fine: '3', major: '2' },
  kept: [{ page: 'rules/fine2-major2/', games: { fine: '2', major: '2' } }],
  bots: [],
} as const satisfies HallAnswer;

const by = (version: string, game = 'fine') => ({ id: 'kfx39p2mwq7e', game, version });

describe.each(['https://hall.example/', 'https://example.org/games/'])('a hall at %s', (home) => {
  const older = `${home}rules/fine2-major2/`;
  const here = '#/hall/kfx39p2mwq7e';

  test.each([home, `${home}index.html`, older, `${older}index.html`])('from %s', (base) => {
    expect(pageFor(HALL, by('2'), base)).toBe(`${older}${here}`);
    expect(pageFor(HALL, by('3'), base)).toBe(`${home}${here}`);
    expect(pageFor(HALL, by('2', 'major'), base)).toBe(`${home}${here}`);
    expect(pageFor(HALL, by('1'), base)).toBeUndefined();
  });

  test('which pages are kept ones', () => {
    expect([home, older, `${older}index.html`].map(isKeptPage)).toEqual([false, true, true]);
  });
});
