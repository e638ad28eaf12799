/**
 * A table without a screen: it talks to a hall as the web table does, and keeps its own copy of each match from what it
 * is shown, with stand-ins for what lies face down. What does not fit together it notes among its faults.
 */
import { WebSocket } from 'ws';
import {
  digest,
  openMatch,
  type AnyMatch,
  type Choice,
  type Order,
  type Playable,
  type Side,
} from '@five-victories/engine/kernel';
import {
  aheadFor,
  firstHead,
  headAfter,
  hex,
  isPlayed,
  keptUpTo,
  playShown,
  sealOf,
  type HallLine,
  type Hex,
  type PlayedLine,
  type SealedLine,
  type Secrets,
} from '@five-victories/engine/fair';
import {
  LETTERS,
  MATCH_ID_LENGTH,
  PROTOCOL,
  type Ask,
  type GivenOrder,
  type HereTell,
  type MatchHead,
  type MatchId,
  type MeAnswer,
  type NewMatch,
  type NoTell,
  type OffersTell,
  type OkTell,
  type ShownLine,
  type Talk,
  type Tell,
  type WelcomeTell,
} from '../src/protocol/index.js';
import { gameNamed } from '../src/hall/games.js';

/** What a client knows of one match. */
export interface Copy {
  head: MatchHead;
  here: HereTell;
  lines: ShownLine[];
  /** Legal, with stand-ins; undefined until the match begins. */
  match: AnyMatch | undefined;
  talk: Talk[];
  offers: OffersTell['offers'];
  answered: OffersTell['answered'][];
  drawer: readonly Choice[];
  orders: readonly GivenOrder[];
}

export interface Answered {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface Client {
  readonly faults: string[];
  /** All that came over the socket, as text, in order. */
  readonly heard: string[];
  readonly copies: Map<MatchId, Copy>;
  cookie: string;
  isOpen(): boolean;
  api(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Takes a name, and keeps the cookie. */
  join(name: string): Promise<MeAnswer>;
  connect(): Promise<WelcomeTell>;
  /** Hangs up without a word. */
  cut(): void;
  /** Does not read what comes, or reads again. */
  sleep(isAsleep: boolean): void;
  send(ask: Ask): void;
  /** Sends something with a token until it is answered, over cuts and restarts if `connect` is called again. */
  ask(ask: Ask & { readonly token: string }): Promise<OkTell | NoTell>;
  sit(match: MatchId): Promise<Copy>;
  say(match: MatchId, choices: readonly Choice[], interrupt?: boolean): Promise<OkTell | NoTell>;
  /** Gives an order for later, or withdraws it. */
  order(match: MatchId, id: string, order?: Order): Promise<OkTell | NoTell>;
  /** Waits until something is so; it is asked again after every message. */
  until<T>(what: () => T | undefined | false, why?: string): Promise<T>;
}

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
export const randomSecret = (): Hex => hex(random(32));
export const newMatchId = (): MatchId =>
  Array.from(random(MATCH_ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
export const newToken = (): string => hex(random(12));

/** The lines that count: whatever was taken back is left out. */
const inForce = (lines: readonly ShownLine[]): (PlayedLine | SealedLine)[] => {
  let found: (PlayedLine | SealedLine)[] = [];
  for (const line of lines) {
    if (line.kind === 'sealed' || isPlayed(line)) found.push(line);
    if (line.kind === 'back') found = keptUpTo(found, line.to);
  }
  return found;
};

/** Rules of other builds, that a page of theirs would have. */
export const OTHER_RULES: Playable[] = [];

export const playedBy = (game: string, version: string): Playable =>
  OTHER_RULES.find((each) => each.id === game && each.version === version) ?? gameNamed(game)!;

const begun = ({ game, version, begin }: Pick<MatchHead, 'game' | 'version' | 'begin'>): AnyMatch =>
  openMatch<AnyMatch>(playedBy(game, version), begin, { hand: true }, 'begin', [])!;

export const replayed = (head: MatchHead, lines: readonly ShownLine[]): AnyMatch => {
  const match = begun(head);
  for (const line of inForce(lines)) playShown(match, line);
  return match;
};

const bare = ({ head: _head, digest: _digest, ...line }: ShownLine): HallLine => line as HallLine;

/** Whether every head that can be worked out is the one that was told. */
const checkHeads = ({ head: { id, begin, seals }, lines }: Copy, from: number, faults: string[]): void => {
  for (const line of lines.slice(from)) {
    if (line.kind === 'sealed') continue;
    const before = line.n === 1 ? firstHead(id, begin, seals) : lines[line.n - 2]!.head;
    if (headAfter(before, bare(line)) !== line.head) faults.push(`line ${line.n} of ${id} has another head`);
  }
};

/** Brings a copy up to new lines; those that were turned up are played again from there. */
const follow = (copy: Copy, lines: readonly ShownLine[], isAgain: boolean, faults: string[]): void => {
  const first = lines[0]?.n ?? copy.lines.length + 1;
  if (first > copy.lines.length + 1) return void faults.push(`lines before ${first} of ${copy.head.id} are missing`);
  const from = first - 1;
  const isPlain = !isAgain && from === copy.lines.length && copy.match && lines.every(({ kind }) => kind !== 'back');
  copy.lines = [...copy.lines.slice(0, from), ...lines];
  checkHeads(copy, isAgain ? 0 : from, faults);
  if (isPlain) for (const line of inForce(lines)) playShown(copy.match!, line);
  else copy.match = replayed(copy.head, copy.lines);
  const told = copy.lines.at(-1)?.digest;
  if (told !== undefined && told !== digest(copy.match!))
    faults.push(`line ${copy.lines.length} of ${copy.head.id} leads to another digest`);
};

/** What a tell changes in a copy. */
const take = (copy: Copy, tell: Exclude<Tell, HereTell>, faults: string[]): void => {
  switch (tell.t) {
    case 'lines': {
      for (const { head, ...line } of tell.opened) copy.lines[line.n - 1] = { ...line, head } as ShownLine;
      copy.head = { ...copy.head, ...tell.card };
      follow(copy, tell.lines, tell.opened.length > 0, faults);
      return;
    }
    case 'head':
      // By other rules it is played on another page, which begins anew.
      if (copy.match && tell.head.version !== copy.head.version) copy.match = replayed(tell.head, copy.lines);
      copy.head = tell.head;
      if (!copy.match && tell.head.status !== 'open' && tell.head.status !== 'opening') copy.match = begun(tell.head);
      return;
    case 'offers':
      copy.offers = tell.offers;
      if (tell.answered) copy.answered.push(tell.answered);
      return;
    case 'presence':
      copy.here = { ...copy.here, presence: tell.presence, away: tell.away };
      return;
    case 'orders':
      copy.orders = tell.orders;
      return;
    case 'talk':
      copy.talk.push(tell.talk);
      break;
    default:
  }
};

const isBegun = ({ status }: MatchHead): boolean => status === 'playing' || status === 'over';

const arrived = (before: Copy | undefined, tell: HereTell, faults: string[]): Copy => {
  const { head, since, lines, talk, offers, drawer, orders } = tell;
  const kept = (before?.lines ?? []).slice(0, since);
  const copy: Copy = {
    head,
    here: tell,
    lines: kept,
    match: undefined,
    talk: [...talk],
    offers,
    answered: before?.answered ?? [],
    drawer,
    orders,
  };
  if (isBegun(head)) {
    // Whoever is told nothing anew of what he has goes on from there.
    copy.match = (kept.length === before?.lines.length && before.match) || replayed(head, kept);
    follow(copy, lines, false, faults);
  }
  return copy;
};

const BREATHER = 100;
/** Only a test that hangs waits so long. */
const PATIENCE = 20_000;

/**
 * A client of the hall at this address, `http://127.0.0.1:4180/`; `live` is another way to its socket, or names the match
 * (`?match=`); with `lent` the opponent in that match sits at it.
 */
export const clientOf = (
  address: string,
  { patience = PATIENCE, live = address, lent }: { patience?: number; live?: string; lent?: MatchId } = {},
): Client => {
  const origin = new URL(address).origin;
  const waiting = new Set<() => void>();
  const pending = new Map<string, { ask: Ask; done: (tell: OkTell | NoTell) => void }>();
  let socket: WebSocket | undefined;
  let welcome: WelcomeTell | undefined;

  /** It could not sit down because of a fault of the hall. */
  const sitLater = (match: MatchId | undefined): void => {
    if (match === undefined) return;
    const { lines = [] } = client.copies.get(match) ?? {};
    setTimeout(() => client.send({ t: 'sit', match, since: lines.length }), BREATHER);
  };

  const hear = (text: string): void => {
    client.heard.push(text);
    const tell = JSON.parse(text) as Tell;
    if (tell.t === 'welcome') welcome = tell;
    else if (tell.t === 'ping') client.send({ t: 'pong', at: tell.at });
    else if (tell.t === 'here')
      client.copies.set(tell.match, arrived(client.copies.get(tell.match), tell, client.faults));
    else if (tell.t === 'no' && tell.token === undefined && tell.code === 'failed') sitLater(tell.match);
    else if ((tell.t === 'ok' || tell.t === 'no') && tell.token !== undefined) {
      pending.get(tell.token)?.done(tell);
      pending.delete(tell.token);
    } else if ('match' in tell && tell.match !== undefined) {
      const copy = client.copies.get(tell.match);
      if (copy) take(copy, tell, client.faults);
    }
    for (const look of waiting) look();
  };

  const client: Client = {
    faults: [],
    heard: [],
    copies: new Map(),
    cookie: '',
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    async api(method, path, body, headers = {}) {
      const response = await fetch(`${origin}/api/1/${path}`, {
        method,
        headers: {
          origin,
          ...(client.cookie !== '' && { cookie: client.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const cookie = response.headers.get('set-cookie');
      if (cookie !== null) client.cookie = cookie.split(';')[0]!;
      return { status: response.status, body: (await response.json()) as unknown };
    },
    async join(name) {
      const { status, body } = await client.api('POST', 'me', { name });
      if (status !== 200) throw new Error(`${name} may not join: ${status} ${JSON.stringify(body)}`);
      return body as MeAnswer;
    },
    async connect() {
      socket?.terminate();
      welcome = undefined;
      const opened = new WebSocket(`${new URL(live).origin.replace('http', 'ws')}/live${new URL(live).search}`, {
        headers: { origin, ...(client.cookie !== '' && { cookie: client.cookie }) },
      });
      socket = opened;
      await new Promise<void>((resolve, reject) => {
        opened.once('open', () => resolve());
        opened.once('error', reject);
        opened.once('close', () => reject(new Error('The hall has hung up.')));
      });
      opened.on('error', () => undefined);
      opened.on('message', (data: Buffer) => {
        if (socket === opened) hear(data.toString('utf8'));
      });
      opened.on('close', () => {
        for (const look of waiting) look();
      });
      client.send({ t: 'hello', protocol: PROTOCOL, build: 'test', ...(lent !== undefined && { lent }) });
      const greeting = await client.until(() => {
        if (!welcome && opened.readyState !== WebSocket.OPEN) throw new Error('The hall has hung up.');
        return welcome;
      }, 'a welcome');
      for (const [match, { lines }] of client.copies)
        client.send({ t: 'sit', match, since: lines.length, ...(lines.length > 0 && { head: lines.at(-1)!.head }) });
      for (const { ask } of pending.values()) client.send(ask);
      return greeting;
    },
    cut: () => socket?.terminate(),
    sleep(isAsleep) {
      if (isAsleep) socket?.pause();
      else socket?.resume();
    },
    send(ask) {
      if (client.isOpen()) socket!.send(JSON.stringify(ask));
    },
    ask: async (ask) =>
      new Promise((done) => {
        pending.set(ask.token, { ask, done });
        client.send(ask);
      }),
    async sit(match) {
      const before = client.copies.get(match);
      const lines = before?.lines ?? [];
      client.send({ t: 'sit', match, since: lines.length, ...(lines.length > 0 && { head: lines.at(-1)!.head }) });
      return client.until(() => {
        const now = client.copies.get(match);
        return now !== before && now;
      }, `match ${match}`);
    },
    say: async (match, choices, interrupt) =>
      client.ask({
        t: 'say',
        match,
        after: client.copies.get(match)!.lines.length,
        token: newToken(),
        choices,
        ...(interrupt && { interrupt }),
      }),
    order: async (match, id, order) =>
      client.ask({ t: 'order', match, id, token: newToken(), ...(order && { order }) }),
    until: async (what, why = 'something') =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          let found;
          try {
            found = what();
          } catch (error) {
            found = undefined;
            waiting.delete(look);
            reject(error instanceof Error ? error : new Error(String(error)));
          }
          if (found === undefined || found === false) return;
          waiting.delete(look);
          clearTimeout(hanging);
          resolve(found);
        };
        const hanging = setTimeout(() => {
          waiting.delete(look);
          reject(
            new Error(`Waited in vain for ${why}; heard last: ${client.heard.slice(-3).join('\n').slice(0, 2000)}`),
          );
        }, patience);
        waiting.add(look);
        look();
      }),
  };
  return client;
};

/** The match on which a side chooses now: its own turn, or ahead of it while both plan in secret. */
export const askedOf = ({ match, drawer }: Copy, side: Side): AnyMatch | undefined => {
  if (!match?.decision || match.wanted) return undefined;
  return match.decision.side === side ? match : aheadFor(match, side, drawer);
};

/** Two clients and a match between them, opened and begun. */
export const playedBetween = async (
  south: Client,
  north: Client,
  {
    secrets,
    ...asked
  }: Pick<NewMatch, 'game' | 'begin' | 'terms'> & Partial<NewMatch> & { secrets?: Secrets | undefined },
): Promise<MatchId> => {
  const match = asked.match ?? newMatchId();
  const side = asked.side ?? 'south';
  const other = side === 'south' ? 'north' : 'south';
  const secret = secrets?.[side] ?? randomSecret();
  const proposed = await south.api('POST', 'matches', {
    match,
    name: 'A match',
    coats: { south: 'red', north: 'blue' },
    side,
    isPublic: false,
    seal: sealOf(match, side, secret),
    ...asked,
  });
  if (proposed.status !== 200) throw new Error(JSON.stringify(proposed.body));
  const mine = secrets?.[other] ?? randomSecret();
  const taken = await north.api('POST', `matches/${match}/seat`, { seal: sealOf(match, other, mine), secret: mine });
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
  await south.sit(match);
  await north.sit(match);
  south.send({ t: 'open', match, secret });
  // The opening dice come by themselves, after the beginning.
  const isAsked = ({ head }: Copy): boolean => isBegun(head) && head.asked.length > 0;
  for (const client of [south, north])
    await client.until(() => isAsked(client.copies.get(match)!), 'the match to begin, and somebody to be asked');
  return match;
};
