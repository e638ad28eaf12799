/** Dice thrown by hand at the web table, in a real browser: the armies stay, each row names its stands, slips are mended. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, chanceOf, decide, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;

describe.skipIf(!BROWSER)(`real dice in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const begin = async (): Promise<void> => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stage.address}#/new/fine`);
    for (const side of ['South', 'North'])
      await page.selectOption(`label:has-text("${side} is played by") select`, 'person');
    await page.click('label:has-text("Real dice")');
    await page.click('button[type=submit]');
  };
  const slots = (): Promise<number> => page.locator('[data-slot]').count();
  /** On to the next throw. */
  const toDice = async (): Promise<void> => {
    const chance = chanceOf(5);
    await page.waitForSelector('.curtain, [data-give], .options .take, .dice-form');
    for (let i = 0; i < 120 && !(await page.$('.dice-form')); i++) await decide(page, chance);
    expect(await page.$('.dice-form')).not.toBeNull();
  };
  const enter = async (): Promise<void> => {
    for (let i = 0, all = await slots(); i < all; i++) await page.keyboard.press(String(1 + (i % 6)));
    await page.keyboard.press('Enter');
  };

  test('after a hidden set-up both armies are on the table, and the report says where they took post', async () => {
    await begin();
    await toDice();
    expect(await page.locator('.board [data-unit], svg [data-unit]').count()).toBeGreaterThan(15);
    expect(await page.textContent('.report')).toContain('took post');
    expect(await page.textContent('#ask')).toContain('throw 2 dice');
    expect(await axeFinds(page)).toEqual([]);
  });

  test('a die is corrected before it counts, and typed dice count as well', async () => {
    await begin();
    await toDice();
    await page.click('[data-die="6"]');
    await page.click('[data-die="2"]');
    await page.click('[data-slot="0"]');
    await page.click('[data-die="3"]');
    await shot(page, 'real-dice');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("3 + 2 = 5")', { state: 'attached' });
    await page.fill('[data-typed]', '46');
    await page.press('[data-typed]', 'Enter');
    await page.waitForSelector('.report li:has-text("4 + 6 = 10")', { state: 'attached' });
  });

  test('who strikes and who is struck is named, with what each kind of stand needs', async () => {
    await begin();
    for (let i = 0; i < 40; i++) {
      await toDice();
      if ((await page.locator('.dice-row').count()) > 1) break;
      await enter();
      await page.waitForTimeout(50);
    }
    const rows = await page.locator('.dice-row > span').allTextContents();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/^\S.* · hits on 1(-\d)? · \d+ di(e|ce)$/);
    expect(await page.textContent('.dice-form b')).toMatch(/ at .+:/);
    await shot(page, 'real-dice-melee');
  });
});
