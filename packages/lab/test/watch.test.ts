import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { botNamed } from '@five-victories/bots';
import { fineEdition as fine, openMatch, recordShape, replay, type Fault } from '@five-victories/engine';
import { GAMES, paper, play, watch } from '@five-victories/lab';
import { fit } from '../src/ink.js';
import { abbreviated, shortLeader } from '../src/short-names.js';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const watched = async (...args: string[]) => {
  const sheet = paper();
  return { code: await watch(args, sheet), sheet };
};

/** The units lost in the match that `watch` shows for this seed. */
const lostWith = (seed: number): number => {
  const armies = { south: fine.armies[0]!, north: fine.armies[1]! };
  const match = openMatch(fine, { armies }, { seed }, '', [])!;
  let lost = 0;
  match.tell = ({ event }) => (lost += event === 'routed' ? 1 : 0);
  const random = botNamed('random')!;
  play(match, { south: random, north: random }, { dice: seed, south: seed + 1, north: seed + 2 });
  return lost;
};

describe('watch', () => {
  test('a match of A Splendid Victory shows the table, the key and what a turn cost', async () => {
    const { sheet } = await watched('--game', 'splendid', '--scenario', 'kilsyth', '--bots', 'random', '--seed', '3');
    expect(sheet.text).toContain('large for South and small for North');
    expect(sheet.text).toMatch(/^│.*⌂ ⌂.*│$/m);
    expect(sheet.text).toMatch(/^North {2}1 Home 3P3M, 2 Argyll 2P4M,/m);
    expect(sheet.text).toMatch(/^ {2}On the march: .*\d"/m);
    expect(sheet.text).toMatch(/stands? lost +\d+ left, breaks above 26 lost: \d+ so far$/m);
    expect(sheet.text).not.toMatch(/[ ]\n|undefined|\[object/);
  }, 180_000);

  test('a match of A Great Victory tells strength points, centimetres and units lost', async () => {
    const { sheet } = await watched('--game', 'great', '--scenario', 'marathon', '--bots', 'random', '--seed', '3');
    expect(sheet.text).toContain('(F foot, H horse, ★ command)');
    expect(sheet.text).toMatch(/Below\s+it:\s+7F strength left {3}\*3 hits {3}x in contact/);
    expect(sheet.text).toMatch(/^ {2}12F {2}Aiantis /m);
    expect(sheet.text).toMatch(/^ {2}6F {3}Freed Slaves \(.*thrown weapons\)/m);
    expect(sheet.text).toMatch(/^South {2}1 Aiantis 12F,.* 11 Miltiades 8★$/ms);
    expect(sheet.text).toMatch(/9 Slingers 5F, 10 Slin\.left 5F/);
    expect(sheet.text).toMatch(/^└0─+20─+40─+60─+80─+100─+┘$/m);
    expect(sheet.text).toMatch(/^ {2}On the march: .*\d cm/m);
    expect(sheet.text).toMatch(/units? lost +\d+ left, breaks above 6 lost: \d+ so far$/m);
    expect(sheet.text).toMatch(/\d+ of 11 units lost \(breaks above 6\)$/m);
    expect(sheet.text).not.toMatch(/[ ]\n|undefined|\[object|stands? lost|limbered|"[ .,;]/);
  }, 180_000);

  test.each([1, 2, 3])('--quiet leaves out no rout, seed %i', async (seed) => {
    const { sheet } = await watched('--quiet', '--bots', 'random', '--seed', String(seed));
    expect(sheet.text.split('✖').length - 1).toBe(lostWith(seed));
    expect(sheet.text).not.toContain('On the march');
  });

  test.each(GAMES.map(({ id }) => id))(
    '--record keeps a match of %s that replays to its digest',
    async (id) => {
      const file = join(folder, `${id}.json`);
      const { code, sheet } = await watched('--game', id, '--bots', 'random', '--seed', '4', '--record', file);
      expect(code).toBe(0);
      expect(sheet.text).toContain(`victory replay ${file}`);
      const game = GAMES.find((each) => each.id === id)!;
      const faults: Fault[] = [];
      const record = recordShape(game).read(JSON.parse(readFileSync(file, 'utf8')), '', faults);
      const match = replay(game, record, '', faults);
      expect(faults).toEqual([]);
      expect(match?.state.outcome).toEqual(record.outcome);
    },
    180_000,
  );

  test('a record that cannot be written is said before the match', async () => {
    const { code, sheet } = await watched('--record', join(folder, 'no', 'such', 'folder.json'));
    expect(code).toBe(2);
    expect(sheet.complaints).toMatch(/^The record cannot be written to .* \(ENOENT\)\.\n$/);
    expect(sheet.text).toBe('');
  });

  test('nobody is cut off in the middle of a word', async () => {
    const { sheet } = await watched('--game', 'major', '--bots', 'random', '--seed', '1');
    expect(sheet.text).toContain("Charles d'Albret, Constable of France\n");
    expect(sheet.text).toContain('led by the bot random');
    expect(sheet.text).toContain("N★ d'Albret ");
    expect(sheet.text).toContain('Boucicaut ');
  });
});

test('text that does not fit ends with a whole word', () => {
  expect(fit('The Crown and the Grand Duchy', 29)).toBe('The Crown and the Grand Duchy');
  expect(fit('The Crown and the Grand Duchy', 22)).toBe('The Crown and the…');
  expect(fit('Constantinople', 8)).toBe('Constan…');
  expect(abbreviated('Rainsborough')).toBe('Rainsboro.');
});

test.each([
  ['Charles the Bold, Duke of Burgundy', 40, 'Charles the Bold, Duke of Burgundy'],
  ['Charles the Bold, Duke of Burgundy', 16, 'Charles the Bold'],
  ['Charles the Bold, Duke of Burgundy', 15, 'Charles'],
  ['Prince Rupert of the Rhine', 15, 'Prince Rupert'],
  ['Sir Thomas Fairfax', 15, 'Thomas Fairfax'],
  ['Albrecht von Wallenstein', 15, 'Wallenstein'],
  ['King Edward IV', 11, 'Edward IV'],
])('%s in %i letters is %s', (leader, width, short) => {
  expect(shortLeader(leader, width)).toBe(short);
});
