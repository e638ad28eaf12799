import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { asked, digest, refusal, replay, type Fault } from '@five-victories/engine/kernel';
import { clashOf } from '../src/match/melee-preview.js';
import { menuOf } from '../src/match/menu.js';
import { offersOf } from '../src/match/offers.js';
import { previewOf } from '../src/match/zone-preview.js';
import { reasonsOf } from '../src/match/reasons.js';
import { lastOf, logOf, matchOf, recordOfSession, sessionOf, upTo } from '../src/match/session.js';
import { answeredAnew, choicesIn, nextFor } from '../src/match/taken-back.js';
import { barrierOf, stepBack } from '../src/match/undo.js';
import { readFile } from '../src/store/read-file.js';
import { bookFor, opened, played, said } from './kit.js';

const GAMES = [fineEdition, majorEdition];
const PERSONS = { south: 'person', north: 'person' } as const;
const AGAINST_BOT = { south: 'person', north: 'steady' } as const;

test.each(GAMES)('a match of $title played here is a record that the engine replays to the same digest', (game) => {
  const session = played(opened(game, 3), 3, 2000);
  const record = recordOfSession(session);
  const faults: Fault[] = [];
  replay(game, record, 'record', faults);
  expect(faults).toEqual([]);
  expect(record.outcome).toBeDefined();
});

test.each(GAMES)('$title: a log opens with the same moments and the same report', (game) => {
  const session = played(opened(game, 5), 5, 300);
  const faults: Fault[] = [];
  const again = sessionOf(bookFor(game), logOf(session), faults)!;
  expect(faults).toEqual([]);
  expect(again.moments.map(({ lines }) => lines.map(({ text }) => text))).toEqual(
    session.moments.map(({ lines }) => lines.map(({ text }) => text)),
  );
  expect(digest(matchOf(again))).toBe(digest(matchOf(session)));
});

test.each(GAMES)('$title: previews, reasons and menus change nothing and throw nothing, at any decision', (game) => {
  played(opened(game, 7, { unitQuality: 'assigned' }), 7, 400, (session) => {
    const match = matchOf(session);
    if (!match.decision) return;
    const before = digest(match);
    const question = asked(match);
    const own = match.state.units.filter((unit) => unit.side === match.decision!.side);
    for (const unit of own.slice(0, 4)) {
      const offers = offersOf(match, question, unit.id);
      for (const offer of offers.slice(0, 12)) previewOf(match, offer.choices);
      for (const { refusal: why } of reasonsOf(match, unit)) expect(why.rule).toMatch(/^[FM]V-/);
    }
    expect(menuOf(match, offersOf(match, question), []).length).toBeGreaterThan(0);
    expect(digest(match)).toBe(before);
  });
});

test('what an offer says is what the engine accepts', () => {
  played(opened(fineEdition, 11), 11, 120, (session) => {
    const match = matchOf(session);
    if (!match.decision) return;
    for (const { choices } of offersOf(match, asked(match)))
      if (choices.length === 1) expect(refusal(match, choices[0]!)).toBeUndefined();
  });
});

test.each(GAMES)('$title: an offer to engage tells the hand-to-hand it would lead to', (game) => {
  let clashes = 0;
  played(opened(game, 12), 12, 500, (session) => {
    const match = matchOf(session);
    const order = asked(match);
    if (order?.kind !== 'order') return;
    const { unit } = order.about;
    const before = digest(match);
    for (const { choices, choice, target } of offersOf(match, order))
      if (choice.do === 'engage') {
        const clash = clashOf(match, choices, unit, target!);
        if (!clash) continue;
        clashes++;
        expect(clash.own).toMatchObject({ unit, target });
        expect(clash.theirs).toMatchObject({ unit: target, target: unit });
        expect(clash.own.needs).toHaveLength(clash.own.count);
      }
    expect(digest(match)).toBe(before);
  });
  expect(clashes).toBeGreaterThan(3);
});

// ---- undo ------------------------------------------------------------------------------------------------------------

/** Both set up, and the first movement phase. */
const moving = () => {
  let session = opened(fineEdition, 2);
  for (let i = 0; i < 60; i++) {
    const { decision } = matchOf(session);
    if (decision?.kind === 'activity' && decision.side === 'south') return session;
    session = said(
      session,
      decision!.options.find((option) => option.do === 'done' || option.do === 'end') ?? decision!.options[0]!,
    );
  }
  throw new Error('South never moved.');
};

test('an answer without dice is taken back, order and choice in one breath', () => {
  const session = moving();
  const choose = matchOf(session).decision!.options.find((option) => option.do === 'choose')!;
  const next = said(session, choose, { do: 'nothing' });
  expect(stepBack(next, AGAINST_BOT, false)).toBe(session.moments.length - 1);
  const back = upTo(next, stepBack(next, AGAINST_BOT, false)!);
  expect(digest(matchOf(back))).toBe(digest(matchOf(session)));
});

test('dice and the answers of the opponent stand, except in a friendly match', () => {
  const session = played(opened(fineEdition, 4), 4, 40);
  const thrown = session.moments.findLastIndex(({ reveals }) => reveals);
  const after = upTo(session, thrown);
  expect(lastOf(after).reveals).toBe(true);
  expect(stepBack(after, PERSONS, false)).toBeUndefined();
  expect(barrierOf(after, PERSONS)).toBe('dice');
  expect(stepBack(after, PERSONS, true)).toBeLessThan(thrown);

  const bot = session.moments.findIndex(({ by, reveals }) => by === 'north' && !reveals);
  const answered = upTo(session, bot);
  expect(stepBack(answered, AGAINST_BOT, false)).toBeUndefined();
  expect(barrierOf(answered, AGAINST_BOT)).toBe('opponent');
});

test('nothing comes before the beginning', () => {
  const session = opened(fineEdition);
  expect(stepBack(session, PERSONS, true)).toBeUndefined();
  expect(barrierOf(session, PERSONS)).toBe('start');
});

test('the second set-up opens both plans, so it cannot be taken back', () => {
  const session = opened(fineEdition, 9);
  const first = said(session, matchOf(session).decision!.options[0]!);
  expect(lastOf(first).reveals).toBe(false);
  const second = said(first, matchOf(first).decision!.options[0]!);
  expect(lastOf(second).reveals).toBe(true);
});

test('who is asked anew finds what he had, also when the other has answered otherwise since', () => {
  const session = opened(fineEdition, 9);
  const first = said(session, matchOf(session).decision!.options[0]!);
  const second = said(first, matchOf(first).decision!.options[1]!);
  const [, south, north] = second.moments;
  const back = choicesIn(second.moments);
  expect(nextFor(back, south!.by)).toBe(south!.said!.choice);
  const anew = answeredAnew(back, [said(session, matchOf(session).decision!.options[1]!).moments[1]!]);
  expect(nextFor(anew, south!.by)).toBeUndefined();
  expect(nextFor(anew, north!.by)).toBe(north!.said!.choice);
});

// ---- files -----------------------------------------------------------------------------------------------------------

test('a record from a file is played through; what is not a record says why', async () => {
  const session = played(opened(majorEdition, 6), 6, 150);
  const text = JSON.stringify(recordOfSession(session));
  const read = await readFile(text);
  expect('session' in read && digest(matchOf(read.session))).toBe(digest(matchOf(session)));

  const record = JSON.parse(text) as Record<string, unknown>;
  const problem = (change: object): Promise<unknown> => readFile(JSON.stringify({ ...record, ...change }));
  expect(await readFile('{"format":')).toEqual({ why: 'json' });
  expect(await readFile('"text"')).toEqual({ why: 'json' });
  expect(await problem({ format: 'other' })).toEqual({ why: 'format' });
  expect(await problem({ game: 'chess' })).toEqual({ why: 'game' });
  expect(await problem({ said: [{ choice: { do: 'end' } }] })).toMatchObject({ why: 'parted' });
  expect(await problem({ said: 'nothing' })).toMatchObject({ why: 'fault' });
  expect(await problem({ digest: '0123456789abcdef' })).toMatchObject({
    why: 'fault',
    fault: { path: 'record.digest' },
  });
  // Of other rules, but nothing mended comes up in it.
  expect(await problem({ version: '99' })).toMatchObject({ game: 'major' });
});
