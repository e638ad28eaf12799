/**
 * The one line to the hall: a WebSocket that is opened again as often as it breaks, and an outbox. What was said with a
 * token stays there until the hall has answered it, and is said again after every break: the hall takes a token once.
 * No clock and no socket of its own: both are handed in, so that tests can have others.
 */
import {
  PROTOCOL,
  type Ask,
  type MatchId,
  type NoCode,
  type SitAsk,
  type Tell,
  type Token,
} from '@five-victories/server/protocol';

/** As much of a WebSocket as is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

export interface Surroundings {
  readonly connect: (events: WireEvents) => Wire;
  /** Calls after so many milliseconds, unless it is called off. */
  readonly after: (time: number, call: () => void) => () => void;
  /** From 0 to 1, so that thousands of tables do not come back at the same moment. */
  readonly chance: () => number;
  readonly build: string;
  /** The match in which this is the line of the opponent, who plays at this screen. */
  readonly lent?: MatchId | undefined;
}

/** - away: the next try is waited for
 *  - old: the hall speaks a newer protocol; the page must be loaded anew */
export type LinkState = 'connecting' | 'open' | 'away' | 'old' | 'closed';

type OfMatch = Extract<Tell, { readonly match: MatchId }>;
/** What is told of one match; a no may concern a match or none. */
export type MatchTell = OfMatch | (Extract<Tell, { readonly t: 'no' }> & { readonly match: MatchId });

/** Somebody at this page who follows a match. */
export interface Sitter {
  readonly match: MatchId;
  /** How far its log is known here. */
  readonly known: () => Pick<SitAsk, 'since' | 'head'>;
  readonly told: (tell: MatchTell) => void;
}

interface LinkListener {
  state?(state: LinkState): void;
  welcomed?(player: string | undefined, now: number): void;
  lobby?(): void;
  /** What the hall refuses and no match is concerned in. */
  refused?(tell: Extract<Tell, { readonly t: 'no' }>): void;
}

type Tokened = Extract<Ask, { readonly token: Token }>;

export interface Link {
  state(): LinkState;
  /** From now on the sitter is told of its match; until what is given back is called. */
  sit(sitter: Sitter): () => void;
  /** Asks for the log again, as far as the sitter says that it does not know it. */
  sitAgain(sitter: Sitter): void;
  /** Said until it is answered. */
  post(ask: Tokened): void;
  /** What was said is answered by a line of the log already. */
  settled(token: Token): void;
  /** Said once, if there is anybody to hear it. */
  say(ask: Ask): void;
  listen(listener: LinkListener): () => void;
  /** The network is there again, or gone, or the player has another name: do not wait. */
  again(): void;
  lost(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
/** Before something is said again that was too much at once, or came when the hall could not write. */
const BREATHER = 1000;
/** A hall whose database is away is back within a minute; one that fails longer fails at what was said. */
const MOST_FAILED = 60;
/** What is said again a little later. */
const HELD_BACK = new Set<Tokened['t']>(['say', 'back', 'order']);
/** The hall pings more often than that. */
const SILENCE = 50_000;

/** How long to wait before the nth try: twice as long every time, and anything between half of it and all. */
export const waitOf = (tries: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);

const read = (text: string): Tell | undefined => {
  try {
    const tell = JSON.parse(text) as Tell | null;
    return typeof tell?.t === 'string' ? tell : undefined;
  } catch {
    return undefined;
  }
};

/** Something that is to happen later, once. */
const createTimer = (after: Surroundings['after']) => {
  let off: (() => void) | undefined;
  const clear = (): void => {
    off?.();
    off = undefined;
  };
  return {
    clear,
    set: (time: number, call: () => void): void => {
      clear();
      off = after(time, call);
    },
  };
};

interface ConnectionEvents {
  opened(): void;
  heard(tell: Tell): void;
  changed(state: LinkState): void;
}

/** Tries to be connected, again and again; calls what it hears. */
const createConnection = ({ connect, after, chance }: Surroundings, events: ConnectionEvents) => {
  let state: LinkState = 'closed';
  let wire: Wire | undefined;
  let tries = 0;
  const waiting = createTimer(after);
  const silence = createTimer(after);
  const become = (next: LinkState): void => {
    if (state === next) return;
    state = next;
    events.changed(next);
  };
  const drop = (): void => {
    waiting.clear();
    silence.clear();
    const had = wire;
    wire = undefined;
    had?.close();
  };
  const comeBack = (time: number): void => {
    drop();
    become('away');
    waiting.set(time, open);
  };
  const lose = (): void => comeBack(waitOf(tries++, chance()));
  const hear = (text: string): void => {
    silence.set(SILENCE, lose);
    const tell = read(text);
    if (tell) events.heard(tell);
  };
  const open = (): void => {
    drop();
    become('connecting');
    silence.set(SILENCE, lose);
    // What an older wire still has to say means nothing any more.
    const mine: Wire = connect({
      opened: () => wire === mine && events.opened(),
      heard: (text) => wire === mine && hear(text),
      closed: () => wire === mine && lose(),
    });
    wire = mine;
  };
  return {
    state: () => state,
    send: (ask: Ask): void => wire?.send(JSON.stringify(ask)),
    welcomed: (): void => {
      tries = 0;
      become('open');
    },
    open,
    comeBack,
    stop: (how: LinkState): void => {
      drop();
      become(how);
    },
    lost: () => (state === 'old' || state === 'closed' ? undefined : lose()),
  };
};

/** What was said with a token, until it is answered. */
const createOutbox = (send: (ask: Ask) => void) => {
  let waiting: readonly Tokened[] = [];
  const failed = new Map<Token, number>();
  return {
    post: (ask: Tokened): void => {
      waiting = [...waiting, ask];
      send(ask);
    },
    answered: (token: Token | undefined): void => {
      waiting = waiting.filter((ask) => ask.token !== token);
      if (token !== undefined) failed.delete(token);
    },
    sayAgain: (match: MatchId): void => {
      for (const ask of waiting) if (ask.match === match) send(ask);
    },
    /**
     * An answer is said again a little later: nobody need answer anew who was too quick, and after a fault of the hall
     * only the same token finds out whether it was written. False: it is none, is no longer wanted, or failed too often.
     */
    isHeldBack: (token: Token | undefined, code: NoCode): boolean => {
      const isOurs = waiting.some((ask) => ask.token === token && HELD_BACK.has(ask.t));
      if (token === undefined || !isOurs || code !== 'failed') return isOurs && code === 'rate';
      failed.set(token, (failed.get(token) ?? 0) + 1);
      return failed.get(token)! <= MOST_FAILED;
    },
    forget: (match: MatchId): void => {
      waiting = waiting.filter((ask) => ask.match !== match);
    },
  };
};

/** After these goodbyes nobody comes back. */
const STOPS: Readonly<Partial<Record<Extract<Tell, { readonly t: 'bye' }>['code'], LinkState>>> = {
  old: 'old',
  apart: 'closed',
};

/**
 * Whoever sat down when the database was away, or when he had said too much at once, does not sit, and would hear nothing
 * of his match any more.
 */
const isOfSitting = (tell: MatchTell): boolean =>
  tell.t === 'no' && tell.token === undefined && (tell.code === 'failed' || tell.code === 'rate');

const helloOf = ({ build, lent }: Surroundings): Ask => ({
  t: 'hello',
  protocol: PROTOCOL,
  build,
  ...(lent !== undefined && { lent }),
});

export const createLink = (around: Surroundings): Link => {
  const sitters = new Set<Sitter>();
  const listeners = new Set<LinkListener>();
  const say = (ask: Ask): void => {
    if (connection.state() === 'open') connection.send(ask);
  };
  const outbox = createOutbox(say);
  const sitDown = (match: MatchId): void => {
    for (const sitter of sitters) if (sitter.match === match) sitAgain(sitter);
  };
  const sitAgain = ({ match, known }: Sitter): void => say({ t: 'sit', match, ...known() });
  const toldMatch = (tell: MatchTell): void => {
    if (tell.t === 'no' && outbox.isHeldBack(tell.token, tell.code))
      return void around.after(BREATHER, () => outbox.sayAgain(tell.match));
    if (isOfSitting(tell)) return void around.after(BREATHER, () => sitDown(tell.match));
    if (tell.t === 'ok' || tell.t === 'no') outbox.answered(tell.token);
    for (const sitter of sitters) if (sitter.match === tell.match) sitter.told(tell);
    // A match is told first of all how it stands; then what was not answered is said again.
    if (tell.t === 'here') outbox.sayAgain(tell.match);
  };
  const welcomed = ({ protocol, player, now }: Extract<Tell, { readonly t: 'welcome' }>): void => {
    if (protocol !== PROTOCOL) return connection.stop('old');
    connection.welcomed();
    for (const each of listeners) each.welcomed?.(player, now);
    for (const sitter of sitters) sitAgain(sitter);
  };
  const refused = (tell: Extract<Tell, { readonly t: 'no' }>): void => {
    if (tell.code === 'version') return connection.stop('old');
    if (tell.match !== undefined) return toldMatch({ ...tell, match: tell.match });
    outbox.answered(tell.token);
    for (const each of listeners) each.refused?.(tell);
  };
  const heard = (tell: Tell): void => {
    switch (tell.t) {
      case 'welcome':
        return welcomed(tell);
      case 'ping':
        return connection.send({ t: 'pong', at: tell.at });
      case 'bye':
        return STOPS[tell.code] ? connection.stop(STOPS[tell.code]!) : connection.comeBack(tell.after);
      case 'lobby':
        return listeners.forEach((each) => each.lobby?.());
      case 'no':
        return refused(tell);
      default:
        return toldMatch(tell);
    }
  };
  const connection = createConnection(around, {
    opened: () => connection.send(helloOf(around)),
    heard,
    changed: (state) => listeners.forEach((each) => each.state?.(state)),
  });
  connection.open();
  return linkOf({ connection, outbox, sitters, listeners, say, sitAgain });
};

interface Parts extends Pick<Link, 'say' | 'sitAgain'> {
  readonly connection: ReturnType<typeof createConnection>;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly sitters: Set<Sitter>;
  readonly listeners: Set<LinkListener>;
}

const linkOf = ({ connection, outbox, sitters, listeners, say, sitAgain }: Parts): Link => ({
  state: connection.state,
  sit: (sitter) => {
    sitters.add(sitter);
    sitAgain(sitter);
    return () => {
      sitters.delete(sitter);
      outbox.forget(sitter.match);
      say({ t: 'rise', match: sitter.match });
    };
  },
  sitAgain,
  post: outbox.post,
  settled: outbox.answered,
  say,
  listen: (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  again: () => (connection.state() === 'old' ? undefined : connection.open()),
  lost: connection.lost,
  close: () => connection.stop('closed'),
});
