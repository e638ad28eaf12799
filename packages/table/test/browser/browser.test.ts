/** The web table in a real browser. Screenshots of every main view go to dist/shots. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordAt } from '../kit.js';
import {
  asked,
  askOf,
  axeFinds,
  BROWSER,
  newMatch,
  openFile,
  openStage,
  playUntil,
  shot,
  SKIPPED,
  type Stage,
} from './kit.js';

const LONG = 240_000;

describe.skipIf(!BROWSER)(`the web table in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  test('two persons at one screen: the curtain falls between their set-ups', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'person' });
    expect(await page.textContent('.curtain h1')).toContain("King's Oxford Army");
    expect(await page.$('.table')).toBeNull();
    await shot(page, 'curtain');
    await page.click('.curtain button');
    await page.click('[data-give]');
    expect(await page.textContent('.curtain h1')).toContain('New Model Army');
    await page.keyboard.press('z');
    expect(await page.textContent('.curtain h1')).toContain("King's Oxford Army");
    expect(await page.$('.table')).toBeNull();
    await page.keyboard.press('y');
    expect(await page.textContent('.curtain h1')).toContain('New Model Army');
    await page.click('.curtain button');
    await page.waitForSelector('.table');
    expect(await page.$$eval('.unit.south:not(.commander)', (units) => units.length)).toBe(0);
    await page.click('[data-give]');
    await page.waitForSelector('.unit.south:not(.commander)');
    expect(await page.$$eval('.unit:not(.commander)', (units) => units.length)).toBe(22);
  });

  test('an open set-up lasts until both have agreed, by one button', async () => {
    page = await stage.page();
    await page.goto(`${stage.address}#/new/fine`);
    await page.selectOption('label:has-text("South is played by") select', 'person');
    await page.selectOption('label:has-text("North is played by") select', 'person');
    await page.selectOption('select:has(option:text-is("Open, until both agree"))', {
      label: 'Open, until both agree',
    });
    await page.click('button[type=submit]');
    const says: string[] = [];
    for (let i = 0; i < 4; i++) {
      await asked(page);
      const ask = await askOf(page);
      says.push((await page.textContent('[data-give]'))!.replace('⏎', '').trim());
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => document.querySelector('#ask')?.textContent !== before, ask);
    }
    const [ready, agree] = ['Ready', 'Agree to the set-ups as they stand'];
    expect(says).toEqual([ready, ready, agree, agree]);
    expect(await page.textContent('.report')).toContain('Turn 1');
  });

  test('set-up by dragging: a unit goes where it is dropped, and a wrong place is told with its rule', async () => {
    page = await stage.page();
    await page.click('[data-play=fine]');
    await page.waitForSelector('[data-give]');
    const drop = async (unit: string, zone: string): Promise<void> => {
      const from = (await page.locator(`[data-unit=${unit}] .turning`).boundingBox())!;
      const to = (await page.locator(`[data-zone="${zone}"]`).boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 8 });
      await page.mouse.up();
    };
    const zoneOf = (unit: string) => page.getAttribute(`[data-unit=${unit}]`, 'aria-label');
    await drop('S1', 'SR2');
    expect(await zoneOf('S1')).toContain("South's reserve, centre");
    await drop('S1', 'Z(0,0)');
    expect(await page.textContent('.refused')).toContain('FV-SETUP-03');
    expect(await page.isDisabled('[data-give]')).toBe(true);
    await drop('S1', 'Z(3,0)');
    expect(await page.isDisabled('[data-give]')).toBe(false);
  });

  test('an order by dragging: a unit goes to the zone before it, and Escape lets go of it', async () => {
    page = await stage.page();
    await page.click('[data-play=fine]');
    await playUntil(page, 2, 40, (text) => /to move: which unit/.test(text));
    const label = () => page.getAttribute('[data-unit=S1]', 'aria-label');
    const from = (await page.locator('[data-unit=S1] .turning').boundingBox())!;
    const to = (await page.locator('[data-zone="Z(1,1)"]').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.7, { steps: 6 });
    const inHand = (await page.locator('.unit.lifted .turning').boundingBox())!;
    expect(inHand.x + inHand.width / 2).toBeCloseTo(to.x + to.width / 2, -1);
    expect((await page.locator('[data-unit=S1].away .turning').boundingBox())!.x).toBeCloseTo(from.x, -1);
    await shot(page, 'dragging');
    await page.mouse.up();
    expect(await page.$('.hand')).toBeNull();
    await page.waitForSelector('.report li:has-text("advanced into the west")', { state: 'attached' });
    expect(await label()).toContain('the west');
    await page.locator('[data-unit=S2] .standing').first().click();
    await page.waitForSelector('.unit-card');
    await page.keyboard.press('Escape');
    expect(await page.$('.unit-card')).toBeNull();
    expect(await label()).toContain('the west');
  });

  test('undo takes back what nothing was revealed by, and says why not further', async () => {
    page = await stage.page();
    await page.click('[data-play=fine]');
    const ask = await playUntil(page, 8, 60, (text) => /to move: which unit/.test(text));
    const used = () => page.locator('.unit.south:not(.commander).spent').count();
    expect(await used()).toBe(0);
    await page.keyboard.press('1');
    await page.click('.option:has-text("Stand where it is") .take');
    await asked(page);
    expect(await used()).toBe(1);
    await page.keyboard.press('z');
    expect(await askOf(page)).toBe(ask);
    expect(await used()).toBe(0);
    await page.keyboard.press('y');
    expect(await used()).toBe(1);
    await page.keyboard.press('z');
    await page.click('[data-tool=undo]');
    expect(await page.textContent('.barrier')).toMatch(/dice have spoken|opponent has answered/);
    await page.click('.barrier button >> nth=0');
    await asked(page);
    expect(await page.$('.barrier')).toBeNull();
  });

  test('a match survives a reload in the middle of a reaction, and is found among the saved', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'person' });
    const ask = await playUntil(page, 3, 800, (text) => /react to|intercept/.test(text));
    expect(ask).toMatch(/react to|intercept/);
    const report = await page.$$eval('.report li span', (lines) => lines.map((line) => line.textContent));
    await page.waitForFunction(() => document.querySelector('.saved-sign')?.textContent === 'Saved');
    await page.reload();
    await asked(page);
    expect(await askOf(page)).toBe(ask);
    expect(await page.$$eval('.report li span', (lines) => lines.map((line) => line.textContent))).toEqual(report);
    await page.goto(`${stage.address}#/saved`);
    await page.waitForSelector('.matches li');
    await shot(page, 'saved');
    await page.click('text=Rename');
    await page.fill('.matches input', 'The red field');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.matches b:has-text("The red field")');
  });

  test('a match deleted in another window stays deleted, is told of, and can be kept again', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'person' });
    await page.click('.curtain button');
    const other = await page.context().newPage();
    const kept = async (): Promise<number> => {
      await other.goto(`${stage.address}#/saved`);
      await other.reload();
      await other.waitForSelector('.matches, main > p');
      return other.locator('.matches li').count();
    };
    expect(await kept()).toBe(1);
    other.on('dialog', (dialog) => void dialog.accept());
    await other.click('text=Delete');
    await other.waitForSelector('.matches', { state: 'detached' });
    await page.click('[data-give]');
    await page.click('.curtain button');
    expect(await page.textContent('.deleted[role=alert]')).toContain('deleted in another window');
    expect(await page.textContent('.saved-sign')).toContain('Not saved');
    await shot(page, 'deleted-elsewhere');
    expect(await kept()).toBe(0);
    await page.click('[data-keep-again]');
    await page.waitForSelector('.deleted', { state: 'detached' });
    expect(await kept()).toBe(1);
    // Noticed as soon as one comes back to the window, too.
    await other.click('text=Delete');
    await other.waitForSelector('.matches', { state: 'detached' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.waitForSelector('.deleted');
  });

  test('a record goes out as a file and comes back; a damaged one gets a clear message', async () => {
    page = await stage.page();
    await page.click('[data-play=major]');
    await playUntil(page, 4, 25, () => false).catch(() => undefined);
    await page.goto(`${stage.address}#/saved`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save as a file')]);
    const text = readFileSync(await download.path(), 'utf8');
    const open = (name: string, content: string) =>
      page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await open('broken.json', text.slice(0, 200));
    await page.waitForSelector('[role=alert]:has-text("damaged")');
    await open('foreign.json', '{"format":"chess"}');
    await page.waitForSelector('[role=alert]:has-text("no record of Five Victories")');
    await open('forged.json', text.replace(/"digest":"[0-9a-f]+"/, '"digest":"0123456789abcdef"'));
    await page.waitForSelector('[role=alert]:has-text("cannot be played")');
    expect(await page.$$eval('.matches li', (matches) => matches.length)).toBe(1);
    await open('again.json', text);
    // Called after its battle, not after the file.
    await page.waitForSelector('[role=status]:has-text("was added")');
    expect(await page.textContent('main [role=status]')).not.toContain('again');
    expect(await page.$$eval('.matches li', (matches) => matches.length)).toBe(2);
  });

  test('replay: a timeline, steps, and a new match from a moment', async () => {
    page = await stage.page();
    await page.click('[data-play=fine]');
    await playUntil(page, 9, 40, () => false).catch(() => undefined);
    const id = page.url().split('/').at(-1)!;
    await page.goto(`${stage.address}#/replay/${id}`);
    await page.waitForSelector('.timeline');
    const moment = () => page.textContent('.moment');
    expect(await moment()).toMatch(/· 0 of \d+/);
    await page.click('[aria-label="One on"]');
    expect(await moment()).toMatch(/· 1 of/);
    await page.locator('input[type=range]').press('End');
    const last = /of (\d+)/.exec((await moment())!)![1];
    expect(await moment()).toContain(`· ${last} of ${last}`);
    await shot(page, 'replay');
    await page.locator('input[type=range]').fill('20');
    await page.click('text=Play on from here');
    await page.waitForSelector('.at-table:not(.replaying)');
    await asked(page);
    expect(page.url()).not.toContain(id);
  });

  test('the page opens without a network once it has been opened', async () => {
    page = await stage.page({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await page.click('[data-play=major]');
    await page.waitForSelector('[data-give], .form');
    await playUntil(page, 2, 12, (text) => /to move: which unit/.test(text));
    await page.keyboard.press('?');
    await page.waitForSelector('.rules-panel[open] .paragraph');
  });

  test('one turn with the keyboard alone: units and zones are reached, named and pressed', async () => {
    page = await stage.page();
    await page.focus('[data-play=fine]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-give]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-give]'));
    await playUntil(page, 1, 40, (text) => /to move: which unit/.test(text));
    const name = await page.$eval('.unit.able[tabindex="0"]', (unit) => {
      (unit as SVGElement).focus();
      return unit.getAttribute('aria-label');
    });
    await page.keyboard.press('Enter');
    expect(await askOf(page)).toContain(name!.split(' (')[0]);
    const zone = page.locator('.zone.lit:not(.reserve)[tabindex="0"]').first();
    await zone.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("advanced into")', { state: 'attached' });
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-zone'))).toBeTruthy();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing to mend on any page (%s)', async (colorScheme) => {
    page = await stage.page({ colorScheme });
    const violations = async (name: string): Promise<string[]> => {
      await page.waitForTimeout(500);
      const found = await axeFinds(page);
      await shot(page, `${name}-${colorScheme}`);
      return found.map((text) => `${name} ${text}`);
    };
    const found = await violations('front');
    for (const [name, hash] of [
      ['new', '#/new/fine'],
      ['saved', '#/saved'],
      ['armies', '#/armies/major'],
      ['sheet', '#/sheet/major'],
      ['settings', '#/settings'],
    ] as const) {
      await page.goto(`${stage.address}${hash}`);
      await page.waitForSelector('h1');
      found.push(...(await violations(name)));
    }
    await page.click('a.brand');
    await page.click('[data-play=fine]');
    await page.waitForSelector('[data-give]');
    found.push(...(await violations('set-up')));
    await playUntil(page, 5, 60, (text) => /to move: which unit/.test(text));
    await page.keyboard.press('1');
    found.push(...(await violations('table')));
    await page.keyboard.press('?');
    await page.waitForSelector('.rules-panel[open] .paragraph');
    found.push(...(await violations('rules')));
    const match = page.url().split('/').at(-1)!;
    await page.goto(`${stage.address}#/replay/${match}`);
    await page.waitForSelector('.timeline');
    found.push(...(await violations('replay')));
    await page.goto(`${stage.address}#/saved`);
    await page.waitForSelector('.matches li');
    found.push(...(await violations('saved-list')));
    await page.goto(`${stage.address}#/armies/fine`);
    await page.click('button:has-text("Build an army")');
    await page.click('button:has-text("Add a unit")');
    found.push(...(await violations('builder')));
    await newMatch(page, 'major', { south: 'person', north: 'person' });
    await page.waitForSelector('.curtain');
    found.push(...(await violations('curtain')));
    expect(found).toEqual([]);
  });

  test('the first match teaches: it waits for the act it asks for, survives a reload, and can be left', async () => {
    page = await stage.page();
    await page.click('[data-learn]');
    await page.waitForSelector('[data-step=setup]');
    const first = await page.textContent('.coach p');
    await page.click('[data-give]');
    await page.waitForSelector('[data-step=advance]');
    expect(await page.textContent('.coach p')).not.toBe(first);
    await shot(page, 'lesson');
    await page.click('.unit-entry .take >> nth=0');
    await page.click('.option.strong .take');
    await page.waitForSelector('.coach p:not([data-step=advance])');
    const progress = await page.textContent('.coach small');
    expect(progress).toBe('2 of 9 learned');
    await page.waitForFunction(() => document.querySelector('.saved-sign')?.textContent === 'Saved');
    await page.reload();
    await page.waitForSelector('.coach');
    expect(await page.textContent('.coach small')).toBe(progress);
    await page.click('[data-coach=leave]');
    expect(await page.$('.coach')).toBeNull();
    await playUntil(page, 3, 400, () => false);
    expect(await page.textContent('.outcome')).toMatch(/Victory|Draw|Loss/);
  });

  test('the quick reference opens from the front page and fits both sides of a printed sheet', async () => {
    page = await stage.page();
    for (const game of ['fine', 'major', 'splendid', 'great', 'glorious']) {
      await page.click(`.card.${game} a:has-text("Quick reference")`);
      await page.waitForSelector('.sheet table');
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      await page.click('a.brand');
    }
  });

  test.each([
    ['losses', 'remove', '.stand-grid .stand >> nth=-1'],
    ['divide', 'allocate', '.share .stand >> nth=0'],
    ['again', 'rethrow', '.form .dice button >> nth=0'],
    ['form-up', 'formation', '.form summary'],
  ])('the form for %s can be filled in', async (name, kind, pressed) => {
    page = await stage.page({ askAll: true });
    await openFile(page, recordAt(kind));
    await asked(page);
    const ask = await askOf(page);
    await page.click(pressed);
    await page.waitForTimeout(300);
    await shot(page, name);
    expect(await axeFinds(page)).toEqual([]);
    if (kind === 'remove')
      while (!(await page.$('[data-give]:not([disabled])'))) await page.click('.stand[aria-pressed=false] >> nth=-1');
    if (kind === 'formation') await page.click('.form .chip >> nth=0');
    await page.click('[data-give]');
    await page.waitForFunction((before) => document.querySelector('#ask')?.textContent !== before, ask);
  });

  test('on a phone nothing is cut off, and the decision is there', async () => {
    page = await stage.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await shot(page, 'phone-front');
    await page.click('[data-play=fine]');
    await page.waitForSelector('[data-give]');
    await page.click('[data-give]');
    await playUntil(page, 5, 60, (text) => /to move: which unit/.test(text));
    await shot(page, 'phone-table');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    expect(await page.locator('kbd:visible').count()).toBe(0);
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.setViewportSize({ width: 390, height: 844 });
    const isPhaseSeen = () =>
      page.evaluate(() => {
        const [list, now] = ['.track', '.track .now'].map((each) =>
          document.querySelector(each)!.getBoundingClientRect(),
        );
        return now!.left >= list!.left && now!.right <= list!.right;
      });
    await expect.poll(isPhaseSeen).toBe(true);
    await page.tap('.unit.able .standing');
    await page.waitForSelector('.unit-card');
    expect(await page.locator('#ask').isVisible()).toBe(true);
  });

  test('in German the page speaks German', async () => {
    page = await stage.page({ language: 'de', locale: 'de-DE' });
    expect(await page.textContent('[data-play=fine]')).toBe('Gleich spielen');
    await page.click('[data-play=fine]');
    await page.waitForSelector('[data-give]');
    expect(await askOf(page)).toContain('Das Heer aufstellen');
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    await shot(page, 'german');
  });
});
