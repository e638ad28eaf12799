/** What those who sit round a match are told. */
import type { Side } from '@five-victories/engine/kernel';
import type {
  HereTell,
  LinesTell,
  MatchCard,
  MatchHead,
  Offer,
  OffersTell,
  ShownLine,
  SitAsk,
  Talk,
} from '../protocol/index.js';
import { offersIn, screenIn, talkIn } from '../log/offers.js';
import { shownLine, turnedUp } from '../log/shown.js';
import { hiddenIn, type Standing } from '../log/standing.js';
import { clockOf, drawerOf, ordersOf, tellAll, type Board, type Known } from './board.js';
import { cardOf, headOf, openSecrets } from './cards.js';
import { awayOf, presenceOf } from './presence.js';
import { partScreens, screenNow } from './screen.js';
import { hears, mutedBy, toldTalk } from './talk.js';
import type { Table } from './table.js';

const MOST_TALK = 100;

const hiddenOf = (standing: Standing | undefined) => (standing ? hiddenIn(standing) : []);

export const cardFor = async ({ hall, known }: Board, side: Side | undefined): Promise<MatchCard> =>
  cardOf(hall.people, known.row, side);

const headFor = async (board: Board, side: Side | undefined): Promise<MatchHead> => {
  const { row, secrets } = board.known;
  return headOf(row, await cardFor(board, side), openSecrets(row, secrets));
};

export const offersNow = ({ asides, log }: Known): Offer[] => offersIn(asides, log.length);

const talkFor = (known: Known, table: Table, side: Side | undefined): Talk[] =>
  talkIn(known.asides, MOST_TALK)
    .filter((talk) => hears(known, table, side, talk))
    .map(toldTalk);

/** From which line on a viewer must be told again, whose log ends with line `since`. */
const fromLine = ({ standing, log, turned, read }: Known, viewer: Side | undefined, since: number): number => {
  const down = new Set(hiddenOf(standing).map(({ n }) => n));
  // What was turned up after `since` is still sealed in the viewer's log.
  const stale = log.slice(0, since).find(({ line }) => {
    if (line.kind !== 'said' || line.by === viewer || line.salt === undefined || down.has(line.n)) return false;
    return (turned.get(line.n) ?? read) > since;
  });
  return stale ? stale.line.n - 1 : since;
};

const shownFrom = ({ standing, log }: Known, viewer: Side | undefined, since: number): ShownLine[] =>
  log.slice(since).map((logged) => shownLine(viewer, hiddenOf(standing), logged));

/** All that there is to know of a match beyond what this table has said it knows. */
export const hereFor = async (board: Board, table: Table, { since, head }: SitAsk): Promise<HereTell> => {
  const { known, id, hall } = board;
  const side = board.viewers.get(table);
  const isSame =
    since <= known.log.length && (since === 0 || head === undefined || known.log[since - 1]!.head === head);
  const from = isSame ? fromLine(known, side, since) : 0;
  const paused = known.standing?.paused;
  return {
    t: 'here',
    match: id,
    head: await headFor(board, side),
    now: hall.time.now(),
    since: from,
    lines: shownFrom(known, side, from),
    clock: clockOf(known),
    ...(paused && { paused }),
    presence: presenceOf(board),
    away: awayOf(board),
    offers: offersNow(known),
    screen: screenNow(known),
    talk: talkFor(known, table, side),
    muted: mutedBy(known.asides, table.player?.id),
    drawer: side ? drawerOf(known, side).choices : [],
    orders: side && table.lent === undefined ? ordersOf(known, side) : [],
  };
};

const tellLines = async (board: Board, before: Known): Promise<void> => {
  const { known, id } = board;
  const down = hiddenOf(known.standing);
  const card = await cardFor(board, undefined);
  const clock = clockOf(known);
  const linesFor = (side: Side | undefined): LinesTell => ({
    t: 'lines',
    match: id,
    lines: shownFrom(known, side, before.log.length),
    opened: turnedUp(side, hiddenOf(before.standing), down, before.log).map(({ line, head }) => ({ ...line, head })),
    clock,
    card: side ? { ...card, you: side } : card,
  });
  // All who look on are told the same: it is written once.
  const texts = new Map<Side | undefined, string>();
  for (const [table, side] of board.viewers) {
    const text = texts.get(side) ?? JSON.stringify(linesFor(side));
    texts.set(side, text);
    table.sendText(text);
  }
};

export const tellHeads = async (board: Board): Promise<void> => {
  const { viewers, id } = board;
  for (const [table, side] of viewers)
    table.send({ t: 'head', match: id, head: await headFor(board, side), clock: clockOf(board.known) });
};

/** The last reply among new asides, with the offer that it answers. */
const answeredIn = (before: Known, { asides }: Known): OffersTell['answered'] => {
  const reply = asides
    .slice(before.asides.length)
    .filter(({ kind }) => kind === 'reply')
    .at(-1);
  if (!reply) return undefined;
  const { offer: k, yes } = JSON.parse(reply.body) as { offer: number; yes: boolean };
  // To play apart again is no answer to an offer.
  if (!yes && screenIn(before.asides)?.k === k) return undefined;
  const row = asides.find((aside) => aside.k === k);
  if (!row) return undefined;
  const { said: _said, ...offer } = JSON.parse(row.body) as Omit<Offer, 'k' | 'at'> & { said: number };
  const match = yes ? offer.rematch?.match : undefined;
  return { offer: { k, at: row.at, ...offer }, yes, ...(match !== undefined && { match }) };
};

const tellTalk = ({ viewers, known, id }: Board, before: Known): void => {
  const fresh = known.asides.slice(before.asides.length);
  for (const talk of talkIn(fresh, fresh.length))
    for (const [table, side] of viewers)
      if (hears(known, table, side, talk)) table.send({ t: 'talk', match: id, talk: toldTalk(talk) });
};

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** To each side its own, and to nobody else that there are any. */
const tellOrders = ({ viewers, known, id }: Board, before: Known): void => {
  for (const [table, side] of viewers)
    if (side && table.lent === undefined && known.secrets[`orders:${side}`] !== before.secrets[`orders:${side}`])
      table.send({ t: 'orders', match: id, orders: ordersOf(known, side) });
};

/** Tells everybody what is new since then. */
export const tellNews = async (board: Board, before: Known): Promise<void> => {
  const { known, id } = board;
  if (known === before) return;
  partScreens(board);
  if (known.log.length > before.log.length) await tellLines(board, before);
  const { row } = known;
  const asHead = ({ row: { status, seats, seals, asked }, holidays }: Known) => [status, seats, seals, asked, holidays];
  if (
    row.status !== before.row.status ||
    (known.log.length === before.log.length && differs(asHead(known), asHead(before)))
  )
    await tellHeads(board);
  const answered = answeredIn(before, known);
  const offers = offersNow(known);
  const screen = screenNow(known);
  if (answered || differs([offers, screen], [offersNow(before), screenNow(before)]))
    tellAll(board, { t: 'offers', match: id, offers, screen, ...(answered && { answered }) });
  tellTalk(board, before);
  tellOrders(board, before);
};
