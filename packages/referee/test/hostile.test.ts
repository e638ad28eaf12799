// Whatever comes in, one answer goes out, the place of the fault is named, and the match stands as it stood.
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.js';
import { foot, session, small, volley, type Answered, type Ask } from './kit.js';

let ask: Ask;
let digest: string;
beforeEach(() => {
  ask = session();
  digest = ask({ ask: 'place', position: volley, seed: 4 })['digest'];
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const place = (change: object): string => JSON.stringify({ ask: 'place', position: { ...volley, ...change } });
const unit = (change: object): string => place({ units: [foot('S1', change), foot('N1')] });
const answer = (choice: unknown): string => JSON.stringify({ ask: 'answer', choice });
const begin = (change: object): string => JSON.stringify({ ask: 'begin', armies: small, ...change });
const roster = (change: object): string =>
  begin({ armies: { ...small, south: { name: 'A', units: [{ ...small.south.units[0], ...change }] } } });

/** A line and the path that its error must name. */
const LINES: readonly (readonly [string, string])[] = [
  ['', 'request'],
  ['   ', 'request'],
  ['nonsense', 'request'],
  ['{"ask":"decision"', 'request'],
  ["{'ask':'decision'}", 'request'],
  ['{"ask":"decision"} {"ask":"drop"}', 'request'],
  ['\u0000', 'request'],
  ['\uFEFF{}', 'request'],
  ['null', 'request'],
  ['true', 'request'],
  ['1e999', 'request'],
  ['"decision"', 'request'],
  ['[]', 'request'],
  ['[{"ask":"drop"}]', 'request'],
  ['{}', 'ask'],
  ['{"ask":null}', 'ask'],
  ['{"ask":["drop"]}', 'ask'],
  ['{"ask":"toString"}', 'ask'],
  ['{"ask":"__proto__"}', 'ask'],
  ['{"ask":"constructor"}', 'ask'],
  ['{"ask":"Drop"}', 'ask'],
  ['{"ask":"drop","match":"__proto__"}', 'match'],
  ['{"ask":"drop","match":""}', 'match'],
  ['{"ask":"drop","match":{"toString":1}}', 'match'],
  [`{"ask":"drop","match":"${'m'.repeat(81)}"}`, 'match'],
  ['{"ask":"drop","id":{},"match":"main"}', 'id'],
  [`{"ask":"drop","id":"${'i'.repeat(201)}"}`, 'id'],
  ['{"ask":"drop","force":true}', 'force'],
  ['{"__proto__":{"ask":"drop"}}', '__proto__'],
  ['{"ask":"drop","__proto__":{"polluted":true}}', '__proto__'],
  ['{"ask":"answer","choice":{"do":"done","__proto__":{"do":"fire"}}}', 'choice.__proto__'],
  ['{"ask":"drop","constructor":{"prototype":{"polluted":true}}}', 'constructor'],
  [nested(100_000), 'request'],
  [`{"ask":"place","position":${nested(100)}}`, 'position'],
  [`{"ask":"replay","record":{"begin":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`, 'record.begin'],
  [`{"ask":"drop","x":"${'x'.repeat(LIMITS.line)}"}`, 'request'],
  ['{"ask":"answer"}', 'choice'],
  [answer(5), 'choice'],
  [answer([]), 'choice'],
  [answer({}), 'choice.do'],
  [answer({ do: 'hasOwnProperty' }), 'choice.do'],
  [answer({ do: 'fire', unit: 7 }), 'choice.unit'],
  [answer({ do: 'fire', unit: { toString: 'S1' }, target: 'S1' }), 'choice.unit'],
  ['{"ask":"answer","choice":{"do":"rethrow","dice":[1e400,-1,0.5]}}', 'choice.dice[0]'],
  [answer({ do: 'remove', cells: [[0, 'x']] }), 'choice.cells[0]'],
  [answer({ do: 'allocate', stands: [] }), 'choice.stands'],
  ['{"ask":"answer","side":"east","choice":{"do":"done"}}', 'side'],
  ['{"ask":"interrupt","choice":{"do":"concede"}}', 'side'],
  ['{"ask":"interrupt","side":"south"}', 'choice'],
  ['{"ask":"place"}', 'position'],
  [place({ phase: 'tea' }), 'position.phase'],
  [place({ game: 'constructor' }), 'position.game'],
  [place({ turn: 1e21 }), 'position.turn'],
  [place({ turn: -1 }), 'position.turn'],
  [place({ units: {} }), 'position.units'],
  [place({ units: Array.from({ length: 201 }, (_, i) => foot(`S${i}`)) }), 'position.units'],
  [place({ units: [foot('S1'), foot('S1')] }), 'position.units[1].id'],
  [place({ units: [foot('toString', { side: 'south' })] }), 'position.units[0].id'],
  [place({ units: [foot('X1')] }), 'position.units[0].side'],
  [place({ sides: { south: { commander: 'toString' } } }), 'position.sides.south.commander'],
  [place({ options: { columns: 1e9 } }), 'position.options.columns'],
  [place({ options: { houseRules: { toString: true } } }), 'position.options.houseRules.toString'],
  [place({ options: 'all' }), 'position.options'],
  [place({ stack: [] }), 'position.stack'],
  [place({ stack: [{ procedure: 'toString', step: 'call' }] }), 'position.stack[0]'],
  [place({ stack: [{ procedure: 'attack', step: 'throw' }] }), 'position.stack'],
  [place({ shots: { N1: 'many' } }), 'position.shots.N1'],
  [unit({ type: 'toString' }), 'position.units[0].type'],
  [unit({ zone: 'valueOf' }), 'position.units[0].zone'],
  [unit({ zone: 'unplaced' }), 'position.units[0].zone'],
  [unit({ zone: 'NR1' }), 'position.units[0].zone'],
  [unit({ layout: '....' }), 'position.units[0].layout'],
  [unit({ layout: 'PMPMPMPMPM/'.repeat(9) }), 'position.units[0].layout'],
  [unit({ hits: 1e308 }), 'position.units[0].hits'],
  [unit({ contacts: [{ with: 'S1', face: 'front' }] }), 'position.units[0].contacts[0].with'],
  [unit({ contacts: [{ with: 'N1', face: 'top' }] }), 'position.units[0].contacts[0].face'],
  [begin({ seed: 1.5 }), 'seed'],
  [begin({ seed: 1e300 }), 'seed'],
  [begin({ dice: Array.from({ length: LIMITS.dice + 1 }, () => 1) }), 'dice'],
  [begin({ dice: [21] }), 'dice[0]'],
  [begin({ game: 'fine\n' }), 'game'],
  [roster({ type: 'constructor' }), 'armies.south.units[0].type'],
  [roster({ type: '__proto__' }), 'armies.south.units[0].type'],
  [roster({ stands: 'P'.repeat(21) }), 'armies.south.units[0].stands'],
  [roster({ quality: 'toString' }), 'armies.south.units[0].quality'],
  ['{"ask":"load","save":{}}', 'save.format'],
  ['{"ask":"load","save":null}', 'save'],
  ['{"ask":"replay","record":[]}', 'record'],
  ['{"ask":"replay","record":{"game":{"id":"fine"}}}', 'record.game'],
  ['{"ask":"advise","bot":"toString"}', 'bot'],
  ['{"ask":"checkArmy","army":"toString"}', 'army'],
];

const shown = (line: string): string => (line.length > 70 ? `${line.slice(0, 70)}... (${line.length})` : line);

describe('hostile lines', () => {
  test.each(LINES.map(([line, path]) => [shown(line), path, line]))('%s: %s', (_shown, path, line) => {
    const answered = ask(line);
    expect(answered['ok']).toBe(false);
    const { error, faults = [error] } = answered as { error: Answered; faults?: Answered[] };
    expect(faults.map((fault) => fault['path'].slice(0, path.length))).toContain(path);
    for (const { because } of faults) expect(because).toMatch(/^[A-Z"0-9{].*\.$/s);
    expect(JSON.stringify(answered)).not.toContain('The engine could not play this');
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
    expect({}).not.toHaveProperty('polluted');
  });

  test('the id goes back with a fault', () => {
    expect(ask({ ask: 'nothing', id: 'seven' })).toMatchObject({ id: 'seven', ok: false });
    expect(ask({ id: 7 })).toMatchObject({ id: 7, ok: false });
  });

  test('several faults are told at once', () => {
    const { error, faults } = ask({ ask: 'answer', choice: { do: 'turn', to: 'up', speed: 1 } });
    expect(error).toEqual(faults[0]);
    expect(faults.map(({ path }: Answered) => path).sort()).toEqual(['choice.speed', 'choice.to']);
  });

  test('a match that goes on for ever is refused', () => {
    const never = { fire: 2, melee: -9 };
    const contacts = [{ with: 'N1', face: 'front' }];
    const options = { unitQuality: 'assigned', unitQualityEffects: { seasoned: never } };
    const line = place({ phase: 'melee', options, units: [foot('S1', { contacts }), foot('N1')] });
    expect(ask(line)).toMatchObject({ ok: false, error: { because: expect.stringContaining('for ever') } });
    expect(ask({ ask: 'decision' })['digest']).toBe(digest);
  });
});

// ---- fuzzing ---------------------------------------------------------------------------------------------------------

const contacts = [{ with: 'N1', face: 'front', line: 'rank 0' }];
const rich = {
  game: 'fine',
  options: { terrain: { 'Z(2,1)': ['hill'] }, houseRules: { preparedDefence: true }, turnLimit: 5 },
  turn: 2,
  phase: 'initiativeMovement',
  acting: 'south',
  initiative: 'south',
  sides: { south: { commander: 'Z(2,0)', counted: 3, tally: 1 }, north: { commander: 'Z(2,2)', offersEnd: true } },
  units: [
    foot('S1', { contacts, hits: 1, quality: 'green' }),
    foot('N1', { name: 'Red' }),
    { id: 'S2', type: 'D', state: 'dismounted', zone: 'Z(1,0)', facing: 'E', formation: 'open', layout: 'DD/D.' },
    { id: 'N2', type: 'M', zone: 'NR2', layout: 'XXX', fired: true, reacted: true, chosen: true },
    { id: 'N3', type: 'HA', zone: 'Z(1,2)', layout: 'G' },
  ],
  shots: { N1: 1 },
  rulings: [{ switch: 'preparedDefence', value: true }],
};

const sound = (() => {
  const other = session();
  other({ ask: 'place', position: rich, seed: 9 });
  const { position } = other({ ask: 'position' });
  const { save } = other({ ask: 'save' });
  other({ ask: 'answer', choice: { do: 'choose', unit: 'S2' } });
  const { record } = other({ ask: 'record' });
  return [
    { ask: 'games', brief: true },
    { ask: 'checkArmy', army: small.south, options: { maxHeavyMounted: 1 } },
    { ask: 'begin', armies: small, options: { setupMethod: 'agreed' }, seed: 3, match: 'other' },
    { ask: 'begin', scenario: 'rocroi', dice: [1, 2, 3] },
    { ask: 'place', position: rich, dice: [1, 2, 3, 4, 5, 6] },
    { ask: 'place', position },
    { ask: 'decision' },
    { ask: 'check', choice: { do: 'fire', unit: 'N1', target: 'S1' }, side: 'north' },
    { ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } },
    { ask: 'answer', choice: { do: 'setup', units: [{ unit: 'S1', zone: 'Z(2,0)' }], commander: 'Z(2,0)' } },
    { ask: 'answer', choice: { do: 'remove', cells: [[0, 1]] } },
    { ask: 'answer', choice: { do: 'allocate', stands: { N1: 'PM' } } },
    { ask: 'interrupt', side: 'south', choice: { do: 'dispute', switch: 'preparedDefence', value: true } },
    { ask: 'position' },
    { ask: 'save' },
    { ask: 'load', save },
    { ask: 'record' },
    { ask: 'replay', record, upTo: 1, match: 'replayed' },
    { ask: 'advise', bot: 'random', seed: 2 },
    { ask: 'drop', match: 'other' },
  ];
})();

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

const WORDS = [
  'S1',
  'N1',
  'south',
  'main',
  'Z(2,1)',
  'NR2',
  'routed',
  'toString',
  '__proto__',
  'PM/PM',
  'fine',
  '…',
  '',
];
const numbers = fc.constantFrom(0, -1, 1, 2, 9, 1e9, -0, 0.5, 1e308, Number.MAX_SAFE_INTEGER);
const anyValue = fc.oneof(fc.constantFrom(...WORDS), numbers, fc.jsonValue({ maxDepth: 4 }), fc.constant(undefined));
const spots = sound.flatMap((request) => pathsOf(request).map((path) => ({ request, path })));
const mutated = fc
  .tuple(fc.constantFrom(...spots), anyValue)
  .map(([{ request, path }, put]) => withValueAt(request, path, put));

/** One answer, and if it is no, nothing has changed. */
const stands = (line: string): void => {
  const before = ask({ ask: 'decision' });
  const answered = ask(line);
  expect(typeof answered['ok']).toBe('boolean');
  if (answered['ok']) return;
  expect(Object.keys(answered).filter((key) => ['error', 'refusal', 'errors'].includes(key))).toHaveLength(1);
  expect(JSON.stringify(answered)).not.toContain('The engine could not play this');
  expect(ask({ ask: 'decision' })).toEqual(before);
};

describe('fuzzing', { timeout: 60_000 }, () => {
  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (line) => stands(line)),
      { numRuns: 300, seed: 1 },
    );
  });

  test('any JSON value as a request, and as any field of one', () => {
    const fields = fc.record({ ask: fc.constantFrom(...sound.map((request) => request.ask)) });
    const request = fc
      .tuple(fields, fc.dictionary(fc.constantFrom('choice', 'position', 'match', 'armies', 'save'), fc.jsonValue()))
      .map(([named, more]) => ({ ...more, ...named }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), request), (value) => stands(JSON.stringify(value))),
      { numRuns: 1000, seed: 1 },
    );
  });

  test('any JSON value anywhere in a sound request', () => {
    fc.assert(
      fc.property(mutated, (request) => {
        // a sound answer may have ended the match or dropped it
        if (ask({ ask: 'decision' })['decision'] === undefined) ask({ ask: 'place', position: volley, seed: 4 });
        stands(JSON.stringify(request) ?? '');
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});
