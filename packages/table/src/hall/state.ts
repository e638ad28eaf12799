/**
 * What this table knows of a match of a hall: the log as far as it is shown, what is said here and not in it yet, and
 * all that there is besides: clock, presence, offers, talk. Plain data.
 */
import type { Choice, Fault, Refusal } from '@five-victories/engine/kernel';
import type { Pause } from '@five-victories/engine/fair';
import type {
  Clock,
  GivenOrder,
  HereTell,
  MatchHead,
  NoCode,
  Offer,
  OffersTell,
  Presence,
  Room,
  Screen,
  ShownLine,
  Talk,
  Token,
} from '@five-victories/server/protocol';
import type { Book, TableMatch } from '../match/book.js';
import { openSession, type AnySession, type Moment } from '../match/session.js';
import { ahead, playOn, unplayed, type Played } from './lines.js';
import type { Ordering } from './ordering.js';
import { breathsOf, linesAhead, saying, type Pending } from './pending.js';

/** Why something that was said came to nothing. */
export interface Dropped {
  readonly code: NoCode;
  readonly refusal?: Refusal | undefined;
}

/** The log, and what is made of it. */
interface Logged {
  readonly lines: readonly ShownLine[];
  /** The match before anything was said in it. */
  readonly begun: Played;
  readonly played: Played;
  /** The log did not lead where the hall says: it is to be told once more, from the beginning. */
  readonly isDoubted: boolean;
  /** The first line by which this table and the hall part for good. */
  readonly differs?: number | undefined;
}

/** What is said here. */
interface Said {
  readonly pending: readonly Pending[];
  /** What was too late, until the lines are here that came first. */
  readonly late?: Token | undefined;
  /** Own answers that wait in the hall until they are asked. */
  readonly drawer: readonly Choice[];
  readonly dropped?: Dropped | undefined;
  /** Own orders as the hall has them, and what of them it has not taken yet. */
  readonly orders: readonly GivenOrder[];
  readonly orderings: readonly Ordering[];
  /** With what was said here, whether the hall knows it or not. */
  readonly tail: Played;
  /** As it is shown: over stand-ins where both are asked in secret. */
  readonly session: AnySession;
  readonly isEarly: boolean;
  readonly isLaid: boolean;
}

export interface HallState extends Logged, Said {
  readonly head: MatchHead;
  /** Whether the hall has told how the match stands. */
  readonly isHere: boolean;
  /** What is known here is too little: the hall is asked how the match stands. */
  readonly asksAgain: boolean;
  readonly clock?: Clock | undefined;
  readonly paused?: Pause | undefined;
  readonly presence: Presence;
  readonly away: HereTell['away'];
  readonly offers: readonly Offer[];
  /** At whose screen both play. */
  readonly screen?: Screen | undefined;
  readonly answered?: OffersTell['answered'];
  readonly talk: readonly Talk[];
  readonly muted: readonly Room[];
}

const startedWith = (head: MatchHead, book: Book): AnySession => {
  const faults: Fault[] = [];
  const session = openSession(book, head.begin, { hand: true }, faults);
  if (!session) throw new Error(`The match cannot begin: ${faults.map(({ path, id }) => `${path} ${id}`).join(', ')}`);
  return session;
};

/** Before the hall has told anything. */
export const untold = (
  head: MatchHead,
  book: Book,
  pending: readonly Pending[],
  orderings: readonly Ordering[] = [],
): HallState => {
  const begun = unplayed(startedWith(head, book));
  return {
    head,
    isHere: false,
    asksAgain: false,
    lines: [],
    begun,
    played: begun,
    tail: begun,
    session: begun.session,
    isDoubted: false,
    isEarly: false,
    isLaid: false,
    pending,
    drawer: [],
    orders: [],
    orderings,
    presence: { sides: [], watching: 0 },
    away: {},
    offers: [],
    talk: [],
    muted: [],
  };
};

/** What was said turns up what is not known here: nothing of it is shown. */
const isBlind = ({ pending }: HallState): boolean => pending.some((each) => each.is === 'say' && each.blind);

/** The session as it is to be shown, given the log, what is still to be said, and what lies in the drawer. */
export const fronted = (state: HallState): HallState => {
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

/** What was said here, as far as it goes before it turns up what this table does not know. */
const sayable = ({ lines, isEarly }: HallState, moments: readonly Moment<TableMatch>[]) => {
  const isHidden = isEarly || lines.some(({ kind }) => kind === 'sealed');
  const opened = isHidden ? moments.findIndex(({ reveals }) => reveals) : -1;
  return { said: opened < 0 ? moments : moments.slice(0, opened + 1), blind: !isEarly && opened >= 0 };
};

/** The session has gone on from a moment by what was said here. */
export const afterSaid = (state: HallState, session: AnySession, from: number): HallState => {
  const { said, blind } = sayable(state, session.moments.slice(from));
  const breaths = breathsOf(said);
  const early = state.isEarly && breaths.some(({ interrupt }) => !interrupt);
  let { pending } = state;
  for (const breath of breaths)
    pending = [
      ...pending,
      saying(pending, state.lines.length, { ...breath, ...(early && { early }), ...(blind && { blind }) }),
    ];
  // Whoever has laid down all he was asked for puts this in its place.
  const laid = state.isLaid ? [] : state.drawer;
  const drawer = early ? [...laid, ...breaths.flatMap(({ choices }) => choices)] : state.drawer;
  return { ...state, session, pending, drawer, dropped: undefined };
};
