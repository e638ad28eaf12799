/** What is asked of the hall over HTTP, on the page's own origin. */
import type { FairMatch } from '@five-victories/engine/fair';
import type { Fault } from '@five-victories/engine/kernel';
import type {
  Code,
  HallAnswer,
  MatchCard,
  MatchHead,
  MatchId,
  MeAnswer,
  NewMatch,
  NoCode,
  TakeSeat,
} from '@five-victories/server/protocol';

/** `unreached`: there was no answer, or none of a hall. `taken`: the name is another's. */
export type Why = NoCode | 'unreached' | (string & {});

export interface Failed {
  readonly failed: Why;
  readonly faults?: readonly Fault[] | undefined;
}

export type Asked<T> = T | Failed;

export const isFailed = <T extends object>(answer: Asked<T>): answer is Failed => 'failed' in answer;

type Method = 'GET' | 'POST' | 'DELETE';

const refusedIn = (body: unknown): Failed => {
  const { error } = (body ?? {}) as { error?: { code?: unknown; faults?: readonly Fault[] } };
  return typeof error?.code === 'string' ? { failed: error.code, faults: error.faults } : { failed: 'unreached' };
};

const askAt = async <T extends object>(
  method: Method,
  path: string,
  given?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked<T>> => {
  try {
    const answer = await fetch(new URL(path, document.baseURI), {
      method,
      cache: 'no-store',
      ...(method === 'GET'
        ? { headers }
        : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(given ?? {}) }),
    });
    const body: unknown = await answer.json();
    return answer.ok && typeof body === 'object' && body !== null ? (body as T) : refusedIn(body);
  } catch {
    return { failed: 'unreached' };
  }
};

export const ask = async <T extends object>(
  method: Method,
  path: string,
  given?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Asked<T>> => askAt(method, `api/1/${path}`, given, headers);

interface OfMatch {
  readonly match: MatchHead;
}

/** Whether there is a hall here. A static site has a file of this name, so that no browser complains of what is missing. */
export const askHall = async (): Promise<HallAnswer | undefined> => {
  const answer = await askAt<HallAnswer>('GET', 'hall.json');
  return !isFailed(answer) && answer.hall === 'five-victories' ? answer : undefined;
};

const pathOf = (match: MatchId): string => `matches/${encodeURIComponent(match)}`;

export const askMe = (): Promise<Asked<MeAnswer>> => ask('GET', 'me');
export const nameMe = (name: string): Promise<Asked<MeAnswer>> => ask('POST', 'me', { name });
export const signOut = (): Promise<Asked<object>> => ask('DELETE', 'me');
export const askChallenges = (): Promise<Asked<{ readonly challenges: readonly MatchCard[] }>> =>
  ask('GET', 'challenges');
export const propose = (match: NewMatch): Promise<Asked<OfMatch>> => ask('POST', 'matches', match);
export const askMatch = (match: MatchId): Promise<Asked<OfMatch>> => ask('GET', pathOf(match));
export const askCode = (code: Code): Promise<Asked<OfMatch>> => ask('GET', `codes/${encodeURIComponent(code)}`);
export const takeSeat = (match: MatchId, seat: TakeSeat): Promise<Asked<OfMatch>> =>
  ask('POST', `${pathOf(match)}/seat`, seat);
/** Of a match that the hall has made. */
export const sealPart = (match: MatchId, seal: string): Promise<Asked<OfMatch>> =>
  ask('POST', `${pathOf(match)}/seal`, { seal });
export const withdraw = (match: MatchId): Promise<Asked<object>> => ask('DELETE', pathOf(match));
export const askRecord = (match: MatchId): Promise<Asked<FairMatch>> => ask('GET', `${pathOf(match)}/record`);
