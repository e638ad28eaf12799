/** Reactions of the measured games in a real browser: windows, ways out, and what the other side did. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer, openMatch, recordOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { splendidEdition } from '@five-victories/engine/splendid';
import { askOf, axeFinds, BROWSER, openFile, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const STOPS = /does anybody stop/;
const MEETS = /How is the charge met/;

/** The record of a match that begins with a position, in which all dice show a 1. */
const recordOf1s = (units: readonly object[], said: readonly Choice[]): string => {
  const faults: Fault[] = [];
  const position = { game: 'splendid', phase: 'initiativeMovement', units };
  const dice = { list: Array<number>(80).fill(1) };
  const match = openMatch(splendidEdition, { position }, dice, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  for (const choice of said) answer(match, choice);
  return JSON.stringify(recordOf(splendidEdition, match));
};

const RESERVE = { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 };
const RED = { id: 'S1', type: 'HM', name: 'Red Horse', layout: 'YY', x: 30_000 };

/** Red Horse passes between two that may strike it: Blue from 6.467" on, Green from 5.467" on. */
const INTERCEPT = recordOf1s(
  [
    { ...RED, y: 10_000 },
    RESERVE,
    { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 38_000, y: 18_000, heading: 2700 },
    { id: 'N2', type: 'HM', name: 'Green Horse', layout: 'YY', x: 22_000, y: 17_000, heading: 900 },
  ],
  [{ do: 'choose', unit: 'S1' } as Choice, { do: 'manoeuvre', steps: [{ ahead: 8000 }] } as Choice],
);

/** Red Horse has charged Blue Horse, which did not counter-charge. */
const CHARGE = recordOf1s(
  [
    { ...RED, y: 14_000 },
    RESERVE,
    { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 30_000, y: 24_000, heading: 1800 },
  ],
  [{ do: 'choose', unit: 'S1' } as Choice, { do: 'charge', target: 'N1' } as Choice, { do: 'pass' }],
);

describe.skipIf(!BROWSER)(`reactions in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const opened = async (record: string, options?: Parameters<Stage['page']>[0]): Promise<void> => {
    page = await stage.page(options);
    await openFile(page, record);
    await page.waitForSelector('.react-form');
  };
  const boxMiddle = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Takes hold of something and moves it, without letting go. */
  const drag = async (selector: string, by: { x: number; y: number }): Promise<void> => {
    const from = await boxMiddle(selector);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
    await page.waitForTimeout(80);
  };
  const figure = async (): Promise<number> => Number(await page.inputValue('.react-form input[type=number] >> nth=0'));
  const saved = () => page.waitForFunction(() => document.querySelector('.saved-sign')?.textContent === 'Saved');

  test('an intercept: chosen by dragging along its window, by the field and by keys, with a reload in the middle', async () => {
    await opened(INTERCEPT);
    expect(await askOf(page)).toMatch(STOPS);
    expect(await page.locator('.mark.window').count()).toBe(2);
    expect(await page.locator('[data-give]').count()).toBe(0);
    // Where it is let go beyond its window it stays at the end of it.
    await drag('[data-handle="window:1"]', { x: 0, y: 30 });
    await page.mouse.up();
    expect(await figure()).toBe(5.467);
    await shot(page, 'splendid-intercept');
    await saved();
    await page.reload();
    await page.waitForSelector('.react-form');
    expect(await askOf(page)).toMatch(STOPS);
    expect(await page.locator('.mark.window').count()).toBe(2);
    const middle = await boxMiddle('[data-handle="window:1"]');
    await drag('[data-handle="window:1"]', { x: 0, y: -8 });
    await page.mouse.up();
    const slid = await figure();
    expect(slid).toBeGreaterThan(5.467);
    expect(slid).toBeLessThanOrEqual(8);
    expect((await boxMiddle('[data-handle="window:1"]')).y).toBeLessThan(middle.y);
    await page.fill('.react-form input[type=number]', '6');
    await page.keyboard.press('Tab');
    expect(await figure()).toBe(6);
    await page.locator('[data-unit=N2]').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await figure()).toBe(6.1);
    expect(await page.textContent('.follows')).toContain('Green Horse');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-give]').count()).toBe(0);
    await page.click('.react-form .chip:has-text("Blue Horse")');
    await page.fill('.react-form input[type=number]', '7');
    await page.keyboard.press('Tab');
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("Red Horse moved 7")', { state: 'attached' });
    await page.waitForSelector('.report li:has-text("Blue Horse came out and intercepted Red Horse")', {
      state: 'attached',
    });
  });

  test('a recoil placed by dragging: it stops at the last legal place, and the unit goes just there', async () => {
    await opened(CHARGE);
    expect(await askOf(page)).toMatch(MEETS);
    expect(await page.textContent('.happened')).toContain('Red Horse charged Blue Horse');
    expect(await page.locator('text.label:has-text("charges 10")').count()).toBe(1);
    // The whole table: otherwise the window would go after the unit.
    await page.keyboard.press('0');
    await drag('[data-unit=N1] .turning', { x: -300, y: -260 });
    expect(await page.locator('.mark.ghost.wrong').count()).toBe(1);
    expect(await page.locator('.mark.ghost.react').count()).toBe(1);
    expect(await page.textContent('text.label.wrong')).toMatch(/SV-/);
    await shot(page, 'splendid-recoil');
    await page.mouse.up();
    expect(await page.locator('.mark.ghost.wrong').count()).toBe(0);
    const ghost = await boxMiddle('.mark.ghost.react .shade');
    expect(Number(await page.inputValue('.react-form input[type=number] >> nth=1'))).toBe(12);
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("Blue Horse recoiled 12")', { state: 'attached' });
    const there = await boxMiddle('[data-unit=N1] .turning');
    // Its markers are part of its box.
    expect(Math.hypot(there.x - ghost.x, there.y - ghost.y)).toBeLessThan(12);
  });

  test('a recoil by the keyboard alone; a way that is too long is refused with its rule', async () => {
    await opened(CHARGE);
    await page.keyboard.press('r');
    await page.keyboard.press('Shift+ArrowDown');
    const far = () => page.inputValue('.react-form input[type=number] >> nth=1');
    expect(await far()).toBe('11');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await far()).toBe('13');
    expect(await page.textContent('.making')).toMatch(/SV-REACT/);
    expect(await page.isDisabled('[data-give]')).toBe(true);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("Blue Horse recoiled")', { state: 'attached' });
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing to mend in the forms of reactions (%s)',
    async (colorScheme) => {
      await opened(INTERCEPT, { colorScheme });
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector('.follows');
      const found = await axeFinds(page);
      await page.context().close();
      await opened(CHARGE, { colorScheme });
      await page.keyboard.press('r');
      await page.waitForSelector('.follows');
      found.push(...(await axeFinds(page)));
      await shot(page, `splendid-react-${colorScheme}`);
      expect(found).toEqual([]);
    },
  );

  test('on a phone the way out is tapped, and nothing is cut off', async () => {
    await opened(CHARGE, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.click('.react-form .chip:has-text("Recoil")');
    await page.waitForSelector('.mark.ghost.react');
    await shot(page, 'splendid-react-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("Blue Horse recoiled")', { state: 'attached' });
  });
});
