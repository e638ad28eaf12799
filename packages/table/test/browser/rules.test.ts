/** The rules, the quick references and the lessons, as a player meets them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { GAME_IDS } from '../../src/match/game-ids.js';
import { asked, axeFinds, BROWSER, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

describe.runIf(BROWSER)(`rules, sheets and lessons in Chromium${SKIPPED}`, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(() => page.context().close());
  afterAll(() => stage.end());

  /** Rules are named in parts of the page that may be folded. */
  const unfold = () => page.$$eval('details', (parts) => parts.forEach((each) => (each.open = true)));

  const chapter = () => page.textContent('#chapter-title');

  /** A match of this game at the first movement of a person. */
  const atMovement = async (game: string): Promise<void> => {
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('[data-give], .form');
    await playUntil(page, 3, 60, (text) => /to move: which/.test(text));
  };

  test('the rules open at the present phase, what concerns the unit in hand first, with the wording behind it', async () => {
    page = await stage.page();
    await atMovement('fine');
    await page.click('.options [data-entry] >> nth=0');
    await page.keyboard.press('?');
    await page.waitForSelector('.rules-panel[open] .paragraph');
    expect(await chapter()).toBe('Movement');
    const unit = await page.$eval('.unit-card .title', (title) => title.lastChild!.textContent);
    expect(await page.textContent('.chapter .paragraph >> nth=0')).toContain('Foot has one action');
    expect(await page.textContent('#concerning-title')).toBe(`For ${unit}`);
    expect(await page.$('.wording')).toBeNull();
    await page.click('.chapter details summary >> nth=0');
    await page.waitForSelector('.wording dd');
    expect(await page.textContent('.wording')).toContain('FV-MOVE-06');
    await page.waitForSelector('.chapter .of-actions td');
    await shot(page, 'rules-movement');
    expect(await axeFinds(page)).toEqual([]);
  });

  test('a search finds paragraphs and rules, and a chapter is chosen from the list', async () => {
    page = await stage.page({ language: 'de' });
    await page.goto(`${stage.address}#/new/great`);
    await page.waitForSelector('button.rule', { state: 'attached' });
    await unfold();
    await page.click('button.rule >> nth=0');
    await page.waitForSelector('.rules-panel[open] .paragraph');
    await page.fill('.rules-panel input[type=search]', 'zurückweichen angreifer');
    await page.waitForSelector('.rules-panel .paragraph b:has-text("Reaktionen")');
    await page.fill('.rules-panel input[type=search]', 'Samarkand');
    await page.waitForSelector('.rules-panel :text("Nichts gefunden.")');
    await page.click('[data-chapter=reactions]');
    expect(await chapter()).toBe('Reaktionen und Durchbruch');
    await page.waitForSelector('.chapter .of-reacting td');
  });

  test.each([
    ['fine', 'light'],
    ['splendid', 'dark'],
  ] as const)('in %s a rule that is named leads to its paragraph (%s)', async (game, colorScheme) => {
    page = await stage.page({ colorScheme });
    await atMovement(game);
    await page.click('.options [data-entry] >> nth=0');
    await page.waitForSelector('button.rule', { state: 'attached' });
    await unfold();
    const rule = (await page.textContent('button.rule >> nth=0'))!;
    await page.click('button.rule >> nth=0');
    await page.waitForSelector('.paragraph.exact .wording .exact');
    expect(await page.textContent('.wording .exact dt b')).toBe(rule);
    expect(await page.$eval('.paragraph.exact', (block) => block.getBoundingClientRect().top)).toBeLessThan(800);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('every quick reference has actions by unit, and axe nothing to say about any', async () => {
    page = await stage.page();
    for (const game of GAME_IDS) {
      await page.goto(`${stage.address}#/sheet/${game}`);
      await page.waitForSelector(`.sheet.of-${game} .of-actions td`);
      const reacting = await page.$$eval('.of-reacting tbody tr', (rows) => rows.length);
      expect(reacting > 8).toBe(game !== 'glorious');
      expect(await axeFinds(page)).toEqual([]);
      await shot(page, `sheet-${game}`);
    }
  });

  test.each(GAME_IDS)('the lesson of %s points at what it speaks of, step by step', async (game) => {
    page = await stage.page();
    await page.click(`[data-learn=${game}]`);
    await page.waitForSelector('.coach');
    const seen = new Set<string>();
    for (let i = 0; i < 40 && seen.size < 4; i++) {
      await asked(page);
      if (await page.$('.outcome')) break;
      const step = await page.getAttribute('.coach p', 'data-step');
      if (step) {
        await page.waitForSelector('.lesson-ring, .pointed-at');
        seen.add(step);
      }
      if (await page.$('[data-give]:not([disabled])')) await page.keyboard.press('Enter');
      else if (await page.$('.option.strong .take')) await page.click('.option.strong .take >> nth=0');
      else await page.click('.options .take >> nth=0');
      await page.waitForTimeout(150);
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
    await shot(page, `lesson-${game}`);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('who leaves the lesson is pointed at nothing any more', async () => {
    page = await stage.page();
    await page.click('[data-learn=fine]');
    await page.waitForSelector('.pointed-at');
    await page.click('[data-coach=leave]');
    await page.waitForFunction(() => document.querySelector('.coach, .lesson-ring, .pointed-at') === null);
  });
});
