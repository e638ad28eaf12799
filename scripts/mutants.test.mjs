// A short form of `npm run mutants`: the places it finds, that unbroken sources do what they did, and one real trial.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawn, drawnEvenly } from './mutants/drawn.mjs';
import { instrumented } from './mutants/places.mjs';
import { openSession, outcomeIn } from './mutants/sessions.mjs';
import { mutatedSources } from './mutants/sources.mjs';
import { ROOT } from './steps.mjs';

/** What an expression comes to with this mutant on. */
const valueOf = (expression, mutant) => {
  const { text } = instrumented(`const f = () => ${expression};`, 'example.ts');
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the text is from the lines below
  return new Function('mutantIsOn', `${text} return f();`)((number) => number === mutant);
};
const breaks = (source) => instrumented(source, 'example.ts').places.map(({ was, by }) => `${was} -> ${by}`);

describe('places', () => {
  test('comparisons, joints of conditions, sums, negations, digits and tests of conditions', () => {
    expect(breaks('const a = b < 3 && !c;')).toEqual([
      'b < 3 && !c -> (b < 3) || (!c)',
      'b < 3 -> (b) <= (3)',
      '3 -> 4',
      '!c -> c',
    ]);
    expect(breaks('if (a) b();')).toEqual(['a -> false', 'a -> true']);
    expect(breaks('const a = b ? c : d - e;')).toEqual(['b -> false', 'b -> true', 'd - e -> (d) + (e)']);
  });

  test('no types, names, imports, longer numbers or events', () => {
    const none = [
      "import { a } from './1.js';",
      'type A = 1 | 2;',
      'const a = { 1: b } as { 1: 2 };',
      'const a = 1574;',
      'match.tell?.({ hits: 1 });',
    ];
    for (const source of none) expect(breaks(source), source).toEqual([]);
  });

  test('a source without any stays as it is', () => {
    const source =
      "import { a, b as c } from './a.js';\nexport { d } from './d.js';\nexport { a, c };\nconst e = { a, c };";
    expect(instrumented(source, 'example.ts').text).toBe(source);
  });

  test('each has its line and number', () => {
    const { places } = instrumented('a = 1;\nb = 2;', 'example.ts', 40);
    expect(places).toEqual([
      { number: 40, line: 1, was: '1', by: '2' },
      { number: 41, line: 2, was: '2', by: '3' },
    ]);
  });

  test('one is on at a time, and none changes anything', () => {
    const expression = '2 + 3 > 4 || 7 < 1';
    expect(valueOf(expression)).toBe(true);
    expect(Array.from({ length: 9 }, (_, mutant) => valueOf(expression, mutant))).toContain(false);
    expect(valueOf('8 - 3', 0)).toBe(11);
    expect(valueOf('8 - 3', 1)).toBe(6);
    expect(valueOf('8 - 3', 2)).toBe(4);
  });
});

describe('the sample', () => {
  const list = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'c1'];
  const partOf = ([part]) => part;

  test('is the same for the same seed, without repetition', () => {
    expect(drawn(list, 4, 7)).toEqual(drawn(list, 4, 7));
    expect(new Set(drawn(list, 20, 7))).toEqual(new Set(list));
    expect(drawn(list, 20, 7)).toHaveLength(list.length);
    expect(drawn(list, 20, 7)).not.toEqual(drawn(list, 20, 8));
  });

  test('drawn evenly takes from every part in turn, and more where there is more', () => {
    const taken = (count) => drawnEvenly(list, partOf, count, 7).map(partOf).join('');
    expect([3, 5, 7, 20].map(taken)).toEqual(['abc', 'abcab', 'abcabaa', 'abcabaaaa']);
  });
});

test('what failed for one mutant is not held against the next', async () => {
  const { number } = mutatedSources()
    .get('packages/engine/src/kernel/digest.ts')
    .places.find(({ by }) => by === '1');
  const child = await openSession('trial');
  const trial = (name, mutant) =>
    outcomeIn(child, { files: [`packages/engine/test/${name}.test.ts`], values: { mutant }, bail: 1 });
  expect(await trial('kernel/digest', number)).toHaveProperty('failure');
  expect(await trial('kernel/dice', -1)).toEqual({});
  expect(await trial('kernel/digest', -1)).toEqual({});
  child.kill();
}, 300_000);

test('the tests of layouts notice what is broken in layouts', () => {
  const asked = '--only formation/layout --tests packages/engine/test/formation --sample 3 --jobs 1'.split(' ');
  const { stdout, status } = spawnSync('node', ['scripts/mutants.mjs', ...asked], {
    cwd: join(ROOT),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^3 of \d+ mutants tried \(seed 1\), [123] noticed/m);
}, 300_000);
