/** A finished match is analysed beside the page: how far it is, what it found, and that it is kept. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, openFile, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 400_000;
/** Dice are tried some thousand times, on a machine that does other things as well. */
const WAIT = 300_000;
const record = (game: string): Buffer =>
  readFileSync(new URL(`../../../engine/test/records/${game}/hidden.json`, import.meta.url));

describe.skipIf(!BROWSER)(`the analysis of a match in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  test.each(['fine', 'splendid'])('%s: better orders are looked for, told with numbers, and kept', async (game) => {
    page = await stage.page();
    await openFile(page, record(game));
    await page.waitForSelector('.ending[open]');
    await page.waitForSelector('[data-analyse]', { timeout: WAIT });
    await page.click('[data-analyse]');
    expect(await page.locator('.analysing progress').count()).toBe(1);
    await page.waitForSelector('.analysing', { state: 'detached', timeout: WAIT });
    expect(await page.textContent('.better')).toMatch(
      /Hopes of \d+\s?% instead of \d+\s?%|None of the doubtful orders/,
    );
    expect(await axeFinds(page)).toEqual([]);
    await page.locator('.better').scrollIntoViewIfNeeded();
    await shot(page, `analysis-${game}`);
    const told = await page.textContent('.better');
    await page.reload();
    await page.waitForSelector('.better .turnings, .better .quiet', { timeout: WAIT });
    expect(await page.locator('[data-analyse]').count()).toBe(0);
    expect(await page.textContent('.better')).toBe(told);
  });
});
