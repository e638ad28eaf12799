/** People in the hall, in Chromium: names of one's own, other devices, passkeys, profiles, the operator's page. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, rateFinished } from '../../../server/test/stage.js';
import { enterHall, openHall, propose, sitBy, type HallStage } from './hall-kit.js';
import { axeFinds, BROWSER, shot, SKIPPED } from './kit.js';

const LONG = 240_000;
const PASSWORD = 'seven little horses';
const [READS, ACTS] = ['a-token-that-only-looks-round', 'a-token-that-may-do-things-too'];

describe.skipIf(!BROWSER)(`people in the hall in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let address: string;
  let pages: Page[] = [];
  beforeAll(async () => {
    stage = await openHall({ operator: { reads: hashOf(READS), acts: hashOf(ACTS) } });
    // Browsers bind a passkey to a name.
    address = stage.address.replace('127.0.0.1', 'localhost');
  }, LONG);
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
    if (stage.errors.length > 0) throw new Error(stage.errors.join('\n'));
  });
  afterAll(() => stage?.end());

  const guest = async (): Promise<Page> => {
    const page = await stage.guest();
    pages.push(page);
    return page;
  };
  const claimed = async (name: string): Promise<Page> => {
    const page = await guest();
    await enterHall(page, address, name);
    await page.click('[data-account]');
    await page.fill('input[name=new]', PASSWORD);
    await page.click('[data-password] button[type=submit]');
    await page.waitForSelector('[data-claimed=true]');
    return page;
  };
  const concede = async (page: Page): Promise<void> => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.click('.tools .bar button[aria-expanded]');
    await page.click('.more button:has-text("Concede")');
  };
  const wellMade = async (page: Page, name: string): Promise<void> => {
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, name);
  };

  test('a guest makes the name his own, comes in on another device, and signs it out', async () => {
    const anna = await claimed('Anna Maria');
    await wellMade(anna, 'hall-account');
    const phone = await guest();
    await phone.goto(`${address}#/hall`);
    await phone.click('[data-sign-in]');
    await wellMade(phone, 'hall-sign-in');
    await phone.fill('input[name=sign-in-name]', 'anna maria');
    await phone.fill('input[name=sign-in-password]', 'something wrong');
    await phone.click('.sign-in button[type=submit]');
    await phone.waitForSelector('.refused');
    await phone.fill('input[name=sign-in-password]', PASSWORD);
    await phone.click('.sign-in button[type=submit]');
    await phone.waitForSelector('[data-me]');
    await anna.reload();
    await anna.waitForSelector('[data-end-others]');
    await anna.click('[data-end-others]');
    await anna.waitForSelector('[data-end-others]', { state: 'detached' });
    await phone.reload();
    await phone.waitForSelector('.sign-in');
  });

  test('a passkey: made on one page, used on another, without a password', async () => {
    const page = await guest();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await enterHall(page, address, 'Paula');
    await page.click('[data-account]');
    await page.click('[data-add-passkey]');
    await page.waitForSelector('[data-passkeys] li');
    await page.waitForSelector('[data-claimed=true]');
    await page.context().clearCookies();
    await page.reload();
    await page.click('[data-by-passkey]');
    await page.waitForSelector('[data-passkeys] li');
    expect(await page.textContent('[data-me]')).toContain('Paula');
  });

  test('a rated match shows on both profiles and in the league; whoever is rude is blocked and reported', async () => {
    const [carl, dora] = [await claimed('Carl'), await claimed('Dora')];
    await carl.goto(`${address}#/hall`);
    await carl.check('[data-rated]');
    const link = await propose(carl, 'fine', 'south');
    await sitBy(dora, link);
    await carl.waitForSelector('.at-table');
    await dora.waitForSelector('.at-table');
    const match = new URL(link).hash.split('/').at(-1)!;
    await concede(dora);
    await expect.poll(async () => (await stage.hall.store.match(match))!.status).toBe('over');
    await rateFinished(stage.hall);
    await dora.goto(`${address}#/hall/league/fine`);
    await dora.waitForSelector('[data-league] tbody tr');
    expect(await dora.$$eval('[data-league] tbody th a', (names) => names.map((each) => each.textContent))).toEqual([
      'Carl',
      'Dora',
    ]);
    await wellMade(dora, 'hall-league');
    await dora.click('[data-league] tbody th a');
    await dora.waitForSelector('[data-ratings]');
    await dora.click('[data-block]');
    await dora.waitForSelector('[data-block][aria-pressed=true]');
    await dora.click('.report-player summary');
    await dora.fill('textarea[name=report]', 'He laughs when I lose.');
    await dora.click('.report-player button[type=submit]');
    await dora.waitForSelector('.report-player [role=status]');
    await wellMade(dora, 'hall-player');
  });

  test('whoever runs the hall looks with one token and acts with another', async () => {
    await claimed('Erich');
    const page = await guest();
    await page.goto(`${address}#/hall/operator`);
    const look = async (token: string): Promise<void> => {
      await page.fill('input[name=token]', token);
      await page.click('form.row button[type=submit]');
    };
    await look('a-token-that-is-not-one-at-all');
    await page.waitForSelector('.refused');
    await look(READS);
    await page.waitForSelector('[data-may-act=false]');
    expect(await page.$('[data-ban-form]')).toBeNull();
    await look(ACTS);
    await page.waitForSelector('[data-ban-form]');
    await page.fill('input[name=banned]', 'Erich');
    await page.fill('input[name=why]', 'shouting');
    await page.click('[data-ban-form] button[type=submit]');
    await page.waitForSelector('[data-bans] li');
    await page.waitForSelector('[data-deeds] li');
    await wellMade(page, 'hall-operator');
    expect(pages[0]!.url()).toContain('account');
    await pages[0]!.reload();
    await pages[0]!.waitForSelector('[data-ban]');
  });

  test('who has himself deleted is gone', async () => {
    const page = await claimed('Frida');
    await page.click('.deletion summary');
    await page.fill('input[name=sure]', 'Frida');
    await page.fill('input[name=delete-password]', PASSWORD);
    await page.click('.deletion button[type=submit]');
    await page.waitForSelector('input[name=name]');
    await page.goto(`${address}#/hall/player/Frida`);
    await page.waitForSelector('.refused');
  });
});
