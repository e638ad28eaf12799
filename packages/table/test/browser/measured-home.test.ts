/** What a measured table opens on, and what lies over it, in a real browser: on a table, a small screen and a phone. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const MOVES = /to move: which unit/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

describe.skipIf(!BROWSER)(`measured tables open on the armies in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const kadesh = async (): Promise<void> => {
    await page.goto(`${stage.address}#/new/great`);
    await page.click('button[aria-label*="Deserters of Kadesh"]');
    await page.waitForSelector('[data-give]');
  };
  const boxes = (selector: string): Promise<Box[]> =>
    page.$$eval(selector, (all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  const standWidth = async (): Promise<number> => (await boxes('[data-unit=S7] .turning'))[0]!.width;
  const doMeet = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test('after the set-up the window comes closer, on units that bear their strength', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await kadesh();
    const before = await standWidth();
    await page.keyboard.press('Enter');
    await playUntil(page, 3, 30, (ask) => MOVES.test(ask));
    expect(await standWidth()).toBeGreaterThan(1.25 * before);
    expect(await page.textContent('[data-unit=S7] .turning')).toContain('10');
    await page.keyboard.press('0');
    expect(Math.abs((await standWidth()) - before)).toBeLessThan(2);
  });

  test('on a small screen neither the mini-map nor the tools lie on a unit', async () => {
    page = await stage.page({ viewport: { width: 1024, height: 768 } });
    await kadesh();
    await page.keyboard.press('Enter');
    await playUntil(page, 3, 30, (ask) => MOVES.test(ask));
    const units = await boxes('[data-unit] .turning');
    const over = [...(await boxes('.mini-map')), ...(await boxes('.layers-bar .row'))];
    await shot(page, 'great-kadesh-1024');
    for (const each of over) expect(units.filter((unit) => doMeet(unit, each))).toEqual([]);
    await page.click('[data-tool=layers]');
    await page.click('.layers-menu [data-tool=tape]');
    expect(await page.locator('.layers-menu').count()).toBe(0);
    expect(await page.locator('.measuring').count()).toBe(1);
  });

  test('a phone opens on one\u2019s own army, large enough to be told apart; goals elsewhere lie apart', async () => {
    page = await stage.page(PHONE);
    await kadesh();
    await page.tap('[data-several]');
    for (const unit of ['S7', 'S8', 'S9']) {
      const [box] = await boxes(`[data-unit=${unit}] .turning`);
      await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
    }
    expect(await page.textContent('.setup-form legend:has(+ select)')).toContain('3');
    await page.tap('[data-give]');
    await playUntil(page, 3, 30, (ask) => MOVES.test(ask));
    await shot(page, 'great-kadesh-phone');
    expect(await standWidth()).toBeGreaterThan(24);
    const pills = await boxes('.far-goal');
    expect(pills.length).toBeGreaterThan(1);
    for (const [i, pill] of pills.entries())
      expect(pills.slice(i + 1).filter((other) => doMeet(pill, other))).toEqual([]);
    expect(await axeFinds(page, '.table-window')).toEqual([]);
  });
});
