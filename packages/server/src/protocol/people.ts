/**
 * Accounts, devices, profiles, and how people keep out of each other's way: what is asked over HTTP, below /api/1.
 *
 * | request | answer |
 * |---|---|
 * | GET account | `AccountAnswer`: all that is the player's own |
 * | POST account/password `NewPassword` | makes a guest's name his own, or gives it another password; other devices end |
 * | POST account/sign-in `SignIn` | `MeAnswer`, with a cookie: the same player on another device |
 * | POST account/challenge | `ChallengeAnswer`: what a passkey is to sign |
 * | POST account/passkeys `NewPasskey` | `AccountAnswer`: makes a name one's own, too |
 * | DELETE account/passkeys/:id | `AccountAnswer` |
 * | POST account/passkey-sign-in `PasskeySignIn` | `MeAnswer`, with a cookie |
 * | DELETE account/sessions/:id | `AccountAnswer`: signs a device out; `others`: all but this one |
 * | GET account/export | all that the hall has of the player, as a file |
 * | POST account/deletion `Deletion` | the player is gone; his matches stay under another name |
 * | POST account/programs `{ name }` | `TokenAnswer`: a player that is a program, known by a token and not by a cookie |
 * | POST account/programs/:name/token | `TokenAnswer`: another token; the one before ends |
 * | DELETE account/programs/:name | `AccountAnswer`: the program is gone as a player who has himself deleted |
 * | GET players/:name | `ProfileAnswer` |
 * | POST players/:name/relation `Relation` | `ProfileAnswer`: blocks, mutes, or no longer |
 * | GET league/:game | `LeagueAnswer`: all who have played rated matches of a game, the strongest first, those who are provisional after all others |
 * | POST reports `NewReport` | to whoever runs the hall |
 */
import { wire } from '@five-victories/engine/kernel';
import { matchIdShape, type MatchId, type Millis } from './ids.js';
import type { MatchCard, Seat } from './match.js';

const { fields, flag, integer, matching, oneOf, optional, text } = wire;

/** `block`: we do not meet; `mute`: I do not hear him. */
export const RELATIONS = ['block', 'mute'] as const;
export type RelationKind = (typeof RELATIONS)[number];

/** `talk`: says nothing more; `all`: may look on and nothing else. */
export const BANS = ['talk', 'all'] as const;
export interface Ban {
  readonly what: (typeof BANS)[number];
  /** Undefined: for good. */
  readonly until: Millis | undefined;
  readonly why: string;
}

export interface Device {
  readonly id: string;
  readonly label: string;
  readonly created: Millis;
  readonly seen: Millis;
  /** The one that asks. */
  readonly isThis: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created: Millis;
  readonly used: Millis;
}

export interface AccountAnswer {
  readonly name: string;
  /** When the name became the player's own; until then he is a guest. */
  readonly claimed?: Millis | undefined;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  readonly devices: readonly Device[];
  readonly blocked: readonly string[];
  readonly muted: readonly string[];
  /** Programs that play under names of their own. */
  readonly programs: readonly string[];
  readonly ban?: Ban | undefined;
}

/** It is told once and kept nowhere: `Authorization: Bearer TOKEN`, over HTTP and to open the socket. */
export interface TokenAnswer {
  readonly name: string;
  readonly token: string;
}

export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 200;

export interface NewPassword {
  readonly password: string;
  /** The one before, if there is one. */
  readonly old?: string | undefined;
}

export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/** What the browser wants for `navigator.credentials`; the hall's name is the page's own. */
export interface ChallengeAnswer {
  readonly challenge: string;
  /** Of whoever asks, to make a passkey for him. */
  readonly user?: { readonly id: string; readonly name: string } | undefined;
  /** His passkeys, so that no device makes a second one. */
  readonly known: readonly string[];
}

/** All in base64url, as the browser gives it. */
export interface NewPasskey {
  readonly id: string;
  readonly client: string;
  readonly authenticator: string;
  /** SPKI. */
  readonly key: string;
  readonly algorithm: number;
  readonly label: string;
}

export interface PasskeySignIn {
  readonly id: string;
  readonly client: string;
  readonly authenticator: string;
  readonly signature: string;
}

/** The name once more, so that nobody does it by mistake, and the password if there is one. */
export interface Deletion {
  readonly name: string;
  readonly password?: string | undefined;
}

export interface Relation {
  readonly kind: RelationKind;
  readonly on: boolean;
}

export interface NewReport {
  readonly player: string;
  readonly words: string;
  /** What was said in a match, by its number. */
  readonly match?: MatchId | undefined;
  readonly k?: number | undefined;
}

/** By Glicko-2: the points lie within two deviations in 19 cases of 20. */
export interface RatingShown {
  readonly game: string;
  readonly points: number;
  readonly deviation: number;
  readonly isProvisional: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** When the last rated match of this game was counted. */
  readonly last: Millis;
}

export interface LeagueAnswer {
  readonly game: string;
  readonly league: readonly (RatingShown & Pick<Seat, 'name' | 'kind'>)[];
}

/** What a rated match did to somebody. */
export interface ResultShown {
  readonly match: MatchId;
  readonly score: 'won' | 'lost' | 'drawn';
  readonly before: number;
  readonly after: number;
}

export interface ProfileAnswer {
  readonly name: string;
  readonly kind: 'guest' | 'person' | 'program' | 'bot';
  readonly since?: Millis | undefined;
  /** Of a program: whose it is. */
  readonly owner?: string | undefined;
  readonly you: boolean;
  readonly blocked: boolean;
  readonly muted: boolean;
  readonly ratings: readonly RatingShown[];
  readonly results: readonly ResultShown[];
  /** Those that everybody may see; of your own, all. Those that changed last first. */
  readonly matches: readonly MatchCard[];
}

const password = text(MOST_PASSWORD);
const name = text(60);
const bytes = (example: string) => matching(/^[\w-]{1,4000}$/, example);

export const newPasswordShape: wire.Shape<NewPassword> = fields({ password }, { old: optional(password) });
export const signInShape: wire.Shape<SignIn> = fields({ name, password });
export const newPasskeyShape: wire.Shape<NewPasskey> = fields({
  id: bytes('AbC-1_z'),
  client: bytes('eyJ0'),
  authenticator: bytes('SZYN'),
  key: bytes('MFkw'),
  algorithm: integer(-300, 0),
  label: text(60),
});
export const passkeySignInShape: wire.Shape<PasskeySignIn> = fields({
  id: bytes('AbC-1_z'),
  client: bytes('eyJ0'),
  authenticator: bytes('SZYN'),
  signature: bytes('MEUC'),
});
export const deletionShape: wire.Shape<Deletion> = fields({ name }, { password: optional(password) });
export const relationShape: wire.Shape<Relation> = fields({ kind: oneOf(RELATIONS), on: flag });
export const MOST_REPORT = 1_000;
export const newReportShape: wire.Shape<NewReport> = fields(
  { player: name, words: text(MOST_REPORT) },
  { match: optional(matchIdShape), k: optional(integer(1, 1_000_000)) },
);
