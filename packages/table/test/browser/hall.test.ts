/** Two windows of two browsers and a real hall between them: a link, a whole match, a break, a watcher. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, chanceOf, shot, SKIPPED } from './kit.js';
import {
  enterHall,
  isAsked,
  isOver,
  openHall,
  playBoth,
  propose,
  sitBy,
  takeName,
  type HallStage,
} from './hall-kit.js';

const LONG = 240_000;

describe.skipIf(!BROWSER)(`the hall in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let pages: Page[] = [];
  beforeAll(async () => {
    stage = await openHall();
  }, LONG);
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
  });
  afterAll(() => stage?.end());

  const guest = async (): Promise<Page> => {
    const page = await stage.guest();
    pages.push(page);
    return page;
  };

  /** The report of a window, without what only tells of the other's turn. */
  const told = (page: Page): Promise<string[]> =>
    page.$$eval('.report ol li > span', (lines) => lines.map((line) => line.textContent ?? ''));

  test('the lobby: a name, an invitation by link and code, an open challenge', async () => {
    const [anna, bert] = [await guest(), await guest()];
    await anna.goto(stage.address);
    await anna.click('[data-hall]');
    await takeName(anna, 'Anna Maria');
    expect(await axeFinds(anna)).toEqual([]);
    await shot(anna, 'hall-lobby');
    await propose(anna, 'major', 'north');
    expect(await axeFinds(anna)).toEqual([]);
    const code = (await anna.getAttribute('[data-code]', 'data-code'))!;
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
    await enterHall(bert, stage.address, 'Bertrand');
    await bert.fill('input[name=code]', code.toUpperCase());
    await bert.click('.by-code button');
    await bert.waitForSelector('[data-joins]');
    expect(await axeFinds(bert)).toEqual([]);
    await bert.click('[data-sit]');
    await bert.waitForSelector('.at-table');
    await anna.waitForSelector('.at-table');
    expect(await anna.textContent('[data-seat=south] b')).toBe('Bertrand');
    expect(await bert.textContent('[data-seat=north] b')).toBe('Anna Maria');
    await bert.goto(`${stage.address}#/hall`);
    await bert.waitForSelector('.matches a.button');
    await propose(bert, 'fine', 'south', 'anybody');
    await anna.goto(`${stage.address}#/hall`);
    await anna.waitForSelector('[data-challenges] a');
    await anna.click('[data-challenges] a');
    await anna.waitForSelector('[data-joins]');
    expect(stage.errors).toEqual([]);
  });

  test('a whole match: both set up in secret, one goes offline in the middle, the other loads anew', async () => {
    const [anna, bert] = [await guest(), await guest()];
    await enterHall(anna, stage.address, 'Anna');
    const link = await propose(anna, 'fine', 'north');
    await sitBy(bert, link, 'Bert');
    await anna.waitForSelector('.at-table');
    await bert.waitForSelector('.at-table');
    // South is asked by the rules; North lays down before him.
    await anna.waitForSelector('[data-give]:not([disabled])');
    await anna.keyboard.press('Enter');
    await anna.waitForSelector('[data-change]');
    expect(await isAsked(bert)).toBe(true);
    await anna.click('[data-change]');
    await anna.waitForSelector('[data-give]:not([disabled])');
    await anna.keyboard.press('Enter');
    await anna.waitForSelector('[data-change]');
    await bert.keyboard.press('Enter');
    await bert.waitForSelector('.report ol li', { state: 'attached' });

    const watcher = await guest();
    await watcher.goto(link);
    await watcher.waitForSelector('.at-table');

    const chance = chanceOf(11);
    const turn = (n: number) => async () =>
      (await told(anna)).some((line) => line.includes(`Turn ${n}`)) || isOver(anna);
    await playBoth([anna, bert], chance, turn(2));
    await shot(anna, 'hall-table');
    expect(await axeFinds(anna)).toEqual([]);

    await bert.context().setOffline(true);
    await bert.waitForSelector('[data-link-state=away], [data-link-state=connecting]');
    await anna.waitForSelector('[data-seat=south] .dot:not(.there)');
    await bert.context().setOffline(false);
    await bert.waitForSelector('[data-link-state=open]', { state: 'attached' });
    await anna.waitForSelector('[data-seat=south] .dot.there');
    await playBoth([anna, bert], chance, turn(3));
    await bert.reload();
    await bert.waitForSelector('.at-table');
    await playBoth([anna, bert], chance, async () => (await isOver(anna)) && (await isOver(bert)));

    await watcher.waitForSelector('[data-ended]');
    const ends = await Promise.all([anna, bert, watcher].map(async (page) => (await told(page)).at(-1)));
    expect(new Set(ends).size).toBe(1);
    await anna.keyboard.press('Escape');
    await anna.click('[data-verify]');
    await anna.waitForSelector('[data-verified]');
    expect(await axeFinds(anna)).toEqual([]);
    expect(stage.errors).toEqual([]);
  });
});
