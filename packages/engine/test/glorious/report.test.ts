/** The battle report of A Glorious Victory: Battles, elements, functions, dice of twelve sides. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  below,
  seededDice,
  streamOf,
  type Choice,
  type Event,
  type Fault,
} from '../../src/kernel/index.js';
import { gloriousEdition as game } from '../../src/games/glorious/edition.js';
import { type TabletopMatch } from '../../src/tabletop/index.js';
import { report } from '../measured-report.js';
import { choose, events, interrupt, situation } from './kit.js';

/** Another event tells what these tell, always or in some cases. */
const SOMETIMES = ['throw', 'fired', 'hits', 'routed', 'acted', 'unmarked', 'redMarkersOff'];

const SEASONS: readonly object[] = [
  {},
  { setupMethod: 'alternate' },
  { houseRules: { allocateBeforeThrows: true, lenientRemoval: true } },
  { concedeOnChiefLost: false, houseRules: { offTableRemoves: true } },
];

const opened = (number: number): TabletopMatch => {
  const faults: Fault[] = [];
  const scenario = game.scenarios[number % game.scenarios.length]!;
  const armyOf = (id: string) => game.armies.find((army) => army.id === id)!;
  const armies = { south: armyOf(scenario.south), north: armyOf(scenario.north) };
  const options = { ...scenario.options, ...SEASONS[number % SEASONS.length], turnLimit: 8 };
  const match = game.open({ armies, options }, seededDice(number), '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const DULL = ['retire', 'end', 'stop', 'done', 'stay', 'changeFormation', 'shift', 'aboutFace'];
const KEEN = ['charge', 'fire', 'leave', 'setup', 'attack'];
const JOINS = ({ do: verb, ...rest }: Choice): boolean => verb === 'move' && ('join' in rest || 'take' in rest);

/** Any option, but seldom one that only makes the match shorter, and rather one that leads to blows. */
const any = (match: TabletopMatch, stream: ReturnType<typeof streamOf>): Choice => {
  const { options } = match.decision!;
  const lively = options.filter((option) => !DULL.includes(option.do));
  const keen = options.filter((option) => KEEN.includes(option.do) || JOINS(option));
  const from = below(stream, 12) === 0 || lively.length === 0 ? options : keen.length > 0 ? keen : lively;
  return from[below(stream, from.length)]!;
};

const heardIn = (number: number, tell: (match: TabletopMatch, event: Event) => void): void => {
  const match = opened(number);
  const stream = streamOf(number);
  match.tell = (event) => tell(match, event);
  begin(match);
  while (match.decision) answer(match, any(match, stream));
};

describe('random matches', () => {
  test('have a sentence for every event, or silence on purpose', { timeout: 120_000 }, () => {
    const told = new Set<string>();
    const wrong = new Set<string>();
    for (let number = 0; number < 8; number++)
      heardIn(number, (match, event) => {
        const sentence = report(match, event);
        if (sentence !== undefined) told.add(event.event);
        else if (!SOMETIMES.includes(event.event)) wrong.add(JSON.stringify(event));
        if (
          sentence !== undefined &&
          (/undefined|\{|\[object|NaN| {2}| cm|stand|musket|GL-/.test(sentence) || !/^[^a-z].*\.$/.test(sentence))
        )
          wrong.add(sentence);
      });
    expect([...wrong]).toEqual([]);
    const own = ['battleFormed', 'charges', 'contact', 'attacked', 'removed', 'initiative'];
    expect(own.filter((kind) => !told.has(kind))).toEqual([]);
    expect(told.size).toBeGreaterThan(20);
  });
});

const units = [
  { id: 'S1', name: 'Archers of Kent', type: 'foot longbow', x: 20000, y: 20000 },
  { id: 'S2', name: 'The Great Gun', type: 'bombard', x: 40000, y: 20000 },
  { id: 'S3', name: 'Lances of York', type: 'heavy cavalry', x: 60000, y: 20000 },
  { id: 'S4', name: 'King Edward', type: 'commander', x: 60000, y: 14000 },
  {
    id: 'SB1',
    name: 'The Vanguard',
    type: 'battle',
    diameter: 7000,
    elements: 'PPPPPPPPPPPPGGGGGG',
    x: 10000,
    y: 10000,
  },
  { id: 'S5', name: 'Lord Hastings', type: 'sub-commander', aboard: 'SB1' },
  { id: 'N1', name: 'Bills of Devon', type: 'foot bill', layout: 'BB/BB/BB', x: 20000, y: 24000 },
  { id: 'N2', name: 'Archers of Cheshire', type: 'foot longbow', x: 60000, y: 26000 },
  { id: 'N3', name: 'The Queen', type: 'commander', x: 36000, y: 40000 },
];
/** What these rules are in this book; the shared procedures do not cite all of them. */
const cite = {
  ...game.cite,
  division: 'GL-MELEE-02',
  fireHits: 'GL-FIRE-21',
  allLost: 'GL-LOSS-02',
  overrun: 'GL-CHARGE-08',
  limbering: 'GL-ART-03',
  unlimbering: 'GL-ART-04',
  results: 'GL-VICT-04',
};
const told = (event: Event): string | undefined => report(situation({ phase: 'firing', units }), event);
const linesOf = (match: TabletopMatch, heard: readonly Event[]) =>
  heard.map((event) => report(match, event)).filter((line) => line !== undefined);

describe('one sentence', () => {
  test('of a volley, with what changes the dice', () => {
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [1, 4, 5, 12, 9, 2, 3] });
    expect(linesOf(match, choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] }))).toEqual([
      'Archers of Kent fired at Bills of Devon: 6 longbow elements +1 target in mass = 7 dice, hits on 1-2: 1 4 5 12 9 2 3, two hits.',
    ]);
  });

  test('of a gun that pivots about a corner', () => {
    const far = units.map((unit) => (unit.id === 'N3' ? { ...unit, x: 40500 } : unit));
    const match = situation({ phase: 'firing', initiative: 'north', units: far, dice: [6] });
    const pivot = { corner: 'left', by: 20 };
    const [first, second] = linesOf(match, choose(match, { do: 'fire', unit: 'S2', pivot, at: [{ target: 'N3' }] }));
    expect(first).toBe('The Great Gun pivoted 2° to the right about the left corner.');
    expect(second).toMatch(/^The Great Gun fired at the Queen: 1 bombard = 1 die, hits on 1-\d+: 6, /);
  });

  test('of turns, moves and a charge', () => {
    const match = situation({ phase: 'initiativeMovement', initiative: 'south', units });
    choose(match, { do: 'choose', unit: 'S3' });
    const charged = choose(match, { do: 'charge', target: 'N2', pivot: { corner: 'left', by: 10 } });
    choose(match, { do: 'choose', unit: 'S4' });
    const turned = choose(match, { do: 'turn', by: -255, corner: 'left' });
    const moved = choose(match, { do: 'move', ahead: 1250 });
    expect(linesOf(match, [...charged, ...turned, ...moved])).toEqual([
      'Lances of York set out to charge Archers of Cheshire, 6" away.',
      'Lances of York pivoted 1° to the right about the left corner.',
      'Lances of York came into contact with Archers of Cheshire.',
      'King Edward turned 25.5° to the left about the left corner.',
      'King Edward moved 1.25" ahead.',
    ]);
  });

  test('of two dice for each element against a line', () => {
    const near = units.map((unit) => (unit.id === 'N2' ? { ...unit, y: 20000, layout: 'GG' } : unit));
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: near,
      dice: [2, 1, ...Array<number>(12).fill(11)],
    });
    choose(match, { do: 'keep' });
    expect(linesOf(match, events(match)).slice(0, 3)).toEqual([
      'Archers of Cheshire fought Lances of York (longbow 1), hits on 1: 2 1.',
      'Archers of Cheshire scored one hit on Lances of York.',
      'Lances of York fought Archers of Cheshire (heavy cavalry 8 with two dice each against a line), hits on 1-8: 11 11 11 11 11 11 11 11 11 11 11 11.',
    ]);
  });

  test('of command that leaves a Battle, and stays behind when it retreats', () => {
    const match = situation({ phase: 'otherRetreat', initiative: 'north', units });
    const stay = [{ unit: 'S5', x: 10000, y: 11000 }];
    expect(linesOf(match, choose(match, { do: 'retire', unit: 'SB1', stay }))).toEqual([
      'The Vanguard left the battle for good.',
      'Lord Hastings stayed behind when the Vanguard left.',
    ]);
    const other = situation({ phase: 'otherRetreat', initiative: 'north', units });
    expect(linesOf(other, choose(other, { do: 'retire', unit: 'SB1' }))).toEqual([
      'The Vanguard left the battle for good.',
      'Lord Hastings left with the Vanguard.',
    ]);
  });

  test('of what is said outside the sequence of play', () => {
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [3, 11] });
    interrupt(match, 'south', { do: 'dispute', switch: 'outflankOnce', value: true });
    choose(match, { do: 'throw' });
    interrupt(match, 'north', { do: 'concede' });
    expect(linesOf(match, events(match)).slice(0, 4)).toEqual([
      'South threw 3.',
      'North threw 11.',
      'By a throw the house rule "outflankOnce" does not hold for the rest of the match.',
      'North conceded the field.',
    ]);
  });

  test.each<[string, Event]>([
    [
      'South formed the Vanguard of 12 pike elements and six longbow elements on a base of 7.5".',
      {
        event: 'battleFormed',
        rule: 'GL-BATTLE-02',
        side: 'south',
        unit: 'SB1',
        units: [],
        elements: 'PPPPPPPPPPPPGGGGGG',
        diameter: 7500,
      },
    ],
    [
      'Pikes of Ghent joined the Vanguard with four pike elements; for two elements there was no room.',
      {
        event: 'joinedBattle',
        rule: 'GL-MERGE-05',
        unit: 'S9',
        name: 'Pikes of Ghent',
        target: 'SB1',
        elements: 'PPPP',
        lost: 2,
      },
    ],
    [
      'Lord Hastings took his place in the Vanguard.',
      { event: 'attached', rule: 'GL-MERGE-08', unit: 'S5', target: 'SB1' },
    ],
    [
      'Lord Hastings stepped out of the Vanguard.',
      { event: 'leftBattle', rule: 'GL-MERGE-10', unit: 'S5', target: 'SB1', x: 0, y: 0 },
    ],
    [
      'Bills of Devon shifted its odd element to the right.',
      { event: 'shifted', rule: 'GL-FORM-06', unit: 'N1', file: 'right', layout: 'BB/BB/.B' },
    ],
    [
      'The Vanguard took post, 10" from the west edge and 10.5" from the south edge.',
      { event: 'placed', rule: cite.setupFormation, unit: 'SB1', formation: 'battle', x: 10000, y: 10500 },
    ],
    [
      'Bills of Devon took post in mass, 10" from the west edge and 10.5" from the south edge.',
      { event: 'placed', rule: cite.setupFormation, unit: 'N1', in: 'mass', x: 10000, y: 10500 },
    ],
    [
      'The initiative fell to South, with seven strong formations to six.',
      { event: 'initiative', rule: 'GL-INIT-02', cause: 'more', side: 'south', own: 7, others: 6 },
    ],
    [
      'With one strong formation each, the initiative fell to North by throw.',
      { event: 'initiative', rule: 'GL-INIT-03', cause: 'thrown', side: 'north', own: 1, others: 1 },
    ],
    [
      'With 11 strong formations each, North kept the initiative.',
      { event: 'initiative', rule: 'GL-INIT-04', cause: 'kept', side: 'north', own: 11, others: 11 },
    ],
    [
      'Archers of Kent rode 8.5" ahead.',
      { event: 'moved', rule: 'GL-MOVE-12', unit: 'S1', towards: 'front', by: 8500, byHorse: true },
    ],
    [
      'The Vanguard fired at Bills of Devon: 2 longbow elements +1 bow element = 3 dice, hits on 1-4: 3 9, on 1-2: 1, two hits.',
      {
        event: 'throw',
        rule: cite.fireHits,
        cause: 'fire',
        side: 'south',
        unit: 'SB1',
        target: 'N1',
        dice: [3, 9, 1],
        needs: [4, 4, 2],
        modifiers: [
          { rule: '', by: 2, id: 'elementsFiring', facts: { letter: 'G', count: 2 } },
          { rule: '', by: 1, id: 'elementsFiring', facts: { letter: 'O', count: 1 } },
        ],
      },
    ],
    [
      'The Great Gun fired at the Queen: 1 bombard = 1 die, hits on 1-3 (cover halves its combat value to 3): 4, no hit.',
      {
        event: 'throw',
        rule: cite.fireHits,
        cause: 'fire',
        side: 'south',
        unit: 'S2',
        target: 'N3',
        dice: [4],
        needs: [3],
        modifiers: [
          { rule: '', by: 1, id: 'gunOrRocket', facts: { letter: 'U' } },
          { rule: '', by: 0, id: 'coverHalves', facts: { cv: 3 } },
        ],
      },
    ],
    [
      'The Vanguard sent 11 pike elements and one command element against Bills of Devon and one pike element against the Queen.',
      {
        event: 'allocated',
        rule: cite.division,
        unit: 'SB1',
        shares: [
          { target: 'N1', letters: 'PPPPPPPPPPPC' },
          { target: 'N3', letters: 'P' },
        ],
      },
    ],
    [
      'Archers of Kent sent two elements against Bills of Devon.',
      { event: 'allocated', rule: cite.division, unit: 'S1', shares: [{ target: 'N1', bases: 2 }] },
    ],
    [
      'Bills of Devon, outflanked, lost one bill element.',
      { event: 'removed', rule: 'GL-LOSS-05', unit: 'N1', stands: 'B', outflanked: true },
    ],
    [
      'Archers of Kent routed with the last element gone.',
      { event: 'routed', rule: cite.allLost, cause: 'allLost', unit: 'S1', base: 'element' },
    ],
    ['King Edward fell.', { event: 'routed', rule: cite.allLost, cause: 'fell', unit: 'S4', stands: 1 }],
    ['The Great Gun was lost.', { event: 'routed', rule: cite.allLost, cause: 'gunLost', unit: 'S2', stands: 1 }],
    [
      'Archers of Kent routed with ranks too broken to form.',
      { event: 'routed', rule: 'GL-BREAK-01', cause: 'noShape', unit: 'S1', stands: 4 },
    ],
    [
      'The Vanguard had too few left to hold together, and broke up.',
      { event: 'routed', rule: 'GL-BATTLE-08', cause: 'brokeUp', unit: 'SB1', stands: 9 },
    ],
    [
      'Archers of Kent left the table for good.',
      { event: 'routed', rule: 'GL-R-08', cause: 'offTable', unit: 'S1', stands: 6 },
    ],
    [
      'Lord Hastings fell in the ranks of the Vanguard.',
      { event: 'routed', rule: 'GL-LOSS-08', cause: 'fellInRanks', unit: 'S5', stands: 1, aboard: 'SB1' },
    ],
    ['Lances of York overran the Great Gun.', { event: 'overrun', rule: cite.overrun, unit: 'S2', by: 'S3' }],
    ['The Great Gun limbered up.', { event: 'limbered', rule: cite.limbering, unit: 'S2', packed: 'limbered' }],
    ['The Great Gun unlimbered.', { event: 'unlimbered', rule: cite.unlimbering, unit: 'S2', packed: 'limbered' }],
    [
      'North broke with 40 elements lost; the breakpoint was 39.',
      { event: 'broken', rule: 'GL-VICT-03', cause: 'losses', side: 'north', tally: 40, breakpoint: 39 },
    ],
    [
      'A Minor Victory for South: elements lost 20 to 34.',
      {
        event: 'outcome',
        rule: cite.results,
        result: 'A Minor Victory',
        cause: 'losses',
        winner: 'south',
        score: [20, 34],
        counted: 'elements',
      },
    ],
    [
      'A Glorious Victory for South: the enemy had lost its commander-in-chief.',
      { event: 'outcome', rule: 'GL-VICT-02', cause: 'chiefLost', result: 'A Glorious Victory', winner: 'south' },
    ],
    [
      'A Glorious Victory for South: the enemy had nobody left on the field.',
      { event: 'outcome', rule: 'GL-VICT-05', cause: 'nobodyLeft', result: 'A Glorious Victory', winner: 'south' },
    ],
    [
      'A Draw: both commanders-in-chief were lost.',
      { event: 'outcome', rule: 'GL-R-58', cause: 'bothChiefsLost', result: 'A Draw' },
    ],
  ])('%s', (sentence, event) => {
    expect(told(event)).toBe(sentence);
  });
});
