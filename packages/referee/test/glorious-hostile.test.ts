// The same for A Glorious Victory.
import { beforeEach } from 'vitest';
import { BANDS, bands, chief, line, shoot, shot } from './glorious-kit.js';
import { everyday, fuzzing, hostileLines, type Line } from './hostility.js';
import { session, type Ask } from './kit.js';

const start = { ask: 'place', position: shot, seed: 4 };
let ask: Ask;
beforeEach(() => {
  ask = session();
  ask(start);
});

const place = (change: object): string => JSON.stringify({ ask: 'place', position: { ...shot, ...change } });
const unit = (change: object): string =>
  place({ units: [line('S1', change), line('N1', { y: 40000 }), chief('S9'), chief('N9')] });
const answer = (choice: unknown): string => JSON.stringify({ ask: 'answer', choice });
const begin = (change: object): string =>
  JSON.stringify({ ask: 'begin', game: 'glorious', armies: bands, options: BANDS, ...change });
const battle = { type: 'battle', diameter: 7000, elements: 'P'.repeat(12) };

const LINES: readonly Line[] = [
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', elements: -1 }] }), 'choice.at[0].elements'],
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', elements: { PP: 1 } }] }), 'choice.at[0].elements'],
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', stands: [0] }] }), 'choice.at[0].stands'],
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', placement: { heading: 3600, x: 0, y: 0 } }] }), 'choice'],
  [answer({ do: 'fire', unit: 'N1', pivot: 50, at: [] }), 'choice.pivot'],
  [answer({ do: 'turn', by: 450, corner: 'front' }), 'choice.corner'],
  [answer({ do: 'turn', by: 0.5, corner: 'left' }), 'choice.by'],
  [answer({ do: 'move', ahead: -1 }), 'choice.ahead'],
  [answer({ do: 'move', steps: [] }), 'choice.steps'],
  [answer({ do: 'manoeuvre', steps: [] }), 'choice.do'],
  [answer({ do: 'intercept', unit: 'N1', at: 0 }), 'choice.do'],
  [answer({ do: 'changeFormation', formation: 'block', layout: 'PP', element: 0, cell: [0, 0] }), 'choice.formation'],
  [answer({ do: 'changeFormation', formation: 'mass', layout: 'PP/PP', element: 0, cell: [0, 0, 0] }), 'choice.cell'],
  [answer({ do: 'form', battles: [{ units: 'S1' }] }), 'choice.battles[0].units'],
  [answer({ do: 'form', battles: [], split: [1] }), 'choice.split[0]'],
  [answer({ do: 'setup', units: [{ unit: 'S1', aboard: 'SB1', x: 0 }] }), 'choice.units[0].x'],
  [answer({ do: 'setup', units: [{ do: 'place', unit: 'S1', aboard: 'SB1' }] }), 'choice.units[0].do'],
  [answer({ do: 'setup', units: [{ unit: 'S1', x: 0, y: 0, packed: true }] }), 'choice.units[0].packed'],
  [answer({ do: 'place', unit: 'S1' }), 'choice.x'],
  [answer({ do: 'remove', elements: { G: 1.5 } }), 'choice.elements.G'],
  [answer({ do: 'dice', dice: [13] }), 'choice.dice[0]'],
  [unit({ type: 'toString' }), 'position.units[0].type'],
  [unit({ type: 'foot javelin' }), 'position.units[0].type'],
  [unit({ formation: 'block' }), 'position.units[0].formation'],
  [unit({ layout: 'PPP' }), 'position.units[0]'],
  [unit({ layout: 'GGG/GGG' }), 'position.units[0]'],
  [unit({ quality: 'raw' }), 'position.units[0].quality'],
  [unit({ done: true }), 'position.units[0].done'],
  [unit({ limbered: true }), 'position.units[0]'],
  [unit({ aboard: 'SB1' }), 'position.units[0]'],
  [unit({ functions: 3 }), 'position.units[0].functions'],
  [unit({ ...battle, diameter: 7100 }), 'position.units[0].diameter'],
  [unit({ ...battle, diameter: undefined }), 'position.units[0].diameter'],
  [unit({ ...battle, elements: 'PPPY' }), 'position.units[0].elements'],
  [unit({ ...battle, elements: 'P'.repeat(120) }), 'position.units[0].elements'],
  [place({ sides: { south: { stands: 3 } } }), 'position.sides.south.stands'],
  [place({ stack: [{ procedure: 'fight', step: 'next' }] }), 'position.stack'],
  [place({ stack: [{ procedure: 'react', step: 'begin' }] }), 'position.stack'],
  [place({ options: { basing: { foot: { frontage: 100 } } } }), 'position.options.basing.foot.frontage'],
  [place({ options: { capacityTable: { 7100: 3 } } }), 'position.options.capacityTable.7100'],
  [place({ options: { breakFraction: 0.5 } }), 'position.options.breakFraction'],
  [place({ options: { houseRules: { fullFlinch: true } } }), 'position.options.houseRules.fullFlinch'],
  [
    begin({ armies: { ...bands, south: { name: 'A', units: [{ name: 'B', type: 'commander', stands: 'C' }] } } }),
    'armies',
  ],
  [begin({ armies: { ...bands, south: { name: 'A', units: [{ name: 'B', type: 'battle' }] } } }), 'armies'],
  [begin({ options: { armySize: 1e9 } }), 'options.armySize'],
];

hostileLines(LINES, () => ask);

// ---- fuzzing ---------------------------------------------------------------------------------------------------------

const rich = {
  game: 'glorious',
  options: {
    tableWidth: 60,
    terrain: [
      {
        type: 'hill',
        level: 2,
        points: [
          [40000, 30000],
          [50000, 30000],
          [50000, 40000],
          [40000, 40000],
        ],
      },
    ],
    houseRules: { outflankOnce: true },
    turnLimit: 4,
  },
  turn: 2,
  phase: 'initiativeMovement',
  initiative: 'south',
  sides: { south: { elements: 90, tally: 3 }, north: { name: 'Red' } },
  units: [
    line('S1', { hits: 1, layout: 'GG/GG/G.' }),
    { id: 'S2', type: 'heavy cavalry', x: 20000, y: 20000 },
    { id: 'S3', type: 'mounted foot crossbow', x: 40000, y: 10000 },
    { id: 'SB1', ...battle, x: 10000, y: 10000 },
    { id: 'S4', type: 'sub-commander', aboard: 'SB1' },
    { id: 'S5', type: 'bombard', x: 50000, y: 10000, limbered: true },
    { ...chief('S9'), x: 56000 },
    line('N1', { name: 'Red' }),
    { id: 'N2', type: 'foot pike', layout: 'PP/PP/PP', x: 20000, y: 30000 },
    { id: 'NB1', ...battle, x: 10000, y: 36000 },
    { ...chief('N9'), x: 56000 },
  ],
  rulings: [{ switch: 'outflankOnce', value: true }],
};

const sound = (() => {
  const answers = [
    shoot,
    { do: 'fire', unit: 'N1', at: [{ target: 'S1', elements: 2, placement: { heading: 1800, x: 30000, y: 27000 } }] },
    { do: 'choose', unit: 'S2' },
    { do: 'turn', by: 450, corner: 'left' },
    { do: 'move', ahead: 2500, pivot: { corner: 'right', by: 10 }, byHorse: true },
    { do: 'move', join: 'SB1' },
    { do: 'move', take: ['S1'], ahead: 1000 },
    {
      do: 'charge',
      target: 'N2',
      pivot: { corner: 'left', by: 5 },
      change: { formation: 'mass', layout: 'YY/YY/YY', element: 2, cell: [0, 0] },
    },
    { do: 'assign', at: [{ target: 'N1', elements: { P: 2 } }] },
    { do: 'remove', elements: { P: 1 }, commanders: ['S4'] },
    { do: 'retire', unit: 'SB1', stay: [{ unit: 'S4', x: 10000, y: 10000 }] },
    { do: 'form', battles: [{ units: ['S1', 'S2', 'S3'], diameter: 7500, name: 'Van' }], split: ['S4'] },
    { do: 'setup', units: [{ unit: 'S1', x: 30000, y: 8000, formation: 'mass', limbered: false }] },
    { do: 'leave', unit: 'S4', x: 10000, y: 16000 },
  ];
  return [
    ...everyday(rich, { do: 'choose', unit: 'S2' }),
    { ask: 'games', brief: true, game: 'glorious' },
    { ask: 'checkArmy', game: 'glorious', army: bands.south, options: BANDS },
    {
      ask: 'begin',
      game: 'glorious',
      armies: bands,
      options: { ...BANDS, setupMethod: 'hidden' },
      seed: 3,
      match: 'other',
    },
    { ask: 'begin', game: 'glorious', scenario: 'bosworth', dice: [1, 2, 3, 4] },
    { ask: 'check', choice: shoot, side: 'north' },
    ...answers.map((choice) => ({ ask: 'answer', choice })),
    { ask: 'interrupt', side: 'south', choice: { do: 'dispute', switch: 'lenientRemoval', value: true } },
    { ask: 'query', what: 'reach', unit: 'S1', turn: 100, verb: 'stepBack' },
    { ask: 'query', what: 'targets', unit: 'N1', pivot: 50 },
    ...['area', 'charges', 'command'].map((what) => ({ ask: 'query', what, unit: 'S1' })),
  ];
})();

const WORDS = [
  'S1',
  'N1',
  'SB1',
  'N2',
  'north',
  'mass',
  'GG/GG',
  'toString',
  '__proto__',
  'GG',
  'glorious',
  'battle',
  '',
];
const NUMBERS = [0, -1, 1, 2, 9, 450, 900, 3599, 20000, 60000, 1e9, -0, 0.5, 1e308, Number.MAX_SAFE_INTEGER];
fuzzing({ sound, words: WORDS, numbers: NUMBERS, start, runs: 2000 }, () => ask);
