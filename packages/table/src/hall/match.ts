/**
 * A match of a hall as this table knows it: the log as far as it is shown, what is said here and not in it yet, and all
 * that there is besides: clock, presence, offers, talk. Plain data that each message replaces; no component, no clock.
 */
import type { Choice, Fault, Refusal, Side } from '@five-victories/engine/kernel';
import type { Pause } from '@five-victories/engine/fair';
import type {
  ClaimKind,
  Clock,
  HereTell,
  LinesTell,
  MatchHead,
  MatchId,
  NoCode,
  Offer,
  OfferKind,
  OffersTell,
  Presence,
  Rematch,
  Room,
  ShownLine,
  Talk,
} from '@five-victories/server/protocol';
import { newId } from '../app/chance.js';
import type { Book, TableMatch } from '../match/book.js';
import { openSession, type AnySession, type Moment } from '../match/session.js';
import type { Link, MatchTell, Sitter } from './link.js';
import { ahead, before, headFault, lineAt, playOn, startOf, unplayed, type Played } from './lines.js';
import {
  breathsOf,
  changesNothing,
  goingBack,
  keepPending,
  keptPending,
  linesAhead,
  saying,
  unsaid,
  type Pending,
} from './pending.js';
import { secretOf, type Drawer, type Sealed } from './seal.js';

/** Why something that was said came to nothing. */
export interface Dropped {
  readonly code: NoCode;
  readonly refusal?: Refusal | undefined;
}

export interface HallState {
  readonly head: MatchHead;
  /** Whether the hall has told how the match stands. */
  readonly isHere: boolean;
  readonly lines: readonly ShownLine[];
  readonly played: Played;
  /** With what was said here, whether the hall knows it or not. */
  readonly tail: Played;
  /** As it is shown: over stand-ins where both are asked in secret. */
  readonly session: AnySession;
  readonly isEarly: boolean;
  readonly isLaid: boolean;
  readonly pending: readonly Pending[];
  /** Own answers that wait in the hall until they are asked. */
  readonly drawer: readonly Choice[];
  readonly clock?: Clock | undefined;
  readonly paused?: Pause | undefined;
  readonly presence: Presence;
  readonly away: HereTell['away'];
  readonly offers: readonly Offer[];
  readonly answered?: OffersTell['answered'];
  readonly talk: readonly Talk[];
  readonly muted: readonly Room[];
  readonly dropped?: Dropped | undefined;
  /** The first line by which this table and the hall part for good. */
  readonly differs?: number | undefined;
}

export interface HallMatch {
  state(): HallState;
  /** Calls when anything has changed. */
  onChange(listener: () => void): () => void;
  /** The session has gone on to these moments. */
  said(session: AnySession, from: number): void;
  /** The session has gone back to a moment; false: it cannot, it stays as it is. */
  back(to: number): boolean;
  /** The line before a moment, for an offer. */
  lineBefore(moment: number): number | undefined;
  offer(offer: OfferKind, more?: { readonly to?: number; readonly rematch?: Rematch }): void;
  reply(offer: number, yes: boolean, sealed?: Sealed): void;
  claim(claim: ClaimKind): void;
  speak(room: Room, words: string): void;
  mute(room: Room, mute: boolean): void;
  /** The reason why something came to nothing has been read. */
  read(): void;
  leave(): void;
}

interface Given {
  readonly link: Link;
  readonly head: MatchHead;
  readonly book: Book;
  readonly drawer: Drawer;
}

/** The match before anything was said in it. */
const startedWith = ({ head, book }: Pick<Given, 'head' | 'book'>): AnySession => {
  const faults: Fault[] = [];
  const session = openSession(book, head.begin, { hand: true }, faults);
  if (!session) throw new Error(`The match cannot begin: ${faults.map(({ path, id }) => `${path} ${id}`).join(', ')}`);
  return session;
};

const pausedAfter = (paused: Pause | undefined, lines: readonly ShownLine[]): Pause | undefined => {
  const last = lines.findLast(({ kind }) => kind === 'pause' || kind === 'resume');
  if (!last) return paused;
  return last.kind === 'pause' ? last.until : undefined;
};

/** Lines that were turned up in the place of those that lay face down, and new ones behind them. */
const withLines = (
  lines: readonly ShownLine[],
  { lines: more, opened }: Pick<LinesTell, 'lines' | 'opened'>,
): { readonly lines: readonly ShownLine[]; readonly from: number } => {
  const fresh = more.filter(({ n }) => n > lines.length);
  const up = new Map(opened.filter(({ n }) => lines[n - 1]?.kind === 'sealed').map((line) => [line.n, line]));
  return {
    lines: [...lines.map((line): ShownLine => up.get(line.n) ?? line), ...fresh],
    from: Math.min(lines.length + 1, ...up.keys()),
  };
};

/** What was said turns up what is not known here: nothing of it is shown. */
const isBlind = ({ pending }: HallState): boolean => pending.some((each) => each.is === 'say' && each.blind);

/** What was said here, as far as it goes before it turns up what this table does not know. */
const sayable = ({ lines, isEarly }: HallState, moments: readonly Moment<TableMatch>[]) => {
  const isHidden = isEarly || lines.some(({ kind }) => kind === 'sealed');
  const opened = isHidden ? moments.findIndex(({ reveals }) => reveals) : -1;
  return { said: opened < 0 ? moments : moments.slice(0, opened + 1), isBlind: !isEarly && opened >= 0 };
};

/** The session as it is to be shown, given the log, what is still to be said, and what lies in the drawer. */
const fronted = (state: HallState): HallState => {
  const { you } = state.head;
  // Before the log is there nothing can be said of what comes after it.
  if (!state.isHere) return state;
  const { played, session: shown, drawer } = state;
  if (you === undefined) return { ...state, tail: played, session: played.session };
  const tail = playOn(played, linesAhead(state.pending, you), shown);
  if (tail.differs !== undefined)
    return fronted({ ...state, pending: [], drawer: [], dropped: state.dropped ?? { code: 'late' } });
  const front = state.head.status === 'playing' ? ahead(tail.session, you, drawer, shown) : undefined;
  return {
    ...state,
    tail,
    session: front?.session ?? tail.session,
    isEarly: front !== undefined,
    isLaid: front?.isLaid === true || isBlind(state),
    drawer: front ? drawer : [],
  };
};

export const createHallMatch = ({ link, head: given, book, drawer }: Given): HallMatch => {
  const match: MatchId = given.id;
  const begun = unplayed(startedWith({ head: given, book }));
  const listeners = new Set<() => void>();
  const posted = new Set<string>();
  /** The log did not lead where the hall says, and was asked for once more. */
  let isAskedAgain = false;
  let state: HallState = {
    head: given,
    isHere: false,
    lines: [],
    played: begun,
    tail: begun,
    session: begun.session,
    isEarly: false,
    isLaid: false,
    pending: keptPending(match, drawer),
    drawer: [],
    presence: { sides: [], watching: 0 },
    away: {},
    offers: [],
    talk: [],
    muted: [],
  };

  /** Says the first thing that was not said yet; the next when the hall has taken it. */
  const flush = (): void => {
    const [first] = state.pending;
    if (!first || !state.isHere || first.n !== undefined || posted.has(first.token)) return;
    posted.add(first.token);
    const { token, after } = first;
    if (first.is === 'back') return link.post({ t: 'back', match, after, token, to: first.to });
    link.post({
      t: 'say',
      match,
      after,
      token,
      choices: first.choices,
      ...(first.interrupt ? { interrupt: true } : {}),
    });
  };
  const become = (next: HallState): void => {
    state = fronted(next);
    keepPending(match, state.pending, drawer);
    flush();
    for (const listener of listeners) listener();
  };

  /** Whoever proposed the match opens his seal when both have sealed theirs. */
  const openSeal = ({ status, you }: MatchHead): void => {
    const secret = status === 'opening' && you !== undefined ? secretOf(match, drawer) : undefined;
    if (secret !== undefined) link.say({ t: 'open', match, secret });
  };
  const sitter: Sitter = {
    match,
    known: () => {
      // What lay face down may have been turned up since.
      const down = state.lines.findIndex(({ kind }) => kind === 'sealed');
      const since = down < 0 ? state.lines.length : down;
      const head = state.lines[since - 1]?.head;
      return head === undefined ? { since: 0 } : { since, head };
    },
    told: (tell) => told(tell),
  };
  const rise = link.sit(sitter);

  /** The log has changed from line `from` on; where it does not lead where the hall says, it is asked for once more. */
  const withLog = (now: HallState, lines: readonly ShownLine[], from: number): HallState => {
    const isPlain = from > 1 && !state.lines.slice(from - 1).some(({ kind }) => kind === 'back');
    const [base, first] = isPlain ? [before(now.played, from), from] : [begun, 1];
    const played = playOn(base, lines.slice(first - 1), now.session);
    const fault = headFault(startOf(now.head), lines, from) ?? played.differs;
    if (fault === undefined) {
      isAskedAgain = false;
      const { you } = now.head;
      const left = you === undefined ? [] : unsaid(now.pending, you, lines);
      for (const each of now.pending) if (!left.includes(each)) link.settled(each.token);
      return { ...now, lines, played, pending: left };
    }
    if (isAskedAgain) return { ...now, lines, differs: fault };
    isAskedAgain = true;
    queueMicrotask(() => link.sitAgain(sitter));
    return { ...now, lines: [] };
  };

  const toldHere = (tell: HereTell): void => {
    const { head, since, clock, paused, presence, away, offers, talk } = tell;
    const { pending } = state;
    const isEarlyOut = pending.some((each) => each.is === 'say' && each.early);
    const now: HallState = {
      ...state,
      isHere: true,
      head,
      clock,
      paused,
      presence,
      away,
      offers,
      talk,
      drawer: isEarlyOut ? state.drawer : tell.drawer,
    };
    openSeal(head);
    for (const room of state.muted) link.say({ t: 'mute', match, room, mute: true });
    become(withLog(now, [...state.lines.slice(0, since), ...tell.lines], since + 1));
  };
  const toldLines = (tell: LinesTell): void => {
    const { lines, from } = withLines(state.lines, tell);
    if (lines.some(({ n }, i) => n !== i + 1)) return link.sitAgain(sitter);
    const head = { ...state.head, ...tell.card, you: state.head.you };
    const paused = pausedAfter(state.paused, tell.lines);
    become(later(withLog({ ...state, head, paused, clock: tell.clock }, lines, from)));
  };

  /** From this one on nothing is said any more. */
  const dropFrom = (now: HallState, token: string, dropped: Dropped): HallState => ({
    ...now,
    pending: now.pending.slice(
      0,
      now.pending.findIndex((each) => each.token === token),
    ),
    dropped,
  });
  let late: string | undefined;
  /** Too late; but where what was asked is asked still, it is said again. */
  const later = (now: HallState): HallState => {
    const each = now.pending.find(({ token }) => token === late);
    if (!each) return now;
    const { you } = now.head;
    late = undefined;
    if (you === undefined || !changesNothing(now.lines, each.after, you) || now.pending.length > 1)
      return dropFrom(now, each.token, { code: 'late' });
    return { ...now, pending: [{ ...each, token: newId(), after: now.lines.length }] };
  };
  const toldNo = ({ token, code, refusal, n = 0 }: Extract<MatchTell, { readonly t: 'no' }>): void => {
    const each = state.pending.find((one) => one.token === token);
    if (!each) return become({ ...state, dropped: { code, refusal } });
    if (code === 'late') {
      late = each.token;
      return n > state.lines.length ? undefined : become(later(state));
    }
    // What lies in the drawer is as it was before.
    if (each.is === 'say' && each.early) link.sitAgain(sitter);
    become(dropFrom(state, each.token, { code, refusal }));
  };
  const toldOk = ({ token, n }: Extract<MatchTell, { readonly t: 'ok' }>): void => {
    const isTaken = (each: Pending): boolean => each.token === token && (n === undefined || n <= state.lines.length);
    const pending = state.pending
      .filter((each) => !isTaken(each))
      .map((each): Pending => (each.token === token ? { ...each, n: n! } : each));
    become({ ...state, pending });
  };

  const told = (tell: MatchTell): void => {
    if (state.differs !== undefined) return undefined;
    switch (tell.t) {
      case 'here':
        return toldHere(tell);
      case 'lines':
        return toldLines(tell);
      case 'head':
        openSeal(tell.head);
        return become({ ...state, head: { ...tell.head, you: tell.head.you ?? state.head.you } });
      case 'ok':
        return toldOk(tell);
      case 'no':
        return toldNo(tell);
      case 'offers':
        return become({ ...state, offers: tell.offers, answered: tell.answered ?? state.answered });
      case 'presence':
        return become({ ...state, presence: tell.presence, away: tell.away });
      case 'talk':
        return become({ ...state, talk: [...state.talk.filter(({ k }) => k !== tell.talk.k), tell.talk] });
      default:
        return tell satisfies never;
    }
  };

  const token = newId;
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    said: (session, from) => {
      let { pending } = state;
      const known = state.lines.length;
      const { said, isBlind: blind } = sayable(state, session.moments.slice(from));
      const breaths = breathsOf(said);
      const isEarly = state.isEarly && breaths.some(({ interrupt }) => !interrupt);
      for (const breath of breaths)
        pending = [
          ...pending,
          saying(pending, known, { ...breath, ...(isEarly ? { early: true } : {}), ...(blind ? { blind } : {}) }),
        ];
      const early = isEarly ? breaths.flatMap(({ choices }) => choices) : [];
      become({
        ...state,
        session,
        pending,
        dropped: undefined,
        drawer: isEarly ? [...(state.isLaid ? [] : state.drawer), ...early] : state.drawer,
      });
    },
    back: (to) => {
      const line = state.isEarly ? undefined : lineAt(state.tail, to + 1);
      if (line === undefined) become(state);
      else become({ ...state, pending: [...state.pending, goingBack(state.pending, state.lines.length, line)] });
      return line !== undefined;
    },
    lineBefore: (moment) => lineAt(state.played, moment + 1),
    offer: (offer, more = {}) => link.post({ t: 'offer', match, token: token(), offer, ...more }),
    reply: (offer, yes, sealed) => link.post({ t: 'reply', match, token: token(), offer, yes, ...sealed }),
    claim: (claim) => link.post({ t: 'claim', match, token: token(), claim }),
    speak: (room, words) => link.post({ t: 'talk', match, token: token(), room, words }),
    mute: (room, mute) => {
      link.say({ t: 'mute', match, room, mute });
      become({ ...state, muted: [...state.muted.filter((each) => each !== room), ...(mute ? [room] : [])] });
    },
    read: () => become({ ...state, dropped: undefined }),
    leave: () => {
      rise();
      listeners.clear();
    },
  };
};

/** Whose seat is this table's. */
export const youIn = ({ head }: HallState): Side | undefined => head.you;
