/** What is told of bots and printed of armies says what it means. */
import { fineEdition } from '@five-victories/engine/fine';
import { asked } from '@five-victories/engine/kernel';
import { expect, test } from 'vitest';
import { armyBookOf } from '../src/armies/army-book.js';
import { botLines } from '../src/measured/react/bot-line.js';
import { matchOf } from '../src/match/session.js';
import { bookFor, opened, played } from './kit.js';
import { recordedSession } from './story-kit.js';

test('who attacks and is routed is told to be routed, not the one attacked', () => {
  const match = recordedSession('splendid', 'hidden').moments[0]!.match as Parameters<typeof botLines>[0];
  const [attacker, target] = ['south', 'north'].map((side) => match.state.units.find((unit) => unit.side === side)!);
  const lines = botLines(match, [
    { event: 'attacked', rule: '', unit: attacker!.id, target: target!.id, count: 4, hits: 2 },
    { event: 'routed', rule: '', unit: attacker!.id },
  ]);
  expect(lines.map(({ text }) => text)).toEqual([`${attacker!.name} attacked ${target!.name} (2 hits) and fled.`]);
});

test('stands lost one after the other are told as one loss', () => {
  const match = recordedSession('splendid', 'hidden').moments[0]!.match as Parameters<typeof botLines>[0];
  const unit = match.state.units[0]!;
  const lost = { event: 'removed', rule: '', unit: unit.id, stands: 'M' };
  expect(botLines(match, [lost, { ...lost, stands: 'PM' }]).map(({ text }) => text)).toEqual([`${unit.name} lost 3.`]);
});

test('an advance that a bot has thought of names the zone it leads to', () => {
  const book = bookFor(fineEdition);
  let named = 0;
  played(opened(fineEdition, 2), 2, 200, (session) => {
    const match = matchOf(session);
    for (const option of asked(match)?.options ?? [])
      if (option.do === 'move') {
        expect(book.titleOf(match, option)).toMatch(/^\S+.* \S*[a-z]$/);
        expect(book.titleOf(match, option)).not.toMatch(/ into$/);
        named += 1;
      }
  });
  expect(named).toBeGreaterThan(3);
});

test('boxes to cross off are empty where all stands are alike, and never look crossed off', async () => {
  const book = await armyBookOf('fine');
  const lines = book.armies.flatMap(({ units }) =>
    units.map((unit) => [unit.stands!, book.lineOf(unit, {}).boxes] as const),
  );
  for (const [stands, boxes] of lines) {
    expect(boxes.length).toBe(stands.length);
    expect(boxes).not.toContain('X');
  }
  expect(lines.some(([, boxes]) => boxes.includes('P') && boxes.includes('M'))).toBe(true);
});

test('who only commands is no troops', async () => {
  const [zones, ruler] = await Promise.all([armyBookOf('fine'), armyBookOf('splendid')]);
  expect(['Cmd', 'Sub', 'P&M', 'M', 'RA'].map((type) => ruler.isTroops(type))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(zones.isTroops('P&M')).toBe(true);
});
