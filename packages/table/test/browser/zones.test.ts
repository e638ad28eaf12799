/** The zone table as a player meets it: volleys, shots that cannot be, long lists, a phone's bar, plates and losses. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { refusal } from '@five-victories/engine/kernel';
import { FACINGS, shotsOf, wayToZone, type Fire, type ZonalMatch } from '@five-victories/engine/zonal';
import { matchOf, upTo, type Session } from '../../src/match/session.js';
import { volleyOf } from '../../src/match/volley.js';
import { zoneBook } from '../../src/match/zone-book.js';
import { fileOf } from '../../src/store/kept-match.js';
import { afterLast, unitsAfter } from '../../src/zone/next-unit.js';
import { offersFor } from '../../src/match/offers.js';
import { opened, played } from '../kit.js';
import { asked, axeFinds, BROWSER, openFile, openStage, shot, SKIPPED, type Stage } from './kit.js';

const LONG = 240_000;

/** A moment of a match played by chance, as a file. */
const recordWhere = (isWanted: (session: Session) => boolean): string => {
  for (let seed = 1; seed <= 30; seed++) {
    let found: string | undefined;
    played(opened(fineEdition, seed), seed, 700, (session) => {
      if (!found && isWanted(session)) found = fileOf(session);
    });
    if (found) return found;
  }
  throw new Error('There is no such moment.');
};

const book = zoneBook('fine');
const volleyIn = (session: Session) => volleyOf(book, matchOf(session));

const fire = (unit: string, target: string): Fire => ({ do: 'fire', unit, target });

/** An enemy at whom one of the shooters may not fire, if there is one. */
const wrongShot = (session: Session): { unit: string; target: string } | undefined => {
  const match = matchOf(session);
  return volleyIn(session)
    .flatMap(({ unit }) => match.state.units.map(({ id, side }) => ({ unit, target: id, side })))
    .find(
      ({ unit, target, side }) =>
        side !== match.decision?.side &&
        refusal(match, fire(unit, target)) !== undefined &&
        match.state.units.find(({ id }) => id === target)?.zone?.startsWith('Z') === true,
    );
};

const isFineFire = ({ decision }: ZonalMatch): boolean => decision?.kind === 'fire';

describe.skipIf(!BROWSER)(`the zone table in Chromium${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterEach(() => page?.context().close());
  afterAll(() => stage?.end());

  const firing = (session: Session): boolean => volleyIn(session).length > 2 && wrongShot(session) !== undefined;

  test('a volley is listed with its hits and fired by W; a click on a wrong target says why and keeps the shooter', async () => {
    let wrong: ReturnType<typeof wrongShot>;
    let shots = 0;
    const record = recordWhere((session) => {
      if (!firing(session)) return false;
      wrong = wrongShot(session);
      shots = volleyIn(session).length;
      return true;
    });
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, record);
    await page.waitForSelector('.shots li small');
    expect(await page.locator('.shots li').count()).toBe(shots);
    expect(await page.textContent('.shots li small')).toMatch(/dice? · [\d.]+ hits expected/);
    await page.click(`[data-unit=${wrong!.unit}]`, { force: true });
    await page.waitForSelector(`[data-unit=${wrong!.unit}].chosen`);
    await page.click(`[data-unit=${wrong!.target}]`, { force: true });
    await page.waitForSelector('.slip');
    await shot(page, 'wrong-shot');
    expect(await page.locator(`[data-unit=${wrong!.unit}].chosen`).count()).toBe(1);
    expect(await axeFinds(page, '.panel')).toEqual([]);
    await page.keyboard.press('w');
    await page.waitForFunction((most) => document.querySelectorAll('.report li').length >= most, shots);
    expect(await page.textContent('.report')).toMatch(/fired at/);
  });

  test('a shot of the volley goes on to another target by a click, a unit holds its fire by another; W fires the rest', async () => {
    const record = recordWhere((session) => {
      const now = matchOf(session);
      return isFineFire(now) && volleyIn(session).filter(({ unit }) => shotsOf(now, unit).length > 1).length > 1;
    });
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, record);
    await page.waitForSelector('.shots .aim small');
    const units = await page.$$eval('.shots .hold', (all) => all.map((each) => (each as HTMLElement).dataset['hold']!));
    const aim = page.locator('.shots .aim').first();
    const [unit, before] = [await aim.getAttribute('data-aim'), await aim.textContent()];
    await aim.click();
    await page.waitForFunction(
      ([id, text]) => {
        const now = document.querySelector(`[data-aim=${id}]`);
        return now !== null && now.textContent !== text && now.querySelector('small') !== null;
      },
      [unit, before] as const,
    );
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-aim'))).toBe(unit);
    const held = units.find((each) => each !== unit)!;
    await page.click(`[data-hold=${held}]`);
    await page.waitForSelector(`.held [data-hold=${held}][aria-pressed=true]`);
    await shot(page, 'volley-told-otherwise');
    expect(await axeFinds(page, '.panel')).toEqual([]);
    const aimed = (await page.textContent(`[data-aim=${unit}] .words`))!.replace(/^.*: (Fire at )?/, '').split(' ')[0]!;
    await page.keyboard.press('w');
    await page.waitForSelector(`.report li:has-text("fired at"):has-text("${aimed}")`, { state: 'attached' });
    // The firing is over for this side: the other fires, or fights.
    await page.waitForSelector(`[data-hold=${held}]`, { state: 'detached' });
  });

  test('a unit that is dropped on the mark at an edge of a zone ends with its front there; the marks go with the drag', async () => {
    let [unit, zone, facing] = ['', '', ''];
    const record = recordWhere((session) => {
      const match = matchOf(session);
      if (match.decision?.kind !== 'activity') return false;
      const ways = match.state.units.flatMap((each) =>
        match.table.zones.flatMap((to) =>
          FACINGS.flatMap((edge) => {
            const { actions } = wayToZone(match, each.id, to, edge);
            const isMarch = actions === 2 && wayToZone(match, each.id, to).actions === 1 && to !== each.zone;
            return isMarch && each.side === match.decision?.side ? [[each.id, to, edge] as const] : [];
          }),
        ),
      );
      if (ways[0]) [unit, zone, facing] = ways[0];
      return ways.length > 0;
    });
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, record);
    await page.waitForSelector(`[data-unit=${unit}].able`);
    const middleOf = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...(await middleOf(`[data-unit=${unit}] .turning`)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(`[data-zone="${zone}"]`)), { steps: 6 });
    await page.waitForSelector(`[data-turn=${facing}]`, { state: 'attached' });
    await page.mouse.move(...(await middleOf(`[data-turn=${facing}]`)), { steps: 3 });
    await page.waitForSelector(`[data-turn=${facing}].over`, { state: 'attached' });
    await shot(page, 'turn-marks');
    await page.mouse.up();
    await page.waitForSelector('.report li:has-text("turned")', { state: 'attached' });
    await page.waitForSelector('.edge-marks > g', { state: 'detached' });
  });

  test('who takes the next unit in hand while a horse has an action left reads what that one can do, and orders it', async () => {
    let next = '';
    const record = recordWhere((session) => {
      const after = afterLast(matchOf(session));
      const units = unitsAfter(after).filter((unit) => offersFor(after!.match, after!.asked, unit).length > 3);
      next = units[0] ?? '';
      return next !== '';
    });
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, record);
    await page.waitForSelector('#ask:has-text("next")');
    await page.click(`[data-unit=${next}]`, { force: true });
    await page.waitForSelector(`[data-unit=${next}].chosen`);
    const name = (await page.getAttribute(`[data-unit=${next}]`, 'aria-label'))!.split(' (')[0]!;
    expect((await page.textContent('#ask'))!.replace(/^.*: /, '')).toContain(name.replace(/^The /, 'the '));
    await page.click('.options .take[data-do=turn]');
    await page.waitForSelector(`#ask:not(:has-text("${name}"))`);
    await page.waitForSelector(`.report li:has-text("${name}"):has-text("turned")`, { state: 'attached' });
  });

  test('Shift and a digit take what comes after the ninth of a list; E is shown on what ends it', async () => {
    const record = recordWhere((session) => {
      const { decision } = matchOf(session);
      return decision?.kind === 'activity' && decision.options.filter(({ do: act }) => act === 'choose').length > 10;
    });
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    await openFile(page, record);
    const tenth = page.locator('.options > li >> nth=9');
    expect(await tenth.locator('kbd').textContent()).toBe('⇧1');
    const unit = (await tenth.locator('[data-entry]').getAttribute('data-entry'))!;
    expect(await page.locator('.option.enough kbd').textContent()).toBe('E');
    await page.keyboard.press('Shift+1');
    await page.waitForSelector(`[data-unit=${unit}].chosen`);
  });

  test('on a phone the phase is ended in the bar that is always in reach', async () => {
    const record = recordWhere((session) => {
      const { decision } = matchOf(session);
      return decision?.kind === 'activity' && decision.options.filter(({ do: act }) => act === 'choose').length > 4;
    });
    page = await stage.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openFile(page, record);
    const end = page.locator('.option.enough .take');
    const { y, height } = (await end.boundingBox())!;
    expect(y).toBeGreaterThan(844 - 60);
    expect(height).toBeGreaterThanOrEqual(44);
    const ask = await page.textContent('#ask');
    await end.tap();
    await asked(page);
    await page.waitForFunction((before) => document.querySelector('#ask')?.textContent !== before, ask);
  });

  test('after an ending was read a Commander’s plate is as before; what is left is drawn otherwise than what was lost', async () => {
    const whole = played(opened(fineEdition, 3), 3, 3000);
    page = await stage.page({ viewport: { width: 1440, height: 900 } });
    const widthOf = async (): Promise<number> => {
      const patch = await page.waitForSelector('.leader-plate .side-patch', { state: 'attached' });
      return patch.evaluate((drawn) => drawn.getBoundingClientRect().width);
    };
    const early = whole.moments.findIndex(({ match }) => match.decision?.kind === 'activity');
    await openFile(page, fileOf(upTo(whole, early)));
    const before = await widthOf();
    await openFile(page, fileOf(whole));
    await page.waitForSelector('dialog.ending .losses');
    const edges = await page.$$eval('.losses .box', (boxes) => [
      ...new Set(boxes.map((box) => `${box.matches('.lost')} ${getComputedStyle(box).borderTopStyle}`)),
    ]);
    expect(edges.toSorted()).toEqual(['false solid', 'true dashed']);
    await openFile(page, fileOf(upTo(whole, early)));
    expect(await widthOf()).toBeCloseTo(before, 0);
  });
});
