/** What is news in a zone game, as arrows on the table. */
import { expect, test } from 'vitest';
import { chooseRandom } from '@five-victories/bots';
import { answer, copyOf, openMatch, streamOf, type Event, type Fault, type Side } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { pastAims } from '../src/view/past-aims.js';

interface Moment {
  readonly match: ZonalMatch;
  readonly by: Side | undefined;
  readonly lines: readonly { readonly event: Event }[];
  readonly reveals: boolean;
}

const moments: Moment[] = [];
const faults: Fault[] = [];
const [south, north] = fineEdition.armies;
const first = openMatch(fineEdition, { armies: { south, north } }, { seed: 2 }, 'match', faults)!;
moments.push({ match: first, by: undefined, lines: [], reveals: false });
const stream = streamOf(2);
for (let i = 0; i < 300; i++) {
  const before = moments.at(-1)!.match;
  if (!before.decision) break;
  const match = copyOf(before);
  const events: Event[] = [];
  match.tell = (event) => events.push(event);
  answer(match, chooseRandom(match, stream));
  match.tell = undefined;
  const reveals = events.some(({ event }) => event === 'throw');
  moments.push({ match, by: before.decision.side, lines: events.map((event) => ({ event })), reveals });
}

test('who watches sees where a unit came from, and whom it fired at', () => {
  let [moves, shots] = [0, 0];
  for (const [i, { lines }] of moments.entries())
    for (const { event } of lines) {
      const aims = pastAims(moments.slice(0, i + 1), undefined);
      if (event.event === 'moved') {
        moves += 1;
        expect(aims).toContainEqual(
          expect.objectContaining({ from: event['unit'], start: event['from'], kind: 'move' }),
        );
      }
      if (event.event === 'fired') {
        shots += 1;
        expect(aims).toContainEqual(expect.objectContaining({ from: event['unit'], target: event['target'] }));
      }
    }
  expect(moves).toBeGreaterThan(2);
  expect(shots).toBeGreaterThan(0);
});

test('the own act is no news unless its dice are, and the set-up never is', () => {
  for (let i = 0; i < moments.length; i++) {
    const { by, reveals, match, lines } = moments[i]!;
    const isSetUp = lines.some(({ event }) => event.event === 'placed');
    const isWithin = ['react', 'hastyDefence', 'rethrow', 'breakThrough', 'intercept'].includes(
      match.decision?.kind ?? '',
    );
    if (isSetUp || (by && !reveals && !isWithin)) expect(pastAims(moments.slice(0, i + 1), by)).toEqual([]);
  }
});
