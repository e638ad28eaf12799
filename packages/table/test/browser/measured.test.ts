/** A Splendid Victory and A Great Victory at the web table, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askOf, axeFinds, BROWSER, newMatch, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const MOVES = /to move: which unit/;

describe.skipIf(!BROWSER)(`measured games in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  /** The first movement of the player, in the match that one click begins. */
  const atMoves = async (game: string): Promise<void> => {
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('[data-give]');
    await playUntil(page, 3, 20, (ask) => MOVES.test(ask));
  };
  const middleOf = async (unit: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(`[data-unit=${unit}] .turning`).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (unit: string, by: { x: number; y: number }): Promise<void> => {
    const from = await middleOf(unit);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
    await page.waitForTimeout(100);
  };

  test('an order by dragging: it stops where the rules end, says why, and is given by Enter', async () => {
    page = await stage.page();
    await atMoves('splendid');
    await drag('S4', { x: 40, y: -240 });
    expect(await page.locator('.mark.ghost.wrong').count()).toBe(1);
    // It hurries, and so keeps away from the enemy: that is what stops it.
    expect(await page.textContent('text.label.wrong')).toMatch(/nearer than 18" to .*SV-MOVE-09/);
    await shot(page, 'splendid-drag');
    await page.mouse.up();
    expect(await page.locator('.mark.ghost.wrong').count()).toBe(0);
    expect(await page.locator('.mark.ghost.move').count()).toBe(1);
    expect((await page.locator('text.label.move').allTextContents()).join(' ')).toContain('Double-time');
    const from = await middleOf('S4');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("Stafford Garrison moved")', { state: 'attached' });
    const to = await middleOf('S4');
    expect(to.y).toBeLessThan(from.y - 20);
  });

  test('the first measured match teaches: each step in its words, moving by dragging, and it can be left', async () => {
    page = await stage.page();
    await page.click('[data-learn=splendid]');
    await page.waitForSelector('[data-step=setup]');
    const texts = new Set([await page.textContent('.coach p')]);
    await page.keyboard.press('Enter');
    await playUntil(page, 3, 20, (ask) => MOVES.test(ask));
    await page.waitForSelector('[data-step=move]');
    texts.add(await page.textContent('.coach p'));
    await drag('S1', { x: 0, y: -120 });
    await page.mouse.up();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-step=command]');
    texts.add(await page.textContent('.coach p'));
    expect(texts.size).toBe(3);
    await shot(page, 'splendid-lesson');
    await page.click('[data-coach=leave]');
    expect(await page.$('.coach')).toBeNull();
  });

  test('a set-up that is taken back stands as it was arranged', async () => {
    page = await stage.page();
    await newMatch(page, 'splendid', { south: 'person', north: 'person' });
    const ask = await askOf(page);
    const from = await middleOf('S8');
    await drag('S8', { x: -60, y: 0 });
    await page.mouse.up();
    const to = await middleOf('S8');
    expect(to.x).toBeLessThan(from.x - 30);
    await page.click('[data-give]');
    await page.waitForFunction((before) => document.querySelector('#ask')?.textContent !== before, ask);
    await page.keyboard.press('z');
    expect(await askOf(page)).toBe(ask);
    expect((await middleOf('S8')).x).toBeCloseTo(to.x, 0);
  });

  test('a drop that is plain is the order itself, and undo takes it back', async () => {
    page = await stage.page();
    await atMoves('splendid');
    const from = await middleOf('S1');
    await drag('S1', { x: 0, y: -60 });
    await page.mouse.up();
    await page.waitForSelector('.report li:has-text("moved")', { state: 'attached' });
    expect((await middleOf('S1')).y).toBeLessThan(from.y - 30);
    expect(await page.locator('.mark.ghost').count()).toBe(0);
    await page.keyboard.press('z');
    expect(Math.abs((await middleOf('S1')).y - from.y)).toBeLessThan(2);
  });

  test('a step is taken back by Backspace, the order by undo, where every order is confirmed', async () => {
    page = await stage.page({ confirm: true });
    await atMoves('splendid');
    const from = await middleOf('S1');
    await drag('S1', { x: 30, y: -80 });
    await page.mouse.up();
    expect(await page.locator('.steps li').count()).toBe(2);
    await page.keyboard.press('Backspace');
    expect(await page.locator('.steps li').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.steps li').count()).toBe(0);
    await drag('S1', { x: 0, y: -80 });
    await page.mouse.up();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-tool=undo]') !== null);
    expect((await middleOf('S1')).y).toBeLessThan(from.y - 30);
    await page.keyboard.press('z');
    expect((await middleOf('S1')).y).toBeCloseTo(from.y, 0);
  });

  test('undo takes steps back before it takes an answer back, and says why it cannot', async () => {
    page = await stage.page({ confirm: true });
    await atMoves('splendid');
    await drag('S1', { x: 30, y: -80 });
    await page.mouse.up();
    await page.keyboard.press('z');
    expect(await page.locator('.steps li').count()).toBe(1);
    await page.click('[data-tool=undo]');
    expect(await page.locator('.steps li').count()).toBe(0);
    expect(await askOf(page)).toMatch(/what do/);
    await page.keyboard.press('Escape');
    for (let i = 0; i < 4 && !(await page.$('.barrier')); i++) await page.keyboard.press('z');
    expect(await page.textContent('.barrier')).toMatch(/take back|go back/);
  });

  test('a unit let go over the rules stays where it was; the question keeps the focus of the panel', async () => {
    page = await stage.page();
    await atMoves('splendid');
    await drag('S1', { x: 0, y: -80 });
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await page.mouse.move(500, 300);
    await page.mouse.move(520, 320);
    expect(await page.locator('.steps li').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.focus('[data-entry=S2]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'ask');
  });

  test('an order by the keyboard alone: unit, steps with exact numbers, Enter', async () => {
    page = await stage.page();
    await page.focus('[data-play=great]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-give]');
    await page.keyboard.press('Enter');
    await playUntil(page, 3, 30, (ask) => MOVES.test(ask));
    const name = await page.$eval('.unit.able[tabindex="0"]', (unit) => {
      (unit as SVGElement).focus();
      return unit.getAttribute('aria-label')!;
    });
    await page.keyboard.press('Enter');
    await page.waitForSelector('.order-form');
    expect(name.length).toBeGreaterThan(20);
    await page.focus('[data-add=ahead]');
    await page.keyboard.press('Enter');
    await page.focus('.steps input');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.focus('[data-give]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("moved 1")', { state: 'attached' });
  });

  test.each(['light', 'dark'] as const)('axe finds nothing to mend at the table (%s)', async (colorScheme) => {
    page = await stage.page({ colorScheme });
    const found: string[] = [];
    await page.click('[data-play=great]');
    await page.waitForSelector('[data-give]');
    found.push(...(await axeFinds(page)));
    await playUntil(page, 3, 30, (ask) => MOVES.test(ask));
    found.push(...(await axeFinds(page)));
    await page.keyboard.press('1');
    await page.waitForSelector('.order-form');
    found.push(...(await axeFinds(page)));
    await shot(page, `great-order-${colorScheme}`);
    await page.waitForFunction(() => document.querySelector('.saved-sign')?.textContent === 'Saved');
    const match = page.url().split('/').at(-1)!;
    await page.goto(`${stage.address}#/replay/${match}`);
    await page.waitForSelector('.timeline');
    found.push(...(await axeFinds(page)));
    await shot(page, `great-replay-${colorScheme}`);
    expect(found).toEqual([]);
  });

  test('on a phone a unit is tapped, the ground is tapped, and the order is given', async () => {
    page = await stage.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.click('[data-play=splendid]');
    await page.waitForSelector('[data-give]');
    await page.click('[data-give]');
    await playUntil(page, 3, 20, (ask) => MOVES.test(ask));
    const { x, y } = await middleOf('S4');
    await page.touchscreen.tap(x, y);
    await page.waitForSelector('.order-form');
    await page.touchscreen.tap(x - 50, y - 60);
    await page.waitForSelector('.mark.ghost.move');
    await shot(page, 'splendid-phone');
    expect(await page.locator('kbd:visible, .keys:visible').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("moved")', { state: 'attached' });
  });

  test('overlays are switched, pinned and remembered; the tape and the voice answer to keys', async () => {
    page = await stage.page();
    await atMoves('great');
    await page.click('.unit-entry .take');
    const areas = (): Promise<number> => page.locator('.mark.area, .mark.range').count();
    const before = await areas();
    await page.click('[data-tool=layers]');
    for (const layer of ['enemyFire', 'command', 'reach']) await page.check(`[data-layer=${layer}]`);
    await page.click('[data-pin]');
    await page.keyboard.press('Escape');
    expect(await areas()).toBeGreaterThan(before + 3);
    await shot(page, 'great-overlays');
    await page.reload();
    await page.waitForSelector('.mark.range');

    await page.keyboard.press('m');
    const [from, to] = [await middleOf('S1'), await middleOf('N1')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    expect(await page.textContent('[data-said]')).toMatch(/^From .+ to .+: \d+(\.\d+)? cm\.$/);
    expect(await page.locator('.mark.ruler').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.mark.ruler').count()).toBe(0);

    await page.focus('[data-unit=S1]');
    await page.keyboard.press('d');
    expect(await page.textContent('[data-said]')).toMatch(/Nearest enemies: .*edge of the table/);
    expect(await page.locator('.described li').count()).toBeGreaterThan(2);

    // The same in the replay, without a unit in hand.
    await page.goto(page.url().replace('#/match/', '#/replay/'));
    await page.locator('input[type=range]').press('End');
    const ranges = (): Promise<number> => page.locator('.mark.range').count();
    const both = await ranges();
    await page.click('[data-tool=layers]');
    await page.uncheck('[data-layer=command]');
    expect(await ranges()).toBeLessThan(both);
    await page.check('[data-layer=distances]');
    await page.keyboard.press('Escape');
    expect(await page.locator('.mark.link').count()).toBe(0);
    await page.focus('[data-unit=S1]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.mark.link');
    await page.keyboard.press('m');
    await page.mouse.click(to.x, to.y);
    expect(await page.textContent('[data-said]')).toMatch(/^From .+ to .+: \d+(\.\d+)? cm\.$/);
    await shot(page, 'great-replay');
    await page.keyboard.press('Escape');
    expect(await page.locator('.mark.ruler').count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('in German the orders are German', async () => {
    page = await stage.page({ language: 'de', locale: 'de-DE' });
    await page.click('[data-play=splendid]');
    await page.waitForSelector('[data-give]');
    await playUntil(page, 3, 20, (ask) => /Welche Einheit|welche Einheit/.test(ask));
    await drag('S4', { x: 40, y: -240 });
    expect(await page.textContent('text.label.wrong')).toMatch(/käme näher als 18"/);
    await shot(page, 'splendid-german');
    await page.mouse.up();
  });
});
