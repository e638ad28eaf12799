/**
 * Saves of every version of the format and of the rules still load. A new version adds files; none is ever rewritten.
 * `fine-1-leaving.json` was written by format 1 in the window that is called `leaving` now, `great-1-mended.json` under
 * version 1 of the rules, and what had been said by then is refused by those of today.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  answer,
  digest,
  loadSave,
  refusal,
  replay,
  recordOf,
  saveShape,
  type AnyMatch,
  type Choice,
  type Decision,
  type Fault,
  type Playable,
} from '../src/kernel/index.js';
import { framesOf } from '../src/kernel/match.js';
import { fine, glorious, great, major, splendid } from '../src/index.js';

const FOLDER = new URL('saves/', import.meta.url);
const GAMES: Readonly<Record<string, Playable>> = { fine, glorious, great, major, splendid };

interface Kept {
  readonly digest: string;
  /** That of the record up to there. */
  readonly recordDigest?: string;
  readonly decision: Decision;
  readonly save: { readonly game: string; readonly version: string };
  /** What the program that wrote it played next, and where that led. */
  readonly on?: { readonly said: readonly Choice[]; readonly digest: string };
}

const keptIn = (file: string): Kept => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Kept;
const gameOf = ({ save }: Kept): Playable => GAMES[save.game]!;

const loaded = (kept: Kept): AnyMatch => {
  const faults: Fault[] = [];
  const game = gameOf(kept);
  const match: AnyMatch = loadSave(game, saveShape(game).read(kept.save, 'save', faults), 'save', faults);
  expect(faults).toEqual([]);
  return match;
};

const FILES = readdirSync(FOLDER);

test.each(FILES)('%s loads and stands as it stood', (file) => {
  const kept = keptIn(file);
  const match = loaded(kept);
  expect(match.decision).toMatchObject(kept.decision);
  expect(digest(match)).toBe(kept.digest);
  if (kept.recordDigest) expect(recordOf(gameOf(kept), match)?.digest).toBe(kept.recordDigest);
});

test.each(FILES.filter((file) => keptIn(file).on))('%s plays on as it did when it was written', (file) => {
  const kept = keptIn(file);
  const match = loaded(kept);
  for (const choice of kept.on!.said) {
    expect(refusal(match, choice)).toBeUndefined();
    answer(match, choice);
  }
  expect(digest(match)).toBe(kept.on!.digest);
});

describe('format 1 to 2: the windows of an intercept have names', () => {
  const WINDOWS = ['entering', 'leaving', 'disengaging'];
  test.each(['fine', 'major'].flatMap((game) => WINDOWS.map((window) => [game, window])))('%s %s', (game, window) => {
    const kept = keptIn(`${game}-1-${window}.json`);
    expect(JSON.stringify(kept.save)).not.toContain(`"window":"${window}"`);
    expect(framesOf(loaded(kept)).at(-1)).toMatchObject({ procedure: 'intercept', window });
  });

  test.each(['fine', 'major'])('%s engaging: the frame of a reaction has no window, and none is added', (game) => {
    expect(framesOf(loaded(keptIn(`${game}-1-engaging.json`))).at(-1)).toMatchObject({ procedure: 'react' });
  });
});

describe('format 2 to 3: a unit has what its book gives it, by names of what it means', () => {
  const unitsIn = (match: AnyMatch): readonly object[] => match.state.units;
  const hasSome = (units: readonly object[], field: string): boolean => units.some((unit) => field in unit);

  test.each(['splendid', 'great'])('%s: enemies that were near when the phase began', (game) => {
    const kept = keptIn(`${game}-2.json`);
    const units = unitsIn(loaded(kept));
    expect(JSON.stringify(kept.save)).toContain('"near18":true');
    expect(units.filter((unit) => 'tooNearToDouble' in unit && unit.tooNearToDouble).length).toBeGreaterThan(0);
    expect([hasSome(units, 'near18'), hasSome(units, 'tooNearForColumn')]).toEqual([false, game === 'splendid']);
  });

  test('glorious: an activity is what was done with functions', () => {
    const kept = keptIn('glorious-2.json');
    const acting = unitsIn(loaded(kept)).filter((unit) => 'activity' in unit && unit.activity !== undefined);
    expect(JSON.stringify(kept.save)).toContain('"manoeuvred":');
    expect(acting.length).toBeGreaterThan(3);
    expect(JSON.stringify(acting)).not.toContain('manoeuvred');
  });

  test('no unit has a field of another book', () => {
    const fieldsOf = (game: string): string[] => Object.keys(unitsIn(loaded(keptIn(`${game}-2.json`)))[0]!);
    const [splendidly, greatly, gloriously] = [fieldsOf('splendid'), fieldsOf('great'), fieldsOf('glorious')];
    for (const field of ['aside', 'thrown', 'unpackedIn', 'acted', 'aboard', 'functions'])
      expect(splendidly).not.toContain(field);
    for (const field of ['state', 'lances', 'aboard', 'functions', 'byHorse']) expect(greatly).not.toContain(field);
    for (const field of ['state', 'quality', 'command', 'done', 'reacted', 'pivoted'])
      expect(gloriously).not.toContain(field);
  });
});

describe.each(['great', 'splendid'])('a save of %s from before a rule was mended', (id) => {
  const kept = keptIn(`${id}-1-mended.json`);

  test('begins a new log where it stands, which comes to its digest', () => {
    const match = loaded(kept);
    expect(match.log?.said).toEqual([]);
    for (let i = 0; i < 20; i++) answer(match, match.decision!.options[0]!);
    const faults: Fault[] = [];
    const record = JSON.parse(JSON.stringify(recordOf(gameOf(kept), match)));
    const again = replay(gameOf(kept), record, 'record', faults);
    expect(faults).toEqual([]);
    expect(digest(again)).toBe(digest(match));
  });

  test('throws the dice it would have thrown', () => {
    const { dice } = kept.save as unknown as { dice: { stream: number[] } };
    expect(loaded(kept).log?.dice).toEqual({ stream: dice.stream });
  });
});
