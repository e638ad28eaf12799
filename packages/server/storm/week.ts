/**
 * A week of play by turns in simulated time: halls in this process are dropped in the midst of writes and begun again on
 * the same store, sinks of notices fail, fall silent after they have taken a parcel, and are told twice. No notice is
 * lost, none comes again after its delivery was acknowledged, nothing said is lost, and every clock is exact.
 */
import { copyOf, fineEdition, type AnyMatch, type Both, type Side } from '@five-victories/engine';
import { askedNow, isPlayed, playLine, sealOf, type HallLine } from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import { receive } from '../src/hall/asks.js';
import { boardOf } from '../src/hall/boards.js';
import { allowanceOf } from '../src/hall/limits.js';
import { propose, takeSeat } from '../src/hall/propose.js';
import type { Table } from '../src/hall/table.js';
import { PATIENCE } from '../src/notices/kinds.js';
import {
  TIME_CONTROLS,
  type Ask,
  type Clock,
  type MatchId,
  type NoTell,
  type OkTell,
  type Tell,
  type TimeControl,
} from '../src/protocol/index.js';
import type { DeliveryRow } from '../src/store/outbox.js';
import type { MatchRow, PlayerRow, Store } from '../src/store/store.js';
import { newMatchId, newToken, randomSecret } from '../test/client.js';
import { openingOf } from '../test/kit.js';
import { slowTime } from '../test/stage.js';
import { begunAs, checkedLog } from './log-faults.js';
import { mortalHall, type Fate, type Mortal, type World } from './mortal.js';
import { below, streamOf, type Acknowledged, type Said } from './players.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 5, 1);
const BRISK = TIME_CONTROLS.brisk as TimeControl & { readonly most: number };
const TERMS = { friendly: false, time: BRISK };
const BEGIN = openingOf(fineEdition, 0, { setupMethod: 'sequential' });
const SIDES = ['south', 'north'] as const;

export interface WeekFigures {
  matches: number;
  answers: number;
  lines: number;
  crashes: number;
  /** Notices that came, and parcels that came more than once since nobody could know that they had. */
  notices: number;
  again: number;
  /** Notices that had to come, by the log alone. */
  owed: number;
  clocks: number;
  flags: number;
  /** Simulated, in which people came and halls were dropped. */
  hours: number;
  readonly faults: string[];
}

interface Seated {
  readonly id: MatchId;
  readonly players: Both<PlayerRow>;
  /** When its clock began. */
  begun: number;
  /** Who comes next, and when. */
  next: { at: number; side: Side } | undefined;
  readonly said: Said[];
  readonly acknowledged: Acknowledged[];
}

interface Week {
  readonly world: World;
  readonly stores: readonly Store[];
  readonly halls: Mortal[];
  readonly time: ReturnType<typeof slowTime>;
  readonly chance: (of: number) => number;
  readonly figures: WeekFigures;
  /** Whether halls may be dropped and sinks may fail just now. */
  trouble: boolean;
}

/** What came to the sinks, by notice and address: the parcel it was in. */
interface Sinks {
  readonly got: Map<string, string>;
  readonly acknowledged: Set<string>;
  readonly parcels: Map<string, string[]>;
  readonly tries: Map<string, number>;
  /** Whether whoever brought a parcel last cannot know that it came: it may come again. */
  readonly mayComeAgain: Map<string, () => boolean>;
}

const keyOf = ({ notice, address }: DeliveryRow): string => `${notice.id} ${address}`;

const arrive = (
  { got, acknowledged, parcels, mayComeAgain }: Sinks,
  figures: WeekFigures,
  deliveries: readonly DeliveryRow[],
): void => {
  const parcel = deliveries[0]!.parcel!;
  const keys = deliveries.map(keyOf);
  if (mayComeAgain.get(parcel)?.() === false)
    figures.faults.push(`${parcel} came again, though its hall lived and knew`);
  for (const key of keys) {
    if (acknowledged.has(key)) figures.faults.push(`${key} came again after it was acknowledged`);
    const before = got.get(key);
    if (before === undefined) figures.notices++;
    else if (before === parcel) figures.again++;
    else figures.faults.push(`${key} came in two parcels`);
    got.set(key, parcel);
  }
  parcels.set(parcel, keys);
};

/** A parcel fails at most so often in a row: then it is taken. */
const MOST_FAILED = 2;

const carrierOf =
  (sinks: Sinks, week: () => Week): World['carry'] =>
  async (_address, deliveries, isDead) => {
    const { figures, chance, trouble } = week();
    const parcel = deliveries[0]!.parcel!;
    const tries = (sinks.tries.get(parcel) ?? 0) + 1;
    sinks.tries.set(parcel, tries);
    const luck = trouble && tries <= MOST_FAILED ? chance(6) : 9;
    // Nobody is there, or too much at once; or it has come, and its answer is lost.
    if (luck === 0) throw new Error('nobody answers');
    if (luck === 1) return { result: 'later', said: '503' };
    arrive(sinks, figures, deliveries);
    sinks.mayComeAgain.set(parcel, () => luck === 2 || isDead());
    if (luck === 2) throw new Error('cut off');
    return { result: 'taken' };
  };

const turn = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Until nothing is under way. The clock stands meanwhile. */
const quiet = async ({ world }: Week): Promise<void> => {
  for (let still = 0; still < 4; still++) {
    await turn();
    if (world.underway > 0) still = 0;
  }
};

/** Dropped halls are begun again, each on the store it had. */
const revive = ({ halls, stores, world, figures }: Week): void => {
  for (const [i, mortal] of halls.entries()) {
    if (!mortal.isDead()) continue;
    figures.crashes++;
    halls[i] = mortalHall(stores[i % stores.length]!, world);
  }
};

const tableOf = (session: string, told: Tell[], now: number): Table => ({
  address: '127.0.0.1',
  session,
  messages: allowanceOf(1e9, 1_000, now),
  backs: allowanceOf(1e9, 1_000, now),
  isWelcome: false,
  player: undefined,
  unheard: new Set(),
  lag: 0,
  heard: now,
  at: new Set(),
  send: (tell) => void told.push(tell),
  sendText: (text) => void told.push(JSON.parse(text) as Tell),
  bye: () => undefined,
});

type Pending = Pick<Acknowledged, 'token' | 'choice'> & { readonly after: number };

/** Answers until somebody else is asked. `dead`: the hall was dropped meanwhile, and `pending` may be written or not. */
const answersAt = async (
  week: Week,
  mortal: Mortal,
  seated: Seated,
  side: Side,
  kept: { pending: Pending | undefined },
): Promise<'dead' | 'done'> => {
  const { hall } = mortal;
  const { id, acknowledged, players } = seated;
  const told: Tell[] = [];
  const table = tableOf(players[side].id, told, week.time.now());
  const ask = async (what: Ask) => mortal.alive(receive(hall, table, JSON.stringify(what)));
  if ((await ask({ t: 'hello', protocol: 1, build: 'week' })) === 'dead') return 'dead';
  if ((await ask({ t: 'sit', match: id, since: 0 })) === 'dead') return 'dead';
  for (;;) {
    const board = await mortal.alive(boardOf(hall, id));
    if (board === 'dead') return 'dead';
    const { match, n } = board.known.standing!;
    if (!kept.pending && match.decision?.side !== side) break;
    if (!kept.pending) {
      kept.pending = { token: newToken(), after: n, choice: chooseRandom(copyOf(match), streamOf(week.chance(1e9))) };
      seated.said.push({ match: id, by: side, token: kept.pending.token, choice: kept.pending.choice });
    }
    const { token, after, choice } = kept.pending;
    if ((await ask({ t: 'say', match: id, after, token, choices: [choice] })) === 'dead') return 'dead';
    const answer = told.findLast(
      (tell): tell is OkTell | NoTell => (tell.t === 'ok' || tell.t === 'no') && tell.token === token,
    );
    kept.pending = undefined;
    if (answer?.t === 'ok') acknowledged.push({ match: id, by: side, token, choice, n: answer.n });
    else if (answer?.code !== 'over') throw new Error(`${side} of ${id}: ${JSON.stringify(answer)}`);
    if (answer?.t === 'no') break;
  }
  await ask({ t: 'rise', match: id });
  return 'done';
};

/** When the other one comes: at once, in some hours, the day after; a few are too late, or never come. */
const delay = ({ chance }: Week): number => {
  const kind = chance(100);
  if (kind < 10) return 1 + chance(MINUTE);
  if (kind < 80) return 5 * MINUTE + chance(20 * HOUR);
  if (kind < 98) return 12 * HOUR + chance(20 * HOUR);
  return 30 * DAY;
};

const visit = async (week: Week, seated: Seated): Promise<void> => {
  const { side } = seated.next!;
  const kept: { pending: Pending | undefined } = { pending: undefined };
  for (;;) {
    revive(week);
    const mortal = week.halls[week.chance(week.halls.length)]!;
    if ((await answersAt(week, mortal, seated, side, kept)) === 'done') break;
  }
  const row = (await week.stores[0]!.match(seated.id))!;
  const [asked] = row.asked;
  seated.next = row.status === 'playing' && asked ? { at: week.time.now() + delay(week), side: asked } : undefined;
};

/** The longest that nobody looks: notices and flags wait so long at most. */
const STEP = MINUTE;

const earliest = (all: readonly Seated[]): Seated | undefined => {
  let found: Seated | undefined;
  for (const each of all) if (each.next && (!found || each.next.at < found.next!.at)) found = each;
  return found;
};

const pass = async (week: Week, until: number): Promise<void> => {
  week.time.leap(until - week.time.now());
  await quiet(week);
  revive(week);
};

const runUntil = async (week: Week, all: readonly Seated[], end: number, isLate: () => boolean): Promise<void> => {
  while (week.time.now() < end && !isLate()) {
    const seated = earliest(all);
    const at = Math.max(week.time.now(), seated?.next?.at ?? end);
    await pass(week, Math.min(at, week.time.now() + STEP, end));
    if (seated && at <= week.time.now() && at < end) await visit(week, seated);
  }
};

/** Every tenth is told once a day, all at once. */
const isDaily = (i: number): boolean => i % 10 === 9;

const playerAt = async (store: Store, i: number, now: number): Promise<PlayerRow> => {
  const id = `p${i}`;
  const player: PlayerRow = {
    id,
    name: `Player ${i}`,
    folded: id,
    created: now,
    seen: now,
    kind: 'guest',
    ban: undefined,
  };
  await store.setPlayer(player);
  await store.setSession(id, id, now);
  const target = JSON.stringify({
    url: 'https://sink.example/',
    form: 'plain',
    secret: '',
    origin: 'https://hall.example',
  });
  const digest = isDaily(i) ? 8 * 60 : undefined;
  await store.setAddress({ id: `a${i}`, player: id, kind: 'webhook', target, language: 'en', digest, confirmed: true, created: now }); // prettier-ignore
  return player;
};

const begunBetween = async ({ halls, time, stores }: Week, south: PlayerRow, north: PlayerRow): Promise<Seated> => {
  const [{ hall }] = halls as [Mortal];
  const id = newMatchId();
  const [mine, theirs] = [randomSecret(), randomSecret()];
  await propose(hall, south, {
    match: id,
    game: 'fine',
    name: 'A week',
    coats: { south: 'red', north: 'blue' },
    begin: BEGIN,
    terms: TERMS,
    side: 'south',
    isPublic: false,
    seal: sealOf(id, 'south', mine),
  });
  await takeSeat(hall, north, id, { seal: sealOf(id, 'north', theirs), secret: theirs });
  const told: Tell[] = [];
  const table = tableOf(south.id, told, time.now());
  for (const ask of [
    { t: 'hello', protocol: 1, build: 'week' },
    { t: 'sit', match: id, since: 0 },
    { t: 'open', match: id, secret: mine },
    { t: 'rise', match: id },
  ])
    await receive(hall, table, JSON.stringify(ask));
  const { asked } = (await stores[0]!.match(id))!;
  const seated: Seated = {
    id,
    players: { south, north },
    begun: time.now(),
    next: undefined,
    said: [],
    acknowledged: [],
  };
  seated.next = { at: time.now() + 1, side: asked[0]! };
  return seated;
};

/** A hand-over as the log has it: somebody is asked from line n on, until he says something or the match is over. */
interface Asked {
  readonly id: string;
  readonly side: Side;
  readonly from: number;
  readonly until: number;
}

/** Clock and hand-overs worked out from the lines alone. */
const reckoned = (row: MatchRow, lines: readonly HallLine[], begun: number, now: number) => {
  const { bank, plus, most } = BRISK;
  const match: AnyMatch = begunAs(row);
  const left: Record<Side, number> = { south: bank, north: bank };
  const asked: Asked[] = [];
  let [running, since]: [readonly Side[], number] = [askedNow(match), begun];
  let open = running.map((side) => ({ id: `${row.id}.0.${side}.turn`, side, from: begun }));
  const close = (side: Side, until: number): void => {
    asked.push(...open.filter((each) => each.side === side).map((each) => ({ ...each, until })));
    open = open.filter((each) => each.side !== side);
  };
  for (const line of lines) {
    for (const side of running) left[side] -= line.at - since;
    since = line.at;
    if (isPlayed(line)) playLine(match, line);
    const next = line.kind === 'end' || !match.decision ? [] : askedNow(match);
    const by = line.kind === 'said' ? line.by : undefined;
    if (by && running.includes(by) && !next.includes(by))
      left[by] = Math.max(left[by], Math.min(most, left[by] + plus));
    for (const side of SIDES) if (side === by || next.length === 0) close(side, line.at);
    for (const side of next)
      if (!running.includes(side)) open.push({ id: `${row.id}.${line.n}.${side}.turn`, side, from: line.at });
    running = next;
  }
  for (const side of SIDES) close(side, now);
  return { left, since, running, asked };
};

const clockFault = (row: MatchRow, { left, since, running }: ReturnType<typeof reckoned>): string[] => {
  const clock = JSON.parse(row.clock) as Clock;
  const wanted = JSON.stringify([left.south, left.north, since, running]);
  const found = JSON.stringify([clock.left.south, clock.left.north, clock.since, clock.running]);
  return wanted === found ? [] : [`${row.id}: the clock says ${found}, by its lines it is ${wanted}`];
};

/** After its patience, some failures, a hall that was dropped with it in its hands; and where they are told once a day. */
const SLACK = 2 * HOUR;

const checkMatch = async (week: Week, seated: Seated, sinks: Sinks, now: number): Promise<void> => {
  const { figures, stores } = week;
  const store = stores[0]!;
  const row = (await store.match(seated.id))!;
  const checked = await checkedLog(store, seated.id, [seated]);
  const lines = (await store.since(seated.id, 0)).map(({ line }) => JSON.parse(line) as HallLine);
  const found = reckoned(row, lines, seated.begun, now);
  figures.faults.push(...checked.faults, ...clockFault(row, found));
  figures.matches++;
  figures.clocks++;
  figures.lines += lines.length;
  figures.answers += seated.acknowledged.length;
  figures.flags += lines.some(({ kind }) => kind === 'end') ? 1 : 0;
  const owed = (id: string, side: Side, span: number): void => {
    const { id: player } = seated.players[side];
    const number = Number(player.slice(1));
    if (span < PATIENCE + SLACK + (isDaily(number) ? DAY : 0)) return;
    figures.owed++;
    if (!sinks.got.has(`${id} a${number}`)) figures.faults.push(`${id} never came to ${player}`);
  };
  for (const { id, side, from, until } of found.asked) owed(id, side, until - from);
  if (row.status === 'over')
    for (const side of SIDES) owed(`${row.id}.${row.said}.${side}.over`, side, now - row.changed);
};

export const noWeek = (): WeekFigures => ({
  matches: 0,
  answers: 0,
  lines: 0,
  crashes: 0,
  notices: 0,
  again: 0,
  owed: 0,
  clocks: 0,
  flags: 0,
  hours: 0,
  faults: [],
});

interface Wanted {
  readonly seed: number;
  readonly days?: number;
  readonly isLate?: () => boolean;
}

/** One write in so many drops the hall that does it. */
const ONE_IN = 40;

const troubled = (seed: number, sinks: Sinks, figures: WeekFigures, stores: readonly Store[]): Week => {
  const stream = streamOf(seed);
  const time = slowTime(START);
  const chance = (of: number): number => below(stream, of);
  const world: World = {
    time,
    carry: carrierOf(sinks, () => week),
    fate: (): Fate => (week.trouble && chance(ONE_IN) === 0 ? (['before', 'after'] as const)[chance(2)]! : 'lives'),
    noted: (parcel) => {
      for (const key of sinks.parcels.get(parcel) ?? []) sinks.acknowledged.add(key);
    },
    complaints: [],
    underway: 0,
  };
  const week: Week = { world, stores, halls: [], time, chance, figures, trouble: false };
  return week;
};

/** So many matches for so many days; a hall for each store, which may be one database seen twice. */
export const weekOf = async (
  stores: readonly Store[],
  matches: number,
  figures: WeekFigures,
  { seed, days = 7, isLate = () => false }: Wanted,
): Promise<void> => {
  const sinks: Sinks = {
    got: new Map(),
    acknowledged: new Set(),
    parcels: new Map(),
    tries: new Map(),
    mayComeAgain: new Map(),
  };
  const week = troubled(seed, sinks, figures, stores);
  week.halls.push(...stores.map((store) => mortalHall(store, week.world)));
  const players: PlayerRow[] = [];
  while (players.length < Math.max(4, matches / 4)) players.push(await playerAt(stores[0]!, players.length, START));
  const all: Seated[] = [];
  for (let i = 0; i < matches; i++) {
    const one = week.chance(players.length);
    const other = (one + 1 + week.chance(players.length - 1)) % players.length;
    all.push(await begunBetween(week, players[one]!, players[other]!));
    await pass(week, week.time.now() + week.chance(2 * MINUTE));
  }
  week.trouble = true;
  const began = week.time.now();
  await runUntil(week, all, began + days * DAY, isLate);
  // Nobody comes any more, nothing fails: what is on its way arrives.
  week.trouble = false;
  const now = week.time.now();
  figures.hours += Math.round((now - began) / HOUR);
  for (let i = 0; i < 120; i++) await pass(week, week.time.now() + 2 * MINUTE);
  for (const seated of all) await checkMatch(week, seated, sinks, now);
  for (const complaint of week.world.complaints) figures.faults.push(`a hall complains: ${complaint.slice(0, 400)}`);
};
