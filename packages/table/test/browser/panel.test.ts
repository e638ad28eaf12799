/** The panel and everything round the table: Enter, folding, drawers, the phases, and the bar of a phone. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer, openMatch, recordOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { splendidEdition } from '@five-victories/engine/splendid';
import { axeFinds, BROWSER, openFile, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Everything round the table; the units on it are looked at by the tests of the tables. */
const ROUND = '.top, .panel, .rail';
const SMALL = { viewport: { width: 1024, height: 768 } };

/** A match that begins with a position; all its dice show a 1. */
const recordFrom = (position: object, said: readonly object[] = []): string => {
  const faults: Fault[] = [];
  const given = { position: { game: 'splendid', ...position } };
  const match = openMatch(splendidEdition, given, { list: Array<number>(80).fill(1) }, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  for (const choice of said) answer(match, choice as Choice);
  return JSON.stringify(recordOf(splendidEdition, match));
};

const RESERVE = { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 };
const INTERCEPT = recordFrom(
  {
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', type: 'HM', name: 'Red Horse', layout: 'YY', x: 30_000, y: 10_000 },
      RESERVE,
      { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 38_000, y: 18_000, heading: 2700 },
    ],
  },
  [
    { do: 'choose', unit: 'S1' },
    { do: 'manoeuvre', steps: [{ ahead: 8000 }] },
  ],
);
const FIRE = recordFrom({
  phase: 'firing',
  initiative: 'south',
  units: [
    { id: 'S1', type: 'RA', name: 'Roaring Meg', layout: 'G', x: 30_000, y: 14_000 },
    RESERVE,
    { id: 'N1', type: 'P&M', name: 'Blue Foot', layout: 'MM/MM', x: 30_000, y: 24_000, heading: 1800 },
    { id: 'N2', type: 'P&M', name: 'Green Foot', layout: 'MM/MM', x: 36_000, y: 24_000, heading: 1800 },
  ],
});

describe.skipIf(!BROWSER)(`the panel in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const drag = async (selector: string, by: { x: number; y: number }): Promise<void> => {
    const { x, y, width, height } = await boxOf(selector);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + by.x, y + height / 2 + by.y, { steps: 6 });
    await page.mouse.up();
  };
  const told = (text: string) => page.waitForSelector(`.report li:has-text("${text}")`, { state: 'attached' });
  const toSetUp = async (game: string): Promise<void> => {
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('[data-give]');
  };

  describe('Enter gives the order', () => {
    test.each(['fine', 'splendid'])('after a unit was clicked and dragged in a set-up (%s)', async (game) => {
      page = await stage.page();
      await toSetUp(game);
      await drag('[data-unit=S1] .turning', { x: 3, y: 3 });
      await page.locator('[data-unit=S2] .turning').click();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.decision:not([data-kind=setup])');
    });

    test('after a point of interception was dragged', async () => {
      page = await stage.page();
      await openFile(page, INTERCEPT);
      await page.waitForSelector('.react-form');
      await drag('[data-handle^="window:"]', { x: 0, y: 8 });
      await page.waitForSelector('[data-give]:not([disabled])');
      await page.keyboard.press('Enter');
      await told('Blue Horse came out and intercepted Red Horse');
    });

    test('after a pivot before firing', async () => {
      page = await stage.page();
      await openFile(page, FIRE);
      await drag('[data-unit=S1] .turning', { x: 0, y: 0 });
      await page.waitForSelector('[data-handle=fire-pivot]');
      await drag('[data-unit=N1] .turning', { x: 0, y: 0 });
      await drag('[data-handle=fire-pivot]', { x: 6, y: 6 });
      await page.waitForSelector('[data-give]:not([disabled])');
      await page.keyboard.press('Enter');
      await told('Roaring Meg fired at Blue Foot');
    });

    test('but a unit that the keyboard has reached is pressed by it', async () => {
      page = await stage.page();
      await toSetUp('fine');
      await page.keyboard.press('Tab');
      await page.evaluate(() => document.querySelector<SVGElement>('.unit[tabindex="0"]')!.focus());
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      expect(await page.getAttribute('.decision', 'data-kind')).toBe('setup');
    });
  });

  test('folded, the table has the room and the question is below it; it is remembered', async () => {
    page = await stage.page(SMALL);
    await toSetUp('fine');
    const open = await boxOf('.table-window');
    expect((await boxOf('.panel')).width).toBe(318);
    await page.keyboard.press('\\');
    await page.waitForSelector('.rail');
    const folded = await boxOf('.table-window');
    expect(folded.width).toBeGreaterThan(open.width + 240);
    expect(folded.height).toBeGreaterThan(open.height - 120);
    expect((await boxOf('.rail')).width).toBe(56);
    expect(await axeFinds(page, ROUND)).toEqual([]);
    await shot(page, 'folded');
    await page.reload();
    await page.waitForSelector('.rail');
    await page.click('[data-give]');
    await page.waitForSelector('.decision:not([data-kind=setup])');
    expect(await page.locator('#ask').isVisible()).toBe(true);
    await page.click('[data-unfold]');
    await page.waitForSelector('[data-fold]');
    await page.click('[data-fold]');
    await page.keyboard.press('j');
    await page.waitForSelector('.report[open] li');
    expect(await page.locator('.rail').count()).toBe(0);
  });

  test.each([
    ['wide', {}],
    ['small', SMALL],
  ])('dice and report are drawers, and the decision keeps most of the panel (%s)', async (_size, options) => {
    page = await stage.page(options);
    await toSetUp('splendid');
    const share = async () => (await boxOf('.decision')).height / (await boxOf('.panel')).height;
    expect((await boxOf('.tray')).height + (await boxOf('.report')).height).toBeLessThanOrEqual(88);
    expect(await share()).toBeGreaterThan(0.7);
    await page.click('.tray > summary');
    await page.keyboard.press('j');
    await page.waitForSelector('.report[open]');
    expect(await share()).toBeGreaterThanOrEqual(0.55);
    const bottom = await boxOf('.tools');
    expect(bottom.y + bottom.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  });

  test.each([
    ['glorious', { viewport: { width: 1440, height: 900 } }],
    ['splendid', SMALL],
    ['splendid', PHONE],
  ])('all phases of %s can be reached, and the present one is seen', async (game, options) => {
    page = await stage.page(options);
    await toSetUp(game);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.decision:not([data-kind=setup])');
    const isSeen = (selector: string) =>
      page.evaluate((which) => {
        const [list, item] = ['.track', which].map((each) => document.querySelector(each)!.getBoundingClientRect());
        return item!.left >= list!.left - 1 && item!.right <= list!.right + 1;
      }, selector);
    await expect.poll(() => isSeen('.track .now')).toBe(true);
    for (let i = 0; i < 6 && !(await isSeen('.track li:last-child')); i++) {
      const arrow = page.locator('.track-step:visible:not([disabled])').last();
      if ((await arrow.count()) > 0) await arrow.click();
      else await page.evaluate(() => document.querySelector('.track')!.scrollBy({ left: 100 }));
      await page.waitForTimeout(100);
    }
    expect(await isSeen('.track li:last-child')).toBe(true);
  });

  test('on a phone undo, order and More are always in reach, and the sheet can be pulled', async () => {
    page = await stage.page(PHONE);
    await toSetUp('fine');
    for (const selector of ['[data-tool=undo]', '[data-give]', '.tools .bar > :last-child']) {
      const { y, height } = await boxOf(selector);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y).toBeGreaterThan(844 - 60);
      expect(y + height).toBeLessThanOrEqual(844);
    }
    const before = await boxOf('.panel');
    await drag('.sheet-handle', { x: 0, y: -200 });
    expect((await boxOf('.panel')).height).toBeGreaterThan(before.height + 100);
    await page.tap('.tools .bar > :last-child');
    expect(await page.locator('.more .for-phone >> nth=1').isVisible()).toBe(true);
    expect(await axeFinds(page, ROUND)).toEqual([]);
    await shot(page, 'phone-more');
    await page.tap('.tools .bar > :last-child');
    await page.tap('[data-give]');
    await page.waitForSelector('.decision:not([data-kind=setup])');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    const small = await page.$$eval('.panel button, .panel summary, .top button', (all) =>
      all
        .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()] as const)
        .filter(([html, { height }]) => height > 0 && height < 43.5 && !html.includes('class="rule"'))
        .map(([html]) => html),
    );
    expect(small).toEqual([]);
  });
});
