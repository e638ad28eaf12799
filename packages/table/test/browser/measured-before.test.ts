/** Before the first turn of the measured games, in a real browser: armies that are thrown for, and open set-ups. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asked, askOf, axeFinds, BROWSER, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const AGREE = 'Agree to the set-ups as they stand';

describe.skipIf(!BROWSER)(`before a measured match in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  /** The page for a new match, with two persons at the table. */
  const drawUp = async (game: string): Promise<void> => {
    await page.goto(`${stage.address}#/new/${game}`);
    await page.selectOption('label:has-text("South is played by") select', 'person');
    await page.selectOption('label:has-text("North is played by") select', 'person');
  };
  const begin = async (): Promise<void> => {
    await page.click('button[type=submit]');
    await asked(page);
  };
  const give = (): Promise<string | null> => page.textContent('[data-give]');
  const asks = (sentence: RegExp) =>
    page.waitForFunction(
      (text) => new RegExp(text).test(document.querySelector('#ask')?.textContent ?? ''),
      sentence.source,
    );

  test('armies are thrown for: each choice of an 8, what is fielded, and the set-up of both', async () => {
    page = await stage.page();
    await drawUp('splendid');
    await page.click('label:has-text("Throw for the armies")');
    await page.fill('[data-option=armyThrows] input', '9');
    await page.keyboard.press('Tab');
    expect(await page.locator('.army-picker').count()).toBe(0);
    await begin();
    // A throw of 8 leaves the choice to its owner, by the panel or by its number.
    let chosen = 0;
    while (/threw 8: which unit/.test(await askOf(page))) {
      expect(await page.locator('.options .take[data-do=take]').count()).toBe(2);
      expect(await page.textContent('.decision .form')).toMatch(/Throw \d+ came to 8/);
      if (chosen === 0) await shot(page, 'splendid-generate');
      const side = (await askOf(page)).split(' ')[0];
      if (chosen % 2 === 0) await page.keyboard.press('2');
      else await page.click('.options .take >> nth=0');
      const took = chosen % 2 === 0 ? 'Foot' : 'Pike and Musket';
      await page.waitForSelector(`.report li:has-text("${side} chose 1 × ${took}")`, { state: 'attached' });
      chosen++;
    }
    expect(chosen).toBeGreaterThan(0);

    expect(await askOf(page)).toBe('South: which units take the field?');
    const thrown = await page.textContent('.decision .form');
    expect(thrown).toMatch(/Thrown: \d+ × /);
    expect(await axeFinds(page)).toEqual([]);
    // What was not thrown cannot be fielded; less can, and under another name.
    const first = page.locator('.decision .form input[type=text], .decision .form input:not([type])').first();
    await first.fill('The Trained Bands');
    await page.keyboard.press('Tab');
    await shot(page, 'splendid-muster');
    expect(await page.isDisabled('[data-give]')).toBe(false);
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("South fielded")', { state: 'attached' });
    await asks(/^North: which units/);
    await page.keyboard.press('Enter');

    for (let sides = 0; sides < 2; sides++) {
      await asks(/set up the army/);
      const side = (await askOf(page)).split(':')[0];
      await page.waitForSelector('.setup-form');
      expect(await page.isDisabled('[data-give]')).toBe(false);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) => !document.querySelector('#ask')?.textContent?.startsWith(`${before}: set up`),
        side,
      );
    }
    expect(await page.locator('[data-unit]').count()).toBeGreaterThan(10);
    await page.waitForSelector('.report li:has-text("The Trained Bands took post")', { state: 'attached' });
    await shot(page, 'splendid-generated');
  });

  test.each(['splendid', 'great', 'glorious'])('an open set-up of %s lasts until both have agreed', async (game) => {
    page = await stage.page();
    await drawUp(game);
    await page.selectOption('[data-option=setupMethod] select', 'Open, until both agree');
    await begin();
    const next = async (): Promise<string> => {
      await asked(page);
      if (await page.$('.curtain')) await page.click('.curtain button');
      await page.waitForSelector('[data-give]');
      return askOf(page);
    };
    // Battles and dismounted units come first in two of the games.
    while (!/set up the army/.test(await next())) await page.keyboard.press('Enter');
    const south = await askOf(page);
    expect(await page.textContent('[data-agreement]')).toContain('until both have agreed');
    expect(await give()).toContain('Give the order');
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => document.querySelector('#ask')?.textContent !== before, south);
    const north = await askOf(page);
    await page.keyboard.press('Enter');
    // Both stand. Who changes nothing agrees.
    await page.waitForFunction((now) => document.querySelector('#ask')?.textContent === now, south);
    expect(await give()).toContain(AGREE);
    await page.keyboard.press('Enter');
    await page.waitForFunction((now) => document.querySelector('#ask')?.textContent === now, north);
    expect(await page.textContent('[data-agreement]')).toContain('agreed to the set-ups as they stand');
    await shot(page, `${game}-agreed`);
    // The other changes his: the agreement lapses, and South is asked again.
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowUp');
    expect(await give()).toContain('Give the order');
    await page.keyboard.press('ArrowDown');
    expect(await give()).toContain(AGREE);
    await page.click('.setup-form .chip:has-text("Proposal 2")');
    await page.click('[data-give]');
    await page.waitForFunction((now) => document.querySelector('#ask')?.textContent === now, south);
    expect(await page.textContent('[data-agreement]')).toContain('until both have agreed');
    await page.keyboard.press('Enter');
    await page.waitForFunction((now) => document.querySelector('#ask')?.textContent === now, north);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !/set up the army/.test(document.querySelector('#ask')?.textContent ?? ''));
    expect(await page.textContent('.report')).toContain('Turn 1');
  });

  test('a unit is dragged from beside the table onto it', async () => {
    page = await stage.page();
    await page.click('[data-play=splendid]');
    await page.waitForSelector('.setup-form');
    await page.click('.setup-form .chip:has-text("Clear the table")');
    const chip = (await page.locator('.waiting-units .chip').first().boundingBox())!;
    const board = (await page.locator('.mark.area').first().boundingBox())!;
    await page.mouse.move(chip.x + 20, chip.y + 10);
    await page.mouse.down();
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 6 });
    await page.mouse.up();
    await page.waitForSelector('[data-unit=S1]');
    const there = (await page.locator('[data-unit=S1] .turning').boundingBox())!;
    expect(Math.abs(there.x + there.width / 2 - board.x - board.width / 2)).toBeLessThan(12);
  });
});
