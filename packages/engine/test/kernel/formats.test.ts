/** Formats of other numbers, versions of other rules, and a log that begins in the middle. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  dated,
  digest,
  interrupt,
  loadSave,
  logFromHere,
  mendedSince,
  openMatch,
  playLog,
  recordOf,
  recordShape,
  replay,
  saveOf,
  saveShape,
  versionOf,
  wire,
  type Choice,
  type DiceSource,
  type Fault,
  type Playable,
} from '../../src/kernel/index.js';
import { reasonsById } from '../../src/kernel/format.js';
import { glorious } from '../../src/games/glorious/glorious.js';
import { great } from '../../src/games/great/great.js';
import { splendid } from '../../src/games/splendid/splendid.js';
import { pig, type PigMatch } from './pig.js';

const throws = (count: number): Choice => ({ do: 'throw', count }) as Choice;
const enters = (...dice: number[]): Choice => ({ do: 'dice', dice }) as Choice;
const overWire = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));
const begun = (dice: DiceSource): PigMatch => openMatch(pig, {}, dice, 'match', [])!;

describe('a format', () => {
  const TODAY = 'five-victories/hat/3';
  const shape = dated(
    TODAY,
    { 1: ({ feather: plume, ...hat }) => ({ ...hat, plume }), 2: (hat) => ({ ...hat, plume: [hat['plume']] }) },
    wire.fields({ format: wire.constant(TODAY), plume: wire.list(wire.text()) }),
  );
  const read = (hat: unknown) => {
    const faults: Fault[] = [];
    return { hat: shape.read(hat, 'hat', faults), faults };
  };

  test.each([
    ['five-victories/hat/1', { feather: 'red' }],
    ['five-victories/hat/2', { plume: 'red' }],
    [TODAY, { plume: ['red'] }],
  ])('%s is brought up one number at a time', (format, hat) => {
    expect(read({ format, ...hat })).toEqual({ hat: { format: TODAY, plume: ['red'] }, faults: [] });
  });

  test('of a newer program is refused, told as such and nothing else', () => {
    expect(read({ format: 'five-victories/hat/4', brim: 3 }).faults).toEqual([
      {
        path: 'hat.format',
        id: 'newerFormat',
        facts: { written: 4, read: 3 },
      },
    ]);
  });

  test.each([['five-victories/coat/1'], ['five-victories/hat/0'], ['hat'], [7], [undefined]])(
    'of another kind is none: %s',
    (format) => {
      expect(read({ format, plume: [] }).faults.map(({ path }) => path)).toEqual(['hat.format']);
    },
  );
});

describe('a game whose positions were otherwise', () => {
  /** In format 1 the points were called score. */
  const later: Playable<PigMatch> = {
    ...pig,
    migrations: { 1: ({ score, ...position }) => ({ ...position, points: score }) },
  };
  const played = begun({ list: [4, 5, 3] });
  answer(played, throws(2));
  const { points, ...rest } = pig.positionOf(played) as { points: unknown };
  const old = { ...rest, score: points };

  test('reads the position of a save, and the one that the log in it began from', () => {
    const faults: Fault[] = [];
    const log = { begin: { position: old }, dice: { list: [3] }, said: [] };
    const given = { ...overWire(saveOf(pig, played)), format: 'five-victories/save/1', position: old, log };
    const save = saveShape(later).read(given, 'save', faults);
    expect(faults).toEqual([]);
    expect(save.position).toEqual({ ...rest, points });
    expect(save.log!.begin).toEqual({ position: { ...rest, points } });
    expect(digest(loadSave(later, save, 'save', faults)!)).toBe(digest(played));
  });

  test('reads the position that a record began from', () => {
    const faults: Fault[] = [];
    const record = { ...overWire(recordOf(pig, played)), format: 'five-victories/record/1', begin: { position: old } };
    expect(recordShape(later).read(record, 'record', faults).begin).toEqual({ position: { ...rest, points } });
    expect(faults).toEqual([]);
  });

  test.each([{ position: 3 }, { position: [] }, { log: 'x' }, { log: { begin: 3 } }, { position: { score: 3 } }])(
    'refuses what is no position at all: %j',
    (change) => {
      const faults: Fault[] = [];
      const given = { ...overWire(saveOf(pig, played)), format: 'five-victories/save/1', ...change };
      const save = saveShape(later).read(given, 'save', faults);
      if (faults.length === 0) loadSave(later, save, 'save', faults);
      expect(faults.length).toBeGreaterThan(0);
    },
  );
});

test('reasons of a set-up that went back had sentences for ids in format 1', () => {
  const reason = { rule: 'SV-SETUP-03', facts: { unit: 'N1' } };
  const old = { procedure: 'setUp', step: 'plan', reasons: [{ ...reason, template: '{unit} would touch an enemy.' }] };
  expect(reasonsById(old)).toEqual({
    procedure: 'setUp',
    step: 'plan',
    reasons: [{ ...reason, id: '{unit} would touch an enemy.' }],
  });
  expect(reasonsById(reasonsById(old))).toEqual(reasonsById(old));
  expect(splendid.migrations![1]!({ stack: [old, { procedure: 'turn' }] })).toEqual({
    stack: [reasonsById(old), { procedure: 'turn' }],
  });
});

describe('units of format 2', () => {
  const unitFrom = (game: Playable, unit: object): unknown =>
    (game.migrations![2]!({ units: [unit] }) as { readonly units: readonly unknown[] }).units[0];

  test.each([splendid, great])('what a unit of $id remembers of enemies near it was called by inches', (game) => {
    expect(unitFrom(game, { id: 'S1', near18: true, near24: false, done: true })).toEqual({
      id: 'S1',
      tooNearToDouble: true,
      tooNearForColumn: false,
      done: true,
    });
    expect(unitFrom(game, { id: 'S1' })).toEqual({ id: 'S1' });
  });

  test('an activity of A Glorious Victory had what only units that manoeuvre ever do', () => {
    const kept = { used: 4000, moves: 1, back: 500, restricted: true, centre: { x: 1, y: 2 }, heading: 900 };
    const never = { action: 'manoeuvre', changed: false, manoeuvred: false, doubled: false, flowed: false };
    const nor = { turned: false, faced: false, aboutFaced: false, leaving: [] };
    expect(unitFrom(glorious, { id: 'S1', activity: { ...kept, ...never, ...nor } })).toEqual({
      id: 'S1',
      activity: kept,
    });
    expect(unitFrom(glorious, { id: 'S1' })).toEqual({ id: 'S1' });
  });

  test('what is no list of units stays as it is, for its shape to say so', () => {
    expect(splendid.migrations![2]!({ units: 7 })).toEqual({ units: 7 });
    expect(splendid.migrations![2]!({ units: [7, null] })).toEqual({ units: [7, null] });
  });
});

describe('versions of the rules', () => {
  const mended = { 2: ['PIG-1', 'PIG-2'], 3: ['PIG-2', 'PIG-4'] };

  test('are numbered by what was mended', () => {
    expect([versionOf({}), versionOf(mended)]).toEqual(['1', '3']);
    expect(mendedSince(mended, '1')).toEqual(['PIG-1', 'PIG-2', 'PIG-4']);
    expect(mendedSince(mended, '2')).toEqual(['PIG-2', 'PIG-4']);
    expect(mendedSince(mended, '3')).toEqual([]);
  });

  const stricter = (most: number): Playable<PigMatch> => ({ ...pig, version: '3', mended, open: opening(most) });
  /** Pig with a rule of its own: at most so many dice. */
  const opening =
    (most: number): Playable<PigMatch>['open'] =>
    (given, dice, path, faults) => {
      const match = pig.open(given, dice, path, faults);
      if (!match) return undefined;
      const { choose } = pig.procedures['turn'] as unknown as { choose: { refusal(...told: unknown[]): unknown } };
      const judged = {
        ...choose,
        refusal: (...told: [unknown, unknown, { do: string; count: number }]) =>
          told[2].count > most
            ? { rule: 'PIG-4', id: 'At most {most} dice.', facts: { most } }
            : choose.refusal(...told),
      };
      const turn = { ...pig.procedures['turn'], choose: judged };
      return { ...match, rules: { ...match.rules, procedures: { ...match.rules.procedures, turn } } } as never;
    };

  const twoDice = (): PigMatch => {
    const match = begun({ seed: 3 });
    answer(match, throws(2));
    return match;
  };

  test('a record of older rules replays where nothing mended came up', () => {
    const faults: Fault[] = [];
    replay(stricter(2), recordOf(pig, twoDice())!, 'record', faults);
    expect(faults).toEqual([]);
  });

  test('where something did, it is told which rules were mended', () => {
    const faults: Fault[] = [];
    replay(stricter(1), recordOf(pig, twoDice())!, 'record', faults);
    expect(faults).toEqual([
      { path: 'record.said[0]', rule: 'PIG-4', id: 'At most {most} dice.', facts: { most: 1 } },
      {
        path: 'record.version',
        id: 'otherVersion',
        facts: { version: '1', now: '3', mended: ['PIG-1', 'PIG-2', 'PIG-4'] },
      },
    ]);
  });

  test('a save of older rules keeps its log while that leads to it, and else begins a new one', () => {
    const save = saveOf(pig, twoDice());
    expect(loadSave(stricter(2), save, 'save', [])!.log).toEqual(save.log);
    const fresh = loadSave(stricter(1), save, 'save', [])!.log!;
    expect(fresh).toEqual({
      begin: { position: save.position },
      dice: { stream: (save.dice as { stream: unknown }).stream },
      said: [],
    });
  });
});

describe('a log that begins where the match stands', () => {
  const cases: [string, () => PigMatch][] = [
    [
      'with dice of a seed',
      () => {
        const match = begun({ seed: 8 });
        answer(match, throws(1));
        return match;
      },
    ],
    [
      'with dice of a list',
      () => {
        const match = begun({ list: [4, 5, 3, 2, 2, 6] });
        answer(match, throws(2));
        return match;
      },
    ],
    [
      'while dice are wanted from a hand',
      () => {
        const match = begun({ hand: true });
        answer(match, throws(1));
        answer(match, enters(4));
        answer(match, throws(2));
        return match;
      },
    ],
    [
      'in an interrupt',
      () => {
        const match = begun({ seed: 8 });
        answer(match, throws(1));
        interrupt(match, 'north', { do: 'toast' });
        return match;
      },
    ],
  ];

  test.each(cases)('%s leads to the same decision and goes on with the same dice', (_what, make) => {
    const match = make();
    const faults: Fault[] = [];
    const again = playLog(pig, overWire(logFromHere(pig, match)) as never, 'log', faults)!;
    expect(faults).toEqual([]);
    expect(again.decision).toEqual(match.decision);
    expect(again.wanted).toEqual(match.wanted);
    for (const each of [match, again])
      for (let i = 0; i < 3 && each.decision; i++)
        answer(each, each.wanted ? enters(...Array(each.wanted.throw.count).fill(3)) : each.decision.options[0]!);
    expect(again.state).toEqual(match.state);
    expect(pig.positionOf(again)).toEqual(pig.positionOf(match));
  });
});
