import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { statementsOf } from './api/declarations.mjs';
import { entriesOf, reportOf } from './api/report.mjs';

/** The reports, by entry point, of a package with these files. */
function reportsOf(files, exports = { '.': { types: './index.d.ts' } }) {
  const home = mkdtempSync(join(tmpdir(), 'five-victories-api-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const all = { 'package.json': JSON.stringify({ name: 'p', exports }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const entries = entriesOf(home);
  return Object.fromEntries(entries.map((entry) => [entry.name, reportOf(entry, entries)]));
}

test('a declaration ends where its brackets are closed, whatever comments and strings say', () => {
  const text = `/** It's a { */ export interface A {\n    readonly b: ';}'; // no } end\n}\nexport declare const c: () => {};\n`;
  expect(statementsOf(text).map((each) => each.split(/\s+/)[2])).toEqual(['A', 'const']);
  expect(() => statementsOf('export interface A {')).toThrow('does not end');
});

test('every way of exporting leads to the signature, under the name by which it is exported', () => {
  const { p } = reportsOf({
    'index.d.ts': `import type { T } from './t.js';\nexport * from './a.js';\nexport * as ns from './n.js';
export { b as two, type C } from './b.js';\nexport type { T };\nexport {};\n`,
    'a.d.ts': `/** Told. */\nexport declare const one: (x: import("./t.js").T) => number;\n`,
    'b.d.ts': `export declare function b(x: 1): void;\nexport declare function b(x: 2): void;\nexport declare class C {\n}\n`,
    'n.d.ts': `export type N = 'x' | 'y';\n`,
    't.d.ts': `export interface T {\n    readonly a?: string;\n}\n`,
  });
  expect(p.split('```')[1]).toBe(`ts
class C {
}
interface T {
  readonly a?: string;
}
namespace ns {
  type N = 'x' | 'y';
}
const one: (x: T) => number;
function two(x: 1): void;
function two(x: 2): void;
`);
});

test('what is of another entry point is named, workings stand apart, hidden types are listed', () => {
  const reports = reportsOf(
    {
      'index.d.ts': `export * from './kernel.js';\nexport * from './workings.js';\nexport declare const own: 1;\n`,
      'kernel.d.ts': `interface Hidden {\n}\nexport declare const shown: Hidden;\n`,
      'workings.d.ts': `export declare const inside: 2;\n`,
    },
    { '.': { types: './index.d.ts' }, './kernel': { types: './kernel.d.ts' } },
  );
  expect(reports['p/kernel']).toContain('Named above and not exported: Hidden.');
  expect(reports.p).toContain('Everything of `p/kernel`, and:\n\n```ts\nconst own: 1;\n```');
  expect(reports.p).toContain('## Workings');
  expect(reports.p).toMatch(/without notice\.\n\n```ts\nconst inside: 2;\n```/);
});

test('of long data only the outermost names are told', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `    readonly r${i}: {\n        readonly v: ${i};\n    };\n`).join(
    '',
  );
  const { p } = reportsOf({ 'index.d.ts': `export declare const TABLE: {\n${rows}};\n` });
  expect(p).toContain('  readonly r29: { … };\n};');
});

test('a form of statement that is not known stops the report', () => {
  expect(() => reportsOf({ 'index.d.ts': `export default 1;\n` })).toThrow('does not know this form');
  const missing = { 'index.d.ts': `export { B } from './b.js';\n`, 'b.d.ts': `export type A = 1;\n` };
  expect(() => reportsOf(missing)).toThrow('where B comes from');
});
