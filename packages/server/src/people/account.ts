/** How a guest makes his name his own, and comes in again with another device. */
import { createHash, randomBytes } from 'node:crypto';
import type {
  AccountAnswer,
  ChallengeAnswer,
  NewPasskey,
  NewPassword,
  PasskeySignIn,
  RelationKind,
  SignIn,
} from '../protocol/index.js';
import { LEAST_PASSWORD } from '../protocol/index.js';
import type { Hall } from '../hall/hall.js';
import { folded, plain } from '../hall/names.js';
import { changed } from '../hall/renaming.js';
import { Refused } from '../hall/refused.js';
import type { SessionRow } from '../store/people/accounts.js';
import type { PlayerRow } from '../store/store.js';
import { ALGORITHMS, challengeIn, checkedNew, checkedSignature, type Site } from './passkey.js';
import { Crowded } from './password.js';

/** So long a browser may take to sign. */
const SIGNED_WITHIN = 5 * 60_000;
const MOST_PASSKEYS = 20;

/** A device is called by the beginning of its hash: it opens nothing, and tells none from the others. */
export const deviceId = ({ hash }: Pick<SessionRow, 'hash'>): string => hash.slice(0, 16);

const hashOfChallenge = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');

/** Only as many passwords at once as the machine can bear. */
const unlessCrowded = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Crowded ? new Refused(429, 'rate') : error;
  }
};

export const isPassword = async ({ passwords }: Hall, password: string, kept: string | undefined): Promise<boolean> =>
  unlessCrowded(async () => passwords.isRight(password, kept));

const isWeak = (password: string, { folded: name }: PlayerRow): boolean =>
  [...password].length < LEAST_PASSWORD || folded(password) === name || /^(.)\1*$/u.test(password);

/** What is a guest's name under today's rules may be somebody's own. Written again, as it is compared today. */
const ownable = async (hall: Hall, player: PlayerRow): Promise<void> => {
  const renamed = await hall.people.rename(player, player.name);
  if ('flaw' in renamed) throw new Refused(409, renamed.flaw === 'taken' ? 'taken' : 'name');
};

/** With a password; other devices, on which somebody else may sit, end. */
export const setPassword = async (
  hall: Hall,
  player: PlayerRow,
  session: string,
  { password, old }: NewPassword,
): Promise<void> => {
  if (player.kind === 'program') throw new Refused(403, 'claim');
  const account = await hall.store.accounts.account(player.id);
  const isHis = account?.password === undefined || (await isPassword(hall, old ?? '', account.password));
  if (!isHis) throw new Refused(403, 'credentials');
  if (isWeak(password, player)) throw new Refused(400, 'password');
  if (!account) await ownable(hall, player);
  const kept = await unlessCrowded(async () => hall.passwords.kept(password));
  const claimed = account?.claimed ?? hall.time.now();
  await hall.store.accounts.setAccount({
    player: player.id,
    kind: 'person',
    owner: undefined,
    claimed,
    password: kept,
  });
  await hall.store.accounts.endSessions(player.id, session);
  changed(hall, player.id);
};

/** Who has this name and this password; whoever has neither is told the same, after as long. */
export const passwordSignIn = async (hall: Hall, address: string, { name, password }: SignIn): Promise<PlayerRow> => {
  const compared = folded(name);
  if (!hall.tries.spend(address, compared)) throw new Refused(429, 'rate');
  const account = await hall.store.accounts.accountNamed(compared);
  const isRight = await isPassword(hall, password, account?.password);
  const player = account && isRight ? await hall.store.player(account.player) : undefined;
  if (!player) throw new Refused(403, 'credentials');
  return player;
};

export const challenge = async (hall: Hall, player: PlayerRow | undefined): Promise<ChallengeAnswer> => {
  const made = randomBytes(32).toString('base64url');
  await hall.store.accounts.setChallenge(hashOfChallenge(made), player?.id, hall.time.now() + SIGNED_WITHIN);
  const keys = player ? await hall.store.accounts.passkeysOf(player.id) : [];
  return {
    challenge: made,
    ...(player && { user: { id: Buffer.from(player.id).toString('base64url'), name: player.name } }),
    known: keys.map(({ id }) => id),
  };
};

/** A challenge is signed once, by whom it was made for. */
const answered = async (hall: Hall, made: string | undefined, player: string | undefined): Promise<boolean> => {
  if (made === undefined) return false;
  const taken = await hall.store.accounts.takeChallenge(hashOfChallenge(made), hall.time.now());
  return taken !== undefined && (player === undefined || taken.player === player);
};

export const addPasskey = async (hall: Hall, player: PlayerRow, asked: NewPasskey, site: Site): Promise<void> => {
  if (player.kind === 'program') throw new Refused(403, 'claim');
  const { accounts } = hall.store;
  if ((await accounts.passkeysOf(player.id)).length >= MOST_PASSKEYS) throw new Refused(429, 'many');
  const isAnswered = await answered(hall, challengeIn(asked.client, 'webauthn.create', site), player.id);
  const counter = isAnswered && Object.hasOwn(ALGORITHMS, asked.algorithm) ? checkedNew(asked, site) : undefined;
  if (counter === undefined) throw new Refused(403, 'credentials');
  if (player.kind === 'guest') await ownable(hall, player);
  const now = hall.time.now();
  const { id, key, algorithm } = asked;
  const label = plain(asked.label) || '…';
  const row = { id, player: player.id, algorithm, key, counter, label, created: now, used: now };
  if (!(await accounts.addPasskey(row))) throw new Refused(409, 'taken');
  if (player.kind === 'guest') changed(hall, player.id);
};

export const passkeySignIn = async (hall: Hall, asked: PasskeySignIn, site: Site): Promise<PlayerRow> => {
  const { accounts } = hall.store;
  const isAnswered = await answered(hall, challengeIn(asked.client, 'webauthn.get', site), undefined);
  const kept = isAnswered ? await accounts.passkey(asked.id) : undefined;
  const counter = kept && checkedSignature(asked, kept, site);
  const player = counter === undefined ? undefined : await hall.store.player(kept!.player);
  if (!player) throw new Refused(403, 'credentials');
  await accounts.usedPasskey(asked.id, counter!, hall.time.now());
  return player;
};

/** Signs out one device of a player, or all others than the one that asks. */
export const endDevice = async (hall: Hall, player: PlayerRow, session: string, which: string): Promise<void> => {
  const { accounts } = hall.store;
  if (which === 'others') await accounts.endSessions(player.id, session);
  else {
    const device = (await accounts.sessionsOf(player.id)).find((each) => deviceId(each) === which);
    if (!device) throw new Refused(404, 'unknown');
    await hall.store.endSession(device.hash);
  }
  changed(hall, player.id);
};

/** All that is the player's own to see. */
export const accountAnswer = async (hall: Hall, player: PlayerRow, session: string): Promise<AccountAnswer> => {
  const { accounts, manners } = hall.store;
  const [account, keys, sessions, relations, programs] = await Promise.all([
    accounts.account(player.id),
    accounts.passkeysOf(player.id),
    accounts.sessionsOf(player.id),
    manners.relationsOf(player.id),
    accounts.programsOf(player.id),
  ]);
  const those = async (kind: RelationKind): Promise<string[]> =>
    Promise.all(relations.filter((each) => each.kind === kind).map(async ({ other }) => hall.people.nameOf(other)));
  return {
    name: player.name,
    ...(account && { claimed: account.claimed }),
    hasPassword: account?.password !== undefined,
    passkeys: keys.map(({ id, label, created, used }) => ({ id, label, created, used })),
    devices: sessions.map((each) => {
      const { label, created, seen, hash } = each;
      return { id: deviceId(each), label, created, seen, isThis: hash === session };
    }),
    blocked: await those('block'),
    muted: await those('mute'),
    programs: await Promise.all(programs.map(async ({ player: id }) => hall.people.nameOf(id))),
    ...(player.ban && { ban: player.ban }),
  };
};
