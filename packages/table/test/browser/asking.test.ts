/** Only real questions are asked: what settles itself is told, who leaves the battle says so, purists are asked all. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { recordAt } from '../kit.js';
import {
  asked,
  askOf,
  axeFinds,
  BROWSER,
  decide,
  chanceOf,
  newMatch,
  openFile,
  openStage,
  shot,
  SKIPPED,
  type Stage,
} from './kit.js';

const SIZES = [
  ['wide', { width: 1440, height: 900 }],
  ['small', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const;

describe.skipIf(!BROWSER)(`asking${SKIPPED}`, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(() => page.context().close());
  afterAll(() => stage.end());

  const reportOf = async (): Promise<string> => (await page.locator('.report').textContent())!;
  const kindNow = (): Promise<string | null> => page.getAttribute('.decision', 'data-kind');

  test('losses that settle themselves are told, and asked of a purist', async () => {
    page = await stage.page({ askAll: true });
    await openFile(page, recordAt('remove'));
    await asked(page);
    expect(await kindNow()).toBe('remove');
    await page.click('.tools button:has-text("More")');
    await page.click('label:has-text("Ask everything")');
    await expect.poll(kindNow).not.toBe('remove');
    expect(await reportOf()).toMatch(/Losses of .*(the only|makes no difference)/);
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await shot(page, `asking-${name}`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'asking-dark');
    expect(await axeFinds(page)).toEqual([]);
  });

  test('who leaves the battle is asked when somebody wants to leave, and only then', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await newMatch(page, 'splendid', { south: 'person', north: 'person' });
    const kinds: (string | null)[] = [];
    /** Ends everything until it is South's movement in the second turn or later. */
    const endAll = async (most: number, until: () => Promise<boolean>): Promise<void> => {
      for (let i = 0; i < most; i++) {
        await asked(page);
        if (await page.$('.curtain')) await page.click('.curtain button');
        else {
          kinds.push(await kindNow());
          if (await until()) return;
          if (await page.$('.decision[data-kind=setup]')) await decide(page, chanceOf(1));
          else await page.keyboard.press('e');
        }
        await page.waitForTimeout(50);
      }
    };
    const isMoving = async (): Promise<boolean> =>
      (await kindNow()) === 'activity' && (await page.$('.decision.south')) !== null;
    await endAll(20, async () => (await isMoving()) && kinds.filter((kind) => kind === 'activity').length > 2);
    expect(kinds).not.toContain('retreat');
    await page.click('.tools button:has-text("More")');
    await page.click('[data-leave=south]');
    await expect.poll(() => page.locator('.standing-now').innerText()).toMatch(/who leaves the battle/);
    await shot(page, 'leaving');
    await page.keyboard.press('e');
    await expect.poll(kindNow).toBe('retreat');
    expect(await askOf(page)).toMatch(/leave the battle/);
    await page.keyboard.press('e');
    await expect.poll(kindNow).not.toBe('retreat');
    expect(await page.$('[data-stay]')).toBeNull();
  });
});
