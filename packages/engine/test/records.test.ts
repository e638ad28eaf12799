/** Recorded matches of each game, replayed to their digests. `npm run records` plays them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fine, glorious, great, major, splendid } from '../src/index.js';
import {
  recordShape,
  replay,
  type Choice,
  type Declared,
  type Fault,
  type MatchRecord,
  type Playable,
} from '../src/kernel/index.js';

type Game = Playable & { readonly title: string; readonly options: Declared };

const folderOf = ({ id }: Game): URL => new URL(`records/${id}/`, import.meta.url);
const filesOf = (game: Game): string[] => readdirSync(folderOf(game)).filter((file) => file.endsWith('.json'));

const HINT = [
  'This recorded match no longer plays as it was recorded.',
  'If a rule, an option or the order of throws was changed on purpose: `npm run records`, and name the rule in the commit.',
  'If nothing in play was to change, this is a bug: records and saves of players break in the same way.',
].join('\n');

const read = (game: Game, file: string, faults: Fault[]): MatchRecord =>
  recordShape(game).read(JSON.parse(readFileSync(new URL(file, folderOf(game)), 'utf8')), file, faults);

const recordsOf = (game: Game): MatchRecord[] => filesOf(game).map((file) => read(game, file, []));

interface Options {
  readonly setupMethod?: string;
  readonly unitQuality?: string;
  readonly armySource?: string;
}
const optionsOf = ({ begin }: MatchRecord): Options => (begin as { options: Options }).options;

/** Records of older rules are kept for good: what was mended since refuses them, and that is told. */
const OLDER = new URL('records-1/', import.meta.url);

test.each([
  ['great-alternate.json', great, 115, 'GV-CHANGE-01'],
  ['splendid-alternate.json', splendid, 50, 'SV-REACT-10'],
] as const)('%s of version 1 of the rules is told what was mended since', (file, game, line, mended) => {
  const faults: Fault[] = [];
  const record = recordShape(game).read(JSON.parse(readFileSync(new URL(file, OLDER), 'utf8')), 'record', faults);
  expect(faults).toEqual([]);
  replay(game, record, 'record', faults);
  expect(faults.map(({ path }) => path)).toEqual([`record.said[${line}]`, 'record.version']);
  expect(faults[1]).toMatchObject({ id: 'otherVersion', facts: { version: '1', now: '2' } });
  expect(faults[1]!.facts['mended']).toContain(mended);
});

/** Records of format 2 that begin from a position in the middle of a movement phase, with the words of that format. */
const FORMAT_2 = new URL('records-2/', import.meta.url);

test.each<Game>([splendid, great, glorious])(
  '$id: a record of format 2 that begins from a position comes to its digest',
  (game) => {
    const faults: Fault[] = [];
    const given: unknown = JSON.parse(readFileSync(new URL(`${game.id}-position.json`, FORMAT_2), 'utf8'));
    expect(given).toMatchObject({ format: 'five-victories/record/2' });
    replay(game, recordShape(game).read(given, 'record', faults), 'record', faults);
    expect(faults).toEqual([]);
  },
);

const GAMES: readonly Game[] = [fine, major, splendid, great, glorious];

describe.each(GAMES)('$title', (game) => {
  test.each(filesOf(game))('%s replays to its digest and outcome', { timeout: 30_000 }, (file) => {
    const faults: Fault[] = [];
    const record = read(game, file, faults);
    const match = replay(game, record, file, faults);
    expect(faults, HINT).toEqual([]);
    expect(game.outcomeOf(match), HINT).toEqual(record.outcome);
  });

  test('there are records of every set-up method, and one by hand with disputes', () => {
    const records = recordsOf(game);
    const standard = game.options['setupMethod']!.standard({});
    const methods = records.map((record) => optionsOf(record).setupMethod ?? standard);
    expect(new Set(methods)).toEqual(new Set(['hidden', 'sequential', 'alternate', 'agreed']));
    const byHand = records.find(({ dice }) => 'hand' in dice)!;
    expect(byHand.said.some(({ choice }) => choice.do === 'dispute')).toBe(true);
  });
});

test.each([major, great])('in a record of $title both sides dismount units and throw for quality', (game) => {
  const dismounts = ({ choice }: { choice: Choice & { units?: readonly string[] } }): boolean =>
    choice.do === 'dismount' && choice.units!.length > 0;
  const found = recordsOf(game).filter(
    (record) => optionsOf(record).unitQuality === 'thrown' && record.said.filter(dismounts).length === 2,
  );
  expect(found.length).toBeGreaterThan(0);
});

test('in a record of A Splendid Victory both armies are thrown for, and in one quality and command', () => {
  const generated = recordsOf(splendid).filter((record) => optionsOf(record).armySource === 'generated');
  const musters = generated.flatMap(({ said }) => said.filter(({ choice }) => choice.do === 'muster'));
  expect(musters.length).toBeGreaterThan(1);
  const thrown = recordsOf(splendid).filter(({ begin }) => JSON.stringify(begin).includes('"commandQuality":"thrown"'));
  expect(thrown.length).toBeGreaterThan(0);
});

test('in the records of A Great Victory units react, and charge again when others have gone before them', () => {
  const said = recordsOf(great).flatMap((record) => record.said.map(({ choice }) => choice.do));
  for (const verb of ['intercept', 'recoil', 'hastyBlock', 'disengage', 'fallBack', 'allocate'])
    expect(said, verb).toContain(verb);
  expect(said.some((verb, i) => verb === 'charge' && said[i - 1] === 'recoil')).toBe(true);
});

test('in the records of A Glorious Victory Battles are formed, command leaves them, and attacks are divided', () => {
  const said = recordsOf(glorious).flatMap((record) => record.said.map(({ choice }) => choice.do));
  for (const verb of ['form', 'leave', 'charge', 'assign', 'rethrow', 'lossesOf', 'remove', 'shift', 'retire'])
    expect(said, verb).toContain(verb);
  expect(recordsOf(glorious).some((record) => optionsOf(record).armySource === 'preset')).toBe(true);
});
