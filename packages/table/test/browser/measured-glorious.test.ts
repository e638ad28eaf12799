/** A Glorious Victory at the web table, in a real browser. */
import type { Page } from 'playwright-core';
import { openMatch, recordOf, type Fault } from '@five-victories/engine/kernel';
import { gloriousEdition as edition } from '@five-victories/engine/glorious';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asked, askOf, axeFinds, BROWSER, openFile, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const MOVES = /to move: which unit/;

/** A match as a file: armies or a position of the wire. */
const recordFrom = (begun: object): Buffer => {
  const faults: Fault[] = [];
  const match = openMatch(edition, begun, { seed: 5 }, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return Buffer.from(JSON.stringify(recordOf(edition, match)));
};

const armyOf = (name: string): object => ({
  name,
  units: [
    { name: `${name} Pikes`, type: 'foot pike' },
    { name: `${name} Bills`, type: 'foot bill' },
    { name: `${name} Bows`, type: 'foot longbow' },
    { name: `${name} Horse`, type: 'heavy cavalry' },
    { name: `${name} Gun`, type: 'light bombard' },
    { name: `Chief of ${name}`, type: 'commander' },
    { name: `First Captain of ${name}`, type: 'sub-commander' },
    { name: `Second Captain of ${name}`, type: 'sub-commander' },
  ],
});

/** Few units and few turns; both sides are played here. */
const SMALL = {
  armies: { south: armyOf('Blue'), north: armyOf('Red') },
  options: { enforceComposition: false, turnLimit: 3 },
};

const heading = 1800;
const MARCH = {
  position: {
    game: 'glorious',
    phase: 'initiativeMovement',
    initiative: 'south',
    units: [
      { id: 'S1', type: 'heavy cavalry', name: 'Blue Lances', x: 30000, y: 20000, layout: 'YY/YY/YY' },
      { id: 'S2', type: 'foot longbow', name: 'Blue Bows', x: 18000, y: 14000, layout: 'GG/GG/G.' },
      { id: 'S3', type: 'commander', name: 'Blue Chief', x: 30000, y: 8000 },
      {
        id: 'SB1',
        type: 'battle',
        name: 'Blue Battle',
        diameter: 8000,
        elements: 'PPPPPPBBBBBB',
        x: 44000,
        y: 14000,
      },
      { id: 'N1', type: 'foot bill', name: 'Red Bills', x: 28500, y: 28000, layout: 'BB/BB/BB', heading },
      { id: 'N2', type: 'commander', name: 'Red Chief', x: 36000, y: 44000, heading },
    ],
  },
};
const FIRE = {
  position: {
    game: 'glorious',
    phase: 'firing',
    initiative: 'north',
    units: [
      { id: 'S1', type: 'foot longbow', name: 'Blue Bows', x: 30000, y: 20000 },
      { id: 'S2', type: 'commander', name: 'Blue Chief', x: 30000, y: 8000 },
      { id: 'N1', type: 'foot bill', name: 'Red Bills', x: 28000, y: 25000, layout: 'BB/BB/BB', heading },
      { id: 'N3', type: 'foot pike', name: 'Red Pikes', x: 34000, y: 25000, layout: 'PP/PP/PP', heading },
      { id: 'N2', type: 'commander', name: 'Red Chief', x: 36000, y: 44000, heading },
    ],
  },
};
const LOSSES = {
  position: {
    game: 'glorious',
    phase: 'melee',
    initiative: 'north',
    units: [
      {
        id: 'SB1',
        type: 'battle',
        name: 'Blue Battle',
        diameter: 7000,
        elements: 'PPPPPPBBBBBBGGGGGG',
        x: 30000,
        y: 20000,
        hits: 5,
      },
      { id: 'S2', type: 'sub-commander', name: 'Lord Blue', aboard: 'SB1' },
      { id: 'S3', type: 'commander', name: 'Blue Chief', x: 10000, y: 8000 },
      { id: 'N1', type: 'foot pike', name: 'Red Pikes', x: 45000, y: 40000, heading },
      { id: 'N2', type: 'commander', name: 'Red Chief', x: 36000, y: 46000, heading },
    ],
  },
};

describe.skipIf(!BROWSER)(`A Glorious Victory in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  /** A match from a file, as it is opened from the page of saved ones. */
  const open = async (begun: object): Promise<void> => {
    await openFile(page, recordFrom(begun));
    await asked(page);
  };
  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const unit = (id: string): Promise<{ x: number; y: number }> => middleOf(`[data-unit=${id}] .turning`);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.waitForTimeout(100);
  };

  test('a small match from Battles to outcome, both sides at one table', async () => {
    page = await stage.page();
    await open(SMALL);
    expect(await askOf(page)).toMatch(/Blue.*Battles/);
    // Without a Battle no army: the error is told, and nothing can be given.
    await page.click('[data-battle="0"] .chip:has-text("Blue Pikes")');
    expect(await page.textContent('.battles-form .refused')).toContain('GL-BATTLE-02');
    expect(await page.isDisabled('[data-give]')).toBe(true);
    await page.click('[data-proposal]');
    await page.check('[data-split]');
    expect(await page.textContent('.battles-form')).toContain('The army is formed.');
    await page.click('[data-give]');
    await playUntil(page, 9, 1500, () => false);
    await shot(page, 'glorious-small-end');
    expect(await page.textContent('.outcome')).toMatch(/Victory|Draw/);
  });

  test('a formation is dragged as far as it may go, and is told why no further', async () => {
    page = await stage.page();
    await open(MARCH);
    const from = await unit('S2');
    await drag(from, { x: from.x + 30, y: from.y - 330 });
    expect(await page.locator('.mark.ghost.wrong').count()).toBe(1);
    expect(await page.textContent('text.label.wrong')).toMatch(/may move 5".*GL-MOVE-14/);
    await shot(page, 'glorious-drag');
    await page.mouse.up();
    expect(await page.locator('.mark.ghost.wrong').count()).toBe(0);
    expect(await page.locator('.functions > li').count()).toBe(2);
    await page.keyboard.press('Backspace');
    expect(await page.locator('.functions > li').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("Blue Bows moved 5")', { state: 'attached' });
    expect((await unit('S2')).y).toBeLessThan(from.y - 20);
    expect(await askOf(page)).toMatch(/what do Blue Bows do/);
  });

  test('a formation dropped on an enemy charges it: where it ends, the odds, Enter', async () => {
    page = await stage.page();
    await open(MARCH);
    await drag(await unit('S1'), await unit('N1'));
    await page.mouse.up();
    await page.waitForSelector('.mark.ghost.charge', { state: 'attached' });
    // The odds come a frame after the drop.
    await page.waitForSelector('.functions .charge:has-text("own 6 dice")');
    expect(await page.textContent('.functions .charge')).toMatch(/8" to contact.*Against Red Bills: own 6 dice/s);
    await shot(page, 'glorious-charge');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("Blue Lances set out to charge Red Bills")', { state: 'attached' });
  });

  test('exact values by the keyboard alone: a wheel of 30 degrees, then a move', async () => {
    page = await stage.page();
    await open(MARCH);
    await page.locator('[data-unit=S2]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.order-form');
    await page.focus('[data-add=turn]');
    await page.keyboard.press('Enter');
    await page.focus('[data-step=turn] input');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await page.focus('[data-add=move]');
    await page.keyboard.press('Enter');
    await page.focus('[data-give]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li:has-text("turned 30°")', { state: 'attached' });
    expect(await askOf(page)).toMatch(MOVES);
  });

  test('the missile template is turned by its handle, refused where it lies wrong, and laid anew', async () => {
    page = await stage.page();
    await open(FIRE);
    const { x, y } = await unit('S1');
    await page.mouse.click(x, y);
    await page.waitForSelector('[data-unit=S1].chosen');
    const target = await unit('N1');
    await page.mouse.click(target.x, target.y);
    await page.waitForSelector('[data-volley=N1]');
    expect(await page.textContent('[data-volley=N1]')).toMatch(/7 dice/);
    const handle = await middleOf('.mark.handle >> nth=-1');
    await drag(handle, { x: handle.x - 12, y: handle.y });
    await page.mouse.up();
    expect(await page.textContent('[data-volley=N1] .template')).toContain('by hand');
    await shot(page, 'glorious-template');
    const turned = await middleOf('.mark.handle >> nth=-1');
    await drag(turned, { x: turned.x - 300, y: turned.y + 160 });
    await page.mouse.up();
    expect(await page.textContent('.making .refused')).toContain('GL-FIRE-09');
    expect(await page.isDisabled('[data-give]')).toBe(true);
    await page.click('[data-template]');
    expect(await page.isDisabled('[data-give]')).toBe(false);
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("Blue Bows fired at Red Bills")', { state: 'attached' });
  });

  test.each(['light', 'dark'] as const)('axe finds nothing to mend (%s)', async (colorScheme) => {
    page = await stage.page({ colorScheme });
    const found: string[] = [];
    await open(SMALL);
    found.push(...(await axeFinds(page)));
    await open(MARCH);
    await drag(await unit('S1'), await unit('N1'));
    await page.mouse.up();
    found.push(...(await axeFinds(page)));
    await open(FIRE);
    const { x, y } = await unit('S1');
    await page.mouse.click(x, y);
    await page.waitForSelector('[data-unit=S1].chosen');
    const target = await unit('N1');
    await page.mouse.click(target.x, target.y);
    await page.waitForSelector('[data-volley=N1]');
    await page.click('[data-template]');
    found.push(...(await axeFinds(page)));
    await open(LOSSES);
    found.push(...(await axeFinds(page)));
    await shot(page, `glorious-losses-${colorScheme}`);
    expect(found).toEqual([]);
  });

  test('on a phone, in German: a formation is drawn on with a finger, nothing is cut off', async () => {
    page = await stage.page({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      language: 'de',
      locale: 'de-DE',
    });
    await open(MARCH);
    // The window opens on the middle of one's own army; the whole table is one press away.
    await page.keyboard.press('0');
    const { x, y } = await unit('S2');
    await page.touchscreen.tap(x, y);
    await page.waitForSelector('.order-form');
    // A finger that is put down, drawn on and lifted.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const from = await unit('S2');
    await touch('touchStart', from);
    for (const far of [10, 20, 30]) await touch('touchMove', { x: from.x, y: from.y - far });
    await touch('touchEnd');
    await page.waitForSelector('.mark.ghost.move');
    await shot(page, 'glorious-phone');
    expect(await page.textContent('.order-form')).toContain('Vorrücken');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.click('[data-give]');
    await page.waitForSelector('.report li:has-text("Blue Bows")', { state: 'attached' });
  });
});
