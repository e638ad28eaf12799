/** What a player keeps, in a real browser: a match by mended rules, and one match in two windows. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  asked,
  askOf,
  axeFinds,
  BROWSER,
  chanceOf,
  decide,
  newMatch,
  openStage,
  playUntil,
  shot,
  SKIPPED,
  type Stage,
} from './kit.js';

const LONG = 240_000;
const TO_MOVE = /to move: which unit/;

interface Row {
  id: string;
  name: string;
  version: string;
  saved: number;
  log: { said: unknown[] };
  save?: unknown;
  hand?: string;
}

/** The match that the browser keeps; with `put` that one instead. */
const keptIn = (page: Page, put?: Row): Promise<Row> =>
  page.evaluate(
    (given) =>
      new Promise<Row>((resolve, reject) => {
        const open = indexedDB.open('five-victories');
        open.addEventListener('error', () => reject(open.error));
        open.addEventListener('success', () => {
          const transaction = open.result.transaction('matches', 'readwrite');
          if (given) transaction.objectStore('matches').put(given);
          const all = transaction.objectStore('matches').getAll() as IDBRequest<Row[]>;
          transaction.addEventListener('complete', () => {
            open.result.close();
            resolve(all.result[0]!);
          });
        });
      }),
    put,
  );

/** Changes what the browser keeps, as an older program or a mended rule would have left it. */
const changeKept = async (page: Page, change: (row: Row) => void): Promise<Row> => {
  const row = await keptIn(page);
  change(row);
  return keptIn(page, row);
};

/** An answer in the middle that no rule takes. */
const REFUSED = (row: Row): void => {
  row.log.said[3] = { choice: { do: 'rethrow' } };
};

/** Until all that was decided is in the store: nothing has been written for a while. */
const settled = async (page: Page): Promise<void> => {
  for (let before = -1; ;) {
    const { saved } = await keptIn(page);
    if (saved === before) return;
    before = saved;
    await page.waitForTimeout(400);
  }
};

const reportOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.report > ol')?.textContent ?? '');

/** Decides until something is told of it. */
const onceMore = async (page: Page, chance: () => number): Promise<string> => {
  const before = await reportOf(page);
  while ((await reportOf(page)) === before) await decide(page, chance);
  return reportOf(page);
};
const showsToo = (page: Page, report: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('.report > ol')?.textContent === wanted, report);

describe.skipIf(!BROWSER)(`keeping in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  test('a match whose log no longer replays opens from its save and tells why', async () => {
    page = await stage.page();
    await page.click('[data-play=fine]');
    const ask = await playUntil(page, 8, 60, (text) => TO_MOVE.test(text));
    await settled(page);
    const address = page.url();
    const told = await page.$$eval('.report > ol li span', (lines) => lines.map((line) => line.textContent));
    await page.goto(`${stage.address}#/saved`);
    await page.waitForSelector('.matches');
    const before = await changeKept(page, REFUSED);
    await page.goto(address);
    await page.waitForSelector('[data-parting]');
    expect(await askOf(page)).toBe(ask);
    const note = (await page.textContent('[data-parting]'))!;
    expect(note).toContain('This match goes on from where it stood.');
    expect(note).toContain(`Answer 4 of ${before.log.said.length} is refused now:`);
    expect(note).toContain('"rethrow" is no answer');
    await shot(page, 'kept-from-save');
    expect(await axeFinds(page)).toEqual([]);
    // What was before can be read, and undo ends here.
    await page.keyboard.press('j');
    await page.click('.report .earlier summary');
    await page.waitForSelector('.report .earlier li');
    const earlier = await page.$$eval('.report .earlier li span', (lines) => lines.map((line) => line.textContent));
    expect(earlier.slice(-5)).toEqual(told.slice(-5));
    await page.keyboard.press('z');
    await page.waitForSelector('.barrier');
    // It is played on, kept, and opens with its own history from there.
    await page.click('[data-parting] button:has-text("Understood")');
    await playUntil(page, 9, 12, () => false).catch(() => undefined);
    await settled(page);
    const later = await reportOf(page);
    expect(later).not.toBe('');
    await page.reload();
    await asked(page);
    expect(await reportOf(page)).toBe(later);
    expect(await page.$('[data-parting]')).toBeNull();
    expect(await page.$('.report .earlier')).not.toBeNull();
  });

  test('in German too; and a match without a usable save is shown, given away and never deleted', async () => {
    page = await stage.page({ language: 'de' });
    await page.click('[data-play=fine]');
    await asked(page);
    await page.click('[data-give]');
    await page.waitForSelector('.options .take');
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('1');
      await asked(page);
    }
    await settled(page);
    const address = page.url();
    await page.goto(`${stage.address}#/saved`);
    await page.waitForSelector('.matches');
    await changeKept(page, REFUSED);
    await page.goto(address);
    await page.waitForSelector('[data-parting]');
    expect(await page.textContent('[data-parting]')).toContain('Diese Partie geht dort weiter, wo sie stand.');
    await settled(page);
    await page.goto(`${stage.address}#/saved`);
    await page.waitForSelector('.matches');
    const kept = await changeKept(page, (row) => {
      delete row.save;
      row.log.said = [{ choice: { do: 'rethrow' } }];
    });
    await page.goto(address);
    await page.waitForSelector('[data-closed]');
    expect(await page.textContent('[data-closed]')).toContain('Antwort 1 von 1 wird jetzt abgelehnt');
    expect(await page.$$eval('.report li', (lines) => lines.length)).toBeGreaterThan(3);
    await shot(page, 'closed-match');
    expect(await axeFinds(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('button:has-text("Als Datei sichern")'),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Row;
    expect(file).toMatchObject({ id: kept.id, log: { said: kept.log.said } });
    await page.click('a:has-text("so weit sie reicht")');
    await page.waitForSelector('.replaying');
    expect((await keptIn(page)).log).toEqual(kept.log);
  });

  test('one match in two windows: one plays, the other follows at once, and can take over', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'person' });
    await page.click('.curtain button');
    await page.click('[data-give]');
    await page.click('.curtain button');
    await page.click('[data-give]');
    const first = await playUntil(page, 3, 20, (text) => TO_MOVE.test(text));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector('[data-follows]');
    expect(await other.textContent('[data-follows]')).toContain('played in another window');
    expect(await other.$$('.options .take')).toHaveLength(0);
    expect(await page.$('[data-follows]')).toBeNull();
    await shot(other, 'follows');
    expect(await axeFinds(other)).toEqual([]);
    expect(await reportOf(other)).toBe(await reportOf(page));

    // Every decision is seen at once.
    const chance = chanceOf(4);
    for (let i = 0; i < 4; i++) await showsToo(other, await onceMore(page, chance));
    await settled(page);
    // Keys in the window that follows change nothing.
    const before = await reportOf(other);
    const count = (await keptIn(other)).log.said.length;
    for (const key of ['1', '1', 'z', 'y', 'e']) await other.keyboard.press(key);
    await settled(other);
    expect(await reportOf(other)).toBe(before);
    expect((await keptIn(other)).log.said).toHaveLength(count);

    // Taken over: the other way round, and nothing is lost.
    await other.click('[data-take-over]');
    await asked(other);
    await page.waitForSelector('[data-follows]');
    expect(await other.$('[data-follows]')).toBeNull();
    expect(await reportOf(other)).toBe(before);
    for (let i = 0; i < 3; i++) await showsToo(page, await onceMore(other, chance));
    await settled(other);
    expect((await keptIn(other)).log.said.length).toBeGreaterThan(count);
    expect(await page.$$('.options .take')).toHaveLength(0);

    // The window that plays is closed: the one that is left plays on.
    await other.close();
    await page.waitForSelector('[data-follows]', { state: 'detached' });
    await asked(page);
    expect(await page.$$('.options .take')).not.toHaveLength(0);
    expect(first).toMatch(TO_MOVE);
  });

  test('what a window writes that has lost the match is refused', async () => {
    page = await stage.page();
    await newMatch(page, 'fine', { south: 'person', north: 'person' });
    await page.click('.curtain button');
    await settled(page);
    // As after a program without locks: another window has written its name.
    await changeKept(page, (row) => {
      row.hand = 'another window';
      row.name = 'Changed there';
    });
    await page.click('[data-give]');
    await settled(page);
    const kept = await keptIn(page);
    expect(kept).toMatchObject({ name: 'Changed there', log: { said: [] } });
  });
});
