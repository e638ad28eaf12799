/** Dice thrown by hand: what each is for, and the armies on the table meanwhile. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { answer, awaited, begin, forkWith, handDice, refusal, type Choice } from '@five-victories/engine/kernel';
import { isOnTable, type ZonalMatch } from '@five-victories/engine/zonal';
import { rowsOf, typedDice } from '../src/match/dice-rows.js';
import { opened, played } from './kit.js';

const byHand = (): ZonalMatch => {
  const match = fineEdition.open(opened(fineEdition).begin, handDice(), 'match', [])!;
  begin(match);
  return match;
};

/** A match played by chance, where the next throw is of this cause and made by hand. */
const waitingFor = (cause: string): ZonalMatch => {
  for (let seed = 1; seed <= 20; seed++) {
    const { moments } = played(opened(fineEdition, seed), seed, 900);
    const at = moments.findIndex(
      ({ lines }) => lines.find(({ event }) => event.event === 'throw')?.event['cause'] === cause,
    );
    if (at < 1) continue;
    const match = forkWith(moments[at - 1]!.match, handDice());
    answer(match, moments[at]!.said!.choice);
    return match;
  }
  throw new Error(`No throw for ${cause}`);
};

test('after a hidden set-up both armies are on the table while the dice for the sides are thrown', () => {
  const match = byHand();
  while (match.decision?.kind === 'setup') answer(match, match.decision.options[0]!);
  expect(match.decision?.kind).toBe('dice');
  const { match: seen, events } = awaited(match)!;
  for (const side of ['south', 'north'])
    expect(seen.state.units.filter((unit) => unit.side === side && isOnTable(unit.zone)).length).toBeGreaterThan(3);
  expect(events.length).toBeGreaterThan(0);
  // It is a look only: the match waits where it was.
  expect(match.decision?.kind).toBe('dice');
});

test('each row of an attack names its stands and the number they need, all at one enemy', () => {
  const match = waitingFor('attack');
  const thrown = awaited(match)!;
  const rows = rowsOf(thrown);
  expect(rows.flatMap(({ places }) => places)).toEqual(thrown.throw.needs!.map((_, place) => place));
  for (const { stands, need, places } of rows) {
    expect(stands.length).toBeGreaterThan(0);
    for (const place of places) expect(thrown.throw.needs![place]).toBe(need);
  }
  expect(match.state.units.map(({ id }) => id)).toContain(thrown.facts['target']);
  const dice = Array<number>(thrown.throw.count).fill(1);
  expect(refusal(match, { do: 'dice', dice } as Choice)).toBeUndefined();
});

test('dice typed in a row', () => {
  expect(typedDice('3416', 6, 4)).toEqual([3, 4, 1, 6]);
  expect(typedDice('12 3, 10', 12, 4)).toEqual([12, 3, 10]);
  expect(typedDice('37', 6, 4)).toBeUndefined();
  expect(typedDice('1 2 3', 6, 2)).toBeUndefined();
});
