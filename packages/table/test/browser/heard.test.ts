/** What a screen reader is told in a turn of each family: what is asked, who is on the table, what can be done. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, openStage, playUntil, SKIPPED, type Stage } from './kit.js';

const LONG = 120_000;
const MOVES = /to move: which unit/;
const GAMES = ['fine', 'splendid'];
const TABLE = /^Table: .+ against /;

describe.skipIf(!BROWSER)(`what is heard${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  test.each(GAMES)('%s: a unit is found on the table, taken, and ordered by what is said', async (game) => {
    page = await stage.page();
    await page.click(`[data-play=${game}]`);
    const ask = await playUntil(page, 5, 60, (asked) => MOVES.test(asked));
    const decision = page.getByRole('region', { name: 'Decision' });
    expect(await decision.getByRole('heading', { level: 2 }).textContent()).toBe(ask);
    expect(await page.locator('[aria-current=step]').count()).toBe(1);

    // Units are buttons of the table itself, not parts of a picture, and say whose they are and how they stand.
    const drawn = page.getByRole('group', { name: TABLE });
    expect(await drawn.ariaSnapshot()).not.toMatch(/^ *- img:$/m);
    const able = page.locator('.unit.able').first();
    const name = (await able.getAttribute('aria-label'))!;
    expect(name).toMatch(/\((South|North)\), .+, facing (north|east|south|west)/);
    await drawn.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await drawn.getByRole('button', { name, exact: true, pressed: true }).waitFor();

    // What it can do is a list of buttons with words; what it cannot do can be unfolded.
    const unit = name.slice(0, name.indexOf(' ('));
    await decision.getByRole('heading', { name: `what does ${unit} do?` }).waitFor();
    const options = decision.getByRole('list', { name: 'Options' }).getByRole('listitem');
    expect(await options.count()).toBeGreaterThan(1);
    for (const option of await options.all()) expect(await option.ariaSnapshot()).toMatch(/- button ["'].{4,}/);
    await decision.locator('details.reasons summary').waitFor();
    const nameless = await page
      .locator('button:visible, [role=button]:visible, [role=group]:visible')
      .evaluateAll((all) => all.filter((each) => !each.getAttribute('aria-label') && !each.textContent?.trim()).length);
    expect(nameless).toBe(0);
  });
});
