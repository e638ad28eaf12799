/** Whole matches of all five games against the bot, by the keyboard, in every browser there is. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, skippedWithout } from '../../../../scripts/browsers.mjs';
import { openStage, playUntil, shot, type Stage } from './kit.js';

const LONG = 240_000;
const MOVES = /to move: which unit/;
/** Phases are ended sooner where a browser is slow to be driven: the match is as whole, with fewer orders. */
const HASTE = { chromium: 0.1, firefox: 0.5 };
const GAMES = ['fine', 'major', 'splendid', 'great', 'glorious'];

describe.each(['chromium', 'firefox'] as const)('whole matches', (kind) => {
  describe.skipIf(!findBrowser(kind))(`in ${kind}${skippedWithout(kind)}`, { timeout: LONG }, () => {
    let stage: Stage;
    let page: Page;
    beforeAll(async () => {
      stage = await openStage(kind);
    }, LONG);
    afterEach(() => page?.context().close());
    afterAll(() => stage?.end());

    test.each(GAMES)('%s, begun with one click: set-up, turns, outcome', async (game) => {
      page = await stage.page();
      await page.click(`[data-play=${game}]`);
      await page.waitForSelector('[data-give], .form');
      await shot(page, `${kind}-${game}-setup`);
      await playUntil(page, 5, 60, (ask) => MOVES.test(ask));
      await shot(page, `${kind}-${game}-moves`);
      await playUntil(page, 6, 2000, () => false, HASTE[kind]);
      await shot(page, `${kind}-${game}-end`);
      expect(await page.textContent('.outcome')).toMatch(/Victory|Draw|Loss/);
    });
  });
});
