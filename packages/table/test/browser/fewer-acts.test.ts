/** Orders given with one act at the web table, in a real browser: by a hand that rests, for a body of units, for a group. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openMatch, recordOf, type Fault } from '@five-victories/engine/kernel';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { Edition } from '@five-victories/engine/tabletop';
import { askOf, axeFinds, BROWSER, openFile, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;

const recordFrom = (edition: Edition, position: object): string => {
  const faults: Fault[] = [];
  const match = openMatch(edition, { position }, { list: Array<number>(80).fill(1) }, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return JSON.stringify(recordOf(edition, match));
};

const heading = 1800;
const HORSE = recordFrom(splendidEdition, {
  game: 'splendid',
  phase: 'initiativeMovement',
  units: [
    { id: 'S1', type: 'HM', name: 'Red Horse', layout: 'YY', x: 30_000, y: 14_000 },
    { id: 'S9', type: 'P&M', name: 'Reserve', layout: 'MM', x: 4000, y: 3000 },
    { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 30_000, y: 24_000, heading },
  ],
});
const LINE = recordFrom(greatEdition, {
  game: 'great',
  phase: 'initiativeMovement',
  units: [
    { id: 'S1', type: 'heavy foot pikes', name: 'Red', x: 60_000, y: 30_000 },
    { id: 'S2', type: 'heavy foot pikes', name: 'Green', x: 68_500, y: 30_000 },
    { id: 'S3', type: 'heavy foot pikes', name: 'White', x: 77_000, y: 30_000 },
    { id: 'S8', type: 'heavy horse', name: 'Companions', x: 20_000, y: 20_000 },
    { id: 'N1', type: 'heavy foot pikes', name: 'Archers', x: 64_000, y: 70_000, heading },
  ],
});

describe.skipIf(!BROWSER)(`fewer acts in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const unitAt = (unit: string) => middleOf(`[data-unit=${unit}] .turning`);
  const carry = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
  };

  test('a charge: let go at once it is planned, let go by a hand that rested it is ordered', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, HORSE);
    await page.waitForSelector('[data-unit=S1].able');
    await carry(await unitAt('S1'), await unitAt('N1'));
    await page.mouse.up();
    await page.waitForSelector('.charge .hint');
    expect(await askOf(page)).toMatch(/what does .*Red Horse do/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await carry(await unitAt('S1'), await unitAt('N1'));
    await page.waitForFunction(() =>
      /Let go, and it is ordered/.test(document.querySelector('.board, main')?.textContent ?? ''),
    );
    await page.waitForSelector('.charge li:nth-child(5)');
    await shot(page, 'splendid-charge-rested');
    await page.mouse.up();
    await page.waitForFunction(
      () => !/Red Horse do/.test(document.querySelector('#ask')?.textContent ?? 'Red Horse do'),
    );
  });

  test('a body of units: a point before it sends all of them on, and one Undo takes them back', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, LINE);
    await page.waitForSelector('[data-handle="body:0"]');
    await shot(page, 'great-body');
    expect(await axeFinds(page, '.decision')).toEqual([]);
    const before = await unitAt('S2');
    const point = await middleOf('[data-handle="body:0"]');
    await carry(point, { x: point.x, y: point.y - 20 });
    await shot(page, 'great-body-carried');
    await page.mouse.up();
    await page.waitForFunction(() =>
      ['S1', 'S2', 'S3'].every((id) => !document.querySelector(`[data-unit=${id}].able`)),
    );
    expect((await unitAt('S2')).y).toBeLessThan(before.y - 8);
    await page.keyboard.press('z');
    await page.waitForFunction(() =>
      ['S1', 'S2', 'S3'].every((id) => document.querySelector(`[data-unit=${id}].able`)),
    );
    // By keys: who stands together, straight on, and go.
    await page.keyboard.press('l');
    await page.waitForSelector('[data-group-advance]');
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('[data-group-go]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      ['S1', 'S2', 'S3'].every((id) => !document.querySelector(`[data-unit=${id}].able`)),
    );
  });

  test('a formation is taken by the button beside its name', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, HORSE);
    const at = await unitAt('S9');
    await page.mouse.click(at.x, at.y);
    await page.waitForSelector('[data-at-once]');
    await shot(page, 'splendid-at-once');
    await page.click('[data-at-once]:not([data-at-once^=N])');
    await page.waitForFunction(() => !/Reserve do/.test(document.querySelector('#ask')?.textContent ?? 'Reserve do'));
  });

  test('a zone game: all turn with one click, and who is left stands fast', async () => {
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await page.click('[data-play=fine]');
    await page.waitForSelector('[data-give]');
    await playUntil(page, 3, 40, (ask) => /which unit|acts/.test(ask) && !/deploy/i.test(ask));
    await page.keyboard.press('a');
    await page.waitForSelector('[data-group-turn]');
    await shot(page, 'fine-group-turn');
    await page.click('[data-group-turn=E]');
    await page.waitForSelector('[data-end-fast]');
    await shot(page, 'fine-end-fast');
  });
});
