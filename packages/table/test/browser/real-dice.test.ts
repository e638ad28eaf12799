/** Dice thrown by hand at the web table, in a real browser: the armies stay, and slips are mended. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asked, BROWSER, openStage, shot, SKIPPED, type Stage } from './kit.js';

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
    taken = 0;
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stage.address}#/new/fine`);
    for (const side of ['South', 'North'])
      await page.selectOption(`label:has-text("${side} is played by") select`, 'person');
    await page.selectOption('select:has(option:has-text("Real dice"))', { label: 'Real dice, entered by hand' });
    await page.click('button[type=submit]');
  };
  /** On to the next throw, by options that are far apart: armies meet soon. */
  let taken = 0;
  const toDice = async (): Promise<void> => {
    for (let most = 120; most > 0; most--) {
      await asked(page);
      if (await page.$('.dice-form')) return;
      const options = await page.locator('.options .take').count();
      if (await page.$('.curtain')) await page.click('.curtain button');
      else await page.keyboard.press(options === 0 ? 'Enter' : String(1 + ((taken++ * 7) % Math.min(9, options))));
    }
    throw new Error('Nobody throws dice.');
  };

  test('after a hidden set-up both armies are on the table, and the report says where they took post', async () => {
    await begin();
    await toDice();
    expect(await page.locator('.board [data-unit], svg [data-unit]').count()).toBeGreaterThan(15);
    expect(await page.textContent('.report')).toContain('took post');
    expect(await page.textContent('#ask')).toContain('throw 2 dice');
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

  test('what was typed for one throw does not stand in the field of the next', async () => {
    await begin();
    await toDice();
    await page.fill('[data-typed]', '46');
    await page.press('[data-typed]', 'Enter');
    await page.waitForSelector('.report li:has-text("4 + 6 = 10")', { state: 'attached' });
    expect(await page.inputValue('[data-typed]')).toBe('');
    await page.fill('[data-typed]', '46');
    expect(await page.locator('[data-slot] .die-hole').count()).toBe(0);
    await page.click('[data-die-back]');
    expect(await page.inputValue('[data-typed]')).toBe('');
  });
});
