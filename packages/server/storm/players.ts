/** Players by chance, who insist: whatever happens to the wire or the hall, they come back and say it again. */
import { below, digest, streamOf, type Choice, type Side, type Stream } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import type { MatchId, NewMatch, Token } from '../src/protocol/index.js';
import { askedOf, clientOf, newMatchId, newToken, randomSecret, type Answered, type Client } from '../test/client.js';

/** Longer than a database takes to recover on a busy machine; whoever waits longer waits in vain. */
const PATIENCE = 180_000;
const PAUSE = 20;

/** What the hall has acknowledged: it must be found again. Without `n` it went into the drawer. */
export interface Acknowledged {
  readonly match: MatchId;
  readonly by: Side;
  readonly token: Token;
  readonly choice: Choice;
  readonly n: number | undefined;
}

/** What a player has said, whether or not it was acknowledged. */
export type Said = Omit<Acknowledged, 'n'>;

export interface Player {
  readonly client: Client;
  /** In the order in which it was said. */
  readonly said: Said[];
  readonly acknowledged: Acknowledged[];
  /** Comes back whenever it was cut off, until it leaves. */
  leave(): void;
}

const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Again and again, until it succeeds. */
export const insisting = async <T>(act: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> => {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isWanted()) throw error;
      await pause();
    }
  }
};

/** A request until it is answered by something other than a fault of the hall. */
const asked = async (client: Client, method: string, path: string, body: unknown): Promise<Answered> =>
  insisting(async () => {
    const answered = await client.api(method, path, body);
    if (answered.status >= 500 || answered.status === 429) throw new Error(String(answered.status));
    return answered;
  });

let players = 0;
const nameOf = (number: number): string =>
  `Storm${[...String(number)].map((digit) => 'bcdfghkmpr'[Number(digit)]).join('')}`;

const welcomed = async (client: Client): Promise<void> => {
  for (;;) {
    // A name may have been taken by the request before this one, whose answer was lost.
    const { status } = await asked(client, 'POST', 'me', { name: nameOf(players++) });
    if (status === 200) return;
    if (status !== 409) throw new Error(`Nobody may join: ${status}`);
  }
};

/** Comes back whenever it was cut off. */
const staying = async (client: Client, stay: { readonly isWanted: boolean }): Promise<void> => {
  const isWanted = (): boolean => stay.isWanted;
  while (isWanted()) {
    await insisting(async () => client.connect(), isWanted).catch(() => undefined);
    if (isWanted()) await client.until(() => !client.isOpen()).catch(() => undefined);
  }
  client.cut();
};

/** Somebody with a name, or a watcher; `live` is the way to the socket. */
export const playerAt = async (address: string, live = address, isWatcher = false): Promise<Player> => {
  const client = clientOf(address, { patience: PATIENCE, live });
  const stay = { isWanted: true };
  if (!isWatcher) await welcomed(client);
  void staying(client, stay);
  return {
    client,
    said: [],
    acknowledged: [],
    leave() {
      stay.isWanted = false;
      client.cut();
    },
  };
};

/** A match between two, opened and begun, over whatever happens meanwhile. */
export const begunBetween = async (
  south: Player,
  north: Player,
  what: Pick<NewMatch, 'game' | 'begin' | 'terms'>,
): Promise<MatchId> => {
  const match = newMatchId();
  const [mine, theirs] = [randomSecret(), randomSecret()];
  const proposal = { match, name: 'A storm', coats: { south: 'red', north: 'blue' }, side: 'south', isPublic: true };
  const proposed = await asked(south.client, 'POST', 'matches', {
    ...proposal,
    seal: sealOf(match, 'south', mine),
    ...what,
  });
  if (proposed.status !== 200) throw new Error(JSON.stringify(proposed.body));
  const seat = { seal: sealOf(match, 'north', theirs), secret: theirs };
  const taken = await asked(north.client, 'POST', `matches/${match}/seat`, seat);
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
  for (const { client } of [south, north]) await seated(client, match);
  const isBegun = (): boolean => south.client.copies.get(match)!.head.status !== 'opening';
  while (!isBegun()) {
    await seated(south.client, match);
    south.client.send({ t: 'open', match, secret: mine });
    await south.client.until(() => isBegun() || !south.client.isOpen());
  }
  return match;
};

/** Sits down until it is told what is there. */
export const seated = async (client: Client, match: MatchId): Promise<void> => {
  while (!client.copies.has(match) || !client.isOpen()) {
    await client.until(() => client.isOpen());
    client.send({ t: 'sit', match, since: 0 });
    await client.until(() => client.copies.has(match) || !client.isOpen());
  }
};

/** Until a side is asked, or something is so. Whoever hears that the match goes on does not wait in vain, however long. */
const untilAsked = async (client: Client, match: MatchId, side: Side, isSo: () => boolean): Promise<void> => {
  const { lines, head } = client.copies.get(match)!;
  const isHeard = (): boolean => client.copies.get(match)!.lines.length > lines.length;
  const isAsked = (): boolean => client.isOpen() && client.copies.get(match)!.head.asked.includes(side);
  await client.until(() => isSo() || isAsked() || isHeard(), `${side} to be asked in ${match} (${head.game})`);
  if (!isSo() && !isAsked()) await untilAsked(client, match, side, isSo);
};

/** What a player does: answers whenever he is asked. `isEnough` is looked at after everything that he hears. */
export const play = async (
  { client, said: all, acknowledged }: Player,
  match: MatchId,
  side: Side,
  stream: Stream,
  isEnough: () => boolean,
): Promise<void> => {
  const copy = () => client.copies.get(match)!;
  const isDone = (): boolean => isEnough() || copy().head.status === 'over';
  for (;;) {
    await untilAsked(client, match, side, isDone);
    if (isDone()) return;
    const question = askedOf(copy(), side);
    if (!question) {
      const before = client.heard.length;
      await client.until(() => isDone() || client.heard.length > before || !client.isOpen());
      continue;
    }
    const choice = chooseRandom(question, stream);
    const token = newToken();
    const after = copy().lines.length;
    const heard = client.heard.length;
    all.push({ match, by: side, token, choice });
    let said = await client.ask({ t: 'say', match, after, token, choices: [choice] });
    // The hall does not know whether it was written: the same again, under the same name.
    while (said.t === 'no' && (said.code === 'failed' || said.code === 'unknown') && !isEnough()) {
      await pause();
      said = await client.ask({ t: 'say', match, after, token, choices: [choice] });
    }
    if (said.t === 'ok') acknowledged.push({ match, by: side, token, choice, n: said.n });
    else if (!['late', 'over', 'turn'].includes(said.code)) {
      if (isEnough()) return;
      throw new Error(`${side} of ${match}: ${JSON.stringify(said)}`);
    }
    // What it says of the match comes of its own accord: with the answer, or soon after it.
    await client.until(() => isDone() || client.heard.length > heard || !client.isOpen());
  }
};

/** The digest of what a client has of a match. */
export const digestAt = ({ client }: Player, match: MatchId): string => digest(client.copies.get(match)!.match!);

export { below, streamOf };
