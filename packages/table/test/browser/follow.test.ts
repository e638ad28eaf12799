/** Who looks closely at one place is shown what the bot does elsewhere, and keeps the window where he has put it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, newMatch, openStage, SKIPPED, type Stage } from './kit.js';

const LONG = 120_000;

/** How far the wheel is turned, and where, in parts of the window: the corner next to the own edge. */
const CLOSER = { across: 0.02, down: 0.98, turns: 8 };

describe.skipIf(!BROWSER)(`the window on the table in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  /** What part of the drawing is seen. */
  const box = () => page.getAttribute('.table-window svg.table >> nth=0', 'viewBox');
  /** Units of a side whose middle lies in the window. */
  const inWindow = (side: 'S' | 'N') =>
    page.$eval(
      '.table-window',
      (window, side) => {
        const { left, right, top, bottom } = window.getBoundingClientRect();
        return [...window.querySelectorAll(`svg.table [data-unit^="${side}"]`)].filter((unit) => {
          const at = unit.getBoundingClientRect();
          const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
          return at.width > 0 && x > left && x < right && y > top && y < bottom;
        }).length;
      },
      side,
    );
  const comeCloser = async (): Promise<void> => {
    const { x, y, width, height } = (await (await page.$('.table-window'))!.boundingBox())!;
    await page.mouse.move(x + width * CLOSER.across, y + height * CLOSER.down);
    for (let i = 0; i < CLOSER.turns; i++) await page.mouse.wheel(0, -240);
    // Drawn anew a moment after the last turn of the wheel.
    await page.waitForTimeout(500);
  };

  /** How much of the drawing is seen, across and down: the same as long as nobody comes closer or goes away. */
  const span = async (): Promise<string> => (await box())!.split(' ').slice(2).join(' ');
  const goOn = async (): Promise<void> => {
    if (await page.$('.curtain')) return page.click('.curtain button');
    if (await page.$('[data-give]:not([disabled])')) return page.keyboard.press('Enter');
    if (await page.$('.at-table[data-state=deciding]')) return page.keyboard.press('e');
  };
  /** Gives what is proposed and ends whatever else is asked, until something is so. */
  const goOnUntil = async (isSo: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 200; i++) {
      if (await isSo()) return;
      await goOn();
      await page.waitForTimeout(50);
    }
    throw new Error('It did not come to that');
  };
  /** No report while the curtain hides the table. */
  const hasTold = (text: string) => async () => (await page.locator('.report', { hasText: text }).count()) > 0;

  /** Two bots: nobody is asked anything, so that nothing but what they do can move the window. */
  const watch = async (game: string): Promise<void> => {
    await page.goto(`${stage.address}#/new/${game}`);
    for (const side of ['South', 'North'])
      await page.selectOption(`label:has-text("${side} is played by") select`, 'recruit');
    await page.click('button[type=submit]');
    await page.click('button:has-text("Pause the bots")');
  };

  test.each(['fine', 'splendid'])('%s: the window goes to what the bots do, and stays as close', async (game) => {
    page = await stage.page({ pace: 'quick' });
    await watch(game);
    await comeCloser();
    expect(await inWindow('N')).toBe(0);
    const near = await span();
    await page.click('button:has-text("Go on")');
    await goOnUntil(async () => (await inWindow('N')) > 0);
    expect(await span()).toBe(near);
  });

  test.each(['fine', 'splendid'])('%s: the window stays where it was put while persons decide', async (game) => {
    page = await stage.page();
    await newMatch(page, game, { south: 'person', north: 'person' });
    await goOnUntil(hasTold('Turn 1'));
    const whole = await span();
    await comeCloser();
    const near = await box();
    expect(await span()).not.toBe(whole);
    await goOnUntil(hasTold('Turn 2'));
    expect(await box()).toBe(near);
  });
});
