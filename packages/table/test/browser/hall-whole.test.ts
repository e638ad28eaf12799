/** Whole matches of four games, Fine is in hall.test.ts, between two windows of two browsers, through a real hall; one goes offline between. */
import type { Page } from 'playwright-core';
import type { FairMatch } from '@five-victories/engine/fair';
import { digest, replay, type Fault, type MatchRecord } from '@five-victories/engine/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bookOf } from '../../src/match/book.js';
import type { GameId } from '../../src/match/game-ids.js';
import { BROWSER, chanceOf, shot, SKIPPED } from './kit.js';
import {
  actIfAsked,
  enterHall,
  fileBy,
  isOver,
  openHall,
  playBoth,
  propose,
  sitBy,
  type HallStage,
} from './hall-kit.js';

const LONG = 240_000;
/** Who is asked goes on by himself so often while nobody hears him, if the rules let him. */
const ALONE = 4;
/** Lines in the report: the armies have met by then, and the match is far from its end. */
const MIDDLE = 40;
const GAMES = ['major', 'splendid', 'great', 'glorious'];

const told = (page: Page): Promise<number> => page.$$eval('.report ol li', (lines) => lines.length);

/** Where the table itself has come to, by its own engine: its file is played again, and must lead where it says. */
const digestOf = async (page: Page, { game }: FairMatch): Promise<string> => {
  await page.click('.tools .bar button:has-text("More")');
  const record = (await fileBy(page, '.more button:has-text("Save as a file")')) as MatchRecord;
  const faults: Fault[] = [];
  const match = replay((await bookOf(game as GameId)).game, record, 'record', faults);
  expect(faults).toEqual([]);
  return digest(match!);
};

describe.skipIf(!BROWSER)(`whole matches through the hall in Chromium${SKIPPED}`, { timeout: LONG }, () => {
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

  const begun = async (game: string): Promise<[anna: Page, bert: Page]> => {
    const [anna, bert] = [await stage.guest(), await stage.guest()];
    pages = [anna, bert];
    await enterHall(anna, stage.address, `Anna ${game}`);
    await sitBy(bert, await propose(anna, game, 'north'), `Bert ${game}`);
    for (const page of pages) await page.waitForSelector('.at-table');
    return [anna, bert];
  };

  test.each(GAMES)('%s, to the end', async (game) => {
    const [anna, bert] = await begun(game);
    const chance = chanceOf(11);
    await playBoth(pages, chance, async () => (await told(anna)) > MIDDLE);
    await bert.context().setOffline(true);
    await bert.waitForSelector('[data-link-state=away], [data-link-state=connecting]');
    await anna.waitForSelector('[data-seat=south] .dot:not(.there)');
    for (let i = 0; i < ALONE; i++) await actIfAsked(bert, chance);
    await shot(bert, `hall-${game}-offline`);
    expect(await isOver(anna)).toBe(false);
    await bert.context().setOffline(false);
    await bert.waitForSelector('[data-link-state=open]', { state: 'attached' });
    await anna.waitForSelector('[data-seat=south] .dot.there');
    await playBoth(pages, chance, async () => (await isOver(anna)) && (await isOver(bert)));
    await shot(anna, `hall-${game}-end`);
    for (const page of pages) await page.keyboard.press('Escape');
    await anna.click('[data-verify]');
    await anna.waitForSelector('[data-verified]');
    const record = (await fileBy(anna, '[data-record]')) as FairMatch;
    for (const page of pages) expect(await digestOf(page, record)).toBe(record.digest);
    expect(stage.errors).toEqual([]);
  });
});
