/** The editor of scenarios in a real browser: drawn, kept, given away, taken back, played. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ACTION, axeFinds, BROWSER, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;

/** A point of the table window, in parts of its width and height. */
type At = readonly [x: number, y: number];

describe.skipIf(!BROWSER)(`the editor in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const open = async (game: string): Promise<void> => {
    await page.goto(`${stage.address}#/editor/${game}`);
    await page.waitForSelector('[data-begin=empty]');
  };
  const beginEmpty = async (game: string): Promise<void> => {
    await open(game);
    await page.click('[data-begin=empty]');
    await page.waitForSelector('.desk');
  };
  const spot = async ([x, y]: At): Promise<{ x: number; y: number }> => {
    const box = (await page.locator('.table-window').boundingBox())!;
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  };
  const tap = async (at: At): Promise<void> => {
    const { x, y } = await spot(at);
    await page.mouse.click(x, y);
  };
  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
    await page.mouse.up();
  };
  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const kept = () => page.waitForSelector('[data-saving=kept]');
  const item = (name: string) => page.textContent(`[data-item=${name}]`);
  const download = async (): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-export]')]);
    return file.path();
  };

  test('a wood is drawn corner by corner, kept over a reload, given away, taken back and played', async () => {
    page = await stage.page({ acceptDownloads: true });
    await beginEmpty('splendid');
    await page.click('[data-way=draw]');
    await page.click('[data-kind=wood]');
    const corners: At[] = [
      [0.3, 0.4],
      [0.5, 0.35],
      [0.55, 0.55],
      [0.35, 0.6],
    ];
    for (const corner of corners) await tap(corner);
    // The first corner once more closes it.
    await tap(corners[0]!);
    expect(await item('feature-0')).toContain('Wood');
    const drawn = await item('feature-0');
    await page.fill('.feature-fields input[type=text]', 'Kingswood');
    await kept();
    await page.waitForSelector('[data-sound]');
    await page.reload();
    await page.waitForSelector('[data-item=feature-0]');
    expect(await item('feature-0')).toBe(drawn!.replace('Wood', 'Kingswood (wood)'));
    await page.click('[data-item=feature-0]');
    await shot(page, 'editor-wood');
    expect(await axeFinds(page)).toEqual([]);

    const path = await download();
    const file = JSON.parse(readFileSync(path, 'utf8')) as {
      scenario: { options: { terrain: { type: string; name: string; points: number[][] }[] } };
    };
    const [wood] = file.scenario.options.terrain;
    expect(wood).toMatchObject({ type: 'wood', name: 'Kingswood' });
    expect(wood!.points).toHaveLength(4);
    // Corners lie on whole inches.
    expect(wood!.points.flat().every((length) => length % 1000 === 0)).toBe(true);

    await open('splendid');
    const count = () => page.locator('[data-scenario]').count();
    expect(await count()).toBe(1);
    await page.setInputFiles('input[type=file]', path);
    await page.waitForSelector('[data-scenario] >> nth=1');
    expect(await count()).toBe(2);
    // On the page for new matches it is chosen already.
    await page.click('[data-new]');
    await page.waitForSelector('.scenario.on');
    expect(await page.locator('.scenario.on').textContent()).toContain('New scenario');
    await page.goBack();
    await page.click('[data-scenario] a');
    await page.waitForSelector('[data-item=feature-0]');
    expect(await item('feature-0')).toContain('Kingswood');
    await page.click('[data-try]:not([disabled])');
    await page.waitForSelector('.at-table');
    await page.waitForSelector('text.place');
    expect(await page.textContent('text.place')).toBe('Kingswood');
    await shot(page, 'editor-tried');
  });

  test('features are dragged, turned, bent at a corner, and everything is undone', async () => {
    page = await stage.page();
    await beginEmpty('great');
    await page.click('[data-kind=hill]');
    await page.click('[aria-label="Size: large"]');
    await tap([0.4, 0.5]);
    const put = await item('feature-0');
    await drag(await middleOf('.feature .hit'), { x: 120, y: -60 });
    const moved = await item('feature-0');
    expect(moved).not.toBe(put);
    const corners = () => page.textContent('.corners summary');
    const before = await corners();
    await drag(await middleOf('.grip.side'), { x: 20, y: -20 });
    expect(await corners()).not.toBe(before);
    await drag(await middleOf('.grip.turn'), { x: 120, y: 90 });
    await page.click('[data-undo]');
    await page.click('[data-undo]');
    expect(await corners()).toBe(before);
    await page.click('[data-undo]');
    expect(await item('feature-0')).toBe(put);
    await page.click('[data-undo]');
    expect(await page.locator('[data-item]').count()).toBe(0);
    expect(await page.isDisabled('[data-undo]')).toBe(true);
    await page.click('[data-redo]');
    expect(await item('feature-0')).toBe(put);
    // Put down and dragged on in one go: one step.
    await page.click('[data-kind=bog]');
    await drag(await spot([0.7, 0.7]), { x: 60, y: -60 });
    expect(await page.locator('[data-item]').count()).toBe(2);
    await page.click('[data-undo]');
    expect(await page.locator('[data-item]').count()).toBe(1);
  });

  test('a table is laid out by the keyboard alone, and what is wrong is told with its rule', async () => {
    page = await stage.page();
    await beginEmpty('glorious');
    await page.focus('[data-kind=village]');
    await page.keyboard.press('Enter');
    // The board has the focus now: Enter puts it into the middle.
    await page.keyboard.press('Enter');
    const put = await item('feature-0');
    expect(put).toContain('Village');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press(']');
    expect(await item('feature-0')).not.toBe(put);
    await page.keyboard.press('d');
    expect(await page.getAttribute('[data-item=feature-1]', 'aria-pressed')).toBe('true');
    await page.keyboard.press('p');
    expect(await page.getAttribute('[data-item=feature-0]', 'aria-pressed')).toBe('true');
    await page.keyboard.press('Delete');
    expect(await page.locator('[data-item]').count()).toBe(1);
    await page.keyboard.press('Control+z');
    expect(await page.locator('[data-item]').count()).toBe(2);
    await page.fill('[data-option=deploymentDepth] input', '22');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.faults .refused');
    expect(await page.isDisabled('[data-try]')).toBe(true);
    await kept();
    await open('glorious');
    expect(await page.textContent('[data-scenario]')).toContain('cannot be played yet');
  });

  test('an own table of ground: asked for, changed, by the book again, and kept', async () => {
    page = await stage.page();
    await beginEmpty('splendid');
    await page.click('.option-form > details > summary');
    expect(await page.locator('.terrain-table').count()).toBe(0);
    await page.selectOption('[data-option=terrainEffects] select', { index: 2 });
    await page.click('[data-ground=wood] > summary');
    await page.click('[data-option=wood-cover] [data-units=all]');
    await page.click('[data-option=wood-prohibited] details > summary');
    await page.click('[data-option=wood-prohibited] [data-units=M]');
    expect(await page.textContent('[data-ground=wood] > summary')).toContain('changed');
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, 'editor-terrain-table');
    await kept();
    await page.reload();
    await page.click('.option-form > details > summary');
    await page.click('[data-ground=wood] > summary');
    expect(await page.locator('[data-option=wood-cover] [aria-pressed=true]').allTextContents()).toEqual(['everybody']);
    expect(await page.getAttribute('[data-option=wood-prohibited] [data-units=M]', 'aria-pressed')).toBe('true');
    await page.click('[data-ground=wood] [data-by-the-book]');
    expect(await page.textContent('[data-ground=wood] > summary')).toContain('by the book');
    expect(await page.locator('.faults .refused').count()).toBe(0);
  });

  test('an army of the book is another than the ready-made one with its id', async () => {
    page = await stage.page();
    await page.goto(`${stage.address}#/new/glorious`);
    const picker = page.locator('.army-picker select').first();
    const chosen = (): Promise<string> => picker.evaluate((s: HTMLSelectElement) => s.selectedOptions[0]!.text);
    await picker.selectOption('french');
    expect(await chosen()).toContain('The King of France in Italy');
    await picker.selectOption('book/french');
    expect(await chosen()).toBe('French');
  });

  test('a zone game: ground, escarpments and goals by zone, for the new match page too', async () => {
    page = await stage.page();
    await beginEmpty('major');
    await page.click('[data-brush=rough]');
    await page.click('[data-zone="Z(1,1)"]');
    await page.click('[data-brush=edge]');
    await page.click('[data-edge="Z(0,1)-Z(0,2)"]');
    await page.click('[data-brush=goal] >> nth=0');
    await page.click('[data-zone="Z(2,1)"]');
    await page.fill('[data-name]', 'The Ford');
    await page.waitForSelector('[data-sound]');
    await kept();
    expect(await page.getAttribute('[data-zone="Z(2,1)"]', 'aria-label')).toContain('South scores 1');
    await shot(page, 'editor-zones');
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${stage.address}#/new/major`);
    await page.click('.scenario:has-text("The Ford")');
    expect(await page.locator('.scenario.on').textContent()).toContain('The Ford');
    await page.click('button[type=submit]');
    await page.waitForSelector('.at-table');
    expect(await page.getAttribute('.at-table [data-zone="Z(1,1)"]', 'aria-label')).toContain('rough');
    await page.goto(`${stage.address}#/saved`);
    await page.waitForSelector('.matches :text("The Ford")');
  });

  test('files that are no scenario are refused with a reason, and nothing is kept of them', async () => {
    page = await stage.page();
    await open('fine');
    for (const [name, text, why] of [
      ['half.json', '{"format":"five-victories/scen', 'not a readable file'],
      ['other.json', '{"format":"other/1"}', 'no scenario of Five Victories'],
      ['damaged.json', '{"format":"five-victories/scenario/1","game":"fine","scenario":{}}', 'damaged'],
    ]) {
      const path = join(tmpdir(), `five-victories-${process.pid}-${name}`);
      writeFileSync(path, text!);
      await page.setInputFiles('input[type=file]', path);
      await page.waitForSelector(`.refused:has-text("${why}")`);
    }
    expect(await page.locator('[data-scenario]').count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
  });

  test.each([
    ['dark', { colorScheme: 'dark' as const }, 'en'],
    ['german', {}, 'de'],
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 'en'],
  ])('%s: readable, and nothing runs out of the page', async (name, options, language) => {
    page = await stage.page({ ...options, language });
    await open('great');
    await page.click('[data-begin=random]');
    await page.waitForSelector('[data-sound]');
    await page.click('[data-item=feature-0]');
    await shot(page, `editor-${name}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('with fingers: tapped into place, dragged, undone', async () => {
    page = await stage.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await beginEmpty('splendid');
    await page.click('[data-kind=wood]');
    await page.locator('.table-window').scrollIntoViewIfNeeded();
    expect(await page.locator('kbd:visible, .for-keys:visible').count()).toBe(0);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const middle = await spot([0.5, 0.5]);
    // A second finger: it was no drag, and nothing lies there.
    const second = { x: middle.x - 60, y: middle.y };
    await touch('touchStart', middle);
    for (let i = 1; i <= 3; i++) await touch('touchMove', { x: middle.x + 10 * i, y: middle.y });
    await page.waitForSelector('[data-item=feature-0]');
    await touch('touchStart', { x: middle.x + 30, y: middle.y }, second);
    await page.waitForSelector('[data-item=feature-0]', { state: 'detached' });
    await touch('touchEnd');
    await page.touchscreen.tap(middle.x, middle.y);
    const put = await item('feature-0');
    expect(put).toContain('Wood');
    const { x, y } = await middleOf('.feature .hit');
    await touch('touchStart', { x, y });
    for (let i = 1; i <= 6; i++) await touch('touchMove', { x: x + 10 * i, y: y - 5 * i });
    await touch('touchEnd');
    await expect.poll(() => item('feature-0'), { timeout: ACTION }).not.toBe(put);
    // Not by a tap: right after a drag, Chromium takes one for the end of a fling.
    await page.click('[data-undo]');
    await expect.poll(() => item('feature-0'), { timeout: ACTION }).toBe(put);
  });
});
