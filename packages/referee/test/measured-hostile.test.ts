// The same for a measured game.
import { beforeEach } from 'vitest';
import { everyday, fuzzing, hostileLines, type Line } from './hostility.js';
import { session, type Ask } from './kit.js';
import { FEW, few, shoot, shot, square } from './measured-kit.js';

const start = { ask: 'place', position: shot, seed: 4 };
let ask: Ask;
beforeEach(() => {
  ask = session();
  ask(start);
});

const place = (change: object): string => JSON.stringify({ ask: 'place', position: { ...shot, ...change } });
const unit = (change: object): string => place({ units: [square('S1', change), square('N1')] });
const answer = (choice: unknown): string => JSON.stringify({ ask: 'answer', choice });
const steps = (...list: unknown[]): string => answer({ do: 'manoeuvre', steps: list });
const begin = (change: object): string =>
  JSON.stringify({ ask: 'begin', game: 'splendid', armies: few, options: FEW, ...change });
const query = (change: object): string => JSON.stringify({ ask: 'query', what: 'reach', unit: 'S1', ...change });
const bend = (change: object): string =>
  unit({
    formation: 'bentLine',
    layout: 'MMMM',
    bend: { after: 2, stays: 'left', way: 'back', angle: 450, ...change },
  });

const LINES: readonly Line[] = [
  [answer({ do: 'engage', target: 'N1' }), 'choice.do'],
  [answer({ do: 'fire', unit: 'N1', at: 'S1' }), 'choice.at'],
  [answer({ do: 'fire', unit: 'N1', at: [{ stands: [0] }] }), 'choice.at[0].target'],
  [answer({ do: 'fire', unit: 'N1', at: [{ target: 'S1', stands: [1e300] }] }), 'choice.at[0].stands[0]'],
  [answer({ do: 'fire', unit: 'N1', pivot: 0.5, at: [] }), 'choice.pivot'],
  [steps({}), 'choice.steps[0]'],
  [steps({ toString: 1 }), 'choice.steps[0]'],
  [steps({ ahead: -1 }), 'choice.steps[0].ahead'],
  [steps({ ahead: 1e9 }), 'choice.steps[0].ahead'],
  [steps({ ahead: 100, turn: 100 }), 'choice.steps[0].turn'],
  [steps(...Array.from({ length: 61 }, () => ({ ahead: 1 }))), 'choice.steps'],
  [answer({ do: 'setup', units: [{ unit: 'S1', x: 'here', y: 0 }] }), 'choice.units[0].x'],
  [answer({ do: 'setup', units: [{ unit: 'S1', x: 0, y: 0, heading: 3600 }] }), 'choice.units[0].heading'],
  [answer({ do: 'changeFormation', formation: 'wedge', layout: 'PM' }), 'choice.formation'],
  [answer({ do: 'changeFormation', formation: 'line', layout: 'pm' }), 'choice.layout'],
  [answer({ do: 'form', stand: 0, layout: 'P/M', cell: [0, -1] }), 'choice.cell[1]'],
  [answer({ do: 'intercept', unit: 'N1', at: 0.5 }), 'choice.at'],
  [place({ phase: 'tea' }), 'position.phase'],
  [place({ units: [square('S1'), square('S1')] }), 'position.units[1]'],
  [place({ units: [square('toString', { side: 'south' })] }), 'position.units[0].id'],
  [place({ units: [square('S1'), square('N1', { y: 19500 })] }), 'position.units['],
  [place({ units: Array.from({ length: 401 }, (_, i) => square(`S${i}`)) }), 'position.units'],
  [place({ options: { tableWidth: 1e9 } }), 'position.options.tableWidth'],
  [place({ options: { basing: { frontage: 0, depth: 1, gunDepth: 1 } } }), 'position.options.basing'],
  [place({ options: { terrain: [{ type: 'sea', points: [] }] } }), 'position.options.terrain[0]'],
  [place({ options: { houseRules: { toString: true } } }), 'position.options.houseRules.toString'],
  [place({ options: { collection: { constructor: 1 } } }), 'position.options.collection'],
  [place({ stack: [] }), 'position.stack'],
  [place({ stack: [{ procedure: 'toString', step: 'call' }] }), 'position.stack[0]'],
  [place({ stack: [{ procedure: 'window', step: 'next' }] }), 'position.stack'],
  [place({ stack: [{ procedure: 'charge', step: 'go', unit: 'S9', target: 'N9' }] }), 'position.stack'],
  [unit({ type: 'toString' }), 'position.units[0].type'],
  [unit({ x: 0.5 }), 'position.units[0].x'],
  [unit({ x: 1e300 }), 'position.units[0].x'],
  [unit({ x: -5000 }), 'position.units[0]'],
  [unit({ heading: 3600 }), 'position.units[0].heading'],
  [unit({ layout: '....' }), 'position.units[0]'],
  [unit({ layout: 'M/M/M/M/M/M/M/M/M' }), 'position.units[0]'],
  [unit({ formation: 'constructor' }), 'position.units[0].formation'],
  [unit({ formation: 'bentLine', layout: 'MMMM' }), 'position.units[0]'],
  [unit({ formation: 'bentRoadColumn', layout: 'M/M' }), 'position.units[0]'],
  [unit({ formation: 'bentRoadColumn', layout: 'M/M', trail: [{ x: 1, y: 1 }] }), 'position.units[0].trail[0].heading'],
  [bend({ after: 4 }), 'position.units[0]'],
  [bend({ angle: 901 }), 'position.units[0].formation'],
  [bend({ angle: 9001 }), 'position.units[0].bend.angle'],
  [bend({ way: 'up' }), 'position.units[0].bend.way'],
  [unit({ hits: -1 }), 'position.units[0].hits'],
  [begin({ armies: { south: few.south } }), 'armies.north'],
  [begin({ armies: undefined }), 'armies'],
  [begin({ armies: { ...few, south: { name: 'A', units: [] } } }), 'armies.south.units'],
  [begin({ options: { armySource: 'generated' } }), 'armies.south.units'],
  [begin({ armies: undefined, options: { armySource: 'generated', armyThrows: 1e9 } }), 'options.armyThrows'],
  [begin({ scenario: 'naseby' }), 'scenario'],
  [begin({ armies: undefined, scenario: 'rocroi' }), 'scenario'],
  [query({ what: 'toString' }), 'what'],
  [query({ what: undefined }), 'what'],
  [query({ unit: 'toString' }), 'unit'],
  [query({ unit: undefined }), 'unit'],
  [query({ turn: 'left' }), 'turn'],
  [query({ turn: 4000 }), 'turn'],
  [query({ verb: 'charge' }), 'verb'],
  [query({ towards: 'up' }), 'towards'],
  [query({ match: 'none' }), 'match'],
  [query({ side: 'south' }), 'side'],
  ['{"ask":"checkArmy","game":"splendid","army":"toString"}', 'army'],
];

hostileLines(LINES, () => ask);

// ---- fuzzing ---------------------------------------------------------------------------------------------------------

const rich = {
  game: 'splendid',
  options: {
    tableWidth: 60,
    terrain: [
      {
        type: 'wood',
        points: [
          [40000, 20000],
          [46000, 20000],
          [46000, 26000],
          [40000, 26000],
        ],
      },
    ],
    houseRules: { fullFlinch: true },
    turnLimit: 4,
  },
  turn: 2,
  phase: 'initiativeMovement',
  initiative: 'south',
  sides: { south: { stands: 20, tally: 3 }, north: { name: 'Red' } },
  units: [
    square('S1', { hits: 1, quality: 'raw' }),
    { id: 'S2', type: 'M', layout: 'XXX', x: 20000, y: 18000, fired: true },
    {
      id: 'S3',
      type: 'P&M',
      formation: 'bentLine',
      layout: 'MMMM',
      x: 48000,
      y: 12000,
      bend: { after: 3, stays: 'left', way: 'back', angle: 450 },
    },
    { id: 'S4', type: 'Cmd', layout: 'C', x: 26000, y: 15000 },
    {
      id: 'S5',
      type: 'P&M',
      formation: 'bentRoadColumn',
      layout: 'M/M/M',
      x: 10000,
      y: 10000,
      trail: [
        { x: 10000, y: 8426, heading: 0 },
        { x: 10000, y: 6852, heading: 0 },
      ],
    },
    square('N1', { name: 'Red' }),
    { id: 'N2', type: 'D', state: 'dismounted', formation: 'openOrder', layout: 'DDD', x: 20000, y: 28000 },
    { id: 'N3', type: 'RA', layout: 'G', x: 36000, y: 40000, limbered: true },
    { id: 'N4', type: 'HM', layout: 'YY', x: 38000, y: 30000, heading: 2250 },
  ],
  rulings: [{ switch: 'fullFlinch', value: true }],
};

const sound = (() => {
  const answers = [
    shoot,
    { do: 'fire', unit: 'N1', pivot: 50, face: 'front', at: [{ target: 'S1', stands: [1], overhead: true }] },
    { do: 'choose', unit: 'S2' },
    { do: 'manoeuvre', steps: [{ turn: 450 }, { ahead: 2500 }, { aboutFace: 'forward' }], doubleTime: true },
    { do: 'manoeuvre', steps: [{ ahead: 1000 }], setDown: [{ x: 1, y: 2, heading: 3 }], leaveTable: true },
    { do: 'charge', target: 'N2', pivot: 30, extend: true },
    { do: 'changeFormation', formation: 'line', layout: 'MPPM', from: 0, to: 1 },
    { do: 'setup', units: [{ unit: 'S1', x: 30000, y: 8000, formation: 'block', layout: 'PM/PM' }] },
  ];
  return [
    ...everyday(rich, { do: 'choose', unit: 'S2' }),
    { ask: 'games', brief: true, game: 'splendid' },
    { ask: 'checkArmy', game: 'splendid', army: few.south, options: FEW },
    {
      ask: 'begin',
      game: 'splendid',
      armies: few,
      options: { ...FEW, setupMethod: 'agreed' },
      seed: 3,
      match: 'other',
    },
    { ask: 'begin', game: 'splendid', scenario: 'naseby', dice: [1, 2, 3, 4] },
    { ask: 'begin', game: 'splendid', options: { armySource: 'generated', armyThrows: 3 }, seed: 3 },
    { ask: 'check', choice: shoot, side: 'north' },
    ...answers.map((choice) => ({ ask: 'answer', choice })),
    { ask: 'interrupt', side: 'south', choice: { do: 'dispute', switch: 'fullFlinch', value: true } },
    { ask: 'query', what: 'reach', unit: 'S1', turn: 100, towards: 'front', verb: 'manoeuvre', doubleTime: true },
    { ask: 'query', what: 'targets', unit: 'N1', pivot: 50 },
    ...['area', 'charges', 'command'].map((what) => ({ ask: 'query', what, unit: 'S1' })),
  ];
})();

const WORDS = [
  'S1',
  'N1',
  'S3',
  'S5',
  'north',
  'line',
  'M/M',
  'charges',
  'toString',
  '__proto__',
  'PM/PM',
  'splendid',
  '',
];
const NUMBERS = [0, -1, 1, 2, 9, 450, 900, 3599, 20000, 26000, 1e9, -0, 0.5, 1e308, Number.MAX_SAFE_INTEGER];
fuzzing({ sound, words: WORDS, numbers: NUMBERS, start, runs: 2000 }, () => ask);
