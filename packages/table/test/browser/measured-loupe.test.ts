/** What a finger carries over a measured table is seen larger in a corner of the window, away from the hand. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const WINDOWS = [
  ['phone', { width: 390, height: 844 }, 'light'],
  ['phone-dark', { width: 390, height: 844 }, 'dark'],
  ['tablet', { width: 820, height: 1180 }, 'light'],
  ['tablet-dark', { width: 820, height: 1180 }, 'dark'],
] as const;

describe.skipIf(!BROWSER)(`the loupe in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterAll(() => stage?.end());

  const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (
    finger: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });

  test.each(WINDOWS)(
    '%s: it shows the ghost and its neighbours, and goes with the drag',
    async (name, viewport, colorScheme) => {
      const page = await stage.page({ viewport, colorScheme, hasTouch: true, isMobile: true });
      await page.click('[data-play=splendid]');
      await playUntil(page, 3, 20, (ask) => /to move: which unit/.test(ask));
      const finger = await page.context().newCDPSession(page);
      const from = await middleOf(page, '[data-unit=S4] .turning');
      expect(await page.locator('.loupe').count()).toBe(0);
      await touch(finger, 'touchStart', from);
      for (const far of [20, 40, 60]) await touch(finger, 'touchMove', { x: from.x, y: from.y - far });
      await page.waitForSelector('.loupe .mark.ghost');
      const loupe = (await page.locator('.loupe').boundingBox())!;
      expect([loupe.width, loupe.height]).toEqual([132, 132]);
      // The ghost in the middle, twice as large as on the table.
      const [large, small] = [
        (await page.locator('.loupe .mark.ghost.move .shade').boundingBox())!,
        (await page.locator('.sheets .mark.ghost.move .shade').boundingBox())!,
      ];
      expect(large.width / small.width).toBeGreaterThan(1.6);
      expect(Math.abs(large.x + large.width / 2 - loupe.x - 66)).toBeLessThan(40);
      // Nothing of it can be pressed or is read out.
      expect(await page.locator('.loupe :is([tabindex], [data-unit], [data-handle])').count()).toBe(0);
      await shot(page, `loupe-${name}`);

      // The hand comes to the loupe: it makes way.
      const under = { x: loupe.x + 66, y: loupe.y + 66 };
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch(finger, 'touchMove', {
          x: from.x + (under.x - from.x) * part,
          y: from.y + (under.y - from.y) * part,
        });
      await page.waitForFunction(({ x, y }) => {
        const box = document.querySelector('.loupe')?.getBoundingClientRect();
        return !box || x < box.left || x > box.right || y < box.top || y > box.bottom;
      }, under);
      await touch(finger, 'touchEnd');
      await page.waitForSelector('.loupe', { state: 'detached' });
      await page.context().close();
    },
  );

  test('a mouse hides nothing, and has none', async () => {
    const page = await stage.page();
    await page.click('[data-play=splendid]');
    await playUntil(page, 3, 20, (ask) => /to move: which unit/.test(ask));
    const { x, y } = await middleOf(page, '[data-unit=S4] .turning');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 4 });
    await page.waitForSelector('.mark.ghost');
    expect(await page.locator('.loupe').count()).toBe(0);
    await page.mouse.up();
    await page.context().close();
  });
});
