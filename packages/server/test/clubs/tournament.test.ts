// Tournaments over HTTP and sockets: who may do what, and what follows by itself.
import { afterEach, describe, expect, test } from 'vitest';
import { sealOf } from '@five-victories/engine/fair';
import type { MeetingShown, ProfileAnswer, TournamentCard } from '../../src/protocol/index.js';
import { hashOf } from '../../src/hall/chance.js';
import { isNeeded } from '../../src/notices/needed.js';
import { ban } from '../../src/people/operating.js';
import { rateFinished } from '../../src/ratings/rating.js';
import type { NoticeRow } from '../../src/store/outbox.js';
import { lookAfterTournaments } from '../../src/tournaments/keeping.js';
import { clientOf, newMatchId, randomSecret, type Answered, type Client } from '../client.js';
import { memoryStore } from '../memory-store.js';
import { staged } from '../stage.js';
import { asked, clubOf, codeOf, DAY, NOW, type Club } from './club.js';

const FOUR = ['Anna', 'Bert', 'Carla', 'Dora'] as const;

let club: Club;
afterEach(() => club.stop());

const meetings = async (id: string): Promise<readonly MeetingShown[]> => (await club.see(id)).schedule[0]!.meetings;
const begun = async (more: Parameters<Club['make']>[0] = {}, names: readonly string[] = FOUR): Promise<string> => {
  club = await clubOf(names);
  const id = await club.make(more);
  await club.enter(id, ...names);
  expect((await club.act(id, { act: 'start' })).status).toBe(200);
  return id;
};

describe('a Swiss tournament', () => {
  test('is played over rounds to its end: matches made by the hall, results that follow, standings with reasons', async () => {
    const id = await begun({ rounds: 2 });
    const first = await meetings(id);
    expect(first).toHaveLength(2);
    expect(codeOf(await club.act(id, { act: 'start' }))).toBe('act');
    // The winners had different sides: now they can meet, and each has the other side.
    await club.won(first[0]!, 'south');
    await club.won(first[1]!, 'north');
    expect((await meetings(id)).map(({ result, source, state }) => [result, source, state])).toEqual([
      ['south', 'match', 'over'],
      ['north', 'match', 'over'],
    ]);
    expect((await club.see(id)).status).toBe('playing');
    await club.act(id, { act: 'start' });
    const second = await meetings(id);
    expect(second).toMatchObject([
      { south: first[1]!.north, north: first[0]!.south },
      { south: first[0]!.north, north: first[1]!.south },
    ]);
    for (const meeting of second) await club.won(meeting, 'north');
    const { status, places, schedule } = await club.see(id);
    expect(status).toBe('over');
    expect(places.map(({ place, points, by }) => [place, points, by])).toEqual([
      [1, 4, undefined],
      [2, 2, 'points'],
      [3, 2, 'buchholz'],
      [4, 0, 'points'],
    ]);
    expect(schedule.map(({ round }) => round)).toEqual([2, 1]);
    const card = (await club.player('Anna').api('GET', `matches/${second[0]!.match}`)).body.match;
    expect(card.tournament).toEqual({ id, round: 2 });
  });

  test('goes on by itself where the organiser wants it, and begins at its date', async () => {
    club = await clubOf(FOUR);
    const id = await club.make({ rounds: 2, flows: true, starts: NOW + DAY });
    await club.enter(id, ...FOUR);
    await club.look();
    expect((await club.see(id)).status).toBe('entry');
    expect((await club.see(id)).next).toBe(NOW + DAY);
    club.time.pass(DAY + 1);
    await club.look();
    expect((await club.see(id)).round).toBe(1);
    for (const meeting of await meetings(id)) await club.won(meeting, 'north');
    expect((await club.see(id)).round).toBe(2);
  });

  test('whoever has not come by the deadline has lost; where nobody came both have', async () => {
    const id = await begun({ days: 2 });
    const [first, second] = await meetings(id);
    const secret = randomSecret();
    const seal = { seal: sealOf(first!.match!, 'north', secret) };
    await club.player(first!.north!).api('POST', `matches/${first!.match}/seal`, seal);
    club.time.leap(2 * DAY);
    await club.look();
    expect((await meetings(id)).map(({ result, source, match }) => [result, source, match])).toEqual([
      ['north', 'deadline', undefined],
      ['neither', 'deadline', undefined],
    ]);
    for (const { match } of [first!, second!])
      expect((await club.player('Anna').api('GET', `matches/${match}`)).status).toBe(404);
  });

  test('a match that has begun is not ended by the deadline, and the organiser may give more time', async () => {
    const id = await begun({ days: 2 });
    const [first] = await meetings(id);
    await club.begin(first!);
    expect((await club.act(id, { act: 'until', at: NOW + 5 * DAY })).body.schedule[0].until).toBe(NOW + 5 * DAY);
    club.time.leap(3 * DAY);
    await club.look();
    expect((await meetings(id)).map(({ result }) => result)).toEqual([undefined, undefined]);
    club.time.leap(3 * DAY);
    await club.look();
    expect((await meetings(id)).map(({ result }) => result)).toEqual([undefined, 'neither']);
  });

  test('somebody comes late, somebody withdraws, and three make a bye', async () => {
    const id = await begun({ rounds: 3 });
    const pairs = await meetings(id);
    const leaver = pairs[0]!.south!;
    await club.player(leaver).api('DELETE', `tournaments/${id}/entry`);
    expect((await meetings(id))[0]).toMatchObject({ result: 'north', source: 'withdrawal' });
    await club.won(pairs[1]!, 'south');
    await club.act(id, { act: 'start' });
    const second = await meetings(id);
    expect(second.map(({ north, result, source }) => [north === undefined, result, source])).toEqual([
      [false, undefined, undefined],
      [true, 'south', 'bye'],
    ]);
    const eva = await club.join('Eva');
    expect((await eva.api('POST', `tournaments/${id}/entry`, {})).body.isIn).toBe(true);
    await club.won(second[0]!, 'south');
    await club.act(id, { act: 'start' });
    const third = await meetings(id);
    expect(third.flatMap(({ south, north }) => [south, north])).not.toContain(leaver);
    expect(third.flatMap(({ south, north }) => [south, north])).toContain('Eva');
    expect(codeOf(await eva.api('POST', `tournaments/${newMatchId()}/entry`, {}))).toBe('unknown');
    const late = await club.join('Fritz');
    expect(codeOf(await late.api('POST', `tournaments/${id}/entry`, {}))).toBe('act');
  });

  test('a match that both call void is no result: the organiser has it played again, or decides', async () => {
    const id = await begun();
    const [first, second] = await meetings(id);
    await club.begin(first!);
    const south = club.player(first!.south!);
    const north = club.player(first!.north!);
    await south.ask({ t: 'offer', match: first!.match!, offer: 'void', token: 'void-0001' });
    const { k } = await north.until(() => north.copies.get(first!.match!)!.offers[0], 'the offer');
    await north.ask({ t: 'reply', match: first!.match!, offer: k, yes: true, token: 'void-0002' });
    await club.look();
    expect((await meetings(id))[0]).toMatchObject({ state: 'void' });
    expect(codeOf(await club.act(id, { act: 'again', round: 1, board: 2 }))).toBe('act');
    await club.act(id, { act: 'again', round: 1, board: 1 });
    const again = (await meetings(id))[0]!;
    expect([again.south, again.north]).toEqual([first!.north, first!.south]);
    await club.won(again, 'south');
    expect((await meetings(id))[0]).toMatchObject({ result: 'south', source: 'match' });
    await club.act(id, { act: 'decide', round: 1, board: 2, result: 'drawn' });
    expect((await meetings(id))[1]).toMatchObject({ result: 'drawn', source: 'organiser' });
    expect((await south.api('GET', `matches/${second!.match}`)).status).toBe(404);
  });
});

describe('two halls on one store', () => {
  test('that begin a round at the same time, again and again, make each match once', async () => {
    const store = memoryStore();
    club = await clubOf(FOUR, { store });
    const other = await staged({ store, time: club.time });
    const id = await club.make({ rounds: 4, days: 1 });
    await club.enter(id, ...FOUR);
    const elsewhere = clientOf(other.address);
    elsewhere.cookie = club.player('Anna').cookie;
    for (const round of [1, 2, 3]) {
      const start = { act: 'start' };
      const done = await Promise.all(
        Array.from({ length: 8 }, async (_, i) =>
          i % 2 === 0 ? club.act(id, start) : elsewhere.api('POST', `tournaments/${id}/acts`, start),
        ),
      );
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await store.tournaments.pairings(id)).filter((pairing) => pairing.round === round)).toHaveLength(2);
      expect((await store.counts()).opening).toBe(2);
      club.time.leap(DAY);
      await Promise.all([lookAfterTournaments(other.hall), club.look(), lookAfterTournaments(other.hall)]);
      expect((await meetings(id)).map(({ source }) => source)).toEqual(['deadline', 'deadline']);
    }
    await other.stop();
  });
});

describe('a knock-out', () => {
  test('of three has a bye, a final and a winner; nobody comes late; a draw must be decided', async () => {
    const id = await begun({ kind: 'knockOut' }, FOUR.slice(0, 3));
    expect(codeOf(await (await club.join('Eva')).api('POST', `tournaments/${id}/entry`, {}))).toBe('act');
    const [bye, first] = await meetings(id);
    expect(bye).toMatchObject({ south: 'Anna', result: 'south', source: 'bye' });
    await club.act(id, { act: 'decide', round: 1, board: 2, result: 'drawn' });
    expect(codeOf(await club.act(id, { act: 'start' }))).toBe('act');
    await club.act(id, { act: 'decide', round: 1, board: 2, result: 'north' });
    expect(codeOf(await club.act(id, { act: 'decide', round: 1, board: 1, result: 'north' }))).toBe('act');
    await club.act(id, { act: 'start' });
    const [final] = await meetings(id);
    expect([final!.south, final!.north].sort()).toEqual(['Anna', first!.north].sort());
    await club.won(final!, 'south');
    const over = await club.see(id);
    expect([over.status, over.rounds, over.places[0]!.name]).toEqual(['over', 2, final!.south]);
  });
});

describe('who may do what', () => {
  test('only somebody whose name is his own makes one; only its organiser acts; nobody enters another', async () => {
    const id = await begun();
    const guest = await club.join('Passer', false);
    expect(codeOf(await guest.api('POST', 'tournaments', asked()))).toBe('claim');
    expect(codeOf(await club.act(id, { act: 'end' }, 'Bert'))).toBe('seat');
    expect(codeOf(await club.act(id, { act: 'remove', player: 'Anna' }, 'Bert'))).toBe('seat');
    expect(codeOf(await club.act(newMatchId(), { act: 'start' }))).toBe('unknown');
    await club.act(id, { act: 'remove', player: 'Dora' });
    expect(codeOf(await club.player('Dora').api('POST', `tournaments/${id}/entry`, {}))).toBe('act');
    expect((await club.see(id)).entrants).toBe(3);
    const same = asked();
    expect((await club.player('Anna').api('POST', 'tournaments', same)).status).toBe(200);
    expect((await club.player('Anna').api('POST', 'tournaments', same)).status).toBe(200);
    expect(codeOf(await club.player('Bert').api('POST', 'tournaments', same))).toBe('taken');
    await club.make();
    expect(codeOf(await club.player('Anna').api('POST', 'tournaments', asked()))).toBe('many');
  });

  test('what is no tournament is refused with its place, and nobody is let in by strange words', async () => {
    club = await clubOf(['Anna', 'Bert']);
    const anna = club.player('Anna');
    const wrong: [object, string][] = [
      [{ game: 'chess' }, 'body.game'],
      [{ grounds: [] }, 'body.grounds'],
      [{ grounds: [{ ...asked().grounds[0]!, begin: { armies: 3 } }] }, 'body.grounds[0].begin'],
      [{ rounds: 0 }, 'body.rounds'],
      [{ rounds: 16 }, 'body.rounds'],
      [{ starts: NOW - 1 }, 'body.starts'],
      [{ starts: NOW + 400 * DAY }, 'body.starts'],
      [{ name: '\u202e' }, 'body.name'],
      [{ kind: 'league' }, 'body.kind'],
      [{ terms: { friendly: true, rated: true } }, 'body.terms.rated'],
    ];
    for (const [more, path] of wrong) {
      const answer = await anna.api('POST', 'tournaments', { ...asked(), ...more });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'shape']);
      expect(answer.body.error.faults[0].path.startsWith(path)).toBe(true);
    }
    const id = await club.make();
    for (const act of [{ act: 'win' }, { act: 'decide', round: 1, board: 1, result: 'south' }, { act: 'until' }, {}])
      expect((await club.act(id, act)).status).toBeGreaterThanOrEqual(400);
    expect(codeOf(await club.act(id, { act: 'start' }))).toBe('few');
    expect((await anna.api('GET', 'tournaments/__proto__')).status).toBe(404);
    expect((await club.see(id)).round).toBe(0);
  });

  test('a part is sealed by its player alone, may be replaced until both have, and is opened only then', async () => {
    const id = await begun();
    const [meeting] = await meetings(id);
    const { match, south, north } = meeting!;
    const path = `matches/${match}/seal`;
    const [a, b] = [randomSecret(), randomSecret()];
    const stranger = FOUR.find((name) => name !== south && name !== north)!;
    expect(codeOf(await club.player(stranger).api('POST', path, { seal: sealOf(match!, 'south', a) }))).toBe('seat');
    const first = club.player(south!);
    const card = await first.api('POST', path, { seal: sealOf(match!, 'south', b) });
    expect(card.body.match.unsealed).toEqual(['north']);
    await first.api('POST', path, { seal: sealOf(match!, 'south', a) });
    await first.connect();
    await first.sit(match!);
    first.send({ t: 'open', match: match!, secret: a });
    await first.until(() => first.heard.some((text) => text.includes('"code":"seal"')), 'a refusal');
    await club.player(north!).api('POST', path, { seal: sealOf(match!, 'north', b) });
    expect(codeOf(await first.api('POST', path, { seal: sealOf(match!, 'south', b) }))).toBe('seal');
    expect((await first.api('POST', path, { seal: sealOf(match!, 'south', a) })).status).toBe(200);
  });

  test('a rated one is for those whose names are their own, and not for a program against its owner', async () => {
    club = await clubOf(['Anna', 'Bert']);
    const id = await club.make({ terms: { friendly: false, rated: true } });
    const guest = await club.join('Passer', false);
    expect(codeOf(await guest.api('POST', `tournaments/${id}/entry`, {}))).toBe('claim');
    await club.enter(id, 'Anna');
    const { token } = (await club.player('Anna').api('POST', 'account/programs', { name: 'Clockwork' })).body;
    const headers = { authorization: `Bearer ${token}` };
    const program = await guest.api('POST', `tournaments/${id}/entry`, {}, { ...headers, cookie: '' });
    expect(codeOf(program)).toBe('own');
    await club.enter(id, 'Bert');
    await club.act(id, { act: 'start' });
    const [meeting] = await meetings(id);
    await club.won(meeting!, 'south');
    await rateFinished(club.stage.hall);
    const profile = (await club.player('Anna').api('GET', `players/${meeting!.south}`)).body as ProfileAnswer;
    expect(profile.ratings).toMatchObject([{ game: 'fine', won: 1 }]);
  });

  test('one that is not for everybody is found by its link alone', async () => {
    club = await clubOf(['Anna', 'Bert']);
    const id = await club.make({ isPublic: false });
    const listed = async (name: string): Promise<string[]> =>
      (await club.player(name).api('GET', 'tournaments')).body.tournaments.map((card: TournamentCard) => card.id);
    expect([await listed('Anna'), await listed('Bert')]).toEqual([[id], []]);
    await club.enter(id, 'Bert');
    expect(await listed('Bert')).toEqual([id]);
    await club.enter(id, 'Anna');
    await club.act(id, { act: 'start' });
    const [meeting] = await meetings(id);
    const seen = async (client: Client) => (await client.api('GET', `matches/${meeting!.match}`)).body.match.tournament;
    expect(await seen(club.player('Bert'))).toEqual({ id, round: 1 });
    expect(await seen(await club.join('Zoe', false))).toBeUndefined();
  });
});

describe('notices', () => {
  test('tell both of their match, and the first again when the other has sealed', async () => {
    club = await clubOf(FOUR.slice(0, 2));
    const id = await club.make();
    await club.enter(id, 'Anna', 'Bert');
    for (const name of ['Anna', 'Bert']) {
      const { id: player } = (await club.stage.hall.people.named(name))!;
      await club.store.setAddress({
        id: `address-${name}`,
        player,
        kind: 'webhook',
        target: '{"url":"https://example.org","form":"plain","secret":"x","origin":"https://hall.example.org"}',
        language: 'en',
        digest: undefined,
        confirmed: true,
        created: NOW,
      });
    }
    await club.act(id, { act: 'start' });
    const waiting = async (): Promise<NoticeRow[]> => [...(await club.store.dueNotices(NOW + DAY, 100))];
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['round', 'round']);
    const [meeting] = await meetings(id);
    const needed = async (): Promise<boolean[]> =>
      Promise.all((await waiting()).map(async (notice) => isNeeded(club.store, notice)));
    expect(await needed()).toEqual([true, true]);
    await club.begin(meeting!);
    const kinds = (await waiting()).map(({ kind }) => kind).sort();
    expect(kinds.filter((kind) => kind !== 'turn')).toEqual(['round', 'round', 'seat']);
    const left = (await waiting()).filter(({ kind }) => kind !== 'turn');
    expect(await Promise.all(left.map(async (notice) => isNeeded(club.store, notice)))).toEqual([false, false, false]);
  });
});

describe('people who leave the hall', () => {
  test('are paired no more, stay in what was played under another name, and have had everything as a file', async () => {
    const id = await begun({ rounds: 3 });
    const pairs = await meetings(id);
    for (const meeting of pairs) await club.won(meeting, 'south');
    const leaver = pairs[0]!.south!;
    const client = club.player(leaver);
    const file = (await client.api('GET', 'account/export')).body as { kept: Record<string, readonly object[]> };
    expect(file.kept['entrant']).toMatchObject([{ tournament: id }]);
    expect(file.kept['pairing']).toMatchObject([{ tournament: id, round: 1, board: 1, result: 'south' }]);
    const answer = await client.api('POST', 'account/deletion', { name: leaver, password: 'seven little horses' });
    expect(answer.status).toBe(200);
    const watcher = club.player(pairs[0]!.north!);
    const seen = (await watcher.api('GET', `tournaments/${id}`)).body;
    expect(seen.schedule[0].meetings[0]).toMatchObject({ south: '…', result: 'south' });
    expect(seen.places.find(({ name }: { name: string }) => name === '…')).toMatchObject({ isGone: true, points: 2 });
    if (leaver === 'Anna') expect(seen.organiser).toBeUndefined();
  });

  test('whoever runs the hall acts where the organiser cannot, and it is written down', async () => {
    const [reads, acts] = ['a-token-that-only-reads', 'a-token-that-also-acts'];
    club = await clubOf(FOUR, { gate: { operator: { reads: hashOf(reads), acts: hashOf(acts) } } });
    const id = await club.make();
    await club.enter(id, 'Bert', 'Carla');
    const as = async (token: string, act: object): Promise<Answered> =>
      club.player('Bert').api('POST', `operator/tournaments/${id}/acts`, act, { authorization: `Bearer ${token}` });
    expect(codeOf(await as('a-token-of-nobody-here', { act: 'start' }))).toBe('credentials');
    expect(codeOf(await as(reads, { act: 'start' }))).toBe('credentials');
    expect((await club.see(id)).round).toBe(0);
    expect((await as(acts, { act: 'start' })).body.round).toBe(1);
    const page = await club.player('Bert').api('GET', 'operator', undefined, { authorization: `Bearer ${reads}` });
    expect(page.body.deeds).toMatchObject([{ what: 'tournament:start', about: 'Anna', why: 'Autumn Cup' }]);
  });

  test('a banned player is not paired', async () => {
    club = await clubOf(FOUR);
    const id = await club.make();
    await club.enter(id, ...FOUR);
    await ban(club.stage.hall, { player: 'Dora', what: 'all', why: 'words' });
    await club.act(id, { act: 'start' });
    expect((await meetings(id)).flatMap(({ south, north }) => [south, north])).not.toContain('Dora');
  });
});
