import { describe, expect, test } from 'vitest';
import {
  about,
  answer,
  digest,
  interrupt,
  loadSave,
  openMatch,
  recordOf,
  recordShape,
  replay,
  saveOf,
  saveShape,
  type Choice,
  type DiceSource,
  type Fault,
  type MatchRecord,
} from '../../src/kernel/index.js';
import { pig, type PigMatch } from './pig.js';

const throws = (count: number): Choice => ({ do: 'throw', count }) as Choice;
const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const played = (dice: DiceSource = { list: [4, 5, 3, 3, 6, 6] }): PigMatch => {
  const match = openMatch(pig, {}, dice, 'match', [])!;
  answer(match, throws(2));
  interrupt(match, 'north', { do: 'toast' });
  answer(match, { do: 'cheer' });
  answer(match, { do: 'keep' });
  answer(match, throws(1));
  return match;
};

const readRecord = (given: unknown): { record: MatchRecord; faults: Fault[] } => {
  const faults: Fault[] = [];
  return { record: recordShape(pig).read(given, 'record', faults), faults };
};
const replayed = (given: unknown, upTo?: number) => {
  const { record, faults } = readRecord(given);
  const match = faults.length === 0 ? replay(pig, record, 'record', faults, upTo) : undefined;
  return { match, faults };
};
const written = (): Record<string, unknown> => overWire(recordOf(pig, played())) as Record<string, unknown>;
type Line = { choice: object };

describe('records', () => {
  test('hold all that was said, and replay to the same digest', () => {
    const match = played();
    const record = recordOf(pig, match)!;
    expect(record).toMatchObject({ format: 'five-victories/record/4', game: 'pig', version: '1', begin: {} });
    expect(record.said).toEqual([
      { choice: throws(2) },
      { choice: { do: 'toast' }, by: 'north' },
      { choice: { do: 'cheer' } },
      { choice: { do: 'keep' } },
      { choice: throws(1) },
    ]);
    const again = replayed(overWire(record));
    expect(again.faults).toEqual([]);
    expect(digest(again.match!)).toBe(digest(match));
    expect(recordOf(pig, again.match!)).toEqual(record);
  });

  test('hold the outcome of a match that is over', () => {
    const match = played();
    expect('outcome' in recordOf(pig, match)!).toBe(false);
    interrupt(match, 'south', { do: 'concede' });
    expect(recordOf(pig, match)!.outcome).toBe('north');
    expect(replayed(overWire(recordOf(pig, match))).faults).toEqual([]);
  });

  test('replay to a line in the middle', () => {
    const { match, faults } = replayed(written(), 2);
    expect(faults).toEqual([]);
    expect(match!.decision?.kind).toBe('reply');
  });

  test('hold dice by hand', () => {
    const match = openMatch(pig, {}, { hand: true }, 'match', [])!;
    answer(match, throws(1));
    answer(match, { do: 'dice', dice: [6] } as Choice);
    const again = replayed(overWire(recordOf(pig, match)));
    expect(again.faults).toEqual([]);
    expect(about(again.match!)).toEqual({ points: 6 });
  });

  test.each<[string, (record: Record<string, unknown>) => void, string]>([
    ['another digest', (r) => (r['digest'] = '0123456789abcdef'), 'record.digest'],
    ['an answer that is refused', (r) => ((r['said'] as Line[])[0]!.choice = throws(4)), 'record.said[0]'],
    ['an answer that comes out differently', (r) => ((r['said'] as Line[])[4]!.choice = throws(2)), 'record.digest'],
    ['a verb of no question', (r) => ((r['said'] as Line[])[3]!.choice = { do: 'boo' }), 'record.said[3]'],
    [
      'a verb that does not exist',
      (r) => ((r['said'] as Line[])[3]!.choice = { do: 'fly' }),
      'record.said[3].choice.do',
    ],
    ['a line less', (r) => (r['said'] as Line[]).pop(), 'record.digest'],
    ['a line without a choice', (r) => ((r['said'] as unknown[])[1] = {}), 'record.said[1].choice'],
    ['other dice', (r) => (r['dice'] = { list: [4, 5, 4, 3, 6, 6] }), 'record.digest'],
    ['no dice', (r) => (r['dice'] = {}), 'record.dice'],
    ['dice of two kinds', (r) => (r['dice'] = { seed: 1, hand: true }), 'record.dice'],
    ['a stream of noughts', (r) => (r['dice'] = { stream: [0, 0, 0, 0] }), 'record.dice.stream'],
    ['a short stream', (r) => (r['dice'] = { stream: [1, 2, 3] }), 'record.dice.stream'],
    ['dice that are none', (r) => (r['dice'] = { list: [0] }), 'record.dice.list[0]'],
    ['another game', (r) => (r['game'] = 'chess'), 'record.game'],
    ['another format', (r) => (r['format'] = 'five-victories/record/9'), 'record.format'],
    ['a beginning that is none', (r) => (r['begin'] = { stakes: 1 }), 'record.begin.stakes'],
  ])('with %s are found out', (_what, change, path) => {
    const record = written();
    change(record);
    expect(replayed(record).faults.map((fault) => fault.path)).toEqual([path]);
  });

  test('of a match without a log do not exist', () => {
    const match = played();
    match.log = undefined;
    expect(recordOf(pig, match)).toBeUndefined();
  });
});

describe('records whose dice run out', () => {
  test('are found out, not thrown about', () => {
    const record = written();
    record['dice'] = { list: [4, 5] };
    expect(replayed(record).faults.map((fault) => fault.path)).toEqual(['record.said[4]']);
  });
});

const loaded = (given: unknown) => {
  const faults: Fault[] = [];
  const save = saveShape(pig).read(given, 'save', faults);
  return { match: faults.length === 0 ? loadSave(pig, save, 'save', faults) : undefined, faults };
};
const saved = (match: PigMatch): Record<string, unknown> => overWire(saveOf(pig, match)) as Record<string, unknown>;

describe('saves', () => {
  test.each<[string, () => PigMatch]>([
    ['of a list', () => played()],
    ['of a seed', () => played({ seed: 2 })],
    [
      'in an interrupt',
      () => {
        const match = played();
        interrupt(match, 'south', { do: 'toast' });
        return match;
      },
    ],
    [
      'of an end',
      () => {
        const match = played();
        interrupt(match, 'south', { do: 'concede' });
        return match;
      },
    ],
    [
      'that waits for dice',
      () => {
        const match = openMatch(pig, {}, { hand: true }, 'match', [])!;
        answer(match, throws(2));
        return match;
      },
    ],
  ])('%s come back as they were', (_what, make) => {
    const match = make();
    const again = loaded(saved(match));
    expect(again.faults).toEqual([]);
    expect(digest(again.match!)).toBe(digest(match));
    expect(again.match!.decision).toEqual(match.decision);
    expect(again.match!.wanted).toEqual(match.wanted);
    expect(recordOf(pig, again.match!)).toEqual(recordOf(pig, match));
  });

  test('go on as the match would', () => {
    const match = played();
    const again = loaded(saved(match)).match!;
    for (const each of [match, again]) answer(each, throws(1));
    expect(digest(again)).toBe(digest(match));
    expect(recordOf(pig, again)).toEqual(recordOf(pig, match));
  });

  test.each<[string, (save: Record<string, unknown>) => void, string]>([
    ['another format', (s) => (s['format'] = 'x'), 'save.format'],
    ['another game', (s) => (s['game'] = 'chess'), 'save.game'],
    ['no position', (s) => (s['position'] = {}), 'save.position'],
    ['dice of no kind', (s) => (s['dice'] = { from: 'sky' }), 'save.dice'],
    ['dice without a list', (s) => (s['dice'] = { from: 'list' }), 'save.dice'],
    ['dice past their end', (s) => (s['dice'] = { from: 'list', list: [1], next: 2 }), 'save.dice'],
    ['a short stream', (s) => (s['dice'] = { from: 'seed', stream: [1, 2, 3] }), 'save.dice'],
    ['a log of something else', (s) => (s['log'] = { said: [] }), 'save.log'],
  ])('with %s are refused', (_what, change, path) => {
    const save = saved(played());
    change(save);
    const { match, faults } = loaded(save);
    expect(match).toBeUndefined();
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault.path.startsWith(path)).toBe(true);
  });
});

test('a match that cannot begin says why', () => {
  const faults: Fault[] = [];
  expect(openMatch(pig, { stakes: 1 }, { seed: 1 }, 'match', faults)).toBeUndefined();
  expect(faults).toEqual([{ path: 'match.stakes', id: 'noField', facts: { field: 'stakes' } }]);
});
