/** Something is carried over a measured table, in a real browser: the table tells at once, the panel when the hand rests. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, openMatch, recordOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { Edition } from '@five-victories/engine/tabletop';
import { BROWSER, openFile, openStage, playUntil, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
/** As long as a hand must rest before the panel follows, with room for a busy machine. */
const RESTED = 1500;

const recordFrom = (edition: Edition, position: object, said: readonly Choice[] = []): string => {
  const faults: Fault[] = [];
  const match = openMatch(edition, { position }, { list: Array<number>(80).fill(1) }, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  for (const choice of said) answer(match, choice);
  return JSON.stringify(recordOf(edition, match));
};

const RESERVE = { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 };
const heading = 1800;
/** A gun that may pivot before it fires. */
const FIRE = recordFrom(splendidEdition, {
  game: 'splendid',
  phase: 'firing',
  initiative: 'south',
  units: [
    { id: 'S1', type: 'RA', name: 'Roaring Meg', layout: 'G', x: 30_000, y: 14_000 },
    RESERVE,
    { id: 'N1', type: 'P&M', name: 'Blue Foot', layout: 'MM/MM', x: 30_000, y: 24_000, heading },
    { id: 'N2', type: 'P&M', name: 'Green Foot', layout: 'MM/MM', x: 36_000, y: 24_000, heading },
  ],
});
/** Red Horse has charged Blue Horse, which may recoil. */
const CHARGE = recordFrom(
  splendidEdition,
  {
    game: 'splendid',
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', type: 'HM', name: 'Red Horse', layout: 'YY', x: 30_000, y: 14_000 },
      RESERVE,
      { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 30_000, y: 24_000, heading },
    ],
  },
  [{ do: 'choose', unit: 'S1' } as Choice, { do: 'charge', target: 'N1' } as Choice, { do: 'pass' }],
);
const GLORIOUS = recordFrom(gloriousEdition, {
  game: 'glorious',
  phase: 'initiativeMovement',
  initiative: 'south',
  units: [
    { id: 'S2', type: 'foot longbow', name: 'Blue Bows', x: 18_000, y: 14_000, layout: 'GG/GG/G.' },
    { id: 'S3', type: 'commander', name: 'Blue Chief', x: 30_000, y: 8000 },
    { id: 'N2', type: 'commander', name: 'Red Chief', x: 36_000, y: 44_000, heading },
  ],
});

/** A column with an enemy near has to change formation before the phase may end. */
const COLUMN = recordFrom(splendidEdition, {
  game: 'splendid',
  phase: 'initiativeMovement',
  units: [
    { id: 'S1', type: 'P&M', name: 'Red Column', formation: 'roadColumn', layout: 'M/M/M', x: 30_000, y: 14_000 },
    RESERVE,
    { id: 'N1', type: 'P&M', name: 'Blue Foot', layout: 'MM/MM', x: 30_000, y: 24_000, heading },
  ],
});
/** Seen from so far that the handle before Companions lies upon Archers. */
const NEAR = recordFrom(greatEdition, {
  game: 'great',
  phase: 'initiativeMovement',
  units: [
    { id: 'S1', type: 'heavy horse', name: 'Companions', x: 60_000, y: 30_000 },
    { id: 'N1', type: 'light foot bows', name: 'Archers', x: 60_000, y: 42_000, heading },
  ],
});

describe.skipIf(!BROWSER)(`carrying in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    page = await stage.page();
  }, LONG);
  afterAll(() => stage?.end());

  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const unit = (id: string): string => `[data-unit=${id}] .turning`;
  /** Takes hold and moves on; then what table and panel say two frames after the last move. */
  const carry = async (selector: string, by: { x: number; y: number }) => {
    const from = await middleOf(selector);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 5 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 });
    return said(2);
  };
  const said = (frames: number) =>
    page.evaluate(async (count) => {
      for (let i = 0; i < count; i++) await new Promise((seen) => requestAnimationFrame(seen));
      const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      return {
        wrong: text('text.label.wrong'),
        ghosts: document.querySelectorAll('.mark.ghost').length,
        ask: text('#ask'),
        panel: text('.making'),
        give: document.querySelector<HTMLButtonElement>('[data-give]')?.disabled,
      };
    }, frames);
  const rests = (text: RegExp, selector = '.decision') =>
    page.waitForFunction(
      ([where, what]) => new RegExp(what!).test(document.querySelector(where!)?.textContent ?? ''),
      [selector, text.source],
      { timeout: RESTED },
    );
  const lose = () =>
    page.evaluate(() => {
      const lost = new PointerEvent('pointercancel', { pointerId: 1, pointerType: 'mouse', bubbles: true });
      document.querySelector('.unit.chosen')!.dispatchEvent(lost);
    });

  test('a set-up: the reason with its rule stands beside the unit at once, and goes with the drag', async () => {
    await page.click('[data-play=splendid]');
    await page.waitForSelector('.setup-form');
    const fine = await said(0);
    const going = await carry(unit('S1'), { x: 20, y: -120 });
    expect(going.wrong).toMatch(/would reach .*SV-/);
    await rests(/would reach .* SV-/, '.setup-form');
    await shot(page, 'splendid-carried-setup');
    await page.keyboard.press('Escape');
    const back = await said(1);
    expect([back.wrong, back.give]).toEqual(['', fine.give]);
    expect(back.panel).toContain('All is in order.');
    await page.mouse.up();

    await carry(unit('S1'), { x: 20, y: -120 });
    await page.mouse.up();
    const put = await said(0);
    expect(put.panel).toMatch(/1 thing is not right yet.*would reach/);
    expect(put.give).toBe(true);
    await page.keyboard.press('z');
    expect((await said(1)).panel).toContain('All is in order.');
  });

  test('an order: refused at once with its rule, in the panel when the hand rests, and alike when it is let go', async () => {
    await playUntil(page, 3, 20, (ask) => /to move: which unit/.test(ask));
    const going = await carry(unit('S4'), { x: 40, y: -240 });
    expect(going.wrong).toMatch(/nearer than 18".*SV-/);
    expect(going.ghosts).toBe(2);
    await rests(/what does .*Stafford Garrison do/);
    await rests(/1\.9\d" left/, '.order-form');
    await page.mouse.up();
    const down = await said(0);
    expect(down.wrong).toBe('');
    expect(down.give).toBe(false);
    expect(down.panel).toMatch(/1\.9\d" left/);
    expect(await page.textContent('text.label:has-text("left")')).toMatch(/1\.9\d" of 8" left/);
    const steps = await page.locator('.steps li').count();

    // What is carried on and comes to nothing leaves the order as it was: by Escape, and by a lost pointer.
    for (const leave of [() => page.keyboard.press('Escape'), lose]) {
      await carry('[data-handle=turn]', { x: 60, y: 30 });
      await leave();
      const still = await said(1);
      expect([still.ask, still.panel]).toEqual([down.ask, down.panel]);
      await page.mouse.up();
      expect(await page.locator('.steps li').count()).toBe(steps);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  /** From now on: what the canvas was seen to cover when it was last drawn, in pixels of the page. */
  const watchSketch = () =>
    page.evaluate(() => {
      const seen: { sketched: number; box: number[] } = { sketched: 0, box: [] };
      Object.assign(globalThis, { fvSketch: seen });
      const look = (): void => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas.sketch');
        if (canvas && !canvas.hidden && canvas.width > 0) {
          const { left, top } = canvas.getBoundingClientRect();
          const { width, height } = canvas;
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
          const [xs, ys]: number[][] = [[], []];
          for (let i = 0; i < width * height; i++)
            if (data[4 * i + 3]! > 100) {
              xs!.push(left + (i % width));
              ys!.push(top + Math.floor(i / width));
            }
          seen.sketched++;
          const least = (all: number[]): number => all.reduce((a, b) => Math.min(a, b), Infinity);
          const most = (all: number[]): number => all.reduce((a, b) => Math.max(a, b), -Infinity);
          seen.box = [least(xs!), least(ys!), most(xs!), most(ys!)];
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  /** The same of what the page draws itself. */
  const drawnBox = () =>
    page.evaluate(() => {
      const marks = [...document.querySelectorAll('.sheets .mark:is(.ghost, .path, .ruler) path')];
      const boxes = marks.map((mark) => mark.getBoundingClientRect()).filter(({ width }) => width > 0);
      return [
        Math.min(...boxes.map(({ left }) => left)),
        Math.min(...boxes.map(({ top }) => top)),
        Math.max(...boxes.map(({ right }) => right)),
        Math.max(...boxes.map(({ bottom }) => bottom)),
      ];
    });

  test('while the hand moves a canvas shows what it carries, where the page draws it when the hand rests', async () => {
    await openFile(page, COLUMN);
    await page.waitForSelector('.options .take');
    await watchSketch();
    await carry(unit('S1'), { x: 0, y: -40 });
    // Once it has been drawn by the page, its look is known.
    const from = await middleOf(unit('S1'));
    for (let i = 0; i < 12; i++) await page.mouse.move(from.x + i, from.y - 40 - i);
    await page.waitForFunction(() => document.querySelector<HTMLCanvasElement>('canvas.sketch')!.hidden);
    const { sketched, box } = await page.evaluate(
      () => (globalThis as unknown as { fvSketch: { sketched: number; box: number[] } }).fvSketch,
    );
    expect(sketched).toBeGreaterThan(0);
    const drawn = await drawnBox();
    // A rim is drawn beyond its path.
    for (const [i, edge] of box.entries()) expect(Math.abs(edge - drawn[i]!)).toBeLessThan(8);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.keyboard.press('Escape');
  });

  test('a pivot before fire, a recoil, and a formation of A Glorious Victory: panel and table agree', async () => {
    await openFile(page, FIRE);
    const gun = await middleOf(unit('S1'));
    await page.mouse.click(gun.x, gun.y);
    await page.waitForSelector('[data-handle=fire-pivot]');
    const pivot = () => page.inputValue('.chips input[type=number]');
    await carry('[data-handle=fire-pivot]', { x: 12, y: 12 });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.chips input[type=number]')?.value !== '0',
      undefined,
      { timeout: RESTED },
    );
    await page.keyboard.press('Escape');
    await said(1);
    expect(await pivot()).toBe('0');
    await page.mouse.up();
    await carry('[data-handle=fire-pivot]', { x: 12, y: 12 });
    await page.mouse.up();
    expect(Number(await pivot())).toBeGreaterThan(0);

    await openFile(page, CHARGE);
    await page.waitForSelector('.react-form');
    await carry(unit('N1'), { x: -300, y: -260 });
    // While something is carried, words follow ten times a second.
    await page.waitForSelector('text.label.wrong:has-text("SV-")');
    await rests(/Recoil/, '.react-form .chip[aria-pressed=true]');
    await page.keyboard.press('Escape');
    const kept = await said(1);
    expect([kept.wrong, kept.give]).toEqual(['', undefined]);
    await page.mouse.up();
    await carry(unit('N1'), { x: -300, y: -260 });
    await page.mouse.up();
    expect((await said(0)).give).toBe(false);
    expect(await page.inputValue('.react-form input[type=number] >> nth=1')).toBe('12');

    await openFile(page, GLORIOUS);
    await page.waitForSelector('.options .take');
    await carry(unit('S2'), { x: 0, y: -330 });
    await page.waitForSelector('text.label.wrong:has-text("GL-MOVE-14")');
    expect((await said(0)).wrong).toMatch(/may move 5"/);
    await rests(/what do Blue Bows do/);
    await page.keyboard.press('Escape');
    expect((await said(1)).ghosts).toBe(0);
    expect(await page.locator('.functions > li').count()).toBe(0);
    await page.mouse.up();
    await carry(unit('S2'), { x: 0, y: -330 });
    await page.mouse.up();
    const stands = await said(0);
    expect([stands.wrong, stands.give]).toEqual(['', false]);
    expect(await page.locator('.functions > li').count()).toBe(2);
  });

  test('a tap on a handle means the enemy it lies upon; a phase that cannot end says why', async () => {
    await openFile(page, COLUMN);
    await page.waitForSelector('.options .take');
    expect(await page.locator('.option.enough').count()).toBe(0);
    expect(await page.textContent('.refused')).toMatch(/cannot end yet.*Red Column is a column.*SV-/);

    await page.setViewportSize({ width: 390, height: 844 });
    await openFile(page, NEAR);
    await page.click('.unit-entry .take');
    await page.waitForSelector('[data-handle=turn]');
    const archers = await middleOf('[data-unit=N1] .body');
    await page.mouse.click(archers.x, archers.y);
    await page.waitForSelector('.mark.ghost.charge');
  });
});
