/** Matches by turns, over sockets, with a clock that goes by days. */
import { afterEach, expect, test } from 'vitest';
import { verify, type FairMatch } from '@five-victories/engine/fair';
import type { Fault } from '@five-victories/engine';
import { fine } from '@five-victories/engine/fine';
import { leftAt, TIME_CONTROLS } from '../src/protocol/index.js';
import { newToken } from './client.js';
import { pairOf, type Pair } from './pair.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TURNS = TIME_CONTROLS.turns;

let pair: Pair | undefined;
afterEach(async () => {
  await pair?.stop();
  pair = undefined;
});

const begun = async (terms: object = { time: TURNS }): Promise<Pair> => {
  pair = await pairOf({ options: { setupMethod: 'sequential' }, terms });
  await pair.pastSetup();
  return pair;
};

/** Answers of the one who is asked until the turn goes over. */
const handOver = async ({ answer, asked }: Pair): Promise<void> => {
  const side = asked();
  for (let i = 0; i < 200 && asked() === side; i++) await answer();
};

test('a bank of days, and hours for each hand-over, not for each answer', async () => {
  const { pass, clock, asked, answer } = await begun();
  await handOver(pair!);
  const side = asked();
  const before = clock()!.left[side];
  await pass(30 * HOUR);
  await answer();
  if (asked() === side) expect(clock()!.left[side]).toBe(before - 30 * HOUR);
  else expect(clock()!.left[side]).toBe(before - 18 * HOUR);
  if (asked() === side) await handOver(pair!);
  expect(clock()!.left[side]).toBe(before - 18 * HOUR);
  expect(clock()!.left[side]).toBeLessThanOrEqual(TURNS.most!);
});

test('nobody has left who plays by turns, and whose time is up has lost', async () => {
  const { pass, time, south, north, match, copy, asked, clock } = await begun();
  const side = asked();
  const [waits, away] = side === 'south' ? [north, south] : [south, north];
  const other = side === 'south' ? 'north' : 'south';
  away.cut();
  await waits.until(() => copy(other).here.presence.sides.length === 1);
  for (let i = 0; i < 13; i++) {
    time.pass(10_000);
    await new Promise((resolve) => void setTimeout(resolve, 2));
  }
  expect(await waits.ask({ t: 'claim', match, claim: 'left', token: newToken() })).toMatchObject({ code: 'claim' });
  await pass(clock()!.left[side]);
  await waits.until(() => copy(other).head.status === 'over');
  expect(copy(other).head.ended).toEqual({ why: 'time', winner: other });
});

test('a match changes its pace when both want it, and its record still holds', async () => {
  const { agree, clock, copy, south, match, answer, pass } = await begun({ time: TIME_CONTROLS.quick });
  await pass(20_000);
  await agree('pace', { time: TURNS });
  expect(clock()!.left).toEqual({ south: 72 * HOUR, north: 72 * HOUR });
  expect(copy().head.terms).toEqual({ friendly: true, time: TURNS });
  await answer();
  await agree('pace');
  expect(clock()).toBeUndefined();
  expect(copy().head.terms).toEqual({ friendly: true });
  await pass(100 * DAY);
  await agree('pace', { time: TIME_CONTROLS.evening });
  expect(await south.ask({ t: 'offer', match, offer: 'pace', time: TIME_CONTROLS.evening, token: newToken() })).toMatchObject({ code: 'offer' }); // prettier-ignore
  await agree('void');
  const record = (await south.api('GET', `matches/${match}/record`)).body as FairMatch;
  expect(record.lines.filter(({ kind }) => kind === 'pace')).toMatchObject([{ time: TURNS }, { n: expect.any(Number) }, { time: TIME_CONTROLS.evening }]); // prettier-ignore
  const faults: Fault[] = [];
  verify(fine, record, 'record', faults);
  expect(faults).toEqual([]);
});

test('on holiday a clock stands, from a minute after it was said; afterwards it runs out to the millisecond', async () => {
  const { pass, clock, asked, south, north, time, copy } = await begun();
  const side = asked();
  const player = side === 'south' ? south : north;
  const left = clock()!.left[side];
  const said = time.now();
  const taken = await player.api('POST', 'holidays', { begins: 0, days: 10 });
  expect(taken).toMatchObject({ status: 200, body: { left: 18, days: 28 } });
  const due = said + left + 10 * DAY;
  await pass(9 * DAY);
  expect(leftAt(clock()!, side, time.now())).toBe(left - 60_000);
  await pass(due - time.now() - 20_000);
  expect(copy().head.status).toBe('playing');
  await pass(19_999);
  expect(copy().head.status).toBe('playing');
  await pass(1);
  await south.until(() => copy().head.status === 'over', 'his time is up');
  expect(copy().lines.at(-1)).toMatchObject({ kind: 'end', why: 'time', loser: side, at: due });
});

test('a holiday that ends early, one too many, two at once', async () => {
  const { pass, asked, south, north, clock, copy, answer } = await begun();
  const side = asked();
  const player = side === 'south' ? south : north;
  const left = clock()!.left[side];
  const { body } = await player.api('POST', 'holidays', { begins: 0, days: 20 });
  expect(await player.api('POST', 'holidays', { begins: 0, days: 3 })).toMatchObject({ status: 409, body: { error: { code: 'holiday' } } }); // prettier-ignore
  await pass(60_000);
  await pass((30 * DAY) / 10);
  const early = await player.api('DELETE', `holidays/${body.holidays[0].id}`);
  expect(early.status).toBe(200);
  expect(early.body.left).toBeCloseTo(25 - 60_000 / DAY, 6);
  await pass(60_000 + HOUR);
  await answer();
  if (asked() === side) await handOver(pair!);
  expect(clock()!.left[side]).toBe(Math.min(120 * HOUR, left - 60_000 - HOUR + 12 * HOUR));
  expect(copy().head.status).toBe('playing');
  const two = await player.api('POST', 'holidays', { begins: 0, days: 26 });
  expect(two.status).toBe(409);
  expect((await player.api('DELETE', 'holidays/nonsense')).status).toBe(404);
});
