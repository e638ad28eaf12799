/** Two windows of two browsers and a real hall between them: a link, a whole match, a break, a watcher. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { FairMatch } from '@five-victories/engine/fair';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds, BROWSER, chanceOf, shot, SKIPPED } from './kit.js';
import {
  enterHall,
  isAsked,
  isOver,
  openHall,
  playBoth,
  propose,
  sitBy,
  takeName,
  type HallStage,
} from './hall-kit.js';

const LONG = 240_000;

describe.skipIf(!BROWSER)(`the hall in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let pages: Page[] = [];
  beforeAll(async () => {
    stage = await openHall();
  }, LONG);
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
  });
  afterAll(() => stage?.end());

  const guest = async (): Promise<Page> => {
    const page = await stage.guest();
    pages.push(page);
    return page;
  };

  /** The report of a window, without what only tells of the other's turn. */
  const told = (page: Page): Promise<string[]> =>
    page.$$eval('.report ol li > span', (lines) => lines.map((line) => line.textContent ?? ''));

  test('the lobby: a name, an invitation by link and code, an open challenge', async () => {
    const [anna, bert] = [await guest(), await guest()];
    await anna.goto(stage.address);
    await anna.click('[data-hall]');
    await takeName(anna, 'Anna Maria');
    expect(await axeFinds(anna)).toEqual([]);
    await shot(anna, 'hall-lobby');
    await propose(anna, 'major', 'north');
    expect(await axeFinds(anna)).toEqual([]);
    const code = (await anna.getAttribute('[data-code]', 'data-code'))!;
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
    await enterHall(bert, stage.address, 'Bertrand');
    await bert.fill('input[name=code]', code.toUpperCase());
    await bert.click('.by-code button');
    await bert.waitForSelector('[data-joins]');
    expect(await axeFinds(bert)).toEqual([]);
    await bert.click('[data-sit]');
    await bert.waitForSelector('.at-table');
    await anna.waitForSelector('.at-table');
    expect(await anna.textContent('[data-seat=south] b')).toBe('Bertrand');
    expect(await bert.textContent('[data-seat=north] b')).toBe('Anna Maria');
    await bert.goto(`${stage.address}#/hall`);
    await bert.waitForSelector('.matches a.button');
    await propose(bert, 'fine', 'south', 'anybody');
    await anna.goto(`${stage.address}#/hall`);
    await anna.waitForSelector('[data-challenges] a.button');
    await anna.click('[data-challenges] a.button');
    await anna.waitForSelector('[data-joins]');
    expect(stage.errors).toEqual([]);
  });

  test('a whole match: both set up in secret, one goes offline in the middle, the other loads anew', async () => {
    const [anna, bert] = [await guest(), await guest()];
    await enterHall(anna, stage.address, 'Anna');
    const link = await propose(anna, 'fine', 'north');
    await sitBy(bert, link, 'Bert');
    await anna.waitForSelector('.at-table');
    await bert.waitForSelector('.at-table');
    // South is asked by the rules; North lays down before him.
    await anna.waitForSelector('[data-give]:not([disabled])');
    await anna.keyboard.press('Enter');
    await anna.waitForSelector('[data-change]');
    expect(await isAsked(bert)).toBe(true);
    await anna.click('[data-change]');
    await anna.waitForSelector('[data-give]:not([disabled])');
    await anna.keyboard.press('Enter');
    await anna.waitForSelector('[data-change]');
    await bert.keyboard.press('Enter');
    await bert.waitForSelector('.report ol li', { state: 'attached' });

    const watcher = await guest();
    await watcher.goto(link);
    await watcher.waitForSelector('.at-table');

    const chance = chanceOf(11);
    const turn = (n: number) => async () =>
      (await told(anna)).some((line) => line.includes(`Turn ${n}`)) || isOver(anna);
    await playBoth([anna, bert], chance, turn(2));
    await shot(anna, 'hall-table');
    expect(await axeFinds(anna)).toEqual([]);

    await bert.context().setOffline(true);
    await bert.waitForSelector('[data-link-state=away], [data-link-state=connecting]');
    await anna.waitForSelector('[data-seat=south] .dot:not(.there)');
    await bert.context().setOffline(false);
    await bert.waitForSelector('[data-link-state=open]', { state: 'attached' });
    await anna.waitForSelector('[data-seat=south] .dot.there');
    await playBoth([anna, bert], chance, turn(3));
    await bert.reload();
    await bert.waitForSelector('.at-table');
    await playBoth([anna, bert], chance, async () => (await isOver(anna)) && (await isOver(bert)));

    await watcher.waitForSelector('[data-ended]');
    const ends = await Promise.all([anna, bert, watcher].map(async (page) => (await told(page)).at(-1)));
    expect(new Set(ends).size).toBe(1);
    await anna.keyboard.press('Escape');
    await anna.click('[data-verify]');
    await anna.waitForSelector('[data-verified]');
    expect(await axeFinds(anna)).toEqual([]);
    const [record] = await Promise.all([anna.waitForEvent('download'), anna.click('[data-record]')]);
    // Anybody can check it, in another window.
    await watcher.goto(`${stage.address}#/hall`);
    await watcher.setInputFiles('input[type=file]', await record.path());
    await watcher.waitForSelector('[data-verified]');
    const forged = JSON.parse(readFileSync(await record.path(), 'utf8')) as FairMatch;
    const file = { ...forged, secrets: { ...forged.secrets, hall: forged.secrets.south } };
    const forgery = { name: 'forged.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
    await watcher.setInputFiles('input[type=file]', forgery);
    await watcher.waitForSelector('[data-forged]');
    // And looked at again, like any other.
    await anna.goto(`${stage.address}#/replay/${encodeURIComponent(`hall/${link.split('/').at(-1)!}`)}`);
    await anna.waitForSelector('.at-table.replaying');
    expect(stage.errors).toEqual([]);
  });

  /** A match of Fine that was drawn up on the page for new matches, and somebody has come by its link. */
  const begun = async (): Promise<[anna: Page, bert: Page]> => {
    const [anna, bert] = [await guest(), await guest()];
    await enterHall(anna, stage.address, 'Anneliese');
    await anna.goto(`${stage.address}#/new/fine`);
    await anna.waitForSelector('label:has-text("North is played by") option[value=remote]', { state: 'attached' });
    await anna.selectOption('label:has-text("North is played by") select', 'remote');
    await anna.click('button[type=submit]');
    await anna.selectOption('.proposal select:has(option[value=quick])', 'quick');
    await anna.click('[data-propose]');
    await anna.waitForSelector('[data-waits]');
    await sitBy(bert, anna.url(), 'Bertram');
    for (const page of [anna, bert]) await page.waitForSelector('.at-table');
    return [anna, bert];
  };
  const offer = async (page: Page, what: string): Promise<void> => {
    if ((await page.$('.offering[open]')) === null) await page.click('.offering summary');
    await page.click(`[data-offering=${what}]`);
  };
  const asks = (page: Page, text: string): Promise<unknown> => page.waitForSelector(`#ask:has-text("${text}")`);

  test('what is offered is agreed to or declined; talk, and silence; void, and once more with sides swapped', async () => {
    const [anna, bert] = await begun();
    expect(await anna.textContent('[data-seat=south] b')).toBe('You');
    // Both plan: both clocks run.
    await bert.waitForSelector('[data-seat=south] .clock.runs');
    await bert.waitForSelector('[data-seat=north] .clock.runs');
    expect(await anna.textContent('[data-seat=south] .clock')).toMatch(/^(10:00|9:\d\d)$/);
    // A plan that the other has not answered goes back at once.
    await anna.waitForSelector('[data-give]:not([disabled])');
    await anna.keyboard.press('Enter');
    await asks(anna, 'Waiting for Bertram');
    await bert.waitForSelector('[data-seat=south] .clock:not(.runs)');
    await anna.keyboard.press('z');
    await anna.waitForSelector('.at-table[data-state=deciding]');
    await bert.waitForSelector('[data-seat=south] .clock.runs');
    await offer(bert, 'pause');
    await anna.click('[data-offer=pause] [data-decline]');
    await bert.click('.hall-parts button:has-text("Understood")');
    await offer(bert, 'pause');
    await anna.click('[data-offer=pause] [data-agree]');
    for (const page of [anna, bert]) await asks(page, 'The clocks stand still.');
    expect(await bert.$$('.clock.runs')).toEqual([]);
    await shot(bert, 'hall-paused');
    await offer(anna, 'resume');
    for (const page of [anna, bert]) await page.waitForSelector('.at-table[data-state=deciding]');

    await anna.keyboard.press('k');
    await anna.keyboard.type('Good luck, <b>Bertram</b>');
    await anna.keyboard.press('Enter');
    await bert.waitForSelector('.last-words:has-text("Anneliese Good luck, <b>Bertram</b>")');
    await bert.click('[data-talk]');
    await bert.click('[data-mute=players]');
    expect(await bert.getAttribute('[data-mute=players]', 'aria-pressed')).toBe('true');
    expect(await axeFinds(bert, '.hall-parts')).toEqual([]);

    await offer(bert, 'void');
    expect(await axeFinds(anna, '.hall-parts')).toEqual([]);
    await anna.click('[data-offer=void] [data-agree]');
    for (const page of [anna, bert]) await page.waitForSelector('[data-ended=void]');
    await anna.click('[data-verify]');
    await anna.waitForSelector('[data-verified]');

    await anna.click('[data-offer-rematch]');
    await bert.click('[data-offer=rematch] [data-agree]');
    for (const page of [anna, bert]) await page.click('[data-rematch]');
    for (const page of [anna, bert]) await page.waitForSelector('.at-table[data-state=deciding]');
    expect(await anna.textContent('[data-seat=north] b')).toBe('You');
    expect(stage.errors).toEqual([]);
  });

  test('a bot of the hall on a telephone, in German', async () => {
    const page = await stage.guest({
      language: 'de',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    pages.push(page);
    await enterHall(page, stage.address, 'Karl Otto');
    await page.waitForSelector('text=Meine Partien');
    await shot(page, 'hall-lobby-phone');
    expect(await axeFinds(page)).toEqual([]);
    const low = await page.$$eval('.hall :is(button, .button, select)', (all) =>
      all.flatMap((each) => {
        const { height, width } = each.getBoundingClientRect();
        return width > 0 && height < 44 ? [`${each.outerHTML.slice(0, 80)}: ${height}`] : [];
      }),
    );
    expect(low).toEqual([]);
    await page.selectOption('.proposal label:has-text("Gegen") select', 'recruit');
    await page.selectOption('.proposal label:has-text("Ich führe") select', 'south');
    await page.click('[data-propose]');
    await page.waitForSelector('.at-table[data-state=deciding]');
    await page.waitForSelector('[data-give]:not([disabled])');
    await page.click('[data-give]');
    await page.waitForSelector('.report ol li', { state: 'attached' });
    await shot(page, 'hall-table-phone');
    expect(await axeFinds(page)).toEqual([]);
    expect(stage.errors).toEqual([]);
  });
});
