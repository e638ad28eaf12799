/** What a player has handed out to him and what goes when he goes: no table that knows players is forgotten. */
import { expect, test } from 'vitest';
import { OWNED } from '../../src/store/people/mine.js';
import { VERSIONS } from '../../src/store/schema.js';

/** By these names tables call players, or the seats at which they sit. */
const NAMES = ['player', 'seat', 'other', 'owner', 'organiser', 'by', 'about', 'south', 'north'];

/** Columns that know a player and are no list of his; why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'match.south': 'matches are handed out and stay by people/export.ts and people/leaving.ts',
  'match.north': 'the same',
  'account.owner': 'programs go one by one before their owner (deletePlayer)',
  'relation.other': 'whom others avoid goes with him (OTHERS)',
  'report.about': 'what others have reported of him is for whoever runs the hall',
  'result.other': 'what others have gained or lost stays theirs; he is called otherwise in it',
  'deed.about': 'what whoever runs the hall has done is not the player’s',
};

const columnsOf = (statement: string): readonly string[] => {
  const [, table, body] = /^create table (\w+) \(([\s\S]*)\)$/.exec(statement) ?? [];
  const added = /^alter table (\w+) add column (\w+)/.exec(statement);
  if (added) return [`${added[1]}.${added[2]}`];
  return (body ?? '').split(/,\n?/).map((line) => `${table}.${line.trim().split(' ')[0]}`);
};

test('every column that knows a player is handed out and deleted, or somebody has thought of it', () => {
  const columns = VERSIONS.flat().flatMap((statement) => columnsOf(statement.trim()));
  const known = columns.filter((column) => NAMES.includes(column.split('.')[1]!));
  expect(known.length).toBeGreaterThan(15);
  const thought = [...OWNED.map(({ table, column }) => `${table}.${column}`), ...Object.keys(ELSEWHERE)];
  expect(known.filter((column) => !thought.includes(column))).toEqual([]);
  expect(thought.filter((column) => !known.includes(column))).toEqual([]);
});
