/** Tournaments in Chromium: one is made, entered, drawn, opened, played, decided; on a desk and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { enterHall, openHall, type HallStage } from './hall-kit.js';
import { axeFinds, BROWSER, shot, SKIPPED } from './kit.js';

const LONG = 240_000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PASSWORD = 'seven little horses';

describe.skipIf(!BROWSER)(`tournaments in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let pages: Page[] = [];
  beforeAll(async () => {
    stage = await openHall();
  }, LONG);
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
    if (stage.errors.length > 0) throw new Error(stage.errors.join('\n'));
  });
  afterAll(() => stage?.end());

  const guest = async (name: string, options: Parameters<HallStage['guest']>[0] = {}): Promise<Page> => {
    const page = await stage.guest(options);
    pages.push(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await enterHall(page, stage.address, name);
    return page;
  };
  const claim = async (page: Page): Promise<void> => {
    await page.click('[data-account]');
    await page.fill('input[name=new]', PASSWORD);
    await page.click('[data-password] button[type=submit]');
    await page.waitForSelector('[data-claimed=true]');
    await page.goto(`${stage.address}#/hall`);
    await page.waitForSelector('[data-tournaments]');
  };
  /** Makes one in the form; gives its address. */
  const make = async (page: Page, name: string, kind: 'swiss' | 'knockOut'): Promise<string> => {
    await page.click('[data-tournaments]');
    await page.click('[data-make]');
    await page.waitForSelector('[data-add-ground]');
    await page.fill('input[name=tournament]', name);
    await page.selectOption('.making label:has-text("Kind") select', kind);
    await page.selectOption('.making label:has-text("Time") select', 'none');
    await page.click('[data-add-ground]');
    await page.waitForSelector('[data-ground]');
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, `club-make-${kind}`);
    await page.click('[data-make-tournament]');
    await page.waitForSelector('[data-entry]');
    return page.url();
  };
  const enter = async (page: Page, address: string): Promise<void> => {
    if (page.url() !== address) await page.goto(address);
    await page.click('[data-enter]');
    await page.waitForSelector('[data-entry=true]');
  };

  test('is made by a form, entered from a phone, and its matches begin when both have opened them', async () => {
    const anna = await guest('Anna');
    await claim(anna);
    const address = await make(anna, 'Autumn Cup', 'swiss');
    await enter(anna, address);
    const bert = await guest('Bert', { ...PHONE, language: 'de' });
    await enter(bert, address);
    expect(await axeFinds(bert)).toEqual([]);
    await shot(bert, 'club-entry-phone');
    await anna.waitForSelector('[data-entered] li:nth-child(2)');
    await anna.click('[data-start]');
    for (const page of [anna, bert]) {
      await page.waitForSelector('[data-your-match]');
      expect(await axeFinds(page)).toEqual([]);
    }
    await anna.click('[data-your-match]');
    await anna.waitForSelector('[data-opening][data-sealed=true]');
    expect(await axeFinds(anna)).toEqual([]);
    await shot(anna, 'club-called');
    await bert.goto(`${stage.address}#/hall`);
    await bert.waitForSelector('.matches li.yours');
    await bert.goto(address);
    await bert.click('[data-your-match]');
    // Both tables are there: each opens its part by itself.
    for (const page of [anna, bert]) await page.waitForSelector('.at-table');
    expect(await anna.getAttribute('[data-of-tournament]', 'href')).toBe(new URL(address).hash);
    await bert.goto(address);
    await bert.waitForSelector('[data-round="1"] li');
    expect(await bert.textContent('[data-round="1"] li small')).toContain('läuft');
  });

  test('a knock-out is decided by its organiser, draws its bracket, and says who has won', async () => {
    const carl = await guest('Carl');
    await claim(carl);
    const address = await make(carl, 'Winter Cup', 'knockOut');
    await enter(carl, address);
    for (const name of ['Dora', 'Emil']) await enter(await guest(name), address);
    await carl.waitForSelector('[data-entered] li:nth-child(3)');
    await carl.click('[data-start]');
    await carl.waitForSelector('[data-bracket]');
    await carl.click('[data-decisions] summary');
    await carl.selectOption('[data-decide="2"] select', 'south');
    await carl.click('[data-decide="2"] button[type=submit]');
    await carl.waitForSelector('[data-start]');
    expect(await axeFinds(carl)).toEqual([]);
    await carl.click('[data-start]');
    await carl.waitForSelector('[data-round="2"] li');
    await carl.selectOption('[data-decide="1"] select', 'north');
    await carl.click('[data-decide="1"] button[type=submit]');
    await expect.poll(async () => carl.textContent('.about p')).toContain('is over');
    await shot(carl, 'club-bracket');
    expect(await axeFinds(carl)).toEqual([]);
    const first = await carl.textContent('[data-standings] tbody tr:first-child th a');
    expect(
      await carl.$$eval('[data-bracket] > li:last-child .won', (won) => won.map((each) => each.textContent)),
    ).toEqual([`${first} ✓`]);
  });
});
