/** Notices and holidays, in Chromium: where one is told, whether it comes, and what a click on it opens. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterHall, openHall, sinkOf, takeName, type HallStage, type Sink } from './hall-kit.js';
import { axeFinds, BROWSER, shot, SKIPPED } from './kit.js';

const LONG = 240_000;

/** The browser's own way to play the push service. */
const pushing = async (page: Page): Promise<(data: object) => Promise<void>> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  let registration = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registration = registrations.at(-1)?.registrationId ?? registration;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registration).not.toBe('');
  const { origin } = new URL(page.url());
  return async (data) =>
    void (await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: registration,
      data: JSON.stringify(data),
    }));
};

const shownNotices = (page: Page): Promise<{ title: string; body: string; link: unknown }[]> =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
      getNotifications: () => ready.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      link: (data as { link?: unknown } | undefined)?.link,
    }));
  });

describe.skipIf(!BROWSER)(`notices of the hall in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: HallStage;
  let sink: Sink;
  beforeAll(async () => {
    sink = await sinkOf();
    stage = await openHall({}, { notices: { isOpen: true } });
  }, LONG);
  afterAll(async () => {
    await stage?.end();
    sink?.server.close();
  });

  test('a webhook is added, tried, put off to once a day, and taken away; a holiday is taken and ended', async () => {
    const page = await stage.guest();
    await enterHall(page, stage.address, 'Anna');
    await page.click('[data-notices]');
    await page.waitForSelector('.notices h2');
    await page.fill('input[name=webhook]', sink.url);
    await page.click('form:has(input[name=webhook]) button');
    expect(await page.textContent('[data-secret] code')).toMatch(/^[0-9a-f]{64}$/);
    await page.click('[data-address=webhook] button:has-text("Send a test")');
    await page.waitForSelector('[data-address=webhook] [role=status]');
    await expect.poll(() => sink.got.length, { timeout: 20_000 }).toBe(1);
    await page.selectOption('[data-address=webhook] select', { index: 9 });
    await page.reload();
    await page.waitForSelector('[data-address=webhook]');
    const option = '[data-address=webhook] option:checked';
    expect(await page.textContent(option)).toBe('once a day, at 08:00');
    await page.click('[data-take]');
    await page.waitForSelector('[data-holidays] li');
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, 'hall-notices');
    await page.click('[data-take]');
    expect(await page.textContent('.notices [role=alert]')).toContain('another holiday');
    await page.click('[data-holidays] button');
    await page.click('[data-address=webhook] button:has-text("Remove")');
    await page.waitForSelector('[data-address]', { state: 'detached' });
    await page.fill('input[name=webhook]', 'ftp://example.org/');
    await page.click('form:has(input[name=webhook]) button');
    expect(await page.textContent('form:has(input[name=webhook]) [role=alert]')).toContain('public addresses');
    await page.context().close();
  });

  test('on a telephone, in German, and dark', async () => {
    const page = await stage.guest({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      language: 'de',
      colorScheme: 'dark',
    });
    await page.goto(`${stage.address}#/hall/notices`);
    await takeName(page, 'Berta');
    await page.waitForSelector('#where');
    expect(await axeFinds(page)).toEqual([]);
    await shot(page, 'hall-notices-phone-de');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test('what a push service brings is shown, and the newest of a match alone', async () => {
    const page = await stage.guest({ permissions: ['notifications'], serviceWorkers: 'allow' });
    await page.goto(stage.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const push = await pushing(page);
    const notice = {
      title: 'Your turn: Market Day',
      text: 'Bert waits.',
      link: `${stage.address}#/hall/abc`,
      tag: 'abc',
    };
    await push(notice);
    await push({ ...notice, text: 'Bert still waits.' });
    await expect
      .poll(() => shownNotices(page), { timeout: 20_000 })
      .toEqual([{ title: notice.title, body: 'Bert still waits.', link: notice.link }]);
    await page.context().close();
  });
});
