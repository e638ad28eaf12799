/** The battle report of the measured games: every kind of event has a sentence, or is silent on purpose. */
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
import { splendidEdition as game } from '../../src/games/splendid/edition.js';
import { type TabletopMatch } from '../../src/tabletop/index.js';
import { report } from '../measured-report.js';
import { choose, events, interrupt, situation, splendid } from './kit.js';

/** These keep the books: markers that come off, units that have had their turn. */
const SILENT = ['acted', 'done', 'goesOn', 'redMarkersOff', 'unmarked'];
/** Another event tells what these tell, always or in some cases. */
const SOMETIMES = ['throw', 'fired', 'bounced', 'hits', 'routed', 'reacted', 'facedAbout', ...SILENT];

const SEASONS: readonly object[] = [
  {},
  { unitQuality: 'thrown', commandQuality: 'thrown' },
  { setupMethod: 'alternate' },
  { armySource: 'generated' },
  { houseRules: { allocateBeforeThrows: true } },
];

const opened = (number: number): TabletopMatch => {
  const faults: Fault[] = [];
  const options = { ...SEASONS[number % SEASONS.length], turnLimit: 6 };
  const usual = game.armies.slice(0, -2);
  const [south, north] = [0, 7].map((by) => usual[(number + by) % usual.length]!);
  const given = 'armySource' in options ? { options } : { armies: { south, north }, options };
  const match = game.open(given, seededDice(number), '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Any option, but seldom one that only makes the match shorter, and rather a charge. */
const any = (match: TabletopMatch, stream: ReturnType<typeof streamOf>): Choice => {
  const { options } = match.decision!;
  const lively = options.filter((option) => !['retire', 'end', 'stop', 'done', 'pass', 'stand'].includes(option.do));
  const charges = options.filter((option) => option.do === 'charge');
  const from = below(stream, 12) === 0 || lively.length === 0 ? options : charges.length > 0 ? charges : lively;
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
    const heard = new Set<string>();
    const wrong = new Set<string>();
    for (let number = 0; number < 20; number++)
      heardIn(number, (match, event) => {
        heard.add(event.event);
        const sentence = report(match, event);
        if (sentence !== undefined) told.add(event.event);
        else if (!SOMETIMES.includes(event.event)) wrong.add(JSON.stringify(event));
        if (
          sentence !== undefined &&
          (/undefined|\{|\[object|NaN| {2}/.test(sentence) || !/^[^a-z].*\.$/.test(sentence))
        )
          wrong.add(sentence);
      });
    expect([...wrong]).toEqual([]);
    expect([...heard].filter((kind) => !told.has(kind) && !SOMETIMES.includes(kind))).toEqual([]);
    expect(told.size).toBeGreaterThan(30);
  });
});

const units = [
  { id: 'S1', name: 'Blue Regiment', type: 'P&M', formation: 'block', layout: 'PM/PM', x: 30000, y: 20000 },
  { id: 'S2', name: 'The Guns', type: 'RA', layout: 'G', x: 40000, y: 20000 },
  { id: 'N1', name: 'Red Regiment', type: 'P&M', formation: 'block', layout: 'PM/PM', x: 30000, y: 26000 },
  { id: 'N2', name: 'Red Horse', type: 'M', formation: 'line', layout: 'XXX', x: 44000, y: 46000 },
];
const { cite } = splendid;
const told = (event: Event): string | undefined => report(situation({ phase: 'firing', units }), event);

describe('one sentence', () => {
  test('of a volley: summands one by one, the number needed, the dice and the hits', () => {
    const match = situation({ phase: 'firing', units, dice: [1, 3] });
    const lines = choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] }).map((event) =>
      report(match, event),
    );
    expect(lines).toEqual([
      'Red Regiment fired at Blue Regiment: 1 musket stand +1 target in block = 2 dice, hits on 1-2: 1 3, one hit.',
      undefined,
      undefined,
    ]);
  });

  test('of a move, a turn and a charge with inches and degrees', () => {
    const match = situation({ phase: 'initiativeMovement', units });
    choose(match, { do: 'choose', unit: 'S1' });
    const before = events(match).length;
    choose(match, { do: 'manoeuvre', steps: [{ turn: -255 }, { ahead: 1250 }] });
    const lines = events(match)
      .slice(before)
      .map((event) => report(match, event));
    expect(lines).toEqual(['Blue Regiment turned 25.5° to the left.', 'Blue Regiment moved 1.25" ahead.']);
    choose(match, { do: 'stop' });
    const other = situation({ phase: 'initiativeMovement', units, dice: [5] });
    choose(other, { do: 'choose', unit: 'S1' });
    const charged = choose(other, { do: 'charge', target: 'N1', extend: true }).map((event) => report(other, event));
    expect(charged.slice(0, 3)).toEqual([
      'Blue Regiment set out to charge Red Regiment, 6" away.',
      'Blue Regiment threw 5 and needed 3 or less to charge: failed.',
      'Blue Regiment hung back and did not charge Red Regiment.',
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
    [
      'The Guns fired overhead at Red Horse: 3 for a gun at close range -1 cover: wood = 2 dice, hits on 1-3 (veteran): 4 4, no hit.',
      {
        event: 'throw',
        rule: cite.fireHits,
        cause: 'fire',
        side: 'south',
        unit: 'S2',
        target: 'N2',
        overhead: true,
        needBy: { rule: cite.qualityFire, quality: 'veteran' },
        needs: [3, 3],
        dice: [4, 4],
        modifiers: [
          { rule: '', by: 3, id: 'gunAtRange', facts: { band: 1 } },
          { rule: '', by: -1, id: 'cover', facts: { ground: 'wood' } },
        ],
      },
    ],
    [
      'The shot of the Guns bounced on into Red Horse: 1 miss -1 cover: wood left no dice, and nobody fell.',
      {
        event: 'bounced',
        rule: cite.bounceDice,
        unit: 'S2',
        target: 'N2',
        count: 0,
        hits: 0,
        modifiers: [
          { rule: '', by: 1, id: 'misses', facts: {} },
          { rule: '', by: -1, id: 'cover', facts: { ground: 'wood' } },
        ],
      },
    ],
    [
      'Red Horse fought Blue Regiment (mounted 4 -1 mounted against a block with pikes = 3), outflanking with two dice a stand, two dice fewer for the ground (hill), hits on 1-3: 1 2 3 4.',
      {
        event: 'throw',
        rule: cite.attackDice,
        cause: 'attack',
        side: 'north',
        unit: 'N2',
        target: 'S1',
        outflanking: true,
        dropped: 2,
        features: ['hill'],
        needs: [3, 3, 3, 3],
        dice: [1, 2, 3, 4],
        values: [
          {
            stand: 'X',
            cv: 3,
            modifiers: [
              { rule: '', by: 4, id: 'valueOf', facts: { letter: 'X' } },
              { rule: '', by: -1, id: 'mountedAgainstPikeBlock', facts: {} },
            ],
          },
        ],
      },
    ],
    ['Red Horse slipped away 6".', { event: 'evade', rule: cite.evade, unit: 'N2', by: 6000 }],
    [
      'Red Horse pulled up before Blue Regiment and fell back 2.34".',
      { event: 'pulledUp', rule: cite.pullUp, unit: 'N2', target: 'S1', by: 2345 },
    ],
    [
      'Red Horse lost two mounted stands off the table.',
      { event: 'leftTable', rule: cite.offTable, unit: 'N2', letters: 'XX', left: 1 },
    ],
    ['Red Horse overran the Guns.', { event: 'overrun', rule: cite.overrun, unit: 'S2', by: 'N2' }],
    [
      'Red Regiment took two hits from the impact of the charge.',
      { event: 'hits', rule: cite.heavyImpact, cause: 'impact', unit: 'N1', hits: 2 },
    ],
    [
      'Blue Regiment fought Red Regiment, but the ground left no dice.',
      { event: 'attacked', rule: cite.attackHits, unit: 'S1', target: 'N1', count: 0, hits: 0 },
    ],
    [
      'South threw 9 and got 1 × Pike and Musket and 1 × Regular Artillery.',
      { event: 'generated', rule: cite.generated, side: 'south', total: 9, units: ['P&M', 'RA'] },
    ],
    ['South chose 1 × Foot.', { event: 'generated', rule: cite.generated, side: 'south', units: ['Foot'] }],
    [
      'Blue Regiment closed up in haste into a defensive block (PM/PM).',
      { event: 'formed', rule: cite.hasty, cause: 'haste', unit: 'S1', formation: 'defensiveBlock', shape: 'PM/PM' },
    ],
    [
      'A Minor Victory for North: points for the goals 4 to 2.',
      {
        event: 'outcome',
        rule: cite.scenario,
        result: 'A Minor Victory',
        winner: 'north',
        cause: 'points',
        score: [4, 2],
        counted: 'stands',
      },
    ],
    [
      'A Draw: stands lost 9 to 8.',
      { event: 'outcome', rule: cite.turnLimit, result: 'A Draw', cause: 'losses', score: [9, 8], counted: 'stands' },
    ],
  ])('%s', (sentence, event) => {
    expect(told(event)).toBe(sentence);
  });

  test('of an event nobody knows there is none', () => {
    expect(told({ event: 'toString', rule: '' })).toBeUndefined();
  });
});
