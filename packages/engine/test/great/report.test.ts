/** The battle report of A Great Victory: strength points instead of stands, units counted, centimetres. */
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
import { greatEdition as game } from '../../src/games/great/edition.js';
import type { ManoeuvreMatch } from '../../src/manoeuvre/index.js';
import { report } from '../measured-report.js';
import { choose, events, interrupt, situation } from './kit.js';

/** These keep the books: markers that come off, units that have had their turn. */
const SILENT = ['acted', 'done', 'goesOn', 'redMarkersOff', 'unmarked'];
/** Another event tells what these tell, always or in some cases. */
const SOMETIMES = ['throw', 'fired', 'hits', 'routed', 'reacted', 'facedAbout', ...SILENT];

const SEASONS: readonly object[] = [
  {},
  { unitQuality: 'thrown', commandQuality: 'thrown' },
  { setupMethod: 'alternate' },
  { houseRules: { allocateBeforeThrows: true } },
  { houseRules: { removeAfterImmediate: true, interceptOverruns: true } },
];

const opened = (number: number): ManoeuvreMatch => {
  const faults: Fault[] = [];
  const options = { ...SEASONS[number % SEASONS.length], armySource: 'roster', turnLimit: 8 };
  const usual = game.armies.slice(0, -2);
  const [south, north] = [0, 7].map((by) => usual[(number + by) % usual.length]!);
  const match = game.open({ armies: { south, north }, options }, seededDice(number), '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const DULL = ['retire', 'end', 'stop', 'done', 'pass', 'stand', 'changeFormation'];
const KEEN = ['charge', 'opportunityFire', 'fire', 'recoil', 'evade', 'hastyBlock', 'aboutFace'];

/** Any option, but seldom one that only makes the match shorter, and rather one that leads to blows. */
const any = (match: ManoeuvreMatch, stream: ReturnType<typeof streamOf>): Choice => {
  const { options } = match.decision!;
  const lively = options.filter((option) => !DULL.includes(option.do));
  const keen = options.filter((option) => KEEN.includes(option.do));
  const from = below(stream, 12) === 0 || lively.length === 0 ? options : keen.length > 0 ? keen : lively;
  return from[below(stream, from.length)]!;
};

const heardIn = (number: number, tell: (match: ManoeuvreMatch, event: Event) => void): void => {
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
    for (let number = 0; number < 20; number++)
      heardIn(number, (match, event) => {
        const sentence = report(match, event);
        if (sentence !== undefined) told.add(event.event);
        else if (!SOMETIMES.includes(event.event)) wrong.add(JSON.stringify(event));
        if (
          sentence !== undefined &&
          (/undefined|\{|\[object|NaN| {2}|"|limber|gun|musket/.test(sentence) || !/^[^a-z].*\.$/.test(sentence))
        )
          wrong.add(sentence);
      });
    expect([...wrong]).toEqual([]);
    const own = ['recovered', 'combat', 'allocated', 'dismounted'];
    expect(own.filter((kind) => !told.has(kind))).toEqual([]);
    expect(told.size).toBeGreaterThan(30);
  });
});

const units = [
  { id: 'S1', name: 'Macedonian Archers', type: 'medium foot bows', x: 30000, y: 20000 },
  { id: 'S2', name: 'The Bolt-Shooters', type: 'light artillery', x: 50000, y: 20000 },
  { id: 'S3', name: 'Royal Squadron', type: 'heavy horse', x: 70000, y: 20000 },
  { id: 'N1', name: 'Immortals', type: 'medium foot bows', formation: 'block', x: 30000, y: 30000 },
  { id: 'N2', name: 'Kinsmen', type: 'medium horse', x: 70000, y: 50000 },
];
const { cite } = game;
const told = (event: Event): string | undefined => report(situation({ phase: 'firing', units }), event);

describe('one sentence', () => {
  test('of a shot: strength points, what changes them, who suppresses by name', () => {
    const match = situation({ phase: 'firing', units, dice: [1, 3] });
    const lines = choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] }).map((event) =>
      report(match, event),
    );
    expect(lines[0]).toBe(
      'Immortals fired at Macedonian Archers: 6 strength points -1 target medium -1 suppressed by Macedonian Archers -2 fired from a block, halved = 2 dice, hits on 1-2: 1 3, one hit.',
    );
  });

  test('of a move and a charge with centimetres, and of who came to meet it', () => {
    const match = situation({ phase: 'initiativeMovement', units });
    choose(match, { do: 'choose', unit: 'S3' });
    choose(match, { do: 'manoeuvre', steps: [{ turn: -255 }, { ahead: 1250 }], finish: true });
    expect(events(match).flatMap((event) => report(match, event) ?? [])).toEqual([
      'Royal Squadron turned 25.5° to the left.',
      'Royal Squadron moved 1.25 cm ahead.',
    ]);
    const near = units.map((unit) => (unit.id === 'N2' ? { ...unit, y: 30000 } : unit));
    const other = situation({ phase: 'initiativeMovement', units: near, dice: [3] });
    choose(other, { do: 'choose', unit: 'S3' });
    choose(other, { do: 'charge', target: 'N2' });
    choose(other, { do: 'intercept', unit: 'N2', at: 4000 });
    expect(events(other).flatMap((event) => report(other, event) ?? [])).toEqual([
      'Royal Squadron set out to charge Kinsmen, 10 cm away.',
      'Royal Squadron threw 3 and needed 3 or less (in line) to charge: passed.',
      'Royal Squadron moved 4 cm ahead.',
      'Kinsmen counter-charged Royal Squadron.',
      'Kinsmen took one hit in the clash.',
      'Royal Squadron took one hit in the clash.',
    ]);
  });

  test('of a facing about under charge, once', () => {
    const near = [
      units[0]!,
      { id: 'S3', name: 'Royal Squadron', type: 'heavy horse', x: 70000, y: 20000 },
      { id: 'N1', name: 'Immortals', type: 'medium foot pikes', heading: 0, x: 70000, y: 28000 },
    ];
    const match = situation({ phase: 'initiativeMovement', units: near, dice: [1] });
    choose(match, { do: 'choose', unit: 'S3' });
    choose(match, { do: 'charge', target: 'N1' });
    const lines = choose(match, { do: 'aboutFace' }).map((event) => report(match, event));
    expect(lines.slice(0, 3)).toEqual([
      'Immortals faced about in haste to meet Royal Squadron.',
      undefined,
      'Immortals took three hits from the impact of the charge.',
    ]);
  });

  test('of artillery on the road and of a bent line', () => {
    const match = situation({ phase: 'initiativeMovement', units });
    choose(match, { do: 'choose', unit: 'S2' });
    const packed = choose(match, { do: 'packUp' });
    choose(match, { do: 'choose', unit: 'S1' });
    const bent = choose(match, {
      do: 'changeFormation',
      formation: 'bentLine',
      bend: { way: 'back', angle: 450 },
    });
    expect([...packed, ...bent].flatMap((event) => report(match, event) ?? [])).toEqual([
      'The Bolt-Shooters packed up.',
      'Macedonian Archers formed a bent line, bent back 45°.',
    ]);
  });

  test('of what is said outside the sequence of play', () => {
    const match = situation({ phase: 'firing', units });
    interrupt(match, 'south', { do: 'dispute', switch: 'fullFlinch', value: true });
    choose(match, { do: 'agree' });
    interrupt(match, 'north', { do: 'concede' });
    expect(events(match).map((event) => report(match, event))).toEqual([
      'By agreement the house rule "fullFlinch" holds for the rest of the match.',
      'North conceded the field.',
    ]);
  });

  test.each<[string, Event]>([
    ['Where the lines had met they came to blows.', { event: 'combat', rule: cite.openingHit }],
    [
      'Kinsmen and Royal Squadron came to blows at once.',
      { event: 'immediateCombat', rule: 'GV-BREAK-05', unit: 'N2', target: 'S3' },
    ],
    [
      'Royal Squadron sent 11 strength points against Kinsmen and one strength point against Immortals.',
      {
        event: 'allocated',
        rule: cite.division,
        unit: 'S3',
        shares: [
          { target: 'N2', points: 11 },
          { target: 'N1', points: 1 },
        ],
      },
    ],
    [
      'Royal Squadron fought Kinsmen (horse 4), outflanking with two dice a point, two dice fewer for the ground (hill), hits on 1-4: 1 5.',
      {
        event: 'throw',
        rule: cite.attackDice,
        cause: 'attack',
        side: 'south',
        unit: 'S3',
        target: 'N2',
        points: 2,
        outflanking: true,
        dropped: 2,
        features: ['hill'],
        needs: [4, 4],
        dice: [1, 5],
        values: [{ stand: 'H', cv: 4, modifiers: [{ rule: '', by: 4, id: 'basicValue', facts: { what: 'horse' } }] }],
      },
    ],
    [
      'The Bolt-Shooters fought Immortals (artillery 2 -1 skirmishing -1 against pikes = 0), hits on no die: 1 5.',
      {
        event: 'throw',
        rule: cite.attackDice,
        cause: 'attack',
        side: 'south',
        unit: 'S2',
        target: 'N1',
        points: 2,
        dropped: 0,
        needs: [0, 0],
        dice: [1, 5],
        values: [
          {
            stand: 'G',
            cv: 0,
            modifiers: [
              { rule: '', by: 2, id: 'basicValue', facts: { what: 'artillery' } },
              { rule: '', by: -1, id: 'skirmishing', facts: {} },
              { rule: '', by: -1, id: 'againstPikes', facts: {} },
            ],
          },
        ],
      },
    ],
    [
      'The Bolt-Shooters caught Kinsmen on the move.',
      { event: 'opportunityFire', rule: 'GV-OPP-01', unit: 'S2', target: 'N2' },
    ],
    [
      'Kinsmen stopped under the fire of the Bolt-Shooters.',
      { event: 'stopped', rule: 'GV-OPP-03', unit: 'N2', target: 'S2' },
    ],
    [
      'Kinsmen recovered from a hit and had one hit left.',
      { event: 'recovered', rule: 'GV-LOSS-01', unit: 'N2', left: 1 },
    ],
    [
      'Kinsmen dismounted to fight as medium foot with hand-to-hand weapons.',
      { event: 'dismounted', rule: 'GV-UNIT-11', unit: 'N2', type: 'medium foot arms' },
    ],
    [
      'The Bolt-Shooters took post packed up, 30 cm from the west edge and 12.5 cm from the south edge.',
      {
        event: 'placed',
        rule: cite.setupFormation,
        unit: 'S2',
        formation: 'skirmishLine',
        x: 30000,
        y: 12500,
        limbered: true,
        packed: 'packed',
      },
    ],
    [
      'The Bolt-Shooters took post, 30 cm from the west edge and 12.5 cm from the south edge.',
      {
        event: 'placed',
        rule: cite.setupFormation,
        unit: 'S2',
        formation: 'skirmishLine',
        x: 30000,
        y: 12500,
        limbered: false,
      },
    ],
    ['The Bolt-Shooters unpacked.', { event: 'unlimbered', rule: cite.limbering, unit: 'S2', packed: 'packed' }],
    [
      'Kinsmen pulled up before Immortals and fell back 2.34 cm.',
      { event: 'pulledUp', rule: cite.pullUp, unit: 'N2', target: 'N1', by: 2345 },
    ],
    [
      'Kinsmen flinched before Immortals and fell back 3 cm.',
      { event: 'flinched', rule: cite.flinch, unit: 'N2', target: 'N1', by: 3000 },
    ],
    [
      'Kinsmen routed with no strength left.',
      { event: 'routed', rule: cite.allLost, cause: 'strengthGone', unit: 'N2', stands: 2 },
    ],
    [
      'Kinsmen fled, too few to fight on.',
      { event: 'routed', rule: cite.singleRetreats, cause: 'tooFew', unit: 'N2', stands: 2 },
    ],
    [
      'Kinsmen left the table for good.',
      { event: 'routed', rule: cite.offTable, cause: 'offTable', unit: 'N2', stands: 2 },
    ],
    [
      'With six units lost and 5 the limit, Kinsmen left the field.',
      { event: 'commandRemoved', rule: cite.thresholds, side: 'north', unit: 'N2', tally: 6, value: 5 },
    ],
    [
      'North broke with one unit lost; the breakpoint was 1.',
      { event: 'broken', rule: cite.thresholds, cause: 'losses', side: 'north', tally: 1, breakpoint: 1 },
    ],
    [
      'A Narrow Victory for South: units lost 3 to 8.',
      {
        event: 'outcome',
        rule: cite.results,
        result: 'A Narrow Victory',
        cause: 'losses',
        winner: 'south',
        loser: 'north',
        score: [3, 8],
        counted: 'units',
      },
    ],
  ])('%s', (sentence, event) => {
    expect(told(event)).toBe(sentence);
  });
});
