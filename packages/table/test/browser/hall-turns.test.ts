/**
 * By turns on a phone: from a notice's link to the answered turn, orders for later by finger, and what has happened since
 * one's own last answer. In Chromium with the window of a phone.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, chanceOf, shot, SKIPPED } from './kit.js';
import { enterHall, isAsked, openHall, playBoth, propose, sitBy, type HallStage } from './hall-kit.js';

const LONG = 240_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe.skipIf(!BROWSER)(`matches by turns on a phone${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let pages: Page[] = [];
  let matches = 0;
  beforeAll(async () => {
    stage = await openHall();
  }, LONG);
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
  });
  afterAll(() => stage?.end());

  const guest = async (options: Parameters<HallStage['guest']>[0] = {}): Promise<Page> => {
    const page = await stage.guest(options);
    pages.push(page);
    return page;
  };

  /** A match between a desk and a phone, in which both have set up. */
  const begun = async (language = 'en') => {
    const [anna, phone] = [await guest(), await guest({ ...PHONE, language })];
    const nth = (matches += 1);
    await enterHall(anna, stage.address, `Anna ${nth}`);
    await anna.selectOption('.proposal select:has(option[value=turns])', 'turns');
    const link = await propose(anna, 'fine', 'south');
    await sitBy(phone, link, `Bert ${nth}`);
    for (const page of [anna, phone]) await page.waitForSelector('.at-table');
    const chance = chanceOf(5);
    await playBoth([anna, phone], chance, async () => {
      const kind = await anna.getAttribute('.decision', 'data-kind');
      return kind !== null && !kind.startsWith('setup') && isAsked(anna);
    });
    return { anna, phone, link, chance };
  };

  test('from the link of a notice to the answered turn no tap more than the answer, and back to what happened', async () => {
    const { anna, phone: put, link, chance } = await begun();
    // Something has happened, and it is the phone's turn; it is put away meanwhile, and opened again by the link.
    const isNews = async () => (await put.$('[data-since]')) !== null && isAsked(put);
    await playBoth([anna, put], chance, isNews);
    const context = put.context();
    await put.close();
    const phone = await context.newPage();
    await phone.goto(link);
    await phone.waitForSelector('.at-table[data-state=deciding]');
    await shot(phone, 'hall-phone-turn');
    expect(Number(await phone.getAttribute('[data-since]', 'data-since'))).toBeGreaterThan(0);
    let taps = 0;
    const tap = async (what: string): Promise<void> => {
      taps++;
      await phone.locator(what).first().tap();
    };
    const kind = await phone.getAttribute('.decision', 'data-kind');
    // What ends the own share of the phase is the answer itself: one tap where it is listed, two where the panel is folded.
    if (!(await phone.locator('.options .take').last().isVisible())) await tap('.sheet-handle, [data-handle]');
    await phone.locator('.options .take').last().scrollIntoViewIfNeeded();
    taps++;
    await phone.locator('.options .take').last().tap();
    await expect
      .poll(async () => `${await phone.getAttribute('.decision', 'data-kind')}${await isAsked(phone)}`)
      .not.toBe(`${kind}true`);
    expect(taps - 1).toBeLessThanOrEqual(3);
    expect(stage.errors).toEqual([]);
  });

  test('an order is given by finger, listed and withdrawn, in German', async () => {
    const { anna, phone } = await begun('de');
    await phone.locator('.orders-later summary').scrollIntoViewIfNeeded();
    await phone.locator('.orders-later summary').tap();
    await phone.selectOption('.order-question select', { index: 2 });
    await phone.selectOption('.order-unit select', { index: 1 });
    await phone.selectOption('.order-answer select', { index: 1 });
    await phone.selectOption('.order-else select', { index: 1 });
    await phone.selectOption('.order-until select', 'match');
    await phone.locator('[data-give-order]').scrollIntoViewIfNeeded();
    await phone.locator('[data-give-order]').tap();
    await phone.waitForSelector('[data-order=react]');
    expect(await phone.textContent('[data-order=react]')).toMatch(
      /Gegenangriff, sonst nichts tun – bis zum Ende der Partie/,
    );
    await shot(phone, 'hall-phone-orders');
    // Nobody else sees anything of it; and it is there when the page is loaded anew.
    expect(await anna.$('[data-order]')).toBeNull();
    await phone.reload();
    await phone.waitForSelector('[data-order=react]');
    await phone.locator('[data-order=react] [data-ask]').scrollIntoViewIfNeeded();
    await phone.locator('[data-order=react] [data-ask]').tap();
    await phone.waitForSelector('[data-order=react]', { state: 'detached' });
    expect(stage.errors).toEqual([]);
  });

  test('an order given without a network waits in the browser and is given when it is back', async () => {
    const { phone } = await begun('en');
    await phone.context().setOffline(true);
    await phone.waitForSelector('[data-link-state=away], [data-link-state=connecting]', { state: 'attached' });
    await phone.locator('.orders-later summary').tap();
    await phone.locator('[data-give-order]').scrollIntoViewIfNeeded();
    await phone.locator('[data-give-order]').tap();
    await phone.waitForSelector('[data-order=reply]');
    const waiting = () => phone.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/ordered/')));
    expect(await waiting()).toHaveLength(1);
    await phone.context().setOffline(false);
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    await phone.reload();
    await phone.waitForSelector('[data-order=reply]');
    expect(stage.errors).toEqual([]);
  });
});
