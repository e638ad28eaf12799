/** What hostile requests to any game must find: one answer, the place of the fault, and a match that stands as it stood. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { session, type Answered, type Ask } from './kit.js';

/** A line and the path that its error must name. */
export type Line = readonly [line: string, path: string];

const shown = (line: string): string => (line.length > 90 ? `${line.slice(0, 90)}... (${line.length})` : line);

export const hostileLines = (lines: readonly Line[], asking: () => Ask): void => {
  describe('hostile lines', () => {
    test.each(lines.map(([line, path]) => [shown(line), path, line]))('%s: %s', (_shown, path, line) => {
      const ask = asking();
      const { digest } = ask({ ask: 'decision' });
      const answered = ask(line);
      expect(answered['ok']).toBe(false);
      const { error, faults = [error] } = answered as { error: Answered; faults?: Answered[] };
      expect(faults.map((fault) => fault['path'].slice(0, path.length))).toContain(path);
      for (const { because } of faults) expect(because).toMatch(/^[A-Z"0-9{].*\.$/s);
      expect(JSON.stringify(answered)).not.toContain('The engine could not play this');
      expect(ask({ ask: 'decision' })['digest']).toBe(digest);
      expect({}).not.toHaveProperty('polluted');
    });
  });
};

type Path = readonly (string | number)[];
const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))];
};

const withValueAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[key] = withValueAt(copy[key], rest, put);
  return copy;
};

/** One answer, and if it is no, nothing has changed. */
const stands = (ask: Ask, line: string): void => {
  const before = ask({ ask: 'decision' });
  const answered = ask(line);
  expect(typeof answered['ok']).toBe('boolean');
  if (answered['ok']) return;
  expect(Object.keys(answered).filter((key) => ['error', 'refusal', 'errors'].includes(key))).toHaveLength(1);
  expect(JSON.stringify(answered), line).not.toContain('The engine could not play this');
  expect(ask({ ask: 'decision' })).toEqual(before);
};

/** Requests without a fault that are the same in every game, about a position and a choice in it. */
export const everyday = (position: object, choice: object): { readonly ask: string }[] => {
  const other = session();
  other({ ask: 'place', position, seed: 9 });
  const { position: readBack } = other({ ask: 'position' });
  const { save } = other({ ask: 'save' });
  other({ ask: 'answer', choice });
  const { record } = other({ ask: 'record' });
  const requests = [
    { ask: 'place', position, dice: [1, 2, 3, 4, 5, 6] },
    { ask: 'place', position: readBack },
    { ask: 'decision' },
    { ask: 'position' },
    { ask: 'save' },
    { ask: 'load', save },
    { ask: 'record' },
    { ask: 'replay', record, upTo: 1, match: 'replayed' },
    { ask: 'advise', bot: 'random', seed: 2 },
    { ask: 'drop', match: 'other' },
  ];
  return requests;
};

interface Fuzzing {
  /** Requests without a fault, and words that mean something in them. */
  readonly sound: readonly { readonly ask: string }[];
  readonly words: readonly string[];
  readonly numbers: readonly number[];
  /** What puts a match there. */
  readonly start: object;
  readonly runs: number;
}

export const fuzzing = ({ sound, words, numbers, start, runs }: Fuzzing, asking: () => Ask): void => {
  const anyValue = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...numbers),
    fc.jsonValue({ maxDepth: 4 }),
    fc.constant(undefined),
  );
  const spots = sound.flatMap((request) => pathsOf(request).map((path) => ({ request, path })));
  const mutated = fc
    .tuple(fc.constantFrom(...spots), anyValue)
    .map(([{ request, path }, put]) => withValueAt(request, path, put));

  describe('fuzzing', { timeout: 120_000 }, () => {
    test('any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (line) => stands(asking(), line)),
        { numRuns: 300, seed: 1 },
      );
    });

    test('any JSON value as a request, and as any field of one', () => {
      const fields = fc.record({ ask: fc.constantFrom(...sound.map((request) => request.ask)) });
      const request = fc
        .tuple(fields, fc.dictionary(fc.constantFrom('choice', 'position', 'match', 'armies', 'save'), fc.jsonValue()))
        .map(([named, more]) => ({ ...more, ...named }));
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), request), (value) => stands(asking(), JSON.stringify(value))),
        { numRuns: runs / 2, seed: 1 },
      );
    });

    test('any JSON value anywhere in a sound request', () => {
      const ask = asking();
      fc.assert(
        fc.property(mutated, (request) => {
          // a sound answer may have ended the match or dropped it
          if (ask({ ask: 'decision' })['decision'] === undefined) ask(start);
          stands(ask, JSON.stringify(request) ?? '');
        }),
        { numRuns: runs, seed: 1 },
      );
    });
  });
};
