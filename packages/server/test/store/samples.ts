/** Matches, lines and players to keep: whatever a test does not speak of. */
import type { EntryRow, MatchRow, PlayerRow, Running } from '../../src/store/store.js';

export const hex = (text: string): string => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64);

export const running = (changes: Partial<Running> = {}): Running => ({
  status: 'playing',
  asked: ['south'],
  clock: '{}',
  due: undefined,
  changed: 1_000,
  ended: undefined,
  ...changes,
});

export const matchRow = (changes: Partial<MatchRow> = {}): MatchRow => ({
  ...running({ status: 'open', asked: [] }),
  id: 'aaaabbbbcccc',
  code: 'abcdef',
  game: 'fine',
  version: '2',
  name: 'An evening',
  begin: '{"armies":[]}',
  terms: '{"friendly":true}',
  coats: '{"south":"red","north":"blue"}',
  isPublic: true,
  isRated: false,
  seats: { south: 'player:one' },
  seals: { hall: hex('hall'), south: hex('south') },
  created: 1_000,
  said: 0,
  ...changes,
});

export const line = (n: number, changes: Partial<EntryRow> = {}): EntryRow => ({
  n,
  at: 2_000 + n,
  line: JSON.stringify({ kind: 'said', n }),
  token: `token-${n}`,
  head: hex(`head ${n}`),
  ...changes,
});

/** Lines said in one breath, after so many. */
export const breath = (after: number, count: number, token: string): EntryRow[] =>
  Array.from({ length: count }, (_, index) =>
    line(after + 1 + index, { token: index === 0 ? token : `${token}.${index}` }),
  );

export const playerRow = (changes: Partial<PlayerRow> = {}): PlayerRow => ({
  id: 'one',
  name: 'Ada',
  folded: 'ada',
  created: 1_000,
  seen: 1_000,
  kind: 'guest',
  ban: undefined,
  ...changes,
});
