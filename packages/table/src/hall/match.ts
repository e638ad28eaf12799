/** A match of a hall at this table: what the hall tells of it, and what is said to the hall. */
import type { Order } from '@five-victories/engine/kernel';
import type { ClaimKind, MatchHead, MatchId, OfferAsk, OfferKind, Room, SitAsk } from '@five-victories/server/protocol';
import { newId } from '../app/chance.js';
import type { Book } from '../match/book.js';
import { matchOf, type AnySession } from '../match/session.js';
import type { Link, MatchTell, Sitter } from './link.js';
import { lineAt } from './lines.js';
import { asOrderAsk, keepOrderings, keptOrderings, ordering } from './ordering.js';
import { goingBack, keepPending, keptPending, type Pending } from './pending.js';
import { mayOpen } from './sealing.js';
import { secretOf, type Drawer, type Sealed } from './seal.js';
import { afterSaid, fronted, untold, type HallState } from './state.js';
import { afterTell } from './told.js';

export interface HallMatch {
  /** The opponent sits at it, at this player's screen. */
  readonly isLent: boolean;
  state(): HallState;
  /** Calls when anything has changed. */
  onChange(listener: () => void): () => void;
  /** The session has gone on from a moment. */
  said(session: AnySession, from: number): void;
  /** The session has gone back to a moment; false: it cannot, it stays as it is. */
  back(to: number): boolean;
  /** The line after which the match stood at a moment, for an offer. */
  lineBefore(moment: number): number | undefined;
  /** Gives an order for later in the place of the one of this name, or withdraws that one. */
  order(id: string, order?: Order): void;
  offer(offer: OfferKind, more?: Pick<OfferAsk, 'to' | 'rematch' | 'time'>): void;
  reply(offer: number, yes: boolean, sealed?: Sealed): void;
  claim(claim: ClaimKind): void;
  speak(room: Room, words: string): void;
  mute(room: Room, mute: boolean): void;
  /** The reason why something came to nothing has been read. */
  read(): void;
  leave(): void;
}

interface Given {
  readonly isLent?: boolean;
  readonly link: Link;
  readonly head: MatchHead;
  readonly book: Book;
  readonly drawer: Drawer;
}

/** How far the log is known. What lay face down may have been turned up since. */
const knownIn = ({ lines }: HallState): Pick<SitAsk, 'since' | 'head'> => {
  const down = lines.findIndex(({ kind }) => kind === 'sealed');
  const since = down < 0 ? lines.length : down;
  const head = lines[since - 1]?.head;
  return head === undefined ? { since: 0 } : { since, head };
};

const asAsk = (match: MatchId, each: Pending): Parameters<Link['post']>[0] => {
  const { token, after } = each;
  if (each.is === 'back') return { t: 'back', match, after, token, to: each.to };
  return { t: 'say', match, after, token, choices: each.choices, ...(each.interrupt && { interrupt: true }) };
};

/** Says the first thing that was not said yet, the next when the hall has taken it; orders before, and all at once. */
const createMouth = (link: Link, match: MatchId) => {
  const posted = new Set<string>();
  return ({ pending, orderings, isHere }: HallState): void => {
    const [first] = pending;
    for (const each of isHere ? orderings : [])
      if (!posted.has(each.token)) {
        posted.add(each.token);
        link.post(asOrderAsk(match, each));
      }
    if (!first || !isHere || first.n !== undefined || posted.has(first.token)) return;
    posted.add(first.token);
    link.post(asAsk(match, first));
  };
};

/** What is said besides answers. */
const sayings = (link: Link, match: MatchId) => ({
  offer: (offer: OfferKind, more: Pick<OfferAsk, 'to' | 'rematch' | 'time'> = {}): void =>
    link.post({ t: 'offer', match, token: newId(), offer, ...more }),
  reply: (offer: number, yes: boolean, sealed?: Sealed): void =>
    link.post({ t: 'reply', match, token: newId(), offer, yes, ...sealed }),
  claim: (claim: ClaimKind): void => link.post({ t: 'claim', match, token: newId(), claim }),
  speak: (room: Room, words: string): void => link.post({ t: 'talk', match, token: newId(), room, words }),
});

export const createHallMatch = ({ link, head, book, drawer, isLent = false }: Given): HallMatch => {
  const match: MatchId = head.id;
  const listeners = new Set<() => void>();
  const speak = createMouth(link, match);
  let state = untold(head, book, keptPending(match, drawer), keptOrderings(match, drawer));

  const become = (next: HallState): void => {
    const { pending: was, orderings } = state;
    state = { ...fronted(next), asksAgain: false };
    for (const { token } of was) if (!state.pending.some((each) => each.token === token)) link.settled(token);
    if (state.pending !== was) keepPending(match, was, state.pending, drawer);
    if (state.orderings !== orderings) keepOrderings(match, orderings, state.orderings, drawer);
    speak(state);
    for (const listener of listeners) listener();
    if (next.asksAgain) link.sitAgain(sitter);
  };
  /** Whoever proposed the match opens his seal when both have sealed theirs. */
  const openSeal = (told: MatchHead): void => {
    const secret = mayOpen(told) ? secretOf(match, drawer) : undefined;
    if (secret !== undefined) link.say({ t: 'open', match, secret });
  };
  const told = (tell: MatchTell): void => {
    if (tell.t === 'here' || tell.t === 'head') openSeal(tell.head);
    become(afterTell(state, tell));
  };
  const sitter: Sitter = { match, known: () => knownIn(state), told };
  const rise = link.sit(sitter);

  return {
    ...sayings(link, match),
    isLent,
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    said: (session, from) => become(afterSaid(state, session, from)),
    back: (to) => {
      const { pending, lines, isEarly, tail } = state;
      const line = isEarly ? undefined : lineAt(tail, to + 1);
      if (line === undefined) become(state);
      else become({ ...state, pending: [...pending, goingBack(pending, lines.length, line)] });
      return line !== undefined;
    },
    order: (id, order) =>
      become({ ...state, orderings: [...state.orderings, ordering(id, order, matchOf(state.session))] }),
    lineBefore: (moment) => lineAt(state.played, moment + 1),
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
