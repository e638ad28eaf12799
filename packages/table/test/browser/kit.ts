/** The built site in a browser: opened as a player opens it, and played by what a player sees. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { serveSite } from '@five-victories/server/site';
import { findBrowser, launchBrowser, skippedWithout, type BrowserKind } from '../../../../scripts/browsers.mjs';

/** npm test installs one where it may. */
export const BROWSER = findBrowser('chromium');
export const SKIPPED = skippedWithout('chromium');

const SHOTS = fileURLToPath(new URL('../../dist/shots/', import.meta.url));
export const ACTION = 20_000;

/** How a player's window is opened. */
export const WINDOW: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
};

export interface Stage {
  readonly address: string;
  page(
    options?: BrowserContextOptions & {
      readonly pace?: string;
      readonly language?: string;
      readonly askAll?: boolean;
      readonly confirm?: boolean;
    },
  ): Promise<Page>;
  end(): Promise<void>;
}

/** Serves the built site as npm start does, and opens a browser. */
export const openStage = async (kind: BrowserKind = 'chromium'): Promise<Stage> => {
  mkdirSync(SHOTS, { recursive: true });
  const { server, address } = await serveSite(0);
  const browser = await launchBrowser(kind);
  return {
    address,
    async page({ pace = 'instant', language = 'en', askAll = false, confirm = false, ...options } = {}) {
      const context = await browser.newContext({
        ...WINDOW,
        ...options,
      });
      context.setDefaultTimeout(ACTION);
      await context.addInitScript(
        (settings) => {
          // Before the first address there is an empty page, where Firefox has no storage.
          if (location.protocol.startsWith('http') && !localStorage.getItem('five-victories/settings'))
            localStorage.setItem('five-victories/settings', settings);
        },
        JSON.stringify({ pace, language, briefing: false, askAll, confirm }),
      );
      // The same dice in every run.
      await context.addInitScript(() => {
        crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T =>
          (array as unknown as Uint32Array).fill(7) as unknown as T;
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(address);
      await page.waitForSelector('.cards');
      return page;
    },
    async end() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export const shot = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: `${SHOTS}${name}.png` });

/** Chance that is always the same. */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};

export const askOf = async (page: Page): Promise<string> => (await page.textContent('#ask')) ?? '';

const ASKED = '.outcome, .curtain, .concession, [data-give], .options .take, .dice-form';
/** Something can be decided by a person now, or the match is over. */
export const asked = (page: Page) => page.waitForSelector(ASKED);

/** What there is to decide, read in one go: a browser that is asked five times takes five times as long. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    return {
      ask: document.querySelector('#ask')?.textContent ?? '',
      curtain: has('.curtain'),
      over: has('.outcome'),
      lost: has('[data-take-field]'),
      mayGive: has('[data-give]:not([disabled])'),
      options: document.querySelectorAll('.options .take').length,
    };
  });
type Seen = Awaited<ReturnType<typeof seenOn>>;

/** How often a player has enough of a phase. */
const HASTE = 0.1;

const act = (
  page: Page,
  { ask, curtain, lost, mayGive, options }: Seen,
  chance: () => number,
  haste = HASTE,
): Promise<void> => {
  if (curtain) return page.click('.curtain button');
  if (lost) return page.click('[data-take-field]');
  if (options === 0 && mayGive) return page.keyboard.press('Enter');
  if (options === 0) throw new Error(`Nothing can be answered to: ${ask}`);
  const number = 1 + Math.floor(chance() * chance() * Math.min(9, options));
  return page.keyboard.press(chance() < haste ? 'e' : String(number));
};

/** One decision by the keyboard: a set-up or an order as proposed is given, else an option is taken by its number. */
export const decide = async (page: Page, chance: () => number): Promise<void> => {
  await asked(page);
  return act(page, await seenOn(page), chance);
};

/** Plays until something is so, or the match is over. */
export const playUntil = async (
  page: Page,
  seed: number,
  most: number,
  isSo: (ask: string) => boolean,
  haste = HASTE,
): Promise<string> => {
  const chance = chanceOf(seed);
  for (let i = 0; i < most; i++) {
    await asked(page);
    const seen = await seenOn(page);
    if (!seen.curtain && (seen.over || isSo(seen.ask))) return seen.ask;
    await act(page, seen, chance, haste);
  }
  throw new Error(`Not reached after ${most} decisions: ${await askOf(page)}`);
};

/** A record from a file, opened at the table; the list is read anew after the file was added. */
export const openFile = async (page: Page, record: string | Buffer): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}#/saved`);
  const file = { name: 'here.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.setInputFiles('input[type=file]', file);
  await page.waitForSelector('main [role=status]');
  await page.click('.matches a.button >> nth=0');
};

/** A new match with these seats, from the page for new matches. */
export const newMatch = async (page: Page, game: string, seats: { south: string; north: string }): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  await page.selectOption('label:has-text("South is played by") select', seats.south);
  await page.selectOption('label:has-text("North is played by") select', seats.north);
  await page.click('button[type=submit]');
  await asked(page);
};

/** Run through the debugger: the site's own policy lets no foreign script in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours on their way are nobody's colours: what comes to an end by itself is waited for. */
const settle = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** What axe has against the page as it is, or against parts of it. */
export const axeFinds = async (page: Page, within = 'html'): Promise<string[]> => {
  await page.evaluate(AXE);
  await page.evaluate(settle);
  return page.evaluate(async (parts) => {
    interface Found {
      readonly target: string[];
      readonly html: string;
      readonly failureSummary: string;
    }
    const { axe } = globalThis as unknown as {
      axe: { run(parts: string): Promise<{ violations: { id: string; nodes: Found[] }[] }> };
    };
    // Strength and hits drawn on a unit are figures, not its name: nobody calls a unit by them.
    const isFigures = ({ target }: Found): boolean =>
      document.querySelector(`${target[0]!} > .turning .facts`)?.textContent.match(/\p{L}/u) === null;
    return (await axe.run(parts)).violations.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => id !== 'label-content-name-mismatch' || !isFigures(node))
        .slice(0, 1)
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, within);
};
