/** What lies in a drawer answers a question; where another is asked, by a take-back, it answers none. */
import { afterEach, expect, test } from 'vitest';
import { aheadFor, askedNow, fittingAhead } from '@five-victories/engine/fair';
import { openMatch, type AnyMatch, type Choice } from '@five-victories/engine';
import { EDITIONS, openingOf } from './kit.js';
import { pairOf, type Pair } from './pair.js';

let pair: Pair | undefined;
afterEach(async () => {
  await pair?.stop();
  pair = undefined;
});

const [, major, , , glorious] = EDITIONS;

test.each([major, glorious])('$id: early answers to what is not asked are left out, and nothing breaks', (edition) => {
  const begin = openingOf(edition, 0, { setupMethod: 'hidden' });
  const match = openMatch<AnyMatch>(edition, begin, { hand: true }, 'begin', [])!;
  const strange = { do: 'pass' } as Choice;
  const ahead = aheadFor(match, 'north', [])!;
  const own = ahead.decision!.options[0]!;
  const kind = (given: readonly Choice[]): string | undefined => aheadFor(match, 'north', given)?.decision?.kind;
  for (const given of [[strange], [strange, own]]) {
    expect(kind(given)).toBe(ahead.decision!.kind);
    expect(fittingAhead(match, 'north', given)).toEqual([]);
    expect(askedNow(match, () => given)).toContain('north');
  }
  expect(fittingAhead(match, 'north', [own, strange])).toEqual([own]);
});

test('plans for later do not stay in the drawer when an earlier question is asked again', async () => {
  pair = await pairOf({ edition: glorious, options: { setupMethod: 'hidden' } });
  const { south, north, match, stage } = pair;
  const isAsked = (): boolean => pair!.copy('north').head.asked.includes('north');
  const lay = async (): Promise<void> => {
    for (let i = 0; i < 4 && isAsked(); i++) {
      const before = north.heard.length;
      expect(await north.say(match, [pair!.first('north')])).toMatchObject({ t: 'ok' });
      await north.until(() => north.heard.length > before + 1, 'what came of it');
      await north.sit(match);
    }
  };
  const kinds: string[] = [];
  for (let i = 0; i < 3 && pair.copy('south').match!.decision!.side === 'south'; i++) {
    kinds.push(pair.copy('south').match!.decision!.kind);
    expect(await south.say(match, [pair.first('south')])).toMatchObject({ t: 'ok' });
    await lay();
    await pair.level();
    if (new Set(kinds).size > 1) break;
  }
  await pair.agree('back', { to: 0 });
  for (const side of ['south', 'north'] as const)
    expect(await { south, north }[side].say(match, [pair.first(side)])).toMatchObject({ t: 'ok' });
  expect(stage.written).toEqual([]);
});
