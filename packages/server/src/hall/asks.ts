/** What a table says over the socket: read, limited, carried out, answered. Never a fault that ends anything else. */
import type { Fault } from '@five-victories/engine/kernel';
import {
  askShape,
  PROTOCOL,
  type Ask,
  type MatchId,
  type Millis,
  type NoCode,
  type NoTell,
  type Token,
} from '../protocol/index.js';
import { inTurn, type Board } from './board.js';
import { OtherRules } from '../rules/rules.js';
import { boardOf, linger, Missing } from './boards.js';
import { sideOf } from './cards.js';
import { randomLetters } from './chance.js';
import type { Hall } from './hall.js';
import { hint } from './hints.js';
import { lenderOf } from './lent.js';
import { told } from './journal.js';
import { parsed } from './json.js';
import { spend } from './limits.js';
import { claim, offer, reply } from './offering.js';
import { order } from './ordering.js';
import { hintPresence, lookRound, presenceOf } from './presence.js';
import { back, open, say, type Answer } from './saying.js';
import { hereFor } from './showing.js';
import { isBanned } from '../people/bans.js';
import { unheardBy } from '../people/manners.js';
import { isHisOwn } from './screen.js';
import type { Table } from './table.js';
import { mute, talk } from './talk.js';
import { tend } from './tending.js';
import { look } from './writing.js';

type Sat = Exclude<Ask, { readonly t: 'hello' | 'sit' | 'rise' | 'seen' | 'pong' }>;
type Of<K extends Ask['t']> = Extract<Ask, { readonly t: K }>;

const MOST_FAULTS = 10;

const sayNo = ({ metrics }: Hall, table: Table, no: Omit<NoTell, 't'>): void => {
  metrics.refusals.add(no.code);
  table.send({ t: 'no', ...no });
};

/** Names of what could not be read, as far as they can be told back. */
const namesIn = (value: unknown): { match?: MatchId; token?: Token } => {
  const { match, token } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const isName = (name: unknown): name is string => typeof name === 'string' && name.length <= 64;
  return { ...(isName(match) && { match }), ...(isName(token) && { token }) };
};

const sit = async (hall: Hall, table: Table, ask: Of<'sit'>): Promise<void> => {
  if (!table.at.has(ask.match) && table.at.size >= hall.limits.matchesPerTable)
    return sayNo(hall, table, { match: ask.match, code: 'rate' });
  const board = await boardOf(hall, ask.match);
  await inTurn(board, async () => {
    const before = presenceOf(board);
    const isNew = !board.viewers.has(table);
    const isFirst = board.viewers.size === 0;
    board.viewers.set(table, sideOf(board.known.row, table.player?.id));
    table.at.add(ask.match);
    if (isNew) lookRound(board, before);
    table.send(await hereFor(board, table, ask));
    if (isNew) hintPresence(board, isFirst);
    await tend(board);
  });
};

/** A table leaves a match, or is gone. */
export const rise = async (hall: Hall, table: Table, id: MatchId): Promise<void> => {
  if (!table.at.delete(id)) return;
  const board = await hall.boards.get(id);
  if (!board) return;
  const before = presenceOf(board);
  board.viewers.delete(table);
  lookRound(board, before);
  hintPresence(board);
  if (board.viewers.size === 0) linger(board);
};

const isBarred = ({ hall }: Board, { player }: Table, what: 'talk' | 'all'): boolean =>
  player !== undefined && isBanned(player, what, hall.time.now());

/** What only players may say. */
const asPlayer = async (board: Board, table: Table, ask: Exclude<Sat, Of<'talk' | 'mute'>>): Promise<Answer> => {
  const side = board.viewers.get(table);
  if (side === undefined) return { code: 'seat' };
  if (isBarred(board, table, 'all')) return { code: 'banned' };
  switch (ask.t) {
    case 'say':
      return say(board, side, ask, table);
    case 'back':
      return back(board, side, ask, table);
    case 'order':
      return order(board, side, ask);
    case 'open':
      return (await open(board, side, ask)) ?? {};
    case 'offer':
      return offer(board, side, ask);
    case 'reply':
      return reply(board, side, ask);
    case 'claim':
      return claim(board, side, ask);
    default:
      return ask satisfies never;
  }
};

const beside = async (board: Board, table: Table, ask: Of<'talk' | 'mute'>): Promise<Answer> => {
  if (ask.t === 'talk' && isBarred(board, table, 'talk')) return { code: 'banned' };
  const code = await (ask.t === 'talk' ? talk(board, table, ask) : mute(board, table, ask));
  if (code !== undefined) return { code };
  hint(board.hall, board.id, { t: 'news' });
  await look(board);
  return {};
};

const carriedOut = async (board: Board, table: Table, ask: Sat): Promise<void> => {
  const { hall } = board;
  if (board.isDoubtful) await look(board);
  const done = await (ask.t === 'talk' || ask.t === 'mute' ? beside(board, table, ask) : asPlayer(board, table, ask));
  const token = 'token' in ask ? ask.token : undefined;
  if ('code' in done) sayNo(hall, table, { match: board.id, ...(token !== undefined && { token }), ...done });
  else if (token !== undefined)
    table.send({ t: 'ok', match: board.id, token, ...(done.n !== undefined && { n: done.n }) });
  await tend(board);
};

const hello = async (hall: Hall, table: Table, { protocol, lent }: Of<'hello'>): Promise<void> => {
  if (protocol !== PROTOCOL) {
    sayNo(hall, table, { code: 'version' });
    return table.bye('old', 0);
  }
  const own = await hall.people.ofSession(table.session);
  const player = own && lent !== undefined ? await lenderOf(hall, lent, own) : own;
  if (lent !== undefined && !player) return table.bye('apart', 0);
  table.lent = own && lent !== undefined ? { match: lent, host: own.id } : undefined;
  if (player) table.unheard = await unheardBy(hall, player.id);
  hall.tables.seat(table, player);
  table.isWelcome = true;
  const name = table.player?.name;
  table.send({ t: 'welcome', protocol: PROTOCOL, ...(name !== undefined && { player: name }), now: hall.time.now() });
};

const seen = async ({ store, time }: Hall, table: Table, { match, n }: Of<'seen'>): Promise<void> => {
  if (table.player && table.at.has(match)) await store.saw(table.player.id, match, n, time.now());
};

const MOST_LAG = 60_000;

const taken = async (hall: Hall, table: Table, ask: Ask): Promise<void> => {
  if (ask.t === 'hello') return hello(hall, table, ask);
  if (!table.isWelcome) return sayNo(hall, table, { code: 'version' });
  if (ask.t === 'pong') {
    table.lag = Math.min(MOST_LAG, Math.max(0, hall.time.now() - ask.at));
    return undefined;
  }
  if (isHisOwn(table, ask)) return sayNo(hall, table, { ...namesIn(ask), code: 'seat' });
  if (ask.t === 'sit') return sit(hall, table, ask);
  if (ask.t === 'rise') return rise(hall, table, ask.match);
  if (ask.t === 'seen') return seen(hall, table, ask);
  if (!table.at.has(ask.match)) return sayNo(hall, table, { ...namesIn(ask), code: 'unknown' });
  const board = await boardOf(hall, ask.match);
  const at = performance.now();
  await inTurn(board, () => carriedOut(board, table, ask));
  if (ask.t === 'say') hall.metrics.latency.took(performance.now() - at);
};

/** While halls are replaced one after another, a match of the newer ones waits until this one is replaced too. */
const UPGRADE: Millis = 5_000;

const elsewhere = (hall: Hall, table: Table, { areNewer, message }: OtherRules, names: ReturnType<typeof namesIn>) => {
  hall.journal.warn('a match goes by other rules', { ...names, why: message });
  if (areNewer) return table.bye('restart', UPGRADE);
  return sayNo(hall, table, { ...names, code: 'rules' });
};

/** A fault of ours: a number to find it by in the journal. */
const failed = (hall: Hall, table: Table, error: unknown, names: ReturnType<typeof namesIn>): void => {
  if (error instanceof Missing) return sayNo(hall, table, { ...names, code: 'unknown' });
  if (error instanceof OtherRules) return elsewhere(hall, table, error, names);
  hall.metrics.errors.add();
  hall.journal.error('a message failed', { id: randomLetters(8), ...names, error: told(error) });
  sayNo(hall, table, { ...names, code: 'failed' });
};

/** Reads a message. `no` says why it cannot be read. */
const readAsk = (text: string): { ask: Ask } | Omit<NoTell, 't'> => {
  const json = parsed(text);
  if (!json) return { code: 'shape' as NoCode };
  const faults: Fault[] = [];
  const ask = askShape.read(json.value, 'message', faults);
  return faults.length > 0 ? { ...namesIn(json.value), code: 'shape', faults: faults.slice(0, MOST_FAULTS) } : { ask };
};

export const receive = async (hall: Hall, table: Table, text: string): Promise<void> => {
  const read = readAsk(text);
  if (!('ask' in read)) return sayNo(hall, table, read);
  hall.metrics.messages.add(read.ask.t);
  try {
    await taken(hall, table, read.ask);
  } catch (error) {
    failed(hall, table, error, namesIn(read.ask));
  }
};

/** Whether a table may say anything more just now. */
export const maySpeak = ({ time }: Hall, table: Table): boolean => spend(table.messages, time.now());

/** Longer than any answer: who sends more than is taken is not read far. */
const MOST_LOOKED_AT = 4_096;

/** Too much at once: it is not carried out, but told back by its names, so that the table can say it again. */
export const tooMuch = (hall: Hall, table: Table, text: string): void => {
  const json = text.length <= MOST_LOOKED_AT ? parsed(text) : undefined;
  sayNo(hall, table, { ...namesIn(json?.value), code: 'rate' });
};
