/** The built site in Chromium: opened as a player opens it, and played by what a player sees. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { serve } from '../../server.mjs';

/** npm test finds or installs one and names it in CHROMIUM; without npm test, the usual place. */
export const BROWSER = [process.env['CHROMIUM'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
export const SKIPPED = BROWSER ? '' : ' (skipped: no chromium; apt-get install chromium, or set CHROMIUM)';

const SHOTS = fileURLToPath(new URL('../../dist/shots/', import.meta.url));
export const ACTION = 20_000;

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
export const openStage = async (): Promise<Stage> => {
  mkdirSync(SHOTS, { recursive: true });
  const { server, address } = await serve(0);
  const browser: Browser = await chromium.launch({ executablePath: BROWSER!, args: ['--no-sandbox'] });
  return {
    address,
    async page({ pace = 'instant', language = 'en', askAll = false, confirm = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(ACTION);
      await context.addInitScript(
        (settings) => {
          if (!localStorage.getItem('five-victories/settings'))
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

const ASKED = '.outcome, .curtain, [data-give], .options .take, .dice-form';
/** Something can be decided by a person now, or the match is over. */
export const asked = (page: Page) => page.waitForSelector(ASKED);

/** One decision by the keyboard: a set-up or an order as proposed is given, else an option is taken by its number. */
export const decide = async (page: Page, chance: () => number): Promise<void> => {
  await asked(page);
  if (await page.$('.curtain')) return page.click('.curtain button');
  const options = await page.$$('.options .take');
  if (options.length === 0 && (await page.$('[data-give]:not([disabled])'))) return page.keyboard.press('Enter');
  if (options.length === 0) throw new Error(`Nothing can be answered to: ${await askOf(page)}`);
  const number = 1 + Math.floor(chance() * chance() * Math.min(9, options.length));
  return page.keyboard.press(chance() < 0.1 ? 'e' : String(number));
};

/** Plays until something is so, or the match is over. */
export const playUntil = async (
  page: Page,
  seed: number,
  most: number,
  isSo: (ask: string) => boolean,
): Promise<string> => {
  const chance = chanceOf(seed);
  for (let i = 0; i < most; i++) {
    await asked(page);
    if (await page.$('.curtain')) {
      await page.click('.curtain button');
      continue;
    }
    const ask = await askOf(page);
    if ((await page.$('.outcome')) || isSo(ask)) return ask;
    await decide(page, chance);
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

/** What axe has against the page as it is. */
export const axeFinds = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)} ${nodes[0]!.failureSummary}`,
    );
  });
};
