/** Guests who make their names their own: passwords, passkeys, devices, and going away for good. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealOf } from '@five-victories/engine/fair';
import type { AccountAnswer, ChallengeAnswer } from '../../src/protocol/index.js';
import { clientOf, newMatchId, newToken, playedBetween, randomSecret, type Answered, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { memoryStore, type MemoryStore } from '../memory-store.js';
import { GENEROUS, slowTime, staged, type SlowTime, type Stage } from '../stage.js';
import { authenticator, type Said } from './passkey-kit.js';

let stage: Stage;
let store: MemoryStore;
let time: SlowTime;
let anna: Client;
let bert: Client;

beforeEach(async () => {
  store = memoryStore();
  time = slowTime();
  stage = await staged({ store, time, limits: { ...GENEROUS, triesPerQuarter: 5 } });
  [anna, bert] = [clientOf(stage.address), clientOf(stage.address)];
  await anna.join('Anna');
});
afterEach(() => stage.stop());

const PASSWORD = 'seven little horses';
const claim = async (client: Client, password = PASSWORD): Promise<Answered> =>
  client.api('POST', 'account/password', { password });
const signIn = async (client: Client, name: string, password: string): Promise<Answered> =>
  client.api('POST', 'account/sign-in', { name, password });
const account = async (client: Client): Promise<AccountAnswer> =>
  (await client.api('GET', 'account')).body as AccountAnswer;
const codeOf = ({ body }: Answered): unknown => (body as { error?: { code: string } }).error?.code;

describe('a password', () => {
  test('makes a guest’s name his own, and is nowhere to be read', async () => {
    expect(await account(anna)).toMatchObject({ name: 'Anna', hasPassword: false, passkeys: [] });
    expect((await claim(anna)).body).toMatchObject({ name: 'Anna', hasPassword: true, claimed: time.now() });
    expect((await anna.api('GET', 'me')).body).toMatchObject({ kind: 'person' });
    const id = (await store.playerNamed('anna'))!.id;
    expect((await store.accounts.account(id))!.password).toMatch(/^scrypt\$10\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect((await anna.api('GET', 'account')).status).toBe(200);
    expect(JSON.stringify(await account(anna))).not.toContain('scrypt');
  });

  test.each([['short'], ['Anna'], ['aaaaaaaaaaaa']])('%j is too weak', async (password) => {
    expect(codeOf(await claim(anna, password))).toBe('password');
  });

  test('leads to the same player on another device, by any way of writing the name', async () => {
    await claim(anna);
    expect((await signIn(bert, ' ÁNNA', PASSWORD)).body).toMatchObject({ name: 'Anna', kind: 'person' });
    expect((await bert.api('GET', 'me')).body).toMatchObject({ name: 'Anna' });
    expect((await account(anna)).devices).toHaveLength(2);
  });

  test('that is wrong, a name that is not there, and a guest’s name are told alike', async () => {
    await claim(anna);
    await bert.join('Bert');
    const thief = clientOf(stage.address);
    const answers = [
      await signIn(thief, 'Anna', 'something else'),
      await signIn(thief, 'Nobody there', PASSWORD),
      await signIn(thief, 'Bert', PASSWORD),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [403, { error: { code: 'credentials' } }]),
    );
  });

  test('is tried so often and no more, until some time has gone by', async () => {
    await claim(anna);
    for (let i = 0; i < 5; i++) expect((await signIn(bert, 'Anna', `wrong ${i}`)).status).toBe(403);
    expect((await signIn(bert, 'Anna', PASSWORD)).status).toBe(429);
    time.pass(15 * 60_000);
    expect((await signIn(bert, 'Anna', PASSWORD)).status).toBe(200);
  });

  test('is changed by whoever knows it, and other devices are signed out, their tables too', async () => {
    await claim(anna);
    await signIn(bert, 'Anna', PASSWORD);
    await bert.connect();
    expect(codeOf(await anna.api('POST', 'account/password', { password: 'another good one' }))).toBe('credentials');
    expect(
      codeOf(await anna.api('POST', 'account/password', { password: 'another good one', old: 'wrong wrong' })),
    ).toBe('credentials');
    const changed = await anna.api('POST', 'account/password', { password: 'another good one', old: PASSWORD });
    expect(changed.status).toBe(200);
    await bert.until(() => !bert.isOpen(), 'to be hung up on');
    expect((await bert.api('GET', 'me')).body).toEqual({ matches: [] });
    expect((await anna.api('GET', 'me')).body).toMatchObject({ name: 'Anna' });
  });

  test('of a name that today’s rules refuse: first another name', async () => {
    const old = { ...(await store.playerNamed('anna'))!, name: 'Operator', folded: 'operator then' };
    await store.setPlayer(old);
    expect(codeOf(await claim(anna))).toBe('name');
  });
});

describe('devices', () => {
  test('are listed with what they call themselves, and ended one by one or all others', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await claim(anna);
    const [second, third] = [clientOf(stage.address), clientOf(stage.address)];
    await second.api('POST', 'account/sign-in', { name: 'Anna', password: PASSWORD }, { 'user-agent': agent });
    await signIn(third, 'Anna', PASSWORD);
    const { devices } = await account(anna);
    expect(devices.map(({ label }) => label).filter(Boolean)).toEqual(['Firefox, Linux']);
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
    const { id } = devices.find(({ label }) => label === 'Firefox, Linux')!;
    expect(((await anna.api('DELETE', `account/sessions/${id}`)).body as AccountAnswer).devices).toHaveLength(2);
    expect((await second.api('GET', 'account')).status).toBe(401);
    expect((await anna.api('DELETE', `account/sessions/${id}`)).status).toBe(404);
    await anna.api('DELETE', 'account/sessions/others');
    expect((await third.api('GET', 'account')).status).toBe(401);
    expect((await account(anna)).devices).toMatchObject([{ isThis: true }]);
  });
});

describe('a passkey', () => {
  const said = (): Said => ({ origin: stage.address.slice(0, -1), host: '127.0.0.1' });
  const challenge = async (client: Client): Promise<ChallengeAnswer> =>
    (await client.api('POST', 'account/challenge')).body as ChallengeAnswer;
  const add = async (key = authenticator(), more: Partial<Said> = {}): Promise<Answered> =>
    anna.api('POST', 'account/passkeys', key.make((await challenge(anna)).challenge, { ...said(), ...more }));

  test('makes a name one’s own, and leads to the same player elsewhere, each challenge once', async () => {
    const key = authenticator();
    expect((await add(key)).body).toMatchObject({ passkeys: [{ id: key.id, label: 'A phone' }], hasPassword: false });
    const { challenge: made } = await challenge(bert);
    const signed = key.sign(made, said());
    expect((await bert.api('POST', 'account/passkey-sign-in', signed)).body).toMatchObject({ name: 'Anna' });
    expect(codeOf(await bert.api('POST', 'account/passkey-sign-in', signed))).toBe('credentials');
  });

  test.each<[string, Partial<Said>]>([
    ['from another page', { origin: 'http://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['within another page', { crossOrigin: true }],
    ['for another purpose', { type: 'webauthn.get' }],
    ['without its owner’s finger', { flags: 0x44 }],
    ['without knowing its owner', { flags: 0x41 }],
    ['without a key in it', { flags: 0x05 }],
  ])('is not taken %s', async (_why, more) => {
    expect(codeOf(await add(authenticator(), more))).toBe('credentials');
  });

  test.each<[string, Partial<Said>]>([
    ['from another page', { origin: 'http://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['for another purpose', { type: 'webauthn.create' }],
    ['without knowing its owner', { flags: 0x01 }],
  ])('does not open %s', async (_why, more) => {
    const key = authenticator();
    await add(key);
    const signed = key.sign((await challenge(bert)).challenge, { ...said(), ...more });
    expect(codeOf(await bert.api('POST', 'account/passkey-sign-in', signed))).toBe('credentials');
  });

  test('of somebody else, changed bytes, an old challenge, a copy that counts backwards: none opens', async () => {
    const [key, other] = [authenticator(), authenticator()];
    await add(key);
    const open = async (signed: object) => codeOf(await bert.api('POST', 'account/passkey-sign-in', signed));
    const fresh = async () => (await challenge(bert)).challenge;
    expect(await open({ ...other.sign(await fresh(), said()), id: key.id })).toBe('credentials');
    const good = key.sign(await fresh(), said());
    expect(await open({ ...good, signature: `${good.signature.slice(0, -4)}AAAA` })).toBe('credentials');
    const late = key.sign(await fresh(), said());
    time.pass(6 * 60_000);
    expect(await open(late)).toBe('credentials');
    expect(await open(key.sign('bWFkZSB1cA', said()))).toBe('credentials');
    expect(await open(key.sign(await fresh(), { ...said(), counter: 7 }))).toBeUndefined();
    expect(await open(key.sign(await fresh(), { ...said(), counter: 7 }))).toBe('credentials');
  });

  test('made for one is not taken by another; the last way in stays', async () => {
    await bert.join('Bert');
    const key = authenticator();
    const forAnna = (await challenge(anna)).challenge;
    expect(codeOf(await bert.api('POST', 'account/passkeys', key.make(forAnna, said())))).toBe('credentials');
    await add(key);
    const forBert = (await challenge(bert)).challenge;
    expect(codeOf(await bert.api('POST', 'account/passkeys', key.make(forBert, said())))).toBe('taken');
    expect(codeOf(await anna.api('DELETE', `account/passkeys/${key.id}`))).toBe('credentials');
    await claim(anna);
    expect((await anna.api('DELETE', `account/passkeys/${key.id}`)).body).toMatchObject({ passkeys: [] });
  });
});

describe('what is one’s own', () => {
  const playedAndTalked = async (): Promise<string> => {
    await bert.join('Bert');
    for (const client of [anna, bert]) await client.connect();
    const begin = openingOf(EDITIONS[0]);
    const match = await playedBetween(anna, bert, { game: 'fine', begin, terms: { friendly: false } });
    const ask = { t: 'talk', match, room: 'players', token: newToken() } as const;
    await anna.ask({ ...ask, words: 'Well met' });
    await bert.ask({ ...ask, token: newToken(), words: 'And you' });
    return match;
  };

  test('is handed out as one file', async () => {
    const match = await playedAndTalked();
    await claim(anna);
    await anna.api('POST', 'players/Bert/relation', { kind: 'mute', on: true });
    const { body, status } = await anna.api('GET', 'account/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'five-victories/hall-export/1',
      player: { name: 'Anna', kind: 'person' },
      kept: { session: [{}], relation: [{ kind: 'mute' }], account: [{ kind: 'person' }] },
      matches: [{ id: match, you: 'south', talk: [{ words: 'Well met' }] }],
    });
    expect(JSON.stringify(body)).not.toContain('scrypt');
    expect(JSON.stringify(body)).not.toContain('And you');
  });

  /** Where Anna is told, when she is away, how she plays. */
  const settled = async (): Promise<void> => {
    const webhook = { kind: 'webhook', url: 'https://example.org/hook', form: 'plain', language: 'en' };
    expect((await anna.api('POST', 'addresses', webhook)).status).toBe(200);
    const begins = time.now() + 24 * 60 * 60_000;
    expect((await anna.api('POST', 'holidays', { begins, days: 3 })).status).toBe(200);
    const player = (await store.playerNamed('anna'))!.id;
    const notice = { id: 'one', player, match: '', n: 0, kind: 'test', body: '{}', at: 1, due: undefined };
    const [address] = await store.addressesOf(player);
    await store.post(notice, [address!.id]);
  };

  test('has addresses and holidays in the file, and no secret of theirs', async () => {
    await settled();
    const { body } = await anna.api('GET', 'account/export');
    expect(body).toMatchObject({
      kept: {
        address: [{ kind: 'webhook', target: { url: 'https://example.org/hook' } }],
        holiday: [{ begins: expect.any(Number) }],
        notice: [{ kind: 'test' }],
        result: [],
      },
    });
    expect(JSON.stringify(body)).not.toContain('"secret"');
  });

  test('nobody who is gone is told anything any more, or kept where he was told', async () => {
    await settled();
    const player = (await store.playerNamed('anna'))!.id;
    await claim(anna);
    expect((await anna.api('POST', 'account/deletion', { name: 'Anna', password: PASSWORD })).status).toBe(200);
    expect(await store.addressesOf(player)).toEqual([]);
    expect(await store.holidaysOf(player, 0)).toEqual([]);
    expect(await store.countDeliveries()).toMatchObject({ waiting: 0 });
    for (const rows of Object.values(await store.mine.owned(player))) expect(rows).toEqual([]);
  });

  test('is gone when its owner wants it, but for the matches, under another name', async () => {
    const match = await playedAndTalked();
    await claim(anna);
    const open = newMatchId();
    const seal = sealOf(open, 'south', randomSecret());
    const asked = {
      match: open,
      game: 'fine',
      name: 'Open',
      coats: { south: 'red', north: 'blue' },
      begin: openingOf(EDITIONS[0]),
    };
    await anna.api('POST', 'matches', { ...asked, terms: { friendly: false }, side: 'south', isPublic: true, seal });
    expect(await store.match(open)).toBeDefined();
    expect(codeOf(await anna.api('POST', 'account/deletion', { name: 'Bert', password: PASSWORD }))).toBe('name');
    expect(codeOf(await anna.api('POST', 'account/deletion', { name: 'Anna' }))).toBe('credentials');
    expect((await anna.api('POST', 'account/deletion', { name: 'Anna', password: PASSWORD })).status).toBe(200);
    expect((await anna.api('GET', 'me')).body).toEqual({ matches: [] });
    expect((await signIn(anna, 'Anna', PASSWORD)).status).toBe(403);
    const { body } = await bert.api('GET', `matches/${match}`);
    expect(body).toMatchObject({ match: { seats: { south: { name: '…' }, north: { name: 'Bert' } } } });
    const talk = (await store.asides(match, 0)).map(({ body: said }) => said).join();
    expect(talk).not.toContain('Anna');
    expect(talk).not.toContain('Well met');
    expect(talk).toContain('And you');
    expect(await store.match(open)).toBeUndefined();
    // The name is free again.
    expect((await clientOf(stage.address).join('Anna')).name).toBe('Anna');
  });
});
