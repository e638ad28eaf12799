/**
 * By turns on a phone: from a notice's link to the answered turn, orders for later by finger, and what has happened since
 * one's own last answer. In Chromium with the window of a phone.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, chanceOf, shot, SKIPPED } from './kit.js';
import {
  enterHall,
  isAsked,
  openHall,
  playBoth,
  propose,
  realTime,
  sinkOf,
  sitBy,
  type HallStage,
  type Sink,
} from './hall-kit.js';

const LONG = 240_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe.skipIf(!BROWSER)(`matches by turns on a phone${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let pages: Page[] = [];
  let matches = 0;
  let sink: Sink;
  /** So much later it is at the hall than here: nobody waits a minute for a notice. */
  let ahead = 0;
  beforeAll(async () => {
    sink = await sinkOf();
    stage = await openHall({}, { notices: { isOpen: true }, time: { ...realTime, now: () => Date.now() + ahead } });
  }, LONG);
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
  });
  afterAll(async () => {
    await stage?.end();
    sink?.server.close();
  });

  const guest = async (options: Parameters<HallStage['guest']>[0] = {}): Promise<Page> => {
    const page = await stage.guest(options);
    pages.push(page);
    return page;
  };

  /** A match between a desk and a phone, in which both have set up. */
  const begun = async ({ language = 'en', game = 'fine' } = {}) => {
    const [anna, phone] = [await guest(), await guest({ ...PHONE, language })];
    const nth = (matches += 1);
    await enterHall(anna, stage.address, `Anna ${nth}`);
    await anna.selectOption('.proposal select:has(option[value=turns])', 'turns');
    const link = await propose(anna, game, 'south');
    await sitBy(phone, link, `Bert ${nth}`);
    for (const page of [anna, phone]) await page.waitForSelector('.at-table');
    const chance = chanceOf(5);
    await playBoth([anna, phone], chance, async () => {
      const kind = await anna.getAttribute('.decision', 'data-kind');
      return kind !== null && !kind.startsWith('setup') && isAsked(anna);
    });
    return { anna, phone, link, chance };
  };

  /** From now on this player is told by a webhook. */
  const told = async (page: Page, url: string): Promise<void> => {
    const status = await page.evaluate(async (address) => {
      const body = JSON.stringify({ kind: 'webhook', form: 'plain', language: 'en', url: address });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/1/addresses', { method: 'POST', headers, body })).status;
    }, url);
    expect(status).toBe(200);
  };

  /** One tap on what makes the answer: the button that gives it, else the first thing that is offered. */
  const tapAnswer = async (phone: Page): Promise<void> => {
    const give = phone.locator('[data-give]:not([disabled])');
    const next = (await give.count()) > 0 ? give.first() : phone.locator('.options .take').first();
    await next.scrollIntoViewIfNeeded();
    await next.tap();
  };

  test.each(['fine', 'splendid'])(
    '%s: from the link of a notice to the answered turn at most three taps more than the answer',
    async (game) => {
      const { anna, phone: put, link, chance } = await begun({ game });
      const match = link.split('/').at(-1)!;
      await told(put, sink.url);
      const { store } = stage.hall;
      // Something has happened, and it is the phone's turn; it is put away meanwhile.
      const isNews = async () => (await put.$('[data-since]')) !== null && (await isAsked(put));
      await playBoth([anna, put], chance, isNews);
      const context = put.context();
      await put.close();
      await expect.poll(async () => (await store.dueNotices(Number.MAX_SAFE_INTEGER, 9)).length).toBeGreaterThan(0);
      sink.got.length = 0;
      ahead += 2 * 60_000;
      await expect.poll(() => sink.got.length, { timeout: 30_000 }).toBe(1);
      const { notices } = JSON.parse(sink.got[0]!) as { notices: { kind: string; link: string }[] };
      expect(notices).toMatchObject([{ kind: 'turn' }]);

      const phone = await context.newPage();
      await phone.addInitScript(() => {
        const counted = window as unknown as { taps: number };
        counted.taps = 0;
        addEventListener('pointerdown', ({ isTrusted }) => (counted.taps += Number(isTrusted)), true);
      });
      await phone.goto(notices[0]!.link);
      const deciding = phone.locator('.at-table[data-state=deciding]');
      // Whoever is led to a lobby must first find the match in it.
      await phone.waitForSelector('.at-table[data-state=deciding], .matches li.yours');
      if (!(await deciding.isVisible())) await phone.locator('.matches li.yours .button').first().tap();
      await deciding.waitFor();
      await shot(phone, `hall-phone-turn-${game}`);
      expect(Number(await phone.getAttribute('[data-since]', 'data-since'))).toBeGreaterThan(0);
      const known = (await store.since(match, 0)).length;
      let answering = 0;
      const isAnswered = async () => (await store.since(match, 0)).length > known;
      for (; answering < 8 && !(await isAnswered()); answering++) {
        await tapAnswer(phone);
        await phone.waitForTimeout(300);
      }
      await expect.poll(isAnswered).toBe(true);
      const taps = await phone.evaluate(() => (window as unknown as { taps: number }).taps);
      expect(answering).toBeGreaterThan(0);
      expect(taps).toBeGreaterThanOrEqual(answering);
      expect(taps - answering).toBeLessThanOrEqual(3);
      expect(stage.errors).toEqual([]);
    },
  );

  test.each([
    [1024, 768],
    [1280, 620],
  ])('what is opened or offered beside a question of %i x %i leaves the tools in sight', async (width, height) => {
    const { anna, phone } = await begun();
    await anna.setViewportSize({ width, height });
    const isWhole = async (): Promise<void> => {
      const ends = await anna.evaluate(() => ({
        tools: document.querySelector('.panel .tools')!.getBoundingClientRect().bottom,
        strip: document.querySelector('.hall-strip')!.getBoundingClientRect().top,
        height: innerHeight,
      }));
      expect(ends.tools).toBeLessThanOrEqual(ends.height + 1);
      expect(ends.strip).toBeGreaterThanOrEqual(0);
    };
    await isWhole();
    await phone.locator('.offering summary').tap();
    await phone.locator('[data-offering=screen]').tap();
    await anna.waitForSelector('[data-offer=screen]');
    await isWhole();
    await anna.click('[data-agree]');
    await anna.waitForSelector('.one-screen');
    await isWhole();
    await anna.click('.orders-later summary');
    await anna.click('.offering summary');
    await anna.click('[data-talk]');
    await isWhole();
    await shot(anna, `hall-panel-${width}`);
  });

  test('an order is given by finger, listed and withdrawn, in German', async () => {
    const { anna, phone } = await begun({ language: 'de' });
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
    const { phone } = await begun();
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
