/** Drags that find their way at the web table, in a real browser: groups, the next unit, slips beside the pointer. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ACTION, BROWSER, newMatch, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const MOVES = /to move: which unit/;

describe.skipIf(!BROWSER)(`ways in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const begin = async (game: string, moves: RegExp): Promise<void> => {
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('[data-give]');
    await playUntil(page, 3, 40, (ask) => moves.test(ask));
  };
  /** Two persons at one screen: whoever moves first has nobody in his way, and nobody to ask. */
  const beginZones = async (): Promise<void> => {
    await newMatch(page, 'fine', { south: 'person', north: 'person' });
    await playUntil(page, 3, 60, (ask) => /to move/.test(ask));
    await page.waitForSelector('[data-unit].able');
  };
  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const unitAt = (unit: string) => middleOf(`[data-unit=${unit}] .turning`);
  const carry = async (from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
    await page.waitForTimeout(120);
  };
  const placeOf = (unit: string) => unitAt(unit);

  test('units chosen with Shift go together, in one order', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await begin('great', MOVES);
    const units = await page.$$eval('[data-unit].able', (all) =>
      all.map((each) => (each as SVGElement).dataset['unit']!),
    );
    const heights = await Promise.all(units.map(async (unit) => ({ unit, ...(await unitAt(unit)) })));
    const [front] = heights.toSorted((one, two) => one.y - two.y);
    const chosen = heights
      .filter(({ y }) => Math.abs(y - front!.y) < 4)
      .map(({ unit }) => unit)
      .slice(0, 3);
    await page.keyboard.down('Shift');
    for (const unit of chosen) {
      const at = await unitAt(unit);
      await page.mouse.click(at.x, at.y);
    }
    await page.keyboard.up('Shift');
    expect(await page.textContent('[data-group] + p')).toContain('3 units in hand');
    const before = await Promise.all(chosen.map(placeOf));
    await carry(before[0]!, { x: 0, y: -40 });
    await shot(page, 'great-group');
    await page.mouse.up();
    await page.keyboard.press('Enter');
    await page.waitForFunction((ids) => ids.every((id) => !document.querySelector(`[data-unit=${id}].able`)), chosen);
    const after = await Promise.all(chosen.map(placeOf));
    const shifts = after.map(({ y }, i) => y - before[i]!.y);
    for (const shift of shifts) expect(Math.abs(shift - shifts[0]!)).toBeLessThan(4);
    expect(Math.abs(shifts[0]!)).toBeGreaterThan(8);
  });

  test('a group is chosen and goes while a unit still has movement left', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await begin('great', MOVES);
    const ids = await page.$$eval('[data-unit].able', (all) =>
      all.map((each) => (each as SVGElement).dataset['unit']!),
    );
    const heights = await Promise.all(ids.map(async (unit) => ({ unit, ...(await unitAt(unit)) })));
    const [front] = heights.toSorted((one, two) => one.y - two.y);
    const line = heights.filter(({ y }) => Math.abs(y - front!.y) < 4).map(({ unit }) => unit);
    const [first, one, two] = line as [string, string, string];
    await carry(await unitAt(first), { x: 0, y: -12 });
    await page.mouse.up();
    await page.waitForFunction(() => /what do/.test(document.querySelector('#ask')?.textContent ?? ''));
    await page.keyboard.down('Shift');
    for (const unit of [one, two]) {
      const at = await unitAt(unit);
      await page.mouse.click(at.x, at.y);
    }
    await page.keyboard.up('Shift');
    expect(await page.textContent('[data-group] + p')).toContain('2 units in hand');
    await page.waitForSelector('.order-form', { state: 'detached' });
    const before = await Promise.all([one, two].map(placeOf));
    await carry(before[0]!, { x: 0, y: -25 });
    await page.mouse.up();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (units) => units.every((id) => !document.querySelector(`[data-unit="${id}"].able`)),
      [one, two],
    );
    const after = await Promise.all([one, two].map(placeOf));
    for (const [i, { y }] of after.entries()) expect(y).toBeLessThan(before[i]!.y - 6);
  });

  test('units of a zone chosen with Shift go to the next zone together, and come back together', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await beginZones();
    const ids = await page.$$eval('[data-unit].able', (all) =>
      all.map((each) => (each as SVGElement).dataset['unit']!).filter((id) => !id.startsWith('commander')),
    );
    await page.keyboard.down('Shift');
    for (const id of ids.slice(0, 3)) {
      await page.focus(`[data-unit="${id}"]`);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.up('Shift');
    expect(await page.textContent('[data-group] + p')).toContain('3 in hand');
    await shot(page, 'fine-group');
    const lit = await page.$$eval('[data-zone].lit', (all) => all.map((each) => (each as SVGElement).dataset['zone']!));
    expect(lit.length).toBeGreaterThan(0);
    await page.focus(`[data-zone="${lit[0]}"]`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (all) => all.some((id) => !document.querySelector(`[data-unit="${id}"].able`)),
      ids.slice(0, 3),
    );
    await page.keyboard.press('z');
    await page.waitForFunction(
      (all) => all.every((id) => document.querySelector(`[data-unit="${id}"].able`)),
      ids.slice(0, 3),
    );
  });

  test('A takes all in hand, and a drag takes them all the same way, the Commander too', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await beginZones();
    await page.keyboard.press('a');
    const able = await page.$$eval('[data-unit].chosen', (all) =>
      all.map((each) => (each as SVGElement).dataset['unit']!),
    );
    expect(able.length).toBeGreaterThan(6);
    expect(able.some((id) => id.startsWith('commander'))).toBe(true);
    const first = await middleOf(`[data-unit="${able[0]}"]`);
    const zones = await page.locator('[data-zone].lit').all();
    const boxes = await Promise.all(zones.map(async (zone) => (await zone.boundingBox())!));
    const ways = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2 - first.x, y: y + height / 2 - first.y }));
    const [ahead] = ways.toSorted((one, two) => Math.abs(one.x) - Math.abs(two.x));
    await carry(first, ahead!);
    await shot(page, 'fine-all');
    await page.mouse.up();
    const gone = async (): Promise<string[]> => {
      const left = await page.$$eval('[data-unit].able', (all) =>
        all.map((each) => (each as SVGElement).dataset['unit']!),
      );
      return able.filter((id) => !left.includes(id));
    };
    // They go one after the other.
    await expect.poll(async () => (await gone()).length, { timeout: ACTION }).toBeGreaterThan(4);
    await expect
      .poll(async () => (await gone()).some((id) => id.startsWith('commander')), { timeout: ACTION })
      .toBe(true);
  });

  test('a drop that cannot be says why beside the pointer, in a zone game', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await begin('fine', /to move/);
    await page.waitForSelector('[data-unit].able');
    const unit = await page.$eval('[data-unit].able', (each) => (each as SVGElement).dataset['unit']!);
    const from = await middleOf(`[data-unit=${unit}]`);
    const zones = await page.$$eval('[data-zone]', (all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const far = zones.reduce((one, two) =>
      Math.hypot(two.x - from.x, two.y - from.y) > Math.hypot(one.x - from.x, one.y - from.y) ? two : one,
    );
    await carry(from, { x: far.x - from.x, y: far.y - from.y });
    await page.mouse.up();
    await page.waitForSelector('.slip');
    await shot(page, 'fine-slip');
    expect(await page.textContent('.slip')).toMatch(/\w+ .*\./);
    await page.waitForSelector('.slip', { state: 'detached', timeout: 6_000 });
  });
});
