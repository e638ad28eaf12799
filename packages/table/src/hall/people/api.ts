/** What is asked of the hall about people: accounts, profiles, leagues, and by whoever runs it. */
import type {
  AccountAnswer,
  ChallengeAnswer,
  LeagueAnswer,
  MeAnswer,
  NewBan,
  NewPasskey,
  NewPassword,
  NewReport,
  OperatorAnswer,
  Pardon,
  PasskeySignIn,
  ProfileAnswer,
  Relation,
  SignIn,
  TokenAnswer,
} from '@five-victories/server/protocol';
import { ask, type Asked } from '../api.js';

const part = encodeURIComponent;

export const askAccount = (): Promise<Asked<AccountAnswer>> => ask('GET', 'account');
export const setPassword = (given: NewPassword): Promise<Asked<AccountAnswer>> =>
  ask('POST', 'account/password', given);
export const signIn = (given: SignIn): Promise<Asked<MeAnswer>> => ask('POST', 'account/sign-in', given);
export const askChallenge = (): Promise<Asked<ChallengeAnswer>> => ask('POST', 'account/challenge');
export const addPasskey = (given: NewPasskey): Promise<Asked<AccountAnswer>> => ask('POST', 'account/passkeys', given);
export const removePasskey = (id: string): Promise<Asked<AccountAnswer>> =>
  ask('DELETE', `account/passkeys/${part(id)}`);
export const signInByPasskey = (given: PasskeySignIn): Promise<Asked<MeAnswer>> =>
  ask('POST', 'account/passkey-sign-in', given);
export const endDevice = (id: string): Promise<Asked<AccountAnswer>> => ask('DELETE', `account/sessions/${part(id)}`);
export const newProgram = (name: string): Promise<Asked<TokenAnswer>> => ask('POST', 'account/programs', { name });
export const newToken = (name: string): Promise<Asked<TokenAnswer>> =>
  ask('POST', `account/programs/${part(name)}/token`);
export const endProgram = (name: string): Promise<Asked<AccountAnswer>> =>
  ask('DELETE', `account/programs/${part(name)}`);
export const askExport = (): Promise<Asked<object>> => ask('GET', 'account/export');
export const deleteMe = (name: string, password: string): Promise<Asked<object>> =>
  ask('POST', 'account/deletion', { name, ...(password !== '' && { password }) });

export const askPlayer = (name: string): Promise<Asked<ProfileAnswer>> => ask('GET', `players/${part(name)}`);
export const relate = (name: string, given: Relation): Promise<Asked<ProfileAnswer>> =>
  ask('POST', `players/${part(name)}/relation`, given);
export const report = (given: NewReport): Promise<Asked<object>> => ask('POST', 'reports', given);
export const askLeague = (game: string): Promise<Asked<LeagueAnswer>> => ask('GET', `league/${part(game)}`);

const shown = (token: string) => ({ authorization: `Bearer ${token}` });
export const askOperator = (token: string): Promise<Asked<OperatorAnswer>> =>
  ask('GET', 'operator', undefined, shown(token));
export const ban = (token: string, given: NewBan): Promise<Asked<OperatorAnswer>> =>
  ask('POST', 'operator/bans', given, shown(token));
export const pardon = (token: string, given: Pardon): Promise<Asked<OperatorAnswer>> =>
  ask('POST', 'operator/pardons', given, shown(token));
export const closeReport = (token: string, id: string, why: string): Promise<Asked<OperatorAnswer>> =>
  ask('POST', `operator/reports/${part(id)}`, { why }, shown(token));
