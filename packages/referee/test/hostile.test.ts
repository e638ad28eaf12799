// Whatever comes in, one answer goes out, the place of the fault is named, and the match stands as it stood.
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/limits.js';
import { everyday, fuzzing, hostileLines, type Line } from './hostility.js';
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

const LINES: readonly Line[] = [
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

hostileLines(LINES, () => ask);

describe('faults', () => {
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

const sound = [
  ...everyday(rich, { do: 'choose', unit: 'S2' }),
  { ask: 'games', brief: true },
  { ask: 'checkArmy', army: small.south, options: { maxHeavyMounted: 1 } },
  { ask: 'begin', armies: small, options: { setupMethod: 'agreed' }, seed: 3, match: 'other' },
  { ask: 'begin', scenario: 'rocroi', dice: [1, 2, 3] },
  { ask: 'check', choice: { do: 'fire', unit: 'N1', target: 'S1' }, side: 'north' },
  { ask: 'answer', choice: { do: 'fire', unit: 'N1', target: 'S1' } },
  { ask: 'answer', choice: { do: 'setup', units: [{ unit: 'S1', zone: 'Z(2,0)' }], commander: 'Z(2,0)' } },
  { ask: 'answer', choice: { do: 'remove', cells: [[0, 1]] } },
  { ask: 'answer', choice: { do: 'allocate', stands: { N1: 'PM' } } },
  { ask: 'interrupt', side: 'south', choice: { do: 'dispute', switch: 'preparedDefence', value: true } },
];

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
const NUMBERS = [0, -1, 1, 2, 9, 1e9, -0, 0.5, 1e308, Number.MAX_SAFE_INTEGER];
const start = { ask: 'place', position: volley, seed: 4 };
fuzzing({ sound, words: WORDS, numbers: NUMBERS, start, runs: 2000 }, () => ask);
