/** Orders for later: carried out by the hall as marked lines, changed and withdrawn, over sockets and at several halls. */
import { afterEach, expect, test } from 'vitest';
import { declines, enemyOf, same, SIDES, streamOf, type Order, type Side } from '@five-victories/engine/kernel';
import { verify, type FairMatch, type SaidLine } from '@five-victories/engine/fair';
import type { Fault } from '@five-victories/engine';
import { fine } from '@five-victories/engine/fine';
import { botNamed } from '@five-victories/bots';
import { TIME_CONTROLS, type ShownLine } from '../src/protocol/index.js';
import { askedOf, clientOf, newToken, type Client } from './client.js';
import { pairOf, type Pair, type Wanted } from './pair.js';
import { staged, type Stage } from './stage.js';

let pair: Pair | undefined;
const halls: Stage[] = [];
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.stop();
  await pair?.stop();
  pair = undefined;
});

const begun = async (more: Wanted = {}): Promise<Pair> => {
  pair = await pairOf({
    held: true,
    options: { setupMethod: 'sequential' },
    terms: { time: TIME_CONTROLS.turns },
    ...more,
  });
  for (const side of SIDES)
    await clientsOf(pair)[side].until(() => pair!.copy(side).match!.decision?.kind !== 'dice', 'the opening dice');
  stream = streamOf(SOON);
  return pair;
};

const DECLINE: Order = { to: 'reply', say: [{ take: 'declines' }], until: 'match' };

const clientsOf = ({ south, north }: Pair) => ({ south, north });
const isOrdered = (line: ShownLine): line is SaidLine & ShownLine => line.kind === 'said' && line.ordered !== undefined;
const orderedIn = (now: Pair): readonly SaidLine[] => now.copy().lines.filter(isOrdered);

let stream = streamOf(0);
/** With the dice that are held fast here somebody may reply soon. */
const SOON = 13;
/** One answer of whoever is asked: of a player who goes for the enemy, so that there is something to reply to. */
const answer = async (now: Pair): Promise<Side> => {
  await now.level();
  const side = now.asked();
  const choice = botNamed('recruit')!.choose(askedOf(now.copy(side), side)!, stream);
  expect(await clientsOf(now)[side].say(now.match, [choice])).toMatchObject({ t: 'ok' });
  await now.level();
  return side;
};

const isReply = (now: Pair): boolean => now.copy().match!.decision?.nature.reply === true;

/** Plays by chance until somebody may reply to what the other does. Gives his side. */
const untilReply = async (now: Pair): Promise<Side> => {
  for (let i = 0; i < 400 && !isReply(now); i++) await answer(now);
  expect(isReply(now)).toBe(true);
  return now.asked();
};

/** To just before a reply: whoever acts now gives the other something to reply to. */
const beforeReply = async (now: Pair) => {
  const replier = await untilReply(now);
  const { lines } = now.copy();
  const act = lines.at(-1) as SaidLine;
  const actor = enemyOf(replier);
  expect(act.by).toBe(actor);
  const back = { t: 'back', match: now.match, after: act.n, to: act.n - 1, token: newToken() } as const;
  expect(await clientsOf(now)[actor].ask(back)).toMatchObject({ t: 'ok' });
  await now.level();
  return { replier, actor, act };
};

test('replies are declined by a standing order, as marked lines, and nobody is asked; the record holds', async () => {
  const now = await begun();
  for (const client of [now.south, now.north])
    expect(await client.order(now.match, 'quiet', DECLINE)).toMatchObject({ t: 'ok' });
  for (let i = 0; i < 400 && orderedIn(now).length < 2; i++) {
    await answer(now);
    expect(isReply(now)).toBe(false);
  }
  const said = orderedIn(now);
  expect(said.length).toBeGreaterThanOrEqual(2);
  for (const line of said) expect(line).toMatchObject({ ordered: 'standing' });
  const { by, n } = said.at(-1)!;
  const [given] = now.copy(by).orders;
  expect(given).toMatchObject({ id: 'quiet', order: DECLINE, used: n });
  await now.agree('void');
  expect(now.copy('south').orders).toEqual([]);
  const record = (await now.south.api('GET', `matches/${now.match}/record`)).body as FairMatch;
  expect(record.lines.filter((line) => 'ordered' in line && line.ordered === 'standing')).toHaveLength(said.length);
  const faults: Fault[] = [];
  verify(fine, record, 'record', faults);
  expect(faults).toEqual([]);
});

test('an order answers at once what is asked already, and is said once though the table says the same', async () => {
  const now = await begun();
  const side = await untilReply(now);
  const client = clientsOf(now)[side];
  const { decision } = now.copy(side).match!;
  const choice = decision!.options.find((option) => declines(decision!, option))!;
  const after = now.copy(side).lines.length;
  const [ordered, said] = await Promise.all([
    client.order(now.match, 'quiet', DECLINE),
    client.ask({ t: 'say', match: now.match, after, token: newToken(), choices: [choice] }),
  ]);
  expect([ordered.t, said.t]).toEqual(['ok', 'ok']);
  await now.level();
  expect(said).toMatchObject({ n: after + 1 });
  expect(
    now
      .copy()
      .lines.slice(after)
      .filter((line) => 'ordered' in line),
  ).toHaveLength(1);
  expect(now.copy().lines[after]).toMatchObject({ by: side, ordered: 'standing', choice });
});

test('a case is answered as ordered, what is no such case otherwise, and without that it is asked', async () => {
  const now = await begun();
  const side = await untilReply(now);
  const client = clientsOf(now)[side];
  const match = askedOf(now.copy(side), side)!;
  const { kind, options } = match.decision!;
  const acting = options.find((option) => !declines(match.decision!, option))!;
  const after = now.copy(side).lines.length;
  const to = (unit: string, otherwise?: Order['say']): Order => ({
    to: kind,
    if: { unit },
    say: [{ take: 'this', choice: acting }],
    ...(otherwise && { otherwise }),
    until: 'turn',
  });
  expect(await client.order(now.match, 'nobody', to('Z9'))).toMatchObject({ t: 'ok' });
  expect(now.copy(side).lines).toHaveLength(after);
  const about = (match.stack.at(-1)!.memory as { unit?: string }).unit;
  const whom = typeof about === 'string' ? about : undefined;
  if (whom === undefined) throw new Error('The question is about nobody.');
  await client.order(now.match, 'case', to(whom));
  await now.level();
  await client.until(() => now.copy(side).lines.length > after, 'the case');
  expect(now.copy(side).lines[after]).toMatchObject({ by: side, ordered: 'case', choice: acting });
});

test('what the rules refuse is asked, and only who ordered it is told so', async () => {
  const now = await begun();
  await now.level();
  const side = now.asked();
  const client = clientsOf(now)[side];
  const { kind } = now.copy(side).match!.decision!;
  const wrong: Order = { to: kind, say: [{ take: 'this', choice: { do: 'choose', unit: 'S99' } as never }], until: 'match' }; // prettier-ignore
  const from = clientsOf(now)[enemyOf(side)].heard.length;
  const after = now.copy().lines.length;
  expect(await client.order(now.match, 'wrong', wrong)).toMatchObject({ t: 'ok' });
  expect(now.copy(side).lines).toHaveLength(after);
  expect(now.copy(side).orders).toMatchObject([{ id: 'wrong', missed: { n: after, refusal: { rule: expect.any(String) } } }]); // prettier-ignore
  expect(clientsOf(now)[enemyOf(side)].heard.slice(from)).toEqual([]);
  expect((await answer(now)) === side).toBe(true);
});

test('an order is changed, withdrawn, and over with its turn; only a player of that side gives any', async () => {
  const now = await begun();
  const { south, match } = now;
  const watcher = clientOf(now.stage.address);
  await watcher.join('Celestine');
  await watcher.connect();
  await watcher.sit(match);
  expect(await watcher.order(match, 'mine', DECLINE)).toMatchObject({ t: 'no', code: 'seat' });
  await south.order(match, 'mine', DECLINE);
  await south.order(match, 'mine', { ...DECLINE, until: 'phase' });
  expect(now.copy('south').orders).toMatchObject([{ id: 'mine', order: { until: 'phase' } }]);
  await south.order(match, 'mine');
  expect(now.copy('south').orders).toEqual([]);
  expect(await south.order(match, 'mine', { ...DECLINE, say: [{ take: 'everything' } as never] })).toMatchObject({ code: 'shape' }); // prettier-ignore
  const many = await Promise.all(
    Array.from({ length: 41 }, async (_, i) => south.order(match, `many-${i}`, { ...DECLINE, until: 'phase' })),
  );
  expect(many.filter(({ t }) => t === 'no')).toMatchObject([{ code: 'large' }]);
  expect(watcher.heard.some((text) => text.includes('"many-'))).toBe(false);
});

test('what an order has said can be taken back: then it rests, and the question is asked', async () => {
  const now = await begun({ options: { setupMethod: 'sequential' } });
  for (const client of [now.south, now.north]) await client.order(now.match, 'quiet', DECLINE);
  const isLast = () => {
    const last = now.copy().lines.at(-1);
    return last?.kind === 'said' && last.ordered !== undefined;
  };
  for (let i = 0; i < 400 && !isLast(); i++) await answer(now);
  const line = now.copy().lines.at(-1) as SaidLine;
  const client = clientsOf(now)[line.by];
  const back = { t: 'back', match: now.match, after: line.n, to: line.n - 1, token: newToken() } as const;
  expect(await client.ask(back)).toMatchObject({ t: 'ok' });
  await now.level();
  expect(now.copy(line.by).orders).toMatchObject([{ id: 'quiet', rests: true }]);
  expect(now.copy().lines.at(-1)).toMatchObject({ kind: 'back' });
  expect(now.asked()).toBe(line.by);
  expect(now.copy(line.by).match!.decision!.nature.reply).toBe(true);
  // Given anew it is in force again, and says it again.
  await client.order(now.match, 'quiet', DECLINE);
  await client.until(() => now.copy(line.by).lines.at(-1)!.kind === 'said', 'the order');
  const again = now.copy(line.by).lines.at(-1) as SaidLine;
  expect(again).toMatchObject({ ordered: 'standing', by: line.by });
  expect(same(again.choice, line.choice)).toBe(true);
});

test('no time is given for what somebody had ordered', async () => {
  const now = await begun({ terms: { time: { bank: 600_000, plus: 30_000 } } });
  const side = await untilReply(now);
  await now.pass(20_000);
  // What was answered before took no time, and nobody has more than at first.
  const left = 600_000;
  await clientsOf(now)[side].order(now.match, 'quiet', DECLINE);
  await now.south.until(() => orderedIn(now).length === 1, 'the order');
  expect(now.clock()!.left[side]).toBeLessThanOrEqual(left - 20_000);
});

/** Another hall on the same store that hears nothing of the first, and the clients that sit there. */
const deafHall = async (now: Pair): Promise<{ south: Client; north: Client }> => {
  const hall = await staged({ store: { ...now.store, onHint: () => () => undefined }, time: now.time });
  halls.push(hall);
  const at = async ({ cookie }: Client): Promise<Client> => {
    const client = clientOf(hall.address);
    client.cookie = cookie;
    await client.connect();
    await client.sit(now.match);
    return client;
  };
  return { south: await at(now.south), north: await at(now.north) };
};

test('an order withdrawn at one hall is not carried out by another that has not heard of it', async () => {
  const now = await begun();
  const { replier, actor, act } = await beforeReply(now);
  await clientsOf(now)[replier].order(now.match, 'quiet', DECLINE);
  const far = await deafHall(now);
  await clientsOf(now)[replier].order(now.match, 'quiet');
  const after = now.copy().lines.length;
  expect(await far[actor].say(now.match, [act.choice])).toMatchObject({ t: 'ok' });
  await now.level();
  await clientsOf(now)[replier].until(() => now.copy(replier).lines.length > after, 'the act');
  expect(orderedIn(now)).toEqual([]);
  for (const client of [far.south, far.north]) expect(client.faults).toEqual([]);
});

test('two halls carry an order out once', async () => {
  const now = await begun();
  const { replier, actor, act } = await beforeReply(now);
  const far = await deafHall(now);
  await clientsOf(now)[replier].order(now.match, 'quiet', DECLINE);
  const after = now.copy().lines.length;
  const said = await Promise.all([
    clientsOf(now)[actor].say(now.match, [act.choice]),
    far[actor].say(now.match, [act.choice]),
  ]);
  expect(said.map(({ t }) => t).sort()).toEqual(['no', 'ok']);
  now.time.pass(5_000);
  await now.south.until(() => now.copy('south').lines.length >= after + 2, 'the order');
  now.time.pass(5_000);
  const rows = await now.store.since(now.match, after);
  expect(rows.filter(({ line }) => line.includes('"ordered"'))).toHaveLength(1);
});
