/** Bots at work can be followed and skipped; a turn is summed up and the summary goes away. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, newMatch, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 120_000;

describe.skipIf(!BROWSER)(`bots and turns in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const decides = () => page.waitForSelector('.at-table[data-state=deciding]');

  const endTurn = async (): Promise<void> => {
    for (let i = 0; i < 60 && !(await page.$('.turn-card')); i++) {
      await page.waitForSelector('.at-table[data-state=deciding], .turn-card');
      await page.keyboard.press('e');
      await page.waitForTimeout(50);
    }
  };

  test('Skip takes the waits of a whole turn of the bot; who does not press it sees the bot at work', async () => {
    page = await stage.page({ pace: 'calm' });
    await newMatch(page, 'fine', { south: 'person', north: 'recruit' });
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-skip]');
    expect(await axeFinds(page)).toEqual([]);
    const began = Date.now();
    await page.click('[data-skip]');
    await decides();
    const skipped = Date.now() - began;
    // Calm is 1.3 s for each thing that was done, and a side of Market Day has eleven units.
    expect(skipped).toBeLessThan(8000);
    expect(await page.locator('[data-skip]').count()).toBe(0);
  });

  test('nobody waits while the page is not seen: a bot answers at once, and goes on when it is seen again', async () => {
    page = await stage.page({ pace: 'calm' });
    await newMatch(page, 'fine', { south: 'person', north: 'recruit' });
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-skip]');
    const turnedAway = (hidden: boolean): Promise<void> =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const began = Date.now();
    await turnedAway(true);
    await page.waitForTimeout(300);
    await turnedAway(false);
    await turnedAway(true);
    await decides();
    expect(Date.now() - began).toBeLessThan(8000);
  });

  test('who asks why is told what an order hopes for, also of one that was planned', async () => {
    page = await stage.page({ pace: 'calm' });
    await newMatch(page, 'fine', { south: 'person', north: 'colonel' });
    await page.keyboard.press('Enter');
    await page.waitForSelector('.thoughts', { timeout: 60_000 });
    await page.click('.thoughts summary');
    const reason = await page.waitForSelector('.thoughts .reason', { timeout: 90_000 });
    expect(await reason.textContent()).toMatch(
      /^.+\. (Beside “.+” it stood better in \d+ of \d+ tries|In \d+ tries it made)/,
    );
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, 'bot-reason');
  });

  test('a turn is summed up on a card and in the report; Escape puts the card away, a setting both', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'recruit' });
    await page.keyboard.press('Enter');
    await endTurn();
    expect(await page.textContent('.turn-card')).toContain('Turn 1 summed up');
    expect(await page.locator('.report li.summary').first().textContent()).toContain('Turn 1 summed up');
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.turn-card', { state: 'detached' });
    await page.evaluate(() =>
      localStorage.setItem('five-victories/settings', JSON.stringify({ pace: 'instant', summary: false })),
    );
    await page.reload();
    await page.waitForSelector('.report li', { state: 'attached' });
    expect(await page.locator('.report li.summary').count()).toBe(0);
  });

  test('on a phone the summary of a turn is a bar that leaves the table in sight, and unfolds', async () => {
    page = await stage.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await newMatch(page, 'fine', { south: 'person', north: 'recruit' });
    await page.keyboard.press('Enter');
    await endTurn();
    const card = page.locator('.turn-card');
    expect((await card.boundingBox())!.height).toBeLessThan(64);
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, 'turn-bar-phone');
    await card.locator('button[aria-expanded=false]').tap();
    expect(await card.locator('li').first().isVisible()).toBe(true);
    await shot(page, 'turn-bar-phone-unfolded');
  });

  test('a file is called after its battle, not after the file; one that is over says who won', async () => {
    page = await stage.page();
    await page.goto(`${stage.address}#/saved`);
    const buffer = readFileSync(new URL('../../../engine/test/records/splendid/sequential.json', import.meta.url));
    await page.setInputFiles('input[type=file]', { name: 'x-7(1).json', mimeType: 'application/json', buffer });
    await page.waitForSelector('.matches li');
    const row = (await page.textContent('.matches li'))!;
    expect(row).not.toContain('x-7');
    expect(row).toContain('Broad Moor at Naseby');
    expect(row).toMatch(/finished: .+ for .+/);
    expect(await page.textContent('.matches a.button >> nth=0')).toBe('After the battle');
  });

  test('an offer to end is answered by the bot, and the answer is told', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'recruit' });
    await page.keyboard.press('Enter');
    await decides();
    await page.click('.tools button:has-text("More")');
    await page.click('.tools button:has-text("Offer to end")');
    const answer = await page.waitForSelector('[data-offer]');
    expect(await answer.textContent()).toMatch(/agrees: the battle ends|does not agree/);
  });
});
