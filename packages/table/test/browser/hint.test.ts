/** A hint for whoever plays among friends: what to do and why, gone when he has acted, and none in other matches. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, newMatch, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const MOVES = /to move: which unit/;
const WAIT = 60_000;

describe.skipIf(!BROWSER)(`a hint in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const begin = async (game: string, friendly: boolean): Promise<void> => {
    page = await stage.page();
    await page.evaluate((wanted) => {
      const key = 'five-victories/settings';
      const settings = JSON.parse(localStorage.getItem(key)!) as object;
      localStorage.setItem(key, JSON.stringify({ ...settings, friendly: wanted }));
    }, friendly);
    await page.reload();
    await newMatch(page, game, { south: 'person', north: 'ensign' });
  };

  test.each(['fine', 'splendid'])('%s: says who is to do what, and why; it goes when somebody acts', async (game) => {
    await begin(game, true);
    // A set-up is a whole plan: nobody is told one.
    expect(await page.locator('[data-hint]').count()).toBe(0);
    await playUntil(page, 5, 60, (ask) => MOVES.test(ask));
    await page.keyboard.press('k');
    await page.waitForSelector('[data-hinted]', { timeout: WAIT });
    await page.waitForSelector('[data-hinted] .quiet', { timeout: WAIT });
    expect(await page.textContent('[data-hinted]')).toMatch(
      /A marshal would do this: .+\. .*\d+ (of|tries)|no difference/,
    );
    expect(await axeFinds(page, '.panel')).toEqual([]);
    await shot(page, `hint-${game}`);
    await page.keyboard.press('e');
    await page.waitForSelector('[data-hinted]', { state: 'detached' });
  });

  test('is not given in a match that is not friendly', async () => {
    await begin('fine', false);
    await playUntil(page, 5, 60, (ask) => MOVES.test(ask));
    expect(await page.locator('.hint-now').count()).toBe(0);
    await page.keyboard.press('k');
    await page.waitForTimeout(500);
    expect(await page.locator('.hint-now').count()).toBe(0);
  });
});
