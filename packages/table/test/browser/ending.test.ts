/** What is at stake and how it ended, in a real browser: briefing, cards, a whole match, its end page, its report. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, openFile, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const record = (game: string, name: string): Buffer =>
  readFileSync(new URL(`../../../engine/test/records/${game}/${name}.json`, import.meta.url));

describe.skipIf(!BROWSER)(`stakes and endings in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  /** With the briefing, as players have it. */
  const briefed = async (options: Parameters<Stage['page']>[0] = {}): Promise<Page> => {
    const opened = await stage.page(options);
    await opened.evaluate(() =>
      localStorage.setItem('five-victories/settings', JSON.stringify({ pace: 'instant', language: 'en' })),
    );
    await opened.reload();
    await opened.waitForSelector('.cards');
    return opened;
  };
  const cardOf = (name: string) => page.locator(`.scenario-card:has-text("${name}")`);

  test('a card of a scenario tells its size and begins it; the briefing names goals, points and limits', async () => {
    page = await briefed();
    await page.goto(`${stage.address}#/new/major`);
    await page.waitForSelector('.scenario-card .little-map');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.scenario-card')].every((card) => card.querySelector('.facts')),
    );
    await shot(page, 'cards-major');
    expect(await axeFinds(page)).toEqual([]);
    const card = cardOf('Stakes on the Ridge');
    expect(await card.locator('.little-map').count()).toBe(1);
    expect(await card.locator('.facts').textContent()).toMatch(/\d+ turns, about \d+ min.*\d+ against \d+ units/s);
    await card.locator('.acts button').click();
    await page.waitForSelector('.briefing[open]');
    const text = (await page.textContent('.briefing'))!;
    expect(text).toContain('Stakes on the Ridge');
    expect(text).toContain('How you win');
    expect(text).toContain('More points for goals at the end');
    expect(text).toMatch(/Theirs breaks at \d+ of \d+ units; yours breaks at \d+ of \d+ units/);
    expect(await page.locator('.briefing .goals tbody tr').count()).toBeGreaterThan(0);
    expect(await page.locator('.briefing .story').textContent()).not.toBe('');
    // Both armies by kinds; below, all of it on paper.
    await page.waitForSelector('.armies-by-kind li b:has-text("×")');
    expect(await page.locator('.armies-by-kind .both > div').count()).toBe(2);
    await shot(page, 'briefing');
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.briefing:not([open])', { state: 'attached' });
    // Shields lie on the ground, and the score stands beside each army.
    expect(await page.locator('.goal-signs .goal-sign').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-standing] .shield').allTextContents()).toEqual(['0', '0']);
    expect(await page.locator('[data-standing] .loss-meter').first().getAttribute('aria-label')).toMatch(
      /0 of \d+ units lost · Commander leaves at \d+ · breaks at \d+/,
    );
    // One key away, and not shown again by itself.
    await page.keyboard.press('i');
    await page.waitForSelector('.briefing[open]');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.briefing-sheet > footer').isVisible()).toBe(false);
    expect(await page.locator('.armies-by-kind').isVisible()).toBe(true);
    expect(await page.locator('.panel').isVisible()).toBe(false);
    await page.pdf({ path: fileURLToPath(new URL('../../dist/shots/briefing.pdf', import.meta.url)), format: 'A4' });
    await page.screenshot({
      path: fileURLToPath(new URL('../../dist/shots/briefing-print.png', import.meta.url)),
      fullPage: true,
    });
    await page.emulateMedia({ media: 'screen' });
    await page.click('[data-take-field]');
    await page.waitForSelector('.briefing:not([open])', { state: 'attached' });
    await page.reload();
    await page.waitForSelector('.at-table');
    await page.waitForSelector('.options .take, .form');
    expect(await page.locator('.briefing[open]').count()).toBe(0);
  });

  test('a whole match against the bot ends on a page with score, turning points, losses and ways on', async () => {
    page = await stage.page();
    await page.goto(`${stage.address}#/new/fine`);
    await page.click('.scenario-card:has-text("Lansdown") input');
    await page.click('button[type=submit]');
    await playUntil(page, 6, 1500, () => false);
    await page.waitForSelector('.ending[open]');
    const title = (await page.textContent('#ending-title'))!;
    expect(title).toMatch(/^(Victory|Defeat|A draw|Nobody)/);
    expect(await page.textContent('.ending .why')).toMatch(/\.$/);
    expect(await page.locator('.ending .losses tbody tr').count()).toBeGreaterThan(4);
    expect(await page.locator('.ending .chart').count()).toBe(2);
    await shot(page, 'ending');
    expect(await axeFinds(page)).toEqual([]);
    const points = (await page.locator('.score tbody tr td:nth-child(2)').allTextContents()).map(Number);
    if (/^(Victory|Defeat|A draw),/.test(title)) expect(title).toContain(`${points[0]} to ${points[1]}`);

    // To the table and back.
    await page.keyboard.press('Escape');
    await page.waitForSelector('.ending:not([open])', { state: 'attached' });
    await page.click('.outcome .primary');
    await page.waitForSelector('.ending[open]');

    // The other chair.
    await page.click('.ways button:has-text("Swap sides")');
    await page.waitForSelector('.ending', { state: 'detached' });
    await page.waitForSelector('[data-give], .options .take');
    expect(await page.textContent('#ask')).toContain("Waller's Army of the South");
  });

  test('the report is copied as text and saved as a page; a turning point is one click from its replay', async () => {
    page = await stage.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openFile(page, record('splendid', 'sequential'));
    await page.waitForSelector('.ending[open]');
    await page.click('[data-copy]');
    await page.waitForSelector('[data-copy]:has-text("Copied")');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('A Splendid Victory');
    expect(text).toContain('11 of');
    expect(text).toContain('Turning points');
    expect(text).toMatch(/\n1\. Turn \d/);
    expect(text).not.toMatch(/\byour?\b/i);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-page]')]);
    expect(download.suggestedFilename()).toMatch(/\.html$/);
    const html = readFileSync(await download.path(), 'utf8');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/<script|<link|src=|href=/);

    const [painted] = await Promise.all([page.waitForEvent('download'), page.click('[data-picture]')]);
    expect(painted.suggestedFilename()).toMatch(/\.png$/);
    const png = readFileSync(await painted.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1800, 1200]);
    // More than paper: parchment alone would be a few kilobytes.
    expect(png.length).toBeGreaterThan(100_000);
    writeFileSync(new URL('../../dist/shots/report-picture.png', import.meta.url), png);

    const at = Number(await page.getAttribute('[data-see] >> nth=0', 'data-see'));
    await page.click('[data-see] >> nth=0');
    await page.waitForSelector('.timeline');
    expect(await page.inputValue('.timeline input[type=range]')).toBe(String(at));
    expect(await page.locator('.turn-marks button').count()).toBeGreaterThan(2);
    await shot(page, 'replay-turns');
    await page.click('.turn-marks button[aria-label="Turn 2"]');
    expect(await page.textContent('.timeline .moment')).toContain('Turn 2');
    const before = Number(await page.inputValue('.timeline input[type=range]'));
    await page.selectOption('.speed select', '8');
    await page.click('.timeline .primary');
    await page.waitForFunction(
      (from) => Number(document.querySelector<HTMLInputElement>('.timeline input')!.value) >= from + 8,
      before,
      { timeout: 5000 },
    );
    await page.click('.timeline .primary');
    expect(await axeFinds(page)).toEqual([]);
  });

  test('who plays on from a turning point decides it anew', async () => {
    page = await stage.page();
    await openFile(page, record('great', 'hidden'));
    await page.waitForSelector('.ending[open]');
    const at = Number(await page.getAttribute('[data-see] >> nth=0', 'data-see'));
    await page.click('.turnings li >> nth=0 >> text=Play on from here');
    await page.waitForSelector('.ending', { state: 'detached' });
    await page.waitForSelector('.at-table');
    await page.waitForFunction(() => /#\/match\//.test(location.hash));
    expect(await page.locator('.outcome').count()).toBe(0);
    expect(at).toBeGreaterThan(0);
  });

  test('a scenario of one’s own is played with one click', async () => {
    page = await stage.page();
    await page.goto(`${stage.address}#/editor/fine`);
    await page.waitForSelector('[data-begin=random]');
    await page.click('[data-begin=random]');
    await page.waitForSelector('[data-sound]');
    await page.fill('[data-name]', 'My own ground');
    await page.waitForTimeout(600);
    await page.goto(`${stage.address}#/editor/fine`);
    await page.click('[data-scenario]:has-text("My own ground") [data-play-own]');
    await page.waitForSelector('.at-table [data-give]');
    expect(await page.textContent('.at-table h1')).toContain('My own ground');
  });
});
