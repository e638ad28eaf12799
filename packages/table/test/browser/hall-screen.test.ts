/** Hot seat through the hall: by consent both play at one screen, and part again; it is the same match. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { actIfAsked, enterHall, isAsked, openHall, playBoth, propose, sitBy, type HallStage } from './hall-kit.js';
import { axeFinds, BROWSER, chanceOf, shot, SKIPPED } from './kit.js';

const LONG = 240_000;

describe.skipIf(!BROWSER)(`two at one screen through the hall${SKIPPED}`, { timeout: LONG }, () => {
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

  /** Plays for whoever sits at this screen, and lifts the curtain between them. */
  const playHere = async (page: Page, chance: () => number, isSo: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 2000; i++) {
      if (await isSo()) return;
      const curtain = await page.$('[data-curtain] button');
      if (curtain) await curtain.click();
      else if (!(await actIfAsked(page, chance))) await page.waitForTimeout(25);
    }
    throw new Error('It did not come to that.');
  };

  // In the one plans lie face down, in the other all stands where its scenario says.
  test.each([
    ['fine', true],
    ['great', false],
  ])('%s: both set up and play at the screen of one, and part again', async (game, isSecret) => {
    const [anna, bert] = [await stage.guest(), await stage.guest()];
    pages = [anna, bert];
    await enterHall(anna, stage.address, `Anna ${game}`);
    const link = await propose(anna, game, 'south');
    await sitBy(bert, link, `Bert ${game}`);
    for (const page of pages) await page.waitForSelector('.at-table');
    const match = link.split('/').at(-1)!;
    const said = async (side: string): Promise<number> => {
      const lines = await stage.hall.store.since(match, 0);
      return lines.filter(({ line }) => line.includes(`"by":"${side}"`)).length;
    };
    await anna.click('.offering summary');
    await anna.click('[data-offering=screen]');
    await bert.waitForSelector('[data-offer=screen]');
    await bert.click('[data-offer=screen] [data-agree]');
    for (const page of pages) await page.waitForSelector('[data-screen=south]');
    expect(await axeFinds(anna)).toEqual([]);
    await bert.goto(stage.address);
    const chance = chanceOf(3);
    if (isSecret) {
      await playHere(anna, chance, async () => (await anna.$('[data-curtain=north]')) !== null);
      await shot(anna, `hall-screen-curtain-${game}`);
      expect(await axeFinds(anna)).toEqual([]);
    }
    await playHere(anna, chance, async () => (await said('south')) > 4 && (await said('north')) > 4);
    await shot(anna, `hall-screen-${game}`);
    // A page that is loaded anew is still for both.
    await anna.reload();
    await anna.waitForSelector('[data-screen=south], [data-curtain]');
    const north = await said('north');
    await playHere(anna, chance, async () => (await said('north')) > north);
    // His own device shows him the same match; there he ends it.
    await bert.goto(link);
    await bert.waitForSelector('[data-screen=south]');
    await bert.click('[data-apart]');
    for (const page of pages) await page.waitForSelector('[data-screen]', { state: 'detached' });
    const before = { south: await said('south'), north: await said('north') };
    await playBoth([anna], chance, async () => !(await isAsked(anna)) && isAsked(bert), 400);
    expect(await said('north')).toBe(before.north);
    await playBoth([bert], chance, async () => (await said('north')) > before.north, 400);
    expect(stage.errors).toEqual([]);
  });
});
