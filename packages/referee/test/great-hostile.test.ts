// The same for A Great Victory.
import { beforeEach } from 'vitest';
import { BANDS, bands, line, shoot, shot } from './great-kit.js';
import { everyday, fuzzing, hostileLines, type Line } from './hostility.js';
import { session, type Ask } from './kit.js';

const start = { ask: 'place', position: shot, seed: 4 };
let ask: Ask;
beforeEach(() => {
  ask = session();
  ask(start);
});

const place = (change: object): string => JSON.stringify({ ask: 'place', position: { ...shot, ...change } });
const unit = (change: object): string => place({ units: [line('S1', change), line('N1')] });
const answer = (choice: unknown): string => JSON.stringify({ ask: 'answer', choice });
const begin = (change: object): string =>
  JSON.stringify({ ask: 'begin', game: 'great', armies: bands, options: BANDS, ...change });

const LINES: readonly Line[] = [
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', points: -1 }] }), 'choice.at[0].points'],
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', from: 'above' }] }), 'choice.at[0].from'],
  [answer({ do: 'allocate', at: [{ target: 'S1', stands: [0] }] }), 'choice.at[0]'],
  [answer({ do: 'manoeuvre', steps: [{ aboutFace: 'forward' }] }), 'choice.steps[0].aboutFace'],
  [answer({ do: 'manoeuvre', steps: [], doubleTime: true }), 'choice.doubleTime'],
  [answer({ do: 'changeFormation', formation: 'openOrder' }), 'choice.formation'],
  [answer({ do: 'changeFormation', formation: 'line', layout: 'FF' }), 'choice.layout'],
  [answer({ do: 'changeFormation', formation: 'line', other: 'above' }), 'choice.other'],
  [answer({ do: 'form', stand: 21, other: 'behind' }), 'choice.stand'],
  [answer({ do: 'limber' }), 'choice.do'],
  [answer({ do: 'dismount', units: 'S1' }), 'choice.units'],
  [answer({ do: 'setup', units: [{ unit: 'S1', x: 0, y: 0, limbered: true }] }), 'choice.units[0].limbered'],
  [unit({ type: 'toString' }), 'position.units[0].type'],
  [unit({ type: 'heavy foot javelins' }), 'position.units[0].type'],
  [unit({ formation: 'skirmishLine' }), 'position.units[0]'],
  [unit({ formation: 'roadColumn' }), 'position.units[0].formation'],
  [unit({ layout: 'FFF' }), 'position.units[0]'],
  [unit({ layout: 'H/H' }), 'position.units[0]'],
  [unit({ limbered: true }), 'position.units[0].limbered'],
  [unit({ lances: true }), 'position.units[0].lances'],
  [unit({ quality: 'veteran' }), 'position.units[0].quality'],
  [unit({ formation: 'bentLine' }), 'position.units[0]'],
  [place({ sides: { south: { stands: 3 } } }), 'position.sides.south.stands'],
  [place({ stack: [{ procedure: 'lossesOf', step: 'begin' }] }), 'position.stack[0]'],
  [place({ stack: [{ procedure: 'fight', step: 'next' }] }), 'position.stack'],
  [place({ options: { basing: { foot: { frontage: 1001 } } } }), 'position.options.basing.foot.frontage'],
  [place({ options: { basing: { gun: {} } } }), 'position.options.basing.gun'],
  [place({ options: { weather: 'rain' } }), 'position.options.weather'],
  [place({ options: { houseRules: { chainAnySide: true } } }), 'position.options.houseRules.chainAnySide'],
  [
    begin({ armies: { ...bands, south: { name: 'A', units: [{ name: 'B', type: 'commander', stands: 'C' }] } } }),
    'armies',
  ],
  [begin({ options: { armyPoints: 1e9 } }), 'options.armyPoints'],
  [begin({ options: { armySource: 'generated' } }), 'options.armySource'],
];

hostileLines(LINES, () => ask);

// ---- fuzzing ---------------------------------------------------------------------------------------------------------

const rich = {
  game: 'great',
  options: {
    tableWidth: 120,
    terrain: [
      {
        type: 'hill',
        level: 2,
        points: [
          [40000, 70000],
          [56000, 70000],
          [56000, 86000],
          [40000, 86000],
        ],
      },
    ],
    houseRules: { fullFlinch: true },
    turnLimit: 4,
  },
  turn: 2,
  phase: 'initiativeMovement',
  initiative: 'south',
  sides: { south: { units: 9, tally: 3 }, north: { name: 'Red' } },
  units: [
    line('S1', { hits: 1, quality: 'green' }),
    { id: 'S2', type: 'medium horse', x: 60000, y: 40000 },
    {
      id: 'S3',
      type: 'light foot javelins',
      formation: 'bentSkirmishLine',
      x: 30000,
      y: 30000,
      bend: { after: 1, stays: 'left', way: 'back', angle: 450 },
    },
    { id: 'S4', type: 'commander', x: 90000, y: 42000 },
    { id: 'S5', type: 'light artillery', x: 100000, y: 42000, fired: true },
    line('N1', { name: 'Red' }),
    { id: 'N2', type: 'heavy foot pikes', formation: 'defensiveBlock', x: 60000, y: 52000 },
    { id: 'N3', type: 'heavy artillery', x: 48000, y: 80000, packed: true },
    { id: 'N4', type: 'heavy elephants', x: 70000, y: 62000, heading: 2250 },
  ],
  rulings: [{ switch: 'fullFlinch', value: true }],
};

const sound = (() => {
  const answers = [
    shoot,
    { do: 'fire', unit: 'N1', pivot: 50, face: 'front', at: [{ target: 'S1', stands: [1], from: 'front' }] },
    { do: 'choose', unit: 'S2' },
    { do: 'manoeuvre', steps: [{ turn: 450 }, { ahead: 2500 }, { aboutFace: true }], rush: true, leaveTable: true },
    { do: 'charge', target: 'N2', pivot: 30, extend: true },
    { do: 'changeFormation', formation: 'block', stand: 1, other: 'front' },
    { do: 'dismount', units: ['S2'] },
    { do: 'setup', units: [{ unit: 'S1', x: 30000, y: 8000, formation: 'block', packed: false }] },
  ];
  return [
    ...everyday(rich, { do: 'choose', unit: 'S2' }),
    { ask: 'games', brief: true, game: 'great' },
    { ask: 'checkArmy', game: 'great', army: bands.south, options: BANDS },
    {
      ask: 'begin',
      game: 'great',
      armies: bands,
      options: { ...BANDS, setupMethod: 'hidden' },
      seed: 3,
      match: 'other',
    },
    { ask: 'begin', game: 'great', scenario: 'marathon', dice: [1, 2, 3, 4] },
    { ask: 'check', choice: shoot, side: 'north' },
    ...answers.map((choice) => ({ ask: 'answer', choice })),
    { ask: 'interrupt', side: 'south', choice: { do: 'dispute', switch: 'fullFlinch', value: true } },
    { ask: 'query', what: 'reach', unit: 'S1', turn: 100, towards: 'front', verb: 'manoeuvre', rush: true },
    { ask: 'query', what: 'targets', unit: 'N1', pivot: 50 },
    ...['area', 'charges', 'command'].map((what) => ({ ask: 'query', what, unit: 'S1' })),
  ];
})();

const WORDS = [
  'S1',
  'N1',
  'S3',
  'N2',
  'north',
  'block',
  'F/F',
  'toString',
  '__proto__',
  'FF',
  'great',
  'commander',
  '',
];
const NUMBERS = [0, -1, 1, 2, 9, 450, 900, 3599, 20000, 60000, 1e9, -0, 0.5, 1e308, Number.MAX_SAFE_INTEGER];
fuzzing({ sound, words: WORDS, numbers: NUMBERS, start, runs: 2000 }, () => ask);
