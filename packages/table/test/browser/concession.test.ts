/** A bot that has lost offers the field: the player takes it, or fights on; and whoever wants no offers gets none. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { botNamed, concession, turnEnds } from '@five-victories/bots';
import {
  answer,
  enemyOf,
  openMatch,
  recordOf,
  SIDES,
  splendidEdition as game,
  streamOf,
  type AnyMatch,
  type Side,
} from '@five-victories/engine';
import { axeFinds, BROWSER, openFile, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const MOST = 40;

interface Lost {
  readonly record: string;
  readonly side: Side;
}

/** A match as it stands where one side has just lost all hope. */
const lostMatch = (): Lost => {
  const [captain, recruit] = [botNamed('captain')!, botNamed('recruit')!];
  const [south, north] = game.armies;
  for (let seed = 1; seed <= MOST; seed++) {
    const match: AnyMatch = openMatch<AnyMatch>(game, { armies: { south, north } }, { seed }, 'match', [])!;
    const stream = streamOf(seed);
    let ends: readonly AnyMatch[] = [];
    while (match.decision) {
      const before = ends;
      ends = turnEnds(ends, match);
      const side = ends === before ? undefined : SIDES.find((each) => concession(ends, each));
      if (side) return { record: JSON.stringify(recordOf(game, match)), side };
      answer(match, (match.decision.side === 'south' ? captain : recruit).choose(match, stream));
    }
  }
  throw new Error(`Nobody lost all hope in ${MOST} matches.`);
};

interface Row {
  seats: Record<Side, string>;
}

/** From now on a bot leads this side. */
const seatBot = (page: Page, side: Side): Promise<void> =>
  page.evaluate(
    (bots) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('five-victories');
        open.addEventListener('error', () => reject(open.error));
        open.addEventListener('success', () => {
          const transaction = open.result.transaction('matches', 'readwrite');
          const store = transaction.objectStore('matches');
          const all = store.getAll() as IDBRequest<Row[]>;
          all.addEventListener('success', () => {
            for (const row of all.result) store.put({ ...row, seats: { ...row.seats, [bots]: 'recruit' } });
          });
          transaction.addEventListener('complete', () => {
            open.result.close();
            resolve();
          });
        });
      }),
    side,
  );

describe.skipIf(!BROWSER)(`a bot that has lost, in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  const lost = lostMatch();
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const sitDown = async (options: Parameters<Stage['page']>[0] = {}): Promise<void> => {
    page = await stage.page(options);
    await openFile(page, lost.record);
    await page.waitForSelector('.at-table');
    await seatBot(page, lost.side);
    await page.reload();
    await page.waitForSelector('.at-table');
  };

  test.each([
    ['wide', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ])('offers the field with its hopes, and is taken at its word (%s)', async (name, viewport) => {
    await sitDown({ viewport });
    await page.waitForSelector(`[data-concession=${lost.side}]`);
    expect(await page.textContent('.concession')).toMatch(/gives up.* gave itself \d\s?%, \d\s?%, \d\s?%:/);
    expect(await axeFinds(page, '.concession')).toEqual([]);
    await shot(page, `concession-${name}`);
    await page.click('[data-take-field]');
    await page.waitForSelector(`[data-ending=${enemyOf(lost.side)}]`);
    expect(await page.textContent('.ending-head')).toMatch(/gave up on turn \d+/);
    await page.waitForFunction(() =>
      /with hopes of \d\s?% left/.test(document.querySelector('.ending-head .why')!.textContent),
    );
  });

  test('fights on when the player wants to, and does not ask again', async () => {
    await sitDown();
    await page.click('[data-fight-on]');
    await page.waitForSelector('.concession', { state: 'detached' });
    expect(await page.locator('.outcome').count()).toBe(0);
    // The match goes on: somebody is asked, or the bot answers.
    await page.waitForSelector('[data-give], .options .take, .bot-card, [data-ask]');
  });

  test('says nothing where bots fight every match to its end', async () => {
    page = await stage.page();
    await page.evaluate(() => {
      const key = 'five-victories/settings';
      const settings = JSON.parse(localStorage.getItem(key)!) as object;
      localStorage.setItem(key, JSON.stringify({ ...settings, concessions: false }));
    });
    await openFile(page, lost.record);
    await page.waitForSelector('.at-table');
    await seatBot(page, lost.side);
    await page.reload();
    await page.waitForSelector('.at-table');
    await page.waitForTimeout(4000);
    expect(await page.locator('.concession').count()).toBe(0);
  });
});
