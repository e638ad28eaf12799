/** Bots of the hall: opponents to the end, in threads that may fail, and that see no more than their side may. */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { openMatch, streamOf, type AnyMatch, type Choice } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import { chooseRandom, QUICK, type Plan } from '@five-victories/bots';
import { botsOf, type Bots } from '../src/bots/bots.js';
import { askedOf, clientOf, newMatchId, newToken, randomSecret, type Client } from './client.js';
import { EDITIONS, openingOf } from './kit.js';
import { botsAtOnce, staged, type Stage } from './stage.js';

let stage: Stage | undefined;
let bots: Bots | undefined;
const folders: string[] = [];
afterEach(async () => {
  await stage?.stop();
  await bots?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  stage = bots = undefined;
});

/** A thread that does what its lines say with every task. */
const threadOf = (lines: string): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  folders.push(folder);
  writeFileSync(join(folder, 'thread.mjs'), `import { parentPort } from 'node:worker_threads';\n${lines}`);
  return pathToFileURL(join(folder, 'thread.mjs'));
};

const fine = EDITIONS[0];
const begun = (): AnyMatch => openMatch<AnyMatch>(fine, openingOf(fine), { hand: true }, 'begin', [])!;

const against = async (client: Client, edition = fine, options: object = {}, terms: object = {}): Promise<string> => {
  const [match, secret] = [newMatchId(), randomSecret()];
  const asked = {
    match,
    game: edition.id,
    name: 'Against a bot',
    coats: { south: 'red', north: 'blue' },
    begin: openingOf(edition, 0, options),
    terms: { friendly: true, ...terms },
    side: 'south',
    isPublic: false,
    seal: sealOf(match, 'south', secret),
    secret,
    bot: 'random',
  };
  const { status, body } = await client.api('POST', 'matches', asked);
  if (status !== 200) throw new Error(JSON.stringify(body));
  await client.sit(match);
  return match;
};

const seated = async (): Promise<Client> => {
  const client = clientOf(stage!.address);
  await client.join('Anna');
  await client.connect();
  return client;
};

const isOver = (client: Client, match: string): boolean => client.copies.get(match)!.head.status === 'over';
const mine = (client: Client, match: string): boolean => client.copies.get(match)!.head.asked.includes('south');

const answer = async (client: Client, match: string, stream = streamOf(4)): Promise<void> => {
  await client.until(() => isOver(client, match) || mine(client, match), 'to be asked');
  const asked = askedOf(client.copies.get(match)!, 'south');
  if (isOver(client, match) || !asked) return;
  const said = await client.say(match, [chooseRandom(asked, stream)]);
  expect(['ok', 'late']).toContain(said.t === 'ok' ? said.t : said.code);
};

test('a whole match against a bot, to the end', async () => {
  stage = await staged();
  const client = await seated();
  const match = await against(client);
  const stream = streamOf(9);
  while (!isOver(client, match)) await answer(client, match, stream);
  expect(client.faults).toEqual([]);
  expect(stage.written).toEqual([]);
  expect((await client.api('GET', `matches/${match}/record`)).status).toBe(200);
});

test('what a bot is given does not hold what lies face down', async () => {
  const given: AnyMatch[] = [];
  stage = await staged({
    bots: {
      ...botsAtOnce(),
      think: async (_bot, _game, match) => {
        given.push(match);
        return { choice: match.decision!.options[0]! };
      },
    },
  });
  const client = await seated();
  const match = await against(client, fine, { setupMethod: 'hidden' });
  const { options } = askedOf(client.copies.get(match)!, 'south')!.decision!;
  const plan = options.at(-1)!;
  expect(plan).not.toEqual(options[0]);
  await client.say(match, [plan]);
  await client.until(() => given.length > 0);
  expect(JSON.stringify(given[0]!.stack)).not.toContain(JSON.stringify(plan).slice(1, -1));
  // It is the copy that any other at North's place has.
  const standIn = begun();
  const first = standIn.decision!.options[0]!;
  expect(given[0]!.decision).toMatchObject({ side: 'north', kind: standIn.decision!.kind });
  expect(JSON.stringify(given[0]!.stack)).toContain(
    JSON.stringify((first as { units?: unknown }).units ?? first).slice(0, 40),
  );
});

describe('offers to a bot', () => {
  test('it lets things be taken back and starts again, but takes no pause', async () => {
    stage = await staged();
    const client = await seated();
    const match = await against(client);
    for (let i = 0; i < 4; i++) await answer(client, match);
    await client.until(() => mine(client, match));
    const offer = async (offered: object) => client.ask({ t: 'offer', match, token: newToken(), ...offered } as never);
    await offer({ offer: 'pause' });
    const answered = () => client.copies.get(match)!.answered;
    await client.until(() => answered().length === 1);
    expect(answered()[0]).toMatchObject({ yes: false });
    const { lines } = client.copies.get(match)!;
    await offer({ offer: 'back', to: lines.at(-2)!.n });
    await client.until(() => answered().length === 2);
    expect(answered()[1]).toMatchObject({ yes: true });
    await offer({ offer: 'void' });
    await client.until(() => isOver(client, match));
    const [next, secret] = [newMatchId(), randomSecret()];
    await offer({ offer: 'rematch', rematch: { match: next, seal: sealOf(next, 'south', secret), swap: false } });
    await client.until(() => answered().at(-1)!.match === next);
    await client.sit(next);
    client.send({ t: 'open', match: next, secret });
    await client.until(() => client.copies.get(next)!.head.status === 'playing');
  });
});

describe('threads', () => {
  const built = new URL('../dist/bots/worker.js', import.meta.url);

  test('tell whether a side has lost: nobody has at the beginning', async () => {
    bots = botsOf({ size: 1, file: built });
    expect(await bots.hopes('fine', [begun(), begun()], 'south')).toBeUndefined();
    expect(await bots.hopes('fine', [], 'north')).toBeUndefined();
  }, 60_000);

  test('think about many matches at once, with legal choices', async () => {
    bots = botsOf({ size: 2, file: built });
    const match = begun();
    const thoughts = Array.from({ length: 8 }, async () => bots!.think('random', 'fine', match));
    expect(bots.load()).toEqual({ waiting: 6, thinking: 2 });
    for (const choice of await Promise.all(thoughts)) expect(match.decision!.options).toContainEqual(choice.choice);
    expect(bots.load()).toEqual({ waiting: 0, thinking: 0 });
    await expect(bots.think('nobody', 'fine', match)).rejects.toThrow('nobody');
  });

  test('one that thinks for ever is ended, and the next gets another', async () => {
    const file = threadOf(
      "parentPort.on('message', ({ bot }) => { if (bot === 'slow') for (;;); parentPort.postMessage({ choice: { do: bot } }); });",
    );
    bots = botsOf({ size: 1, file, budget: 1000 });
    const slow = bots.think('slow', 'fine', begun());
    const quick = bots.think('quick', 'fine', begun());
    await expect(slow).rejects.toThrow('1000 ms');
    expect(await quick).toEqual({ choice: { do: 'quick' } });
  });

  test('one that dies fails its own task only', async () => {
    const file = threadOf(
      "parentPort.on('message', ({ bot }) => { if (bot === 'dead') process.exit(3); parentPort.postMessage({ choice: { do: bot } }); });",
    );
    bots = botsOf({ size: 1, file });
    const dead = bots.think('dead', 'fine', begun());
    const well = bots.think('well', 'fine', begun());
    await expect(dead).rejects.toThrow('ended');
    expect(await well).toEqual({ choice: { do: 'well' } });
  });
});

test('a bot that fails, or says what is not allowed, gives the first answer there is', async () => {
  const says: (Choice | undefined)[] = [undefined, { do: 'nonsense' }];
  stage = await staged({
    bots: {
      ...botsAtOnce(),
      think: async (bot, _game, match) => {
        if (bot === QUICK) throw new Error('no idea either');
        const choice = says.length > 0 ? says.shift() : match.decision!.options[0]!;
        if (!choice) throw new Error('no idea');
        return { choice };
      },
    },
  });
  const client = await seated();
  const match = await against(client);
  const stream = streamOf(4);
  while (says.length > 0 && !isOver(client, match)) await answer(client, match, stream);
  expect(says).toEqual([]);
  await client.until(() => mine(client, match));
  expect(stage.written.join()).toContain('no idea');
  const { lines } = client.copies.get(match)!;
  expect(lines.some((line) => line.kind === 'said' && line.by === 'north')).toBe(true);
  expect(client.faults).toEqual([]);
});

describe('a bot that has lost', () => {
  const turnOf = (match: AnyMatch): number => (match.state as { readonly turn: number }).turn;
  /** Hopeless from the end of the first turn on. */
  const hopeless = (asked: (readonly AnyMatch[])[]): Bots => ({
    ...botsAtOnce(),
    hopes: async (_game, ends) => {
      asked.push(ends);
      return ends.map(() => 0.01);
    },
  });
  const playedOn = async (terms: object, until: (client: Client, match: string) => boolean) => {
    const asked: (readonly AnyMatch[])[] = [];
    stage = await staged({ bots: hopeless(asked) });
    const client = await seated();
    const match = await against(client, fine, {}, terms);
    const stream = streamOf(3);
    while (!until(client, match)) await answer(client, match, stream);
    return { asked, client, match };
  };

  test('gives up when a turn has ended', async () => {
    const { asked, client, match } = await playedOn({}, isOver);
    const { lines } = client.copies.get(match)!;
    expect(lines.at(-1)).toMatchObject({ kind: 'said', by: 'north', choice: { do: 'concede' }, interrupt: true });
    expect(asked.map((ends) => ends.map(turnOf))).toEqual([[2]]);
    expect(client.faults).toEqual([]);
  }, 60_000);

  test('fights on when that was agreed', async () => {
    const late = (client: Client, match: string): boolean => turnOf(client.copies.get(match)!.match!) > 2;
    const { asked, client, match } = await playedOn({ toTheEnd: true }, (...at) => isOver(...at) || late(...at));
    const said = client.copies.get(match)!.lines.filter((line) => line.kind === 'said');
    expect(said.some(({ choice }) => choice.do === 'concede')).toBe(false);
    expect(asked).toEqual([]);
  }, 60_000);
});

test('a plan is handed back with the next question, until the answer it came with is taken back', async () => {
  const given: (Plan | undefined)[] = [];
  stage = await staged({
    bots: {
      ...botsAtOnce(),
      think: async (_bot, _game, match, plan) => {
        given.push(plan);
        const meant: Plan = { phase: `thought ${given.length}`, parts: [], orders: [] };
        return { choice: match.decision!.options[0]!, plan: meant };
      },
    },
  });
  const client = await seated();
  const match = await against(client);
  // Dice say who moves first, and so how soon the bot is asked again.
  while (given.length < 2) await answer(client, match);
  await client.until(() => mine(client, match), 'to be asked');
  expect(given.map((plan) => plan?.phase)).toEqual([undefined, ...given.slice(1).map((_, i) => `thought ${i + 1}`)]);
  const before = given.length;
  const { lines, answered } = client.copies.get(match)!;
  const first = lines.find((line) => line.kind === 'said')!;
  expect(answered).toEqual([]);
  await client.ask({ t: 'offer', match, token: newToken(), offer: 'back', to: first.n - 1 } as never);
  await client.until(() => client.copies.get(match)!.answered.length === 1);
  while (given.length === before && !isOver(client, match)) await answer(client, match);
  expect(given[before]).toBeUndefined();
});
