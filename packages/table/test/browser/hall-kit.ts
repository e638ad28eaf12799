/** A real hall in front of real browsers: a store in memory, the built site, and a window for every player. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../../scripts/browsers.mjs';
import { realTime, staged, type Gate, type Hall } from '../../../server/test/stage.js';
import { ACTION, WINDOW } from './kit.js';

export { realTime };

export interface HallStage {
  readonly address: string;
  readonly hall: Hall;
  /** A window of a browser of its own. */
  guest(options?: BrowserContextOptions & { readonly language?: string }): Promise<Page>;
  /** What pages threw. */
  readonly errors: string[];
  end(): Promise<void>;
}

export const openHall = async (
  gate: Partial<Gate> = {},
  more: Parameters<typeof staged>[0] = {},
): Promise<HallStage> => {
  const hall = await staged({ gate, ...more });
  const browser: Browser = await launchBrowser('chromium');
  const errors: string[] = [];
  return {
    address: hall.address,
    hall: hall.hall,
    errors,
    async guest({ language = 'en', ...options } = {}) {
      const context = await browser.newContext({
        ...WINDOW,
        ...options,
      });
      context.setDefaultTimeout(ACTION);
      await context.addInitScript(
        (settings) => {
          if (!localStorage.getItem('five-victories/settings'))
            localStorage.setItem('five-victories/settings', settings);
        },
        JSON.stringify({ pace: 'instant', language, briefing: false }),
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(String(error)));
      return page;
    },
    async end() {
      await browser.close();
      await hall.stop();
    },
  };
};

/** Takes a name in the lobby. */
export const enterHall = async (page: Page, address: string, name: string): Promise<void> => {
  await page.goto(`${address}#/hall`);
  await takeName(page, name);
};

export const takeName = async (page: Page, name: string): Promise<void> => {
  await page.fill('input[name=name]', name);
  await page.click('.name-form button[type=submit]');
  await page.waitForSelector('[data-me]');
};

/** Proposes a match from the lobby; gives its link. */
export const propose = async (page: Page, game: string, side: string, opponent = 'link'): Promise<string> => {
  if ((await page.$('.proposal select >> nth=3')) !== null)
    await page.selectOption('.proposal label:has-text("Game") select', game);
  await page.selectOption('.proposal label:has-text("Against") select', opponent);
  await page.selectOption('.proposal label:has-text("I lead") select', side);
  await page.click('[data-propose]');
  if (opponent !== 'link' && opponent !== 'anybody') return page.url();
  await page.waitForSelector('[data-waits]');
  return page.inputValue('input[data-link]');
};

/** Sits down by a link. */
export const sitBy = async (page: Page, link: string, name?: string): Promise<void> => {
  await page.goto(link);
  await page.waitForSelector('[data-joins]');
  if (name !== undefined) await takeName(page, name);
  await page.click('[data-sit]');
};

const ASKED = '.at-table[data-state=deciding]';
export const isAsked = async (page: Page): Promise<boolean> => (await page.$(ASKED)) !== null;
export const isOver = async (page: Page): Promise<boolean> => (await page.$('[data-ended]')) !== null;

/** One act by the keyboard, if this window is asked. */
export const actIfAsked = async (page: Page, chance: () => number): Promise<boolean> => {
  const seen = await page.evaluate(() => ({
    asked: document.querySelector('.at-table[data-state=deciding]') !== null,
    give: document.querySelector('[data-give]:not([disabled])') !== null,
    options: document.querySelectorAll('.options .take').length,
  }));
  if (!seen.asked) return false;
  if (seen.options === 0 && !seen.give) return false;
  if (seen.options === 0) await page.keyboard.press('Enter');
  else if (chance() < 0.35) await page.keyboard.press('e');
  else await page.keyboard.press(String(1 + Math.floor(chance() * chance() * Math.min(9, seen.options))));
  return true;
};

/** What a window asks and offers, for whoever must find out why it does not go on. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state = document.querySelector<HTMLElement>('.at-table')?.dataset['state'];
    const panel = document.querySelector<HTMLElement>('.panel')?.innerText.replaceAll(/\s+/g, ' ');
    return `${state}: ${panel?.slice(0, 600)}`;
  });

/** Both play until something is so. */
export const playBoth = async (
  pages: readonly Page[],
  chance: () => number,
  isSo: () => Promise<boolean>,
  most = 4000,
): Promise<void> => {
  for (let i = 0; i < most; i++) {
    if (await isSo()) return;
    const acted = await Promise.all(pages.map((page) => actIfAsked(page, chance)));
    if (!acted.includes(true)) await pages[0]!.waitForTimeout(25);
  }
  const seen = await Promise.all(pages.map(shown));
  throw new Error(`It did not come to that. ${seen.join(' | ')}`);
};

/** The file that the table gives when this is clicked, read. */
export const fileBy = async (page: Page, button: string): Promise<unknown> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
};

/** Somewhere that takes a POST: what it was sent. */
export interface Sink {
  readonly server: Server;
  readonly url: string;
  readonly got: string[];
}

export const sinkOf = async (): Promise<Sink> => {
  const got: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push(body);
      response.end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got };
};
