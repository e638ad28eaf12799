/**
 * What the store has of a player, table by table: one list by which it is handed out and by which it is deleted, so that
 * neither forgets what the other knows. Matches and what was said in them are not here: `people/leaving.ts`.
 */
import { ask, type Driver, type Row, type Steps } from '../driver.js';

interface Owned {
  readonly table: string;
  /** Where the player's id stands, or how he is called where he sits. */
  readonly column: string;
  readonly isSeat?: true;
  /** It is others', too: it stays, and he is called otherwise in it. */
  readonly stays?: true;
  /** What is handed out to him. Hashes and keys are of no use to anybody, and of some to a thief. */
  readonly shown: readonly string[];
}

const PAIRING = ['tournament', 'round', 'board', 'match', 'result', 'source'];

/** Whoever adds a table that knows players adds it here: a test compares it with the tables. In the order in which rows may go. */
export const OWNED: readonly Owned[] = [
  { table: 'session', column: 'player', shown: ['label', 'created', 'seen'] },
  { table: 'passkey', column: 'player', shown: ['label', 'created', 'used'] },
  { table: 'challenge', column: 'player', shown: [] },
  { table: 'relation', column: 'player', shown: ['kind', 'other', 'at'] },
  { table: 'report', column: 'by', shown: ['about', 'match', 'k', 'quoted', 'words', 'at', 'closed', 'verdict'] },
  { table: 'rating', column: 'seat', isSeat: true, shown: ['game', 'points', 'won', 'lost', 'drawn', 'changed'] },
  {
    table: 'result',
    column: 'seat',
    isSeat: true,
    shown: ['match', 'game', 'other', 'score', 'at', 'points_before', 'points_after'],
  },
  { table: 'notice', column: 'player', shown: ['match', 'n', 'kind', 'at', 'due'] },
  { table: 'address', column: 'player', shown: ['kind', 'target', 'language', 'digest', 'confirmed', 'created'] },
  { table: 'holiday', column: 'player', shown: ['begins', 'ends'] },
  { table: 'ban', column: 'player', shown: ['what', 'until', 'why', 'at'] },
  { table: 'entrant', column: 'player', stays: true, shown: ['tournament', 'entered', 'gone'] },
  { table: 'pairing', column: 'south', stays: true, shown: PAIRING },
  { table: 'pairing', column: 'north', stays: true, shown: PAIRING },
  {
    table: 'tournament',
    column: 'organiser',
    stays: true,
    shown: ['id', 'name', 'game', 'setting', 'status', 'created'],
  },
  { table: 'account', column: 'player', shown: ['kind', 'claimed'] },
];

/** Rows without his id that only make sense while he is there, and others' that do. */
const OTHERS = [
  `delete from delivery where address in (select id from address where player = $1)
    or notice in (select id from notice where player = $1)`,
  'delete from relation where other = $1',
  // Whoever runs the hall may lead them to their end.
  'update tournament set organiser = null, said = said + 1 where organiser = $1',
];

const valueOf = ({ isSeat }: Owned, player: string): string => (isSeat ? `player:${player}` : player);

const removing = function* (player: string, name: string, folded: string): Steps<void> {
  for (const text of OTHERS) yield ask(text, player);
  for (const owned of OWNED)
    if (!owned.stays) yield ask(`delete from ${owned.table} where ${owned.column} = $1`, valueOf(owned, player));
  yield ask('update player set name = $2, folded = $3, created = 0, seen = 0 where id = $1', player, name, folded);
};

export const mineOf = ({ ask: put, together }: Driver) => ({
  /** All rows of a player that are his to know, by their table. */
  owned: async (player: string): Promise<Readonly<Record<string, readonly Row[]>>> => {
    const found: Record<string, readonly Row[]> = {};
    for (const owned of OWNED) {
      const { table, column, shown } = owned;
      if (shown.length === 0) continue;
      const text = `select ${shown.join(', ')} from ${table} where ${column} = $1`;
      found[table] = [...(found[table] ?? []), ...(await put(text, valueOf(owned, player)))];
    }
    return found;
  },
  /** Everything of him goes but his seats at matches, which stay under another name. */
  forget: async (player: string, name: string, folded: string): Promise<void> =>
    together(removing(player, name, folded)),
  /** Something said beside a match reads otherwise from now on. */
  rewriteAside: async (match: string, k: number, body: string): Promise<void> => {
    await put('update aside set body = $3 where match = $1 and k = $2', match, k, body);
  },
});

export type Mine = ReturnType<typeof mineOf>;
