/** What a table says to the hall over the socket. */
import { wire, type Choice, type Order, type Side } from '@five-victories/engine/kernel';
import { hexShape, type Hex } from '@five-victories/engine/fair';
import { lineNumber, matchIdShape, millis, tokenShape, type MatchId, type Millis, type Token } from './ids.js';
import { givenShape, orderIdShape } from './orders.js';
import { timeShape, type TimeControl } from './terms.js';

const { anything, constant, fields, flag, integer, list, oneOf, optional, tagged, text } = wire;

/**
 * What needs the other's consent. `back` says to which line; `rematch` exchanges sides or not; `pace` is another `time`,
 * or none; with `screen` both play on at the screen of whoever offers it.
 */
export const OFFERS = ['back', 'pause', 'adjourn', 'resume', 'void', 'rematch', 'pace', 'screen'] as const;
export type OfferKind = (typeof OFFERS)[number];

export const CLAIMS = ['time', 'left'] as const;
export type ClaimKind = (typeof CLAIMS)[number];

export const ROOMS = ['players', 'watchers'] as const;
/** Who hears what is said: players hear nothing of the watchers' talk while they play. */
export type Room = (typeof ROOMS)[number];

export const MOST_CHOICES = 60;
export const MOST_WORDS = 300;

interface OfMatch {
  readonly match: MatchId;
}

/** First of all. `build` is for the hall's log. */
export interface HelloAsk {
  readonly t: 'hello';
  readonly protocol: number;
  readonly build: string;
  /** At this table sits the opponent in that match, for whom both have agreed that he plays at this screen, too. */
  readonly lent?: MatchId | undefined;
}

/** To play or to look on; `since` is the last line that is known. A head that differs means another log. */
export interface SitAsk extends OfMatch {
  readonly t: 'sit';
  readonly since: number;
  readonly head?: Hex | undefined;
}

export interface RiseAsk extends OfMatch {
  readonly t: 'rise';
}

/** Answers in one breath: all of them or none. `after` is the last line that is known. */
export interface SayAsk extends OfMatch {
  readonly t: 'say';
  readonly after: number;
  readonly token: Token;
  readonly choices: readonly Choice[];
  /** Said out of turn: conceding, a dispute, an offer to end that the rules know. One choice. */
  readonly interrupt?: boolean | undefined;
}

/** The own last answers go back without asking, as far as nobody has seen anything for it. */
export interface BackAsk extends OfMatch {
  readonly t: 'back';
  readonly after: number;
  readonly token: Token;
  readonly to: number;
}

/** Gives an order for later in the place of the one with its name, or withdraws that one. */
export interface OrderAsk extends OfMatch {
  readonly t: 'order';
  readonly token: Token;
  readonly id: string;
  readonly order?: Order | undefined;
}

/** Opens the own seal. */
export interface OpenAsk extends OfMatch {
  readonly t: 'open';
  readonly secret: Hex;
}

export interface OfferAsk extends OfMatch {
  readonly t: 'offer';
  readonly token: Token;
  readonly offer: OfferKind;
  /** Of a take-back: the line after which it goes on. */
  readonly to?: number | undefined;
  /** Of a rematch: its name, the own seal in it, and whether sides are exchanged. */
  readonly rematch?: Rematch | undefined;
  /** Of another pace; without it nobody counts any more. */
  readonly time?: TimeControl | undefined;
}

export interface Rematch {
  readonly match: MatchId;
  readonly seal: Hex;
  readonly swap: boolean;
}

/** Both play at the screen of this side, since this offer was agreed to; whoever answers it with no ends that. */
export interface Screen {
  readonly k: number;
  readonly by: Side;
}

/** To the other's offer, or to the own: to take it back. With `yes` to a rematch: the own seal, and what is in it. */
export interface ReplyAsk extends OfMatch {
  readonly t: 'reply';
  readonly token: Token;
  readonly offer: number;
  readonly yes: boolean;
  readonly seal?: Hex | undefined;
  readonly secret?: Hex | undefined;
}

/** The other's time has run out, or he has left. */
export interface ClaimAsk extends OfMatch {
  readonly t: 'claim';
  readonly token: Token;
  readonly claim: ClaimKind;
}

export interface TalkAsk extends OfMatch {
  readonly t: 'talk';
  readonly token: Token;
  readonly room: Room;
  readonly words: string;
}

/** What the other seat, or the watchers, say is not sent any more, or is again. */
export interface MuteAsk extends OfMatch {
  readonly t: 'mute';
  readonly room: Room;
  readonly mute: boolean;
}

/** To the hall's ping, with its time: so it knows the lag. */
export interface PongAsk {
  readonly t: 'pong';
  readonly at: Millis;
}

/** Somebody has the match before his eyes as far as this line: he need not be told of it elsewhere. */
export interface SeenAsk extends OfMatch {
  readonly t: 'seen';
  readonly n: number;
}

export type Ask =
  | HelloAsk
  | SitAsk
  | RiseAsk
  | SayAsk
  | BackAsk
  | OrderAsk
  | OpenAsk
  | OfferAsk
  | ReplyAsk
  | ClaimAsk
  | TalkAsk
  | MuteAsk
  | SeenAsk
  | PongAsk;

const match = matchIdShape;
const token = tokenShape;
/** Choices are read by the shape of their game once the match is known. */
const choice = anything as wire.Shape<Choice>;

export const askShape: wire.Shape<Ask> = tagged<Ask>('t', {
  hello: fields(
    { t: constant('hello'), protocol: integer(0, 1000), build: text(80) },
    { lent: optional(matchIdShape) },
  ),
  sit: fields({ t: constant('sit'), match, since: lineNumber }, { head: optional(hexShape) }),
  rise: fields({ t: constant('rise'), match }),
  say: fields(
    { t: constant('say'), match, after: lineNumber, token, choices: list(choice, MOST_CHOICES) },
    { interrupt: flag },
  ),
  back: fields({ t: constant('back'), match, after: lineNumber, token, to: lineNumber }),
  order: fields({ t: constant('order'), match, token, id: orderIdShape }, { order: givenShape }),
  open: fields({ t: constant('open'), match, secret: hexShape }),
  offer: fields(
    { t: constant('offer'), match, token, offer: oneOf(OFFERS) },
    {
      to: optional(lineNumber),
      rematch: optional(fields({ match, seal: hexShape, swap: flag })),
      time: optional(timeShape),
    },
  ),
  reply: fields(
    { t: constant('reply'), match, token, offer: lineNumber, yes: flag },
    { seal: optional(hexShape), secret: optional(hexShape) },
  ),
  claim: fields({ t: constant('claim'), match, token, claim: oneOf(CLAIMS) }),
  talk: fields({ t: constant('talk'), match, token, room: oneOf(ROOMS), words: text(MOST_WORDS) }),
  mute: fields({ t: constant('mute'), match, room: oneOf(ROOMS), mute: flag }),
  seen: fields({ t: constant('seen'), match, n: lineNumber }),
  pong: fields({ t: constant('pong'), at: millis }),
});

/** Whose offer it is, under which number, and what it is about. */
export interface Offer {
  readonly k: number;
  readonly at: Millis;
  readonly by: Side;
  readonly offer: OfferKind;
  readonly to?: number | undefined;
  readonly rematch?: Rematch | undefined;
  readonly time?: TimeControl | undefined;
}
