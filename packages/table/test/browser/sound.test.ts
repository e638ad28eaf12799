/** Sounds in a real browser: what they are made of is heard, and never cuts off; nobody hears any who did not ask. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SOUNDS } from '../../src/sound/sounds.js';
import type * as synth from '../../src/sound/synth.js';
import { BROWSER, chanceOf, decide, newMatch, openStage, SKIPPED, type Stage } from './kit.js';

const LONG = 120_000;
type Synth = typeof synth;

/** The maker of sounds as one script: the built site has it under names of its own. */
const synthScript = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('../../src/sound/synth.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'synth' } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return `${output[0].code}; globalThis.synth = synth;`;
};

describe.skipIf(!BROWSER)(`sounds in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  /** The loudest sample and the mean power of what is written down instead of played. */
  const rendered = (sounds: readonly string[]) =>
    page.evaluate(async (names) => {
      const { make, outletOf } = (globalThis as unknown as { synth: Synth }).synth;
      const context = new OfflineAudioContext(1, 44_100 * 2, 44_100);
      const outlet = outletOf(context, 1);
      for (const name of names) make(context, outlet, name as Parameters<Synth['make']>[2], 0);
      const samples = (await context.startRendering()).getChannelData(0);
      let [peak, power] = [0, 0];
      for (const sample of samples) {
        peak = Math.max(peak, Math.abs(sample));
        power += sample * sample;
      }
      return { peak, power: power / samples.length, tail: Math.abs(samples.at(-1)!) };
    }, sounds);

  test('every sound is heard, does not cut off and dies away; five at once do not cut off either', async () => {
    page = await stage.page();
    await page.evaluate(await synthScript());
    for (const sound of SOUNDS) {
      const { peak, power, tail } = await rendered([sound]);
      expect(peak, sound).toBeGreaterThan(0.05);
      expect(peak, sound).toBeLessThan(1);
      expect(power, sound).toBeGreaterThan(1e-6);
      expect(tail, sound).toBeLessThan(1e-3);
    }
    const { peak } = await rendered(['cannon', 'guns', 'drum', 'steel', 'hoofs']);
    expect(peak).toBeLessThan(1);
  });

  /** A page that counts what is opened to be heard, and what is fetched for it. */
  const counted = async () => {
    page = await stage.page();
    await page.addInitScript(() => {
      const Real = globalThis.AudioContext;
      Object.assign(globalThis, { opened: 0 });
      globalThis.AudioContext = class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options);
          (globalThis as unknown as { opened: number }).opened += 1;
        }
      };
    });
    await page.reload();
    await page.waitForSelector('.cards');
  };
  const opened = () => page.evaluate(() => (globalThis as unknown as { opened: number }).opened);

  test('silent until somebody switches it on, by S at the table; and the page remembers', async () => {
    await counted();
    await newMatch(page, 'fine', { south: 'person', north: 'recruit' });
    await page.keyboard.press('Enter');
    await page.waitForSelector('.report li', { state: 'attached' });
    expect(await opened()).toBe(0);
    await page.keyboard.press('s');
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('five-victories/settings')!).sound);
    expect(await stored()).toBe(true);
    const chance = chanceOf(3);
    for (let i = 0; i < 6; i++) await decide(page, chance);
    await page.waitForFunction(() => (globalThis as unknown as { opened: number }).opened === 1);
    await page.keyboard.press('s');
    expect(await stored()).toBe(false);
  });
});
