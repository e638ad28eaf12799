/** A hall with players who take part in tournaments, and ways to let their matches be played. */
import { expect } from 'vitest';
import { sealOf } from '@five-victories/engine/fair';
import type { Side } from '@five-victories/engine/kernel';
import type { MeetingShown, NewTournament, TournamentAnswer } from '../../src/protocol/index.js';
import type { Store } from '../../src/store/store.js';
import { lookAfterTournaments } from '../../src/tournaments/keeping.js';
import { clientOf, newMatchId, randomSecret, type Answered, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { memoryStore } from '../memory-store.js';
import { slowTime, staged, type SlowTime, type Stage } from '../stage.js';

export const NOW = Date.UTC(2026, 9, 1);
export const DAY = 86_400_000;

export interface Club {
  readonly stage: Stage;
  readonly time: SlowTime;
  readonly store: Store;
  readonly players: ReadonlyMap<string, Client>;
  player(name: string): Client;
  join(name: string, isOwn?: boolean): Promise<Client>;
  /** By its organiser, the first of the players. */
  make(more?: Partial<NewTournament>): Promise<string>;
  enter(id: string, ...names: string[]): Promise<void>;
  act(id: string, act: object, by?: string): Promise<Answered>;
  see(id: string, by?: string): Promise<TournamentAnswer>;
  /** Both come, seal and open, and the match begins. */
  begin(meeting: MeetingShown): Promise<void>;
  /** One of both concedes. */
  won(meeting: MeetingShown, by: Side): Promise<void>;
  look(): Promise<void>;
  stop(): Promise<void>;
}

export const codeOf = ({ body }: Answered): string | undefined => (body as { error?: { code: string } }).error?.code;

export const asked = (more: Partial<NewTournament> = {}): NewTournament => {
  const ground = { name: 'Market Day', begin: openingOf(EDITIONS[0]), coats: { south: 'red', north: 'blue' } };
  return {
    id: newMatchId(),
    name: 'Autumn Cup',
    game: 'fine',
    kind: 'swiss',
    rounds: 3,
    grounds: [ground],
    terms: { friendly: false },
    isPublic: true,
    ...more,
  };
};

export const PASSWORD = { password: 'seven little horses' };

export const clubOf = async (
  names: readonly string[],
  {
    store = memoryStore(),
    time = slowTime(NOW),
    ...more
  }: Partial<Parameters<typeof staged>[0]> & { time?: SlowTime } = {},
): Promise<Club> => {
  const stage = await staged({ ...more, store, time });
  const players = new Map<string, Client>();
  const secrets = new Map<string, string>();
  const sealed = async (name: string, match: string, side: Side): Promise<void> => {
    const secret = secrets.get(match + side) ?? randomSecret();
    secrets.set(match + side, secret);
    const answer = await club.player(name).api('POST', `matches/${match}/seal`, { seal: sealOf(match, side, secret) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const opened = async (name: string, match: string, side: Side): Promise<void> => {
    const client = club.player(name);
    if (!client.isOpen()) await client.connect();
    if (!client.copies.has(match)) await client.sit(match);
    await client.until(() => client.copies.get(match)!.head.seals.south && client.copies.get(match)!.head.seals.north, 'both seals'); // prettier-ignore
    client.send({ t: 'open', match, secret: secrets.get(match + side)! });
  };
  const club: Club = {
    stage,
    time,
    store,
    players,
    player: (name) => players.get(name)!,
    async join(name, isOwn = true) {
      const client = clientOf(stage.address);
      await client.join(name);
      if (isOwn) expect((await client.api('POST', 'account/password', PASSWORD)).status).toBe(200);
      players.set(name, client);
      return client;
    },
    async make(more = {}) {
      const given = asked(more);
      const answer = await club.player(names[0]!).api('POST', 'tournaments', given);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return given.id;
    },
    async enter(id, ...who) {
      for (const name of who) {
        time.pass(1);
        expect((await club.player(name).api('POST', `tournaments/${id}/entry`, {})).status).toBe(200);
      }
    },
    act: async (id, act, by = names[0]!) => club.player(by).api('POST', `tournaments/${id}/acts`, act),
    see: async (id, by = names[0]!) => (await club.player(by).api('GET', `tournaments/${id}`)).body as TournamentAnswer,
    async begin({ match, south, north }) {
      await sealed(south!, match!, 'south');
      await sealed(north!, match!, 'north');
      await opened(north!, match!, 'north');
      await opened(south!, match!, 'south');
      for (const name of [south!, north!]) {
        const client = club.player(name);
        await client.until(() => client.copies.get(match!)!.head.status === 'playing', 'the match to begin');
      }
    },
    async won(meeting, by) {
      await club.begin(meeting);
      const loser = club.player(meeting[by === 'south' ? 'north' : 'south']!);
      expect(await loser.say(meeting.match!, [{ do: 'concede' }], true)).toMatchObject({ t: 'ok' });
      await club.look();
    },
    look: async () => lookAfterTournaments(stage.hall),
    async stop() {
      await stage.stop();
      const faults = [...players.values()].flatMap((client) => client.faults);
      expect(faults).toEqual([]);
      expect(stage.written).toEqual([]);
    },
  };
  for (const name of names) await club.join(name);
  return club;
};
