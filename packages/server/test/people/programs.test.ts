/** Programs as guests: accounts with tokens, and the example of docs/hall, which plays a rated match. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeagueAnswer, TokenAnswer } from '../../src/protocol/index.js';
import { rateFinished } from '../../src/ratings/rating.js';
import { clientOf, newMatchId, type Answered, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { staged, type Stage } from '../stage.js';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/hall/example-bot.mjs', import.meta.url));

let stage: Stage;
let anna: Client;

beforeEach(async () => {
  stage = await staged();
  anna = clientOf(stage.address);
  await anna.join('Anna');
});
afterEach(() => stage.stop());

const claim = async (): Promise<unknown> => anna.api('POST', 'account/password', { password: 'seven little horses' });
const make = async (name = 'Clockwork'): Promise<Answered> => anna.api('POST', 'account/programs', { name });
const as = async (token: string, method: string, path: string, body?: unknown): Promise<Answered> =>
  clientOf(stage.address).api(method, path, body, { authorization: `Bearer ${token}` });
const codeOf = ({ body }: Answered): unknown => (body as { error?: { code: string } }).error?.code;

describe('a program', () => {
  test('is made by somebody whose name is his own, is known by its token, and has an owner', async () => {
    expect(codeOf(await make())).toBe('claim');
    await claim();
    const { token } = (await make()).body as TokenAnswer;
    expect((await as(token, 'GET', 'me')).body).toEqual({ name: 'Clockwork', kind: 'program', matches: [] });
    expect((await anna.api('GET', 'players/Clockwork')).body).toMatchObject({ kind: 'program', owner: 'Anna' });
    expect((await anna.api('GET', 'account')).body).toMatchObject({ programs: ['Clockwork'] });
    expect(codeOf(await make('captain'))).toBe('name');
    expect(codeOf(await make('Anna'))).toBe('taken');
    expect(codeOf(await as(token, 'POST', 'account/programs', { name: 'Spawn' }))).toBe('claim');
    expect(codeOf(await as(token, 'POST', 'account/password', { password: 'seven little horses' }))).toBe('claim');
  });

  test('gets another token, and is removed, by its owner alone', async () => {
    await claim();
    const { token } = (await make()).body as TokenAnswer;
    const bert = clientOf(stage.address);
    await bert.join('Bert');
    expect((await bert.api('POST', 'account/programs/Clockwork/token')).status).toBe(404);
    expect((await bert.api('DELETE', 'account/programs/Clockwork')).status).toBe(404);
    const next = (await anna.api('POST', 'account/programs/Clockwork/token')).body as TokenAnswer;
    expect((await as(token, 'GET', 'me')).body).toEqual({ matches: [] });
    expect((await as(next.token, 'GET', 'me')).body).toMatchObject({ name: 'Clockwork' });
    expect((await anna.api('DELETE', 'account/programs/Clockwork')).body).toMatchObject({ programs: [] });
    expect((await as(next.token, 'GET', 'me')).body).toEqual({ matches: [] });
  });

  test('is not rated against its owner', async () => {
    await claim();
    const { token } = (await make()).body as TokenAnswer;
    const { hall } = stage;
    const program = (await hall.people.named('Clockwork'))!;
    const owner = (await hall.people.named('Anna'))!;
    expect([program.kind, owner.kind]).toEqual(['program', 'person']);
    const match = await ratedBy(token);
    const seat = { seal: '0'.repeat(64), secret: '0'.repeat(64) };
    expect(codeOf(await anna.api('POST', `matches/${match}/seat`, seat))).toBe('own');
  });
});

const ratedBy = async (token: string): Promise<string> => {
  const match = newMatchId();
  const terms = { friendly: false, rated: true };
  const asked = { match, game: 'fine', name: 'Rated', coats: { south: 'red', north: 'blue' }, terms, side: 'south' };
  const more = { begin: openingOf(EDITIONS[0]), isPublic: true, seal: '1'.repeat(64) };
  expect((await as(token, 'POST', 'matches', { ...asked, ...more })).status).toBe(200);
  return match;
};

test('the example of docs/hall plays a rated match against the hall’s bot to its end', async () => {
  await claim();
  const { token } = (await make()).body as TokenAnswer;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [EXAMPLE, stage.address, token, 'recruit']);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^(?:I have won|I have lost|Nobody has won)\.\n$/);
  await rateFinished(stage.hall);
  const { league } = (await anna.api('GET', 'league/fine')).body as LeagueAnswer;
  expect(league.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual(['bot recruit', 'program Clockwork']);
});
