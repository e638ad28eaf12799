import { expect, test } from 'vitest';
import { problemsIn } from './check-engine.mjs';

const engine = (path) => `packages/engine/src/${path}`;
const importing = (what) => `import { a } from '${what}';\n`;

test.each([
  [engine('games/fine/fine.ts'), '../../zonal/engage.js'],
  [engine('games/fine/reactions/evade.ts'), '../units.js'],
  [engine('zonal/engage.ts'), '../formation/shape.js'],
  [engine('geometry/vec.ts'), '../kernel/index.js'],
  [engine('index.ts'), './games/fine/index.js'],
  [engine('kernel/match.test.ts'), '../games/fine/index.js'],
  [engine('kernel/match.test.ts'), 'fast-check'],
  ['packages/engine/test/kit.ts', '../src/games/fine/index.js'],
  ['packages/engine/test/kit.ts', 'vitest'],
  ['packages/bots/src/index.ts', '@five-victories/engine/fine'],
  ['packages/lab/src/bench.ts', 'boardgame.io/core'],
  ['packages/referee/src/cli.ts', 'node:fs'],
  ['packages/referee/src/cli.ts', '@five-victories/lab'],
])('%s may import %s', (file, what) => {
  expect(problemsIn(file, importing(what))).toEqual([]);
});

test.each([
  [engine('kernel/match.ts'), '../geometry/vec.js'],
  [engine('kernel/match.ts'), '../index.js'],
  [engine('formation/shape.ts'), '../zonal/zone.js'],
  [engine('zonal/engage.ts'), '../tabletop/charge.js'],
  [engine('zonal/engage.ts'), '../games/fine/units.js'],
  [engine('games/fine/fine.ts'), '../major/major.js'],
  [engine('games/fine/reactions/evade.ts'), '../../major/units.js'],
  [engine('games/fine/fine.ts'), '../../index.js'],
  [engine('helpers/util.ts'), '../kernel/index.js'],
  [engine('kernel/match.ts'), 'node:fs'],
  [engine('kernel/match.ts'), 'lodash'],
  [engine('kernel/match.ts'), '@five-victories/bots'],
  [engine('kernel/match.test.ts'), '@five-victories/bots'],
  ['packages/engine/test/kit.ts', '@five-victories/bots'],
  [engine('kernel/match.ts'), '../../test/kit.js'],
  [engine('kernel/match.ts'), '../../../bots/src/index.js'],
  ['packages/bots/src/index.ts', '@five-victories/lab'],
  ['packages/bots/src/index.ts', 'node:fs'],
  ['packages/lab/src/index.ts', '@five-victories/referee'],
])('%s may not import %s', (file, what) => {
  expect(problemsIn(file, `// a comment\n${importing(what)}`)).toEqual([expect.stringContaining(`${file}:2: `)]);
});

test('an import that stretches over lines, a type import and a re-export count too', () => {
  const text =
    "import type {\n  A,\n} from '../games/fine/a.js';\nexport * from '../games/fine/b.js';\nimport '../army/c.js';\n";
  expect(problemsIn(engine('zonal/engage.ts'), text)).toHaveLength(3);
  expect(problemsIn(engine('zonal/engage.ts'), "const a = import('../games/fine/d.js');")).toHaveLength(1);
});

test('a sentence that ends with "from" is no import', () => {
  expect(problemsIn(engine('zonal/a.test.ts'), "  ['where it came from', { facing: 'N' }],\n")).toEqual([]);
});

test('powers are refused in the engine, not in comments, strings and tests', () => {
  const text = "/** doc **/\nconst a = '**'; // x ** 2\nconst b = 2 ** 3;\n";
  expect(problemsIn(engine('kernel/dice.ts'), text)).toEqual([expect.stringMatching(/dice\.ts:3: no \*\*/)]);
  expect(problemsIn(engine('kernel/dice.test.ts'), text)).toEqual([]);
});
