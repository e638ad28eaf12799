/** Several acts in one at the web table: the last order ends its phase, a drag takes others along, and what goes with it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import {
  asked as askedIn,
  openMatch,
  recordOf,
  settledBy,
  type Choice,
  type Fault,
} from '@five-victories/engine/kernel';
import { splendidEdition } from '@five-victories/engine/splendid';
import { findUnit, type UnitId } from '@five-victories/engine/zonal';
import { lettingPass } from '../../src/app/standing-order.js';
import { moreOf, offersFor, type Offer } from '../../src/match/offers.js';
import { matchOf, type Session } from '../../src/match/session.js';
import { volleyOf } from '../../src/match/volley.js';
import { zoneBook } from '../../src/match/zone-book.js';
import { fileOf } from '../../src/store/kept-match.js';
import { opened, played, said } from '../kit.js';
import { askOf, axeFinds, BROWSER, openFile, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;
const WIDE = { viewport: { width: 1440, height: 900 } };

/** A moment of a match played by chance. */
const sessionWhere = (isWanted: (session: Session) => boolean): Session => {
  for (let seed = 1; seed <= 30; seed++) {
    let found: Session | undefined;
    played(opened(fineEdition, seed), seed, 700, (session) => {
      if (!found && isWanted(session)) found = session;
    });
    if (found) return found;
  }
  throw new Error('There is no such moment.');
};

/** The first movement: nobody has met anybody yet. */
const moving = (): Session => {
  let session = opened(fineEdition, 3);
  while (matchOf(session).decision!.kind !== 'activity')
    session = said(session, matchOf(session).decision!.options[0]!);
  return session;
};

/** Those that can be chosen, and the zone before each. */
const ableIn = (
  session: Session,
): readonly { readonly id: UnitId; readonly zone: string; readonly ahead: string }[] => {
  const match = matchOf(session);
  return (match.decision!.options as readonly Choice[]).flatMap((option) => {
    const unit = option.do === 'choose' ? findUnit(match, (option as Choice & { unit: UnitId }).unit) : undefined;
    const ahead = unit?.facing && match.table.places[unit.zone]?.next[unit.facing];
    return unit && ahead ? [{ id: unit.id, zone: unit.zone, ahead }] : [];
  });
};

const HORSE = (): string => {
  const position = {
    game: 'splendid',
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', type: 'HM', name: 'Red Horse', layout: 'YY', x: 30_000, y: 14_000 },
      { id: 'S9', type: 'P&M', name: 'Reserve', layout: 'MM', x: 4000, y: 3000 },
      { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 30_000, y: 44_000, heading: 1800 },
    ],
  };
  const faults: Fault[] = [];
  const match = openMatch(splendidEdition, { position }, { list: Array<number>(80).fill(1) }, 'match', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return JSON.stringify(recordOf(splendidEdition, match));
};

describe.skipIf(!BROWSER)(`several acts in one in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const unitAt = (unit: string) => middleOf(`[data-unit=${unit}] .turning`);
  const zoneAt = (zone: string) => middleOf(`[data-zone="${zone}"]`);
  const moveTo = ({ x, y }: { x: number; y: number }) => page.mouse.move(x, y, { steps: 8 });
  const lift = async (unit: string): Promise<void> => {
    await moveTo(await unitAt(unit));
    await page.mouse.down();
  };
  /** Drawn within the zone. */
  const isIn = (unit: string, zone: string): Promise<boolean> =>
    page.evaluate(
      ([one, there]) => {
        const [own, box] = [`[data-unit="${one}"] .turning`, `[data-zone="${there}"]`].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        );
        const [x, y] = [own!.x + own!.width / 2, own!.y + own!.height / 2];
        return x > box!.left && x < box!.right && y > box!.top && y < box!.bottom;
      },
      [unit, zone],
    );
  const isAsked = (side: string, kind: string) => page.waitForSelector(`.decision.${side}[data-kind=${kind}]`);

  test('a drop with Ctrl held is the last order: the phase is over, it is told, and one Undo takes both back', async () => {
    const session = moving();
    const [first] = ableIn(session);
    const { side } = matchOf(session).decision!;
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.waitForSelector(`[data-unit=${first!.id}].able`);
    await lift(first!.id);
    await page.keyboard.down('Control');
    await moveTo(await zoneAt(first!.ahead));
    await page.mouse.up();
    await page.keyboard.up('Control');
    await isAsked(side === 'south' ? 'north' : 'south', 'activity');
    await page.waitForSelector('.report li:has-text("last order")', { state: 'attached' });
    expect(await isIn(first!.id, first!.ahead)).toBe(true);
    await page.keyboard.press('z');
    await isAsked(side, 'activity');
    expect(await isIn(first!.id, first!.zone)).toBe(true);
    // Without it the phase goes on.
    await lift(first!.id);
    await moveTo(await zoneAt(first!.ahead));
    await page.mouse.up();
    await page.waitForFunction((text) => !document.querySelector('#ask')?.textContent.includes(text), 'nobody');
    await page.waitForSelector('[data-end-fast]');
    await isAsked(side, 'activity');
  });

  test('by keyboard: Ctrl and Enter on an order; by finger: ticked before', async () => {
    const session = moving();
    const [first] = ableIn(session);
    const { side } = matchOf(session).decision!;
    const other = side === 'south' ? 'north' : 'south';
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.click(`[data-unit=${first!.id}]`, { force: true });
    await page.focus('.options .take[data-do=turn]');
    await page.keyboard.press('Control+Enter');
    await isAsked(other, 'activity');
    await page.context().close();
    page = await stage.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openFile(page, fileOf(session));
    await page.tap('[data-last]');
    await page.waitForSelector('[data-last][aria-pressed=true]');
    await shot(page, 'fine-last-order-390');
    expect(await axeFinds(page, '.panel')).toEqual([]);
    expect((await page.locator('[data-last]').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.locator(`[data-unit=${first!.id}]`).first().dispatchEvent('click');
    await page.tap(`[data-unit=${first!.id}]`, { force: true });
    await page.tap('.options .take[data-do=turn]');
    await isAsked(other, 'activity');
    // It holds for one order.
    await page.waitForSelector('[data-last][aria-pressed=false]');
  });

  test('Shift and W fire as listed and end the firing', async () => {
    const session = sessionWhere((now) => {
      const match = matchOf(now);
      return match.decision?.kind === 'fire' && volleyOf(zoneBook('fine'), match).length > 1;
    });
    const { side } = matchOf(session).decision!;
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.waitForSelector('[data-volley]');
    await page.keyboard.press('Shift+W');
    await page.waitForSelector(`.decision.${side}[data-kind=fire]`, { state: 'detached' });
  });

  test('with a ruler too: a drop with Ctrl held ends the movement', async () => {
    page = await stage.page(WIDE);
    await openFile(page, HORSE());
    await page.waitForSelector('[data-unit=S1].able');
    expect(await askOf(page)).toMatch(/.+/);
    await isAsked('south', 'activity');
    const from = await unitAt('S1');
    await lift('S1');
    await page.keyboard.down('Control');
    await moveTo({ x: from.x, y: from.y - 40 });
    await page.mouse.up();
    await page.keyboard.up('Control');
    await page.waitForSelector('.report li:has-text("last order")', { state: 'attached' });
    await page.waitForSelector('.decision.south[data-kind=activity]', { state: 'detached' });
  });

  test('a drag takes along those it passes over with Shift, or stays over; whoever is only passed stays', async () => {
    const session = moving();
    const able = ableIn(session);
    const zone = able.find((one) => able.filter((each) => each.zone === one.zone).length > 2)!.zone;
    const [one, two, three] = able.filter((each) => each.zone === zone);
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.waitForSelector(`[data-unit=${one!.id}].able`);
    await lift(one!.id);
    // Over the third without Shift, then over the second with it.
    await moveTo(await unitAt(three!.id));
    const second = await unitAt(two!.id);
    await page.keyboard.down('Shift');
    await page.mouse.move(second.x, second.y);
    await page.waitForSelector(`[data-unit=${two!.id}].chosen`);
    await page.keyboard.up('Shift');
    await shot(page, 'fine-gathered');
    await moveTo(await zoneAt(one!.ahead));
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelectorAll('.report li').length > 0);
    await expect.poll(() => isIn(one!.id, one!.ahead)).toBe(true);
    await expect.poll(() => isIn(two!.id, two!.ahead)).toBe(true);
    expect(await isIn(three!.id, zone)).toBe(true);
    await page.keyboard.press('z');
    await expect.poll(() => isIn(one!.id, zone)).toBe(true);
    expect(await isIn(two!.id, zone)).toBe(true);
    // A hand that stays over a unit takes it along, without any key.
    await lift(one!.id);
    await moveTo(await unitAt(three!.id));
    await page.waitForSelector(`[data-unit=${three!.id}].chosen`);
    await moveTo(await zoneAt(one!.ahead));
    await page.mouse.up();
    await expect.poll(() => isIn(three!.id, three!.ahead)).toBe(true);
    expect(await isIn(two!.id, zone)).toBe(true);
  });

  test('all fight as listed with W', async () => {
    const session = sessionWhere((now) => {
      const match = matchOf(now);
      return match.decision?.kind === 'fight' && match.decision.options.length > 1 && !settledBy(match);
    });
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.waitForSelector('[data-fight-all]');
    await shot(page, 'fine-fight-all');
    expect(await axeFinds(page, '.panel')).toEqual([]);
    await page.keyboard.press('w');
    await page.waitForSelector('.decision[data-kind=fight]', { state: 'detached' });
  });

  test('an enemy who passes is asked about once on all of his way', async () => {
    const session = sessionWhere((now) => lettingPass(matchOf(now)) !== undefined);
    const match = matchOf(session);
    const { unit } = askedIn(match)!.about as { unit: string };
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.waitForSelector('[data-let-pass]');
    await shot(page, 'fine-let-pass');
    await page.keyboard.press('p');
    await page.waitForSelector('.decision[data-kind=intercept]', { state: 'detached' });
    await page.waitForSelector('.standing-now[data-order=intercept]', { state: 'attached' });
    // Who takes it back is asked again, and nothing answers for him.
    await page.keyboard.press('z');
    await isAsked(match.decision!.side, 'intercept');
    await page.waitForSelector('.standing-now[data-order=intercept]', { state: 'detached' });
    await page.waitForTimeout(300);
    await isAsked(match.decision!.side, 'intercept');
    expect(unit).toMatch(/^[NS]/);
  });

  const hasMore = (isWanted: (more: Offer, offer: Offer) => boolean) => {
    let found: Offer | undefined;
    const session = sessionWhere((now) => {
      const match = matchOf(now);
      if (match.decision?.kind !== 'activity') return false;
      const offers = ableIn(now).flatMap(({ id }) => offersFor(match, askedIn(match), id));
      found = offers.find((offer) => moreOf(match, offer).some((more) => isWanted(more, offer)));
      return found !== undefined;
    });
    return { session, offer: found! };
  };

  test('a second action goes with the first in one click, and both go back together', async () => {
    const { session, offer } = hasMore((more, { choice }) => choice.do === 'dismount' && more.choice.do === 'turn');
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.click(`[data-unit=${offer.unit}]`, { force: true });
    const entry = '.option:has(> [data-do=dismount])';
    await page.waitForSelector(`${entry} [data-then=turn]`);
    await shot(page, 'fine-then');
    expect(await axeFinds(page, '.panel')).toEqual([]);
    const before = await page.locator('.report li').count();
    await page.click(`${entry} [data-then=turn]`);
    await page.waitForSelector('.report li:has-text("turned")', { state: 'attached' });
    await page.waitForSelector('.report li:has-text("dismounted")', { state: 'attached' });
    await page.keyboard.press('z');
    await expect.poll(() => page.locator('.report li').count()).toBe(before);
  });

  test('many shapes are pictures beside the order that leads to them', async () => {
    const { session, offer } = hasMore((more) => more.choice.do === 'form');
    page = await stage.page(WIDE);
    await openFile(page, fileOf(session));
    await page.click(`[data-unit=${offer.unit}]`, { force: true });
    await page.waitForSelector('.more [data-then=form] .mini');
    await shot(page, 'fine-shapes');
    await page.click('.more [data-then=form] >> nth=1');
    await page.waitForSelector('.decision[data-kind=formation]', { state: 'detached' });
    await page.waitForSelector('.more [data-then=form]', { state: 'detached' });
  });
});
