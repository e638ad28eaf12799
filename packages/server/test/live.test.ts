/** Play over sockets, one thing at a time. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digest, streamOf, type Choice, type Side } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import type { Ask, NoTell, OkTell, TimeControl } from '../src/protocol/index.js';
import type { Store } from '../src/store/store.js';
import { askedOf, clientOf, newMatchId, newToken, playedBetween, randomSecret, type Client } from './client.js';
import { EDITIONS, openingOf, type AnyEdition } from './kit.js';
import { memoryStore, type MemoryStore } from './memory-store.js';
import { GENEROUS, slowTime, staged, type SlowTime, type Stage } from './stage.js';

let stage: Stage;
let store: MemoryStore;
let time: SlowTime;
let south: Client;
let north: Client;
let match: string;
const others: Stage[] = [];

const fine = EDITIONS[0];

const begin = async (edition: AnyEdition = fine, options: object = {}, terms: object = {}): Promise<void> => {
  for (const client of [south, north]) await client.connect();
  match = await playedBetween(south, north, {
    game: edition.id,
    begin: openingOf(edition, 0, options),
    terms: { friendly: true, ...terms },
  });
  await settled();
};

/** Until the hall has written all that it writes by itself, and both have heard of it. */
const settled = async (): Promise<void> => {
  const board = (await stage.hall.boards.get(match))!;
  await board.queue;
  for (const client of [south, north]) await client.until(() => n(client) === board.known.log.length, 'the lines');
};

beforeEach(async () => {
  store = memoryStore();
  time = slowTime();
  stage = await staged({ store, time });
  [south, north] = [clientOf(stage.address), clientOf(stage.address)];
  await south.join('Anna');
  await north.join('Bertrand');
});
afterEach(async () => {
  for (const each of [stage, ...others.splice(0)]) await each.stop();
  const faults = [...south.faults, ...north.faults];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const clients = (): Record<Side, Client> => ({ south, north });
const copyOf = (client: Client) => client.copies.get(match)!;
const n = (client: Client): number => copyOf(client).lines.length;
const stream = streamOf(3);

const isAsked = (side: Side): boolean => copyOf(clients()[side]).head.asked.includes(side);
const askedSide = (): Side => (isAsked('south') ? 'south' : 'north');
const firstOf = (side: Side): Choice => askedOf(copyOf(clients()[side]), side)!.decision!.options[0]!;

/** Both have the same number of lines. */
const level = async (): Promise<void> => {
  const most = () => Math.max(n(south), n(north));
  for (const client of [south, north]) await client.until(() => n(client) === most(), 'the same lines');
};

/** One answer of whoever is asked. */
const answer = async (): Promise<Side> => {
  await level();
  const side = askedSide();
  const client = clients()[side];
  const said = await client.say(match, [chooseRandom(askedOf(copyOf(client), side)!, stream)]);
  expect(said).toMatchObject({ t: 'ok' });
  if (said.t === 'ok' && said.n === undefined) await client.until(() => !isAsked(side), 'the drawer to be noted');
  await level();
  return side;
};

/** Until the set-up is over and somebody else than before is asked. */
const pastSetup = async (): Promise<void> => {
  for (let i = 0; i < 30 && copyOf(south).match!.decision!.kind.startsWith('setup'); i++) await answer();
};

describe('who may say what', () => {
  test('the other seat, a watcher, a stranger, and somebody who does not sit', async () => {
    await begin(fine, { setupMethod: 'sequential' });
    await pastSetup();
    const side = askedSide();
    const idle = side === 'south' ? north : south;
    expect(await idle.say(match, [firstOf(side)])).toMatchObject({ code: 'turn', n: n(idle) });
    const watcher = clientOf(stage.address);
    await watcher.connect();
    expect(await watcher.ask({ t: 'say', match, after: 0, token: newToken(), choices: [firstOf(side)] })).toMatchObject(
      { code: 'unknown' },
    );
    await watcher.sit(match);
    expect(await watcher.say(match, [firstOf(side)])).toMatchObject({ code: 'seat' });
    expect(await watcher.say(match, [{ do: 'concede' }], true)).toMatchObject({ code: 'seat' });
    watcher.send({ t: 'sit', match: newMatchId(), since: 0 });
    await watcher.until(() => watcher.heard.some((text) => text.includes('"unknown"')));
    expect(watcher.faults).toEqual([]);
  });

  test('what the rules refuse, with the reason, and what is no choice', async () => {
    await begin();
    await pastSetup();
    const side = askedSide();
    const client = clients()[side];
    const before = n(client);
    expect(await client.say(match, [{ do: 7 } as unknown as Choice])).toMatchObject({ code: 'shape' });
    const said = await client.say(match, [{ do: 'dice', dice: [6] } as unknown as Choice]);
    expect(said).toMatchObject({ t: 'no' });
    expect(await client.say(match, [])).toMatchObject({ code: 'shape' });
    expect(n(client)).toBe(before);
  });

  test('said twice under one token it is said once; said too late it is not said', async () => {
    await begin();
    await pastSetup();
    const side = askedSide();
    const client = clients()[side];
    const after = n(client);
    const token = newToken();
    const ask: Ask & { token: string } = { t: 'say', match, after, token, choices: [firstOf(side)] };
    const first = await client.ask(ask);
    const second = await client.ask(ask);
    expect(second).toEqual(first);
    expect(await client.ask({ ...ask, token: newToken() })).toMatchObject({ code: 'late', n: after + 1 });
    expect((await store.since(match, 0)).length).toBe(after + 1);
  });

  test('two answers in one breath, or none of them', async () => {
    await begin();
    await pastSetup();
    const side = askedSide();
    const client = clients()[side];
    const before = n(client);
    const wrong = { do: 'dice', dice: [6] } as unknown as Choice;
    const said = await client.say(match, [firstOf(side), wrong]);
    expect(said).toMatchObject({ t: 'no' });
    expect(n(client)).toBe(before);
  });
});

describe('coming back', () => {
  test('in the middle: only what is new comes, and what was not acknowledged is said again', async () => {
    await begin();
    await pastSetup();
    const side = askedSide();
    const client = clients()[side];
    const other = side === 'south' ? north : south;
    other.cut();
    const ask: Ask & { token: string } = {
      t: 'say',
      match,
      after: n(client),
      token: newToken(),
      choices: [firstOf(side)],
    };
    await client.ask(ask);
    await other.connect();
    await other.until(() => n(other) === n(client), 'what was missed');
    const here = JSON.parse(other.heard.filter((text) => text.startsWith('{"t":"here"')).at(-1)!) as { since: number };
    expect(here.since).toBe(n(client) - 1);
    expect(digest(copyOf(other).match!)).toBe(digest(copyOf(client).match!));
    // The acknowledgement was lost: the same is said again.
    client.cut();
    await client.connect();
    expect(await client.ask(ask)).toMatchObject({ t: 'ok', n: ask.t === 'say' ? ask.after + 1 : 0 });
  });

  test('with another log everything comes again', async () => {
    await begin();
    await pastSetup();
    south.send({ t: 'sit', match, since: n(south), head: 'f'.repeat(64) });
    const heres = () => south.heard.filter((text) => text.startsWith('{"t":"here"'));
    const before = heres().length;
    await south.until(() => heres().length > before);
    expect(JSON.parse(heres().at(-1)!)).toMatchObject({ since: 0 });
    south.send({ t: 'sit', match, since: 999 });
    await south.until(() => heres().length > before + 1);
    expect(JSON.parse(heres().at(-1)!)).toMatchObject({ since: 0 });
  });

  test('what was turned up while somebody was away is told to him', async () => {
    await begin();
    const plan = askedOf(copyOf(south), 'south')!.decision!.options[0]!;
    await south.say(match, [plan]);
    await north.until(() => n(north) === 1);
    expect(copyOf(north).lines[0]).toMatchObject({ kind: 'sealed' });
    const lines = copyOf(north).lines;
    north.cut();
    // North plans on another table of his.
    const other = clientOf(stage.address);
    other.cookie = north.cookie;
    await other.connect();
    await other.sit(match);
    await other.say(match, [askedOf(other.copies.get(match)!, 'north')!.decision!.options[0]!]);
    await other.until(() => other.copies.get(match)!.lines[0]!.kind === 'said');
    expect(copyOf(north).lines).toBe(lines);
    await north.connect();
    await north.until(() => copyOf(north).lines[0]?.kind === 'said', 'the plan of South');
    expect(other.faults).toEqual([]);
  });
});

describe('both set up at once', () => {
  const HIDDEN = EDITIONS.map((edition) => [edition.id, edition] as const);

  test.each(HIDDEN)('%s: North plans first, and nobody sees anything before its time', async (_id, edition) => {
    await begin(edition, { setupMethod: 'hidden' });
    const watcher = clientOf(stage.address);
    await watcher.connect();
    await watcher.sit(match);
    // Before both set up, one of them may have something to lay down that is turned up at once.
    while (copyOf(south).head.asked.length < 2) await answer();
    const before = n(south);
    const first = copyOf(south).match!.decision!.side;
    const [now, later] = first === 'south' ? [south, north] : [north, south];
    const other = first === 'south' ? 'north' : 'south';
    const planned: Choice[] = [];
    while (copyOf(later).head.asked.includes(other)) {
      const choice = askedOf(copyOf(later), other)!.decision!.options.at(-1)!;
      planned.push(choice);
      const said = await later.say(match, [choice]);
      expect(said).toMatchObject({ t: 'ok' });
      expect(said).not.toHaveProperty('n');
      copyOf(later).drawer = planned;
    }
    await now.until(() => !copyOf(now).head.asked.includes(other));
    expect(n(now)).toBe(before);
    // It lies in the drawer when the table is loaded anew, and in nobody else's.
    later.cut();
    await later.connect();
    await later.until(() => copyOf(later).here.drawer.length === planned.length);
    for (const client of [now, watcher]) expect(client.heard.join('')).not.toContain(JSON.stringify(planned[0]));
    const isLaid = async () => (await store.secrets(match))[`drawer:${other}`] !== undefined;
    while (await isLaid()) {
      expect(await now.say(match, [firstOf(first)])).toMatchObject({ t: 'ok' });
      await level();
    }
    const lines = (await store.since(match, before)).map(
      ({ line }) => JSON.parse(line) as { by?: Side; choice?: Choice },
    );
    expect(lines.filter(({ by }) => by === other).map(({ choice }) => choice)).toEqual(planned);
    await watcher.until(() => watcher.copies.get(match)!.lines.length === n(now));
    for (const client of [south, north, watcher])
      expect(client.copies.get(match)!.lines.every(({ kind }) => kind !== 'sealed')).toBe(true);
    expect(watcher.faults).toEqual([]);
  });

  test('a plan in the drawer can be exchanged, taken out, and one that breaks the rules is refused', async () => {
    await begin(fine, { setupMethod: 'hidden' });
    const { options } = askedOf(copyOf(north), 'north')!.decision!;
    const [one, two] = [options[0]!, options.at(-1)!];
    await north.say(match, [one]);
    expect(JSON.parse((await store.secrets(match))['drawer:north']!)).toMatchObject({ choices: [one] });
    await north.say(match, [two]);
    expect(JSON.parse((await store.secrets(match))['drawer:north']!)).toMatchObject({ choices: [two] });
    const back = { t: 'back', match, after: 0, to: 0 } as const;
    expect(await north.ask({ ...back, token: newToken() })).toMatchObject({ t: 'ok' });
    await north.until(() => isAsked('north'), 'to be asked again');
    const wrong = { ...(one as object), units: [] } as unknown as Choice;
    expect(await north.say(match, [wrong])).toMatchObject({ t: 'no' });
    expect(JSON.parse((await store.secrets(match))['drawer:north']!)).toMatchObject({ choices: [] });
  });
});

describe('a plan that crosses with the other', () => {
  test('is not late: what lies face down shows nothing', async () => {
    await begin(fine, { setupMethod: 'hidden' });
    const plan = askedOf(copyOf(north), 'north')!.decision!.options.at(-1)!;
    expect(await south.say(match, [firstOf('south')])).toMatchObject({ t: 'ok', n: 1 });
    const said = await north.ask({ t: 'say', match, after: 0, token: newToken(), choices: [plan] });
    expect(said).toMatchObject({ t: 'ok', n: 2 });
  });

  test('said twice it lies in the drawer once', async () => {
    await begin(fine, { setupMethod: 'hidden' });
    const plan = askedOf(copyOf(north), 'north')!.decision!.options.at(-1)!;
    const ask: Ask & { token: string } = { t: 'say', match, after: 0, token: newToken(), choices: [plan] };
    const kept = async () => JSON.parse((await store.secrets(match))['drawer:north']!) as unknown;
    expect(await north.ask(ask)).toMatchObject({ t: 'ok' });
    expect(await north.ask(ask)).toMatchObject({ t: 'ok' });
    expect(await kept()).toEqual({ choices: [plan], tokens: [ask.token] });
  });
});

describe('taking back', () => {
  test('an own answer that showed nothing goes back by itself; what the other has seen does not', async () => {
    await begin(fine, { setupMethod: 'hidden' });
    await south.say(match, [firstOf('south')]);
    await level();
    const back = { t: 'back', match, to: 0 } as const;
    expect(await north.ask({ ...back, after: 1, token: newToken() })).toMatchObject({ code: 'back' });
    expect(await south.ask({ ...back, after: 1, token: newToken() })).toMatchObject({ t: 'ok', n: 2 });
    await south.until(() => isAsked('south'));
    await pastSetup();
    expect(await south.ask({ ...back, after: n(south), token: newToken() })).toMatchObject({ code: 'back' });
  });

  test('with consent in a friendly match, and the offer is gone with it', async () => {
    await begin();
    await pastSetup();
    const side = await answer();
    const [client, other] = side === 'south' ? [south, north] : [north, south];
    const to = n(client) - 1;
    const asked = { t: 'offer', match, offer: 'back', to } as const;
    expect(await client.ask({ ...asked, token: newToken() })).toMatchObject({ t: 'ok' });
    await other.until(() => copyOf(other).offers.length === 1, 'the offer');
    const { k } = copyOf(other).offers[0]!;
    expect(await client.ask({ t: 'reply', match, token: newToken(), offer: k, yes: true })).toMatchObject({
      code: 'offer',
    });
    expect(await other.ask({ t: 'reply', match, token: newToken(), offer: k, yes: true })).toMatchObject({ t: 'ok' });
    await level();
    expect(copyOf(client).lines.at(-1)).toMatchObject({ kind: 'back', to, by: side });
    await client.until(() => copyOf(client).answered.length === 1 && copyOf(client).offers.length === 0);
    expect(copyOf(client).answered[0]).toMatchObject({ yes: true, offer: { k, by: side } });
    expect(digest(copyOf(south).match!)).toBe(digest(copyOf(north).match!));
  });

  test('an offer lapses when the match goes on, and can be declined', async () => {
    await begin();
    await pastSetup();
    await south.ask({ t: 'offer', match, offer: 'void', token: newToken() });
    await north.until(() => copyOf(north).offers.length === 1);
    const { k } = copyOf(north).offers[0]!;
    await answer();
    await north.until(() => copyOf(north).offers.length === 0, 'the offer to lapse');
    expect(await north.ask({ t: 'reply', match, token: newToken(), offer: k, yes: true })).toMatchObject({
      code: 'offer',
    });
    await south.ask({ t: 'offer', match, offer: 'void', token: newToken() });
    await north.until(() => copyOf(north).offers.length === 1);
    await north.ask({ t: 'reply', match, token: newToken(), offer: copyOf(north).offers[0]!.k, yes: false });
    await south.until(() => copyOf(south).answered.at(-1)?.yes === false);
    expect(copyOf(south).head.status).toBe('playing');
  });
});

const agree = async (offer: 'pause' | 'adjourn' | 'void' | 'resume'): Promise<void> => {
  await south.ask({ t: 'offer', match, offer, token: newToken() });
  await north.until(() => copyOf(north).offers.some((each) => each.offer === offer));
  const { k } = copyOf(north).offers.find((each) => each.offer === offer)!;
  expect(await north.ask({ t: 'reply', match, token: newToken(), offer: k, yes: true })).toMatchObject({ t: 'ok' });
  await level();
};

const TIME: TimeControl = { bank: 60_000, plus: 10_000 };
/** Lets time go by while all tables are heard of, as they are by their answers to the hall's pings. */
const pass = async (span: number): Promise<void> => {
  for (let left = span; left > 0; left -= 9_000) {
    time.pass(Math.min(left, 9_000));
    for (const client of [south, north]) client.send({ t: 'pong', at: time.now() });
    await expect.poll(() => [...stage.hall.tables].every(({ heard }) => heard === time.now())).toBe(true);
  }
};
const clockAt = (client: Client) => {
  const told = client.heard.map(
    (text) => JSON.parse(text) as { clock?: { left: Record<Side, number>; running: Side[] } },
  );
  return told.filter(({ clock }) => clock !== undefined).at(-1)!.clock!;
};

describe('time', () => {
  test('runs for whoever is asked; an answer adds, never beyond the bank', async () => {
    await begin(fine, { setupMethod: 'sequential' }, { time: TIME });
    const side = askedSide();
    expect(clockAt(south)).toMatchObject({ left: { south: 60_000, north: 60_000 }, running: [side] });
    await pass(4_000);
    await answer();
    expect(clockAt(south).left[side]).toBe(60_000);
  });

  test('when it is up the match is over, by itself and once', async () => {
    await begin(fine, { setupMethod: 'sequential' }, { time: TIME });
    const side = askedSide();
    await pass(59_999);
    const other = side === 'south' ? 'north' : 'south';
    expect(await clients()[other].ask({ t: 'claim', match, claim: 'time', token: newToken() })).toMatchObject({
      code: 'claim',
    });
    await pass(1);
    await south.until(() => copyOf(south).head.status === 'over', 'the flag');
    expect(copyOf(south).head.ended).toEqual({ why: 'time', winner: other });
    expect((await store.since(match, 0)).filter(({ line }) => line.includes('"end"'))).toHaveLength(1);
    expect(await clients()[side].say(match, [firstOf(side)])).toMatchObject({ code: 'over' });
    await south.until(() => copyOf(south).head.secrets !== undefined, 'the secrets');
  });

  test('nobody sits there any more: the match is found by the sweep', async () => {
    await begin(fine, {}, { time: TIME });
    south.cut();
    north.cut();
    await expect.poll(() => stage.hall.tables.size).toBe(0);
    time.pass(20_000);
    await expect.poll(() => stage.hall.boards.size).toBe(0);
    time.pass(60_000);
    await expect.poll(async () => (await store.match(match))!.status).toBe('over');
    expect(JSON.parse((await store.match(match))!.ended!)).toMatchObject({ why: 'time' });
  });

  test('stands still in a pause, which either ends; an adjournment needs both', async () => {
    await begin(fine, { setupMethod: 'sequential' }, { time: TIME });
    const side = askedSide();
    await agree('pause');
    expect(clockAt(south).running).toEqual([]);
    expect(await clients()[side].say(match, [firstOf(side)])).toMatchObject({ code: 'paused' });
    await pass(90_000);
    await north.ask({ t: 'offer', match, offer: 'resume', token: newToken() });
    await level();
    expect(copyOf(south).lines.at(-1)).toMatchObject({ kind: 'resume', by: 'north' });
    expect(clockAt(south)).toMatchObject({ left: { south: 60_000, north: 60_000 }, running: [side] });
    await agree('adjourn');
    await south.ask({ t: 'offer', match, offer: 'resume', token: newToken() });
    await north.until(() => copyOf(north).offers.length === 1);
    expect(copyOf(south).lines.at(-1)).toMatchObject({ kind: 'pause', until: 'adjourn' });
    await north.ask({ t: 'reply', match, token: newToken(), offer: copyOf(north).offers[0]!.k, yes: true });
    await level();
    expect(copyOf(south).lines.at(-1)).toMatchObject({ kind: 'resume' });
  });

  test('an answer that replaces one which was taken back adds nothing', async () => {
    await begin(fine, { setupMethod: 'hidden' }, { time: TIME });
    await pass(30_000);
    await south.say(match, [firstOf('south')]);
    await south.until(() => n(south) === 1);
    expect(clockAt(south).left.south).toBe(40_000);
    await south.ask({ t: 'back', match, after: 1, to: 0, token: newToken() });
    await south.until(() => n(south) === 2);
    await south.say(match, [firstOf('south')]);
    await south.until(() => n(south) === 3);
    expect(clockAt(south).left.south).toBe(40_000);
  });
});

describe('the other is away', () => {
  test('for two minutes: then he has left', async () => {
    await begin();
    await pastSetup();
    const claim = async () => south.ask({ t: 'claim', match, claim: 'left', token: newToken() });
    expect(await claim()).toMatchObject({ code: 'claim' });
    north.cut();
    await south.until(() => copyOf(south).here.presence.sides.length === 1, 'North to be away');
    expect(copyOf(south).here.away.north).toBe(time.now());
    await pass(119_999);
    expect(await claim()).toMatchObject({ code: 'claim' });
    await pass(1);
    expect(await claim()).toMatchObject({ t: 'ok' });
    await south.until(() => copyOf(south).head.ended !== undefined);
    expect(copyOf(south).head.ended).toEqual({ why: 'left', winner: 'south' });
  });

  test('who comes back in between has not left', async () => {
    await begin();
    await pastSetup();
    const isThere = (sides: number) => () => copyOf(south).here.presence.sides.length === sides;
    north.cut();
    await south.until(isThere(1));
    await pass(100_000);
    await north.connect();
    await south.until(isThere(2));
    expect(copyOf(south).here.away).toEqual({});
    north.cut();
    await south.until(isThere(1));
    await pass(100_000);
    const claim = { t: 'claim', match, claim: 'left', token: newToken() } as const;
    expect(await south.ask(claim)).toMatchObject({ code: 'claim' });
  });

  test('whoever has two tables is there until both are gone', async () => {
    await begin();
    const other = clientOf(stage.address);
    other.cookie = north.cookie;
    await other.connect();
    await other.sit(match);
    north.cut();
    await expect.poll(() => stage.hall.tables.size).toBe(2);
    expect(copyOf(south).here.presence.sides).toEqual(['south', 'north']);
    other.cut();
    await south.until(() => copyOf(south).here.presence.sides.length === 1);
  });
});

describe('after the end', () => {
  test('void by both, and a rematch with sides exchanged', async () => {
    await begin();
    await agree('void');
    await south.until(() => copyOf(south).head.status === 'over');
    expect(copyOf(south).head.ended).toEqual({ why: 'void' });
    const [next, secret, mine] = [newMatchId(), randomSecret(), randomSecret()];
    const rematch = { match: next, seal: sealOf(next, 'north', secret), swap: true };
    expect(await south.ask({ t: 'offer', match, offer: 'rematch', rematch, token: newToken() })).toMatchObject({
      t: 'ok',
    });
    await north.until(() => copyOf(north).offers.length === 1);
    const reply = { t: 'reply', match, offer: copyOf(north).offers[0]!.k, yes: true } as const;
    expect(await north.ask({ ...reply, token: newToken() })).toMatchObject({ code: 'seal' });
    const seat = { seal: sealOf(next, 'south', mine), secret: mine };
    expect(await north.ask({ ...reply, ...seat, token: newToken() })).toMatchObject({ t: 'ok' });
    await south.until(() => copyOf(south).answered.length === 2);
    expect(copyOf(south).answered[1]).toMatchObject({ yes: true, match: next });
    for (const client of [south, north]) await client.sit(next);
    south.send({ t: 'open', match: next, secret: mine });
    await south.until(() => south.heard.at(-1)!.includes('"seal"'));
    south.send({ t: 'open', match: next, secret });
    await north.until(() => north.copies.get(next)!.head.status === 'playing');
    expect(north.copies.get(next)!.head).toMatchObject({ you: 'south', seats: { north: { name: 'Anna' } } });
  });

  test('conceding out of turn, also while one has not seen the last line', async () => {
    await begin();
    await pastSetup();
    const idle = askedSide() === 'south' ? 'north' : 'south';
    const client = clients()[idle];
    const said = await client.ask({
      t: 'say', match, after: 0, token: newToken(), choices: [{ do: 'concede' }], interrupt: true,
    }); // prettier-ignore
    expect(said).toMatchObject({ t: 'ok' });
    await client.until(() => copyOf(client).head.status === 'over');
    expect(copyOf(client).head.ended).toMatchObject({ why: 'outcome', winner: idle === 'south' ? 'north' : 'south' });
  });
});

describe('talk', () => {
  const say = async (client: Client, words: string, room: 'players' | 'watchers' = 'players') =>
    client.ask({ t: 'talk', match, room, words, token: newToken() });

  test('players hear each other, watchers each other, and whom one has muted one does not hear', async () => {
    await begin();
    const watcher = clientOf(stage.address);
    await watcher.join('Carla');
    await watcher.connect();
    await watcher.sit(match);
    await say(south, '<b>hello</b>\u202e');
    await north.until(() => copyOf(north).talk.length === 1);
    expect(copyOf(north).talk[0]).toMatchObject({ by: 'Anna', side: 'south', words: '<b>hello</b>' });
    expect(await say(watcher, 'I see', 'players')).toMatchObject({ code: 'seat' });
    expect(await say(watcher, 'I see', 'watchers')).toMatchObject({ t: 'ok' });
    await watcher.until(() => watcher.copies.get(match)!.talk.length === 1);
    expect(copyOf(south).talk).toHaveLength(1);
    expect(watcher.copies.get(match)!.talk[0]).toMatchObject({ by: 'Carla' });
    north.send({ t: 'mute', match, room: 'players', mute: true });
    await north.sit(match);
    expect(copyOf(north).talk).toEqual([]);
    await say(south, 'are you there?');
    await say(north, 'I am');
    await south.until(() => copyOf(south).talk.length === 3);
    expect(copyOf(north).talk.map(({ words }) => words)).toEqual(['I am']);
    // A page that is loaded anew shows what was muted; nobody else is told.
    expect((await north.sit(match)).here.muted).toEqual(['players']);
    expect((await south.sit(match)).here.muted).toEqual([]);
    north.send({ t: 'mute', match, room: 'players', mute: false });
    expect((await north.sit(match)).here.muted).toEqual([]);
  });
});

describe('the lobby', () => {
  test('whoever has a list before him is told that it has changed', async () => {
    for (const client of [south, north]) await client.connect();
    const told = (client: Client) => client.heard.filter((text) => text === '{"t":"lobby"}').length;
    const [next, secret] = [newMatchId(), randomSecret()];
    await south.api('POST', 'matches', {
      match: next,
      game: 'fine',
      name: 'For anybody',
      coats: { south: 'red', north: 'blue' },
      begin: openingOf(fine),
      terms: { friendly: true },
      side: 'south',
      isPublic: true,
      seal: sealOf(next, 'south', secret),
    });
    expect(told(north)).toBe(0);
    time.pass(300);
    for (const client of [south, north]) await client.until(() => told(client) === 1);
    await north.api('POST', `matches/${next}/seat`, { seal: sealOf(next, 'north', secret), secret });
    time.pass(300);
    for (const client of [south, north]) await client.until(() => told(client) === 2);
  });
});

describe('bad input', () => {
  const raw = (client: Client, text: string): void => client.send(JSON.parse(text) as Ask);

  test('is answered, changes nothing, and ends nothing', async () => {
    await begin();
    const before = await store.since(match, 0);
    const bad = [
      '7',
      '[]',
      '{}',
      '"x"',
      '{"t":"say"}',
      '{"t":"sit","match":"../../etc","since":0}',
      '{"t":"__proto__"}',
      '{"t":"sit","match":"kfx39p2mwq7e","since":-1}',
    ];
    const nos = () =>
      south.heard.filter((text) => text.startsWith('{"t":"no"')).map((text) => JSON.parse(text) as NoTell);
    for (const [i, text] of bad.entries()) {
      raw(south, text);
      await south.until(() => nos().length === i + 1);
    }
    expect(nos().every(({ code }) => code === 'shape')).toBe(true);
    expect(await store.since(match, 0)).toEqual(before);
    expect(south.isOpen()).toBe(true);
    expect(stage.written).toEqual([]);
  });

  test('a message that is too long ends its own socket, and no other', async () => {
    await begin();
    south.send({ t: 'talk', match, room: 'players', token: newToken(), words: 'a'.repeat(70_000) });
    await south.until(() => !south.isOpen());
    expect(north.isOpen()).toBe(true);
    await south.connect();
  });

  test('a fault of the store is told, and the match goes on when it is over', async () => {
    await begin();
    await pastSetup();
    const side = askedSide();
    const client = clients()[side];
    store.ill = true;
    expect(await client.say(match, [firstOf(side)])).toMatchObject({ code: 'failed' });
    store.ill = false;
    expect(await client.say(match, [firstOf(side)])).toMatchObject({ t: 'ok' });
    expect(stage.written.join()).toContain('a message failed');
  });

  test('who says more than is allowed is told so', async () => {
    await stage.stop();
    stage = await staged({ store, time, limits: { ...GENEROUS, messagesPerSecond: 10 } });
    const eager = clientOf(stage.address);
    await eager.connect();
    for (let i = 0; i < 30; i++) eager.send({ t: 'rise', match: newMatchId() });
    await eager.until(() => eager.heard.filter((text) => text.includes('"rate"')).length >= 20);
    // By its names, so that it can be said again; what is long is not read for that.
    const token = newToken();
    eager.send({ t: 'talk', match, token, room: 'players', words: 'Hm' });
    await eager.until(() => eager.heard.at(-1) === JSON.stringify({ t: 'no', match, token, code: 'rate' }));
    eager.send({ t: 'talk', match, token, room: 'players', words: 'Hm'.repeat(4_000) });
    await eager.until(() => eager.heard.at(-1) === JSON.stringify({ t: 'no', code: 'rate' }));
  });

  test('who does not read is hung up on, and comes back where he was', async () => {
    await stage.stop();
    stage = await staged({ store, time, limits: { ...GENEROUS, unsent: 10_000 } });
    [south, north] = [clientOf(stage.address), clientOf(stage.address)];
    await south.join('Carla');
    await north.join('Dora');
    await begin();
    await pastSetup();
    const lines = n(north);
    north.sleep(true);
    // More than what the network holds between them.
    for (let i = 0; i < 20_000 && stage.hall.tables.size > 1; i++) {
      north.send({ t: 'sit', match, since: 0 });
      if (i % 50 === 0) await south.api('GET', 'hall');
    }
    await expect.poll(() => stage.hall.tables.size).toBe(1);
    north.sleep(false);
    await north.connect();
    await north.until(() => n(north) >= lines);
    expect(south.isOpen()).toBe(true);
  });

  test('another page opens no socket, nor does one address too many', async () => {
    await stage.stop();
    stage = await staged({
      store,
      limits: { ...GENEROUS, socketsPerAddress: 2 },
      gate: { origin: 'https://hall.example' },
    });
    await expect(clientOf(stage.address).connect()).rejects.toThrow('403');
    await stage.stop();
    stage = await staged({ store, limits: { ...GENEROUS, socketsPerAddress: 2 } });
    for (let i = 0; i < 2; i++) await clientOf(stage.address).connect();
    await expect(clientOf(stage.address).connect()).rejects.toThrow('429');
  });

  test('another protocol is told to load the table anew', async () => {
    await south.connect();
    south.send({ t: 'hello', protocol: 99, build: 'x' });
    await south.until(() => south.heard.some((text) => text.includes('"old"')));
  });
});

describe('several halls, and the end of one', () => {
  test('two halls on one store: lines, talk, drawers and presence reach the other', async () => {
    const second = await staged({ store, time });
    others.push(second);
    const far = clientOf(second.address);
    far.cookie = north.cookie;
    await begin(fine, { setupMethod: 'hidden' });
    north.cut();
    await far.connect();
    await far.sit(match);
    await south.until(() => copyOf(south).here.presence.sides.length === 2, 'North to be seen elsewhere');
    await far.say(match, [askedOf(far.copies.get(match)!, 'north')!.decision!.options[0]!]);
    await south.until(() => !copyOf(south).head.asked.includes('north'), 'the drawer at the other hall');
    expect(await south.say(match, [firstOf('south')])).toMatchObject({ t: 'ok', n: 2 });
    await far.until(() => far.copies.get(match)!.lines.length === 2, 'the lines of the other hall');
    await south.ask({ t: 'talk', match, room: 'players', words: 'hello', token: newToken() });
    await far.until(() => far.copies.get(match)!.talk.length === 1);
    expect(digest(far.copies.get(match)!.match!)).toBe(digest(copyOf(south).match!));
    expect(far.faults).toEqual([]);
  });

  test('who has laid his plan is not asked again, though another hall knew nothing of it and this one cannot write', async () => {
    const deaf = await staged({ store: { ...store, onHint: () => () => undefined }, time });
    let isFull = false;
    const append: Store['append'] = async (...given) => {
      if (isFull) throw new Error('The disk is full.');
      return store.append(...given);
    };
    const own = await staged({ store: { ...store, append }, time });
    others.push(deaf, own);
    await begin(fine, { setupMethod: 'hidden' });
    const [one, two] = [clientOf(deaf.address), clientOf(own.address)];
    for (const [client, { cookie }] of [
      [one, south],
      [two, north],
    ] as const) {
      client.cookie = cookie;
      await client.connect();
      await client.sit(match);
    }
    const plan = askedOf(two.copies.get(match)!, 'north')!.decision!.options.at(-1)!;
    expect(await two.say(match, [plan])).toMatchObject({ t: 'ok' });
    await two.until(() => !two.copies.get(match)!.head.asked.includes('north'));
    isFull = true;
    const from = two.heard.length;
    expect(await one.say(match, [firstOf('south')])).toMatchObject({ t: 'ok', n: 1 });
    await two.until(() => two.copies.get(match)!.lines.length === 1, 'the plan of South');
    const asked = two.heard.slice(from).flatMap((text) => {
      const tell = JSON.parse(text) as { card?: { asked: string[] }; head?: { asked: string[] } };
      return (tell.card ?? tell.head)?.asked ?? [];
    });
    expect(asked).not.toContain('north');
    isFull = false;
    time.pass(5_000);
    await two.until(() => two.copies.get(match)!.lines.length === 2, 'the own plan');
    expect(JSON.parse((await store.since(match, 1))[0]!.line)).toMatchObject({ by: 'north', choice: plan });
  });

  test('who sits at one hall is known at the other as soon as he sits down, both ways', async () => {
    const second = await staged({ store, time });
    others.push(second);
    await begin();
    north.cut();
    await south.until(() => copyOf(south).here.presence.sides.length === 1);
    const far = clientOf(second.address);
    far.cookie = north.cookie;
    await far.connect();
    await far.sit(match);
    // No time passes: nothing of it waits for the look of every few seconds.
    for (const client of [south, far])
      await client.until(() => client.copies.get(match)!.here.presence.sides.length === 2, 'both to be there');
  });

  test('a changed name is known at once: at the own windows, at the other seat, and at another hall', async () => {
    const second = await staged({ store, time });
    others.push(second);
    const far = clientOf(second.address);
    far.cookie = south.cookie;
    await begin();
    await far.connect();
    await far.sit(match);
    expect((await north.api('POST', 'me', { name: 'Bartholomew' })).status).toBe(200);
    for (const client of [south, far, north])
      await client.until(() => client.copies.get(match)!.head.seats.north?.name === 'Bartholomew', 'the new name');
    await north.ask({ t: 'talk', match, room: 'players', words: 'It is me.', token: newToken() });
    await south.until(() => copyOf(south).talk.length === 1);
    expect(copyOf(south).talk[0]).toMatchObject({ by: 'Bartholomew', words: 'It is me.' });
  });

  test('both at once: one is written, the other is told that it was late', async () => {
    const second = await staged({ store, time });
    others.push(second);
    await begin();
    await pastSetup();
    const side = askedSide();
    const near = clients()[side];
    const far = clientOf(second.address);
    far.cookie = near.cookie;
    await far.connect();
    await far.sit(match);
    const after = n(near);
    const say = async (client: Client): Promise<OkTell | NoTell> =>
      client.ask({ t: 'say', match, after, token: newToken(), choices: [firstOf(side)] });
    const said = await Promise.all([say(near), say(far)]);
    expect(said.map(({ t }) => t).sort()).toEqual(['no', 'ok']);
    expect(said.find(({ t }) => t === 'no')).toMatchObject({ code: 'late' });
    expect(await store.since(match, after)).toHaveLength(1);
  });

  test('a hall that closes tells its tables to come back, and the next goes on', async () => {
    await begin();
    await pastSetup();
    const lines = n(south);
    await stage.stop();
    await south.until(() => !south.isOpen());
    expect(JSON.parse(south.heard.at(-1)!)).toMatchObject({ t: 'bye', code: 'restart' });
    stage = await staged({ store, time });
    const again = clientOf(stage.address);
    again.cookie = south.cookie;
    await again.connect();
    const copy = await again.sit(match);
    expect(copy.lines).toHaveLength(lines);
    expect(digest(copy.match!)).toBe(digest(copyOf(south).match!));
    expect(again.faults).toEqual([]);
  });
});
