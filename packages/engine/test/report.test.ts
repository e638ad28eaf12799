/** The battle report: every kind of event told in play has a sentence, or is silent on purpose. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  below,
  interrupt,
  seededDice,
  streamOf,
  type Choice,
  type Event,
  type Fault,
} from '../src/kernel/index.js';
import { fineEdition as fine, majorEdition as major } from '../src/index.js';
import type { Edition, ZonalMatch, ZonalRules } from '../src/zonal/index.js';
import { englishZonal } from '@five-victories/words/en/zonal';

const { report } = englishZonal;

/** Another event tells what these tell, or they only keep the books: markers that come off, grids put in order. */
const SILENT = ['fired', 'leaves', 'markersOff', 'moves', 'rebased', 'testWaived'];
/** These are left to another event in some cases only. */
const SOMETIMES = ['throw', 'hits', 'routed', 'reacts'];

const OWN_SWITCH = { fine: 'preparedDefence', major: 'openOrderHastyDefence' };

const seasonsOf = ({ id }: ZonalRules): object[] => [
  {},
  { unitQuality: 'thrown' },
  { setupMethod: 'alternate' },
  { terrain: { 'Z(1,1)': ['wood'], 'Z(2,1)': ['village'], 'Z(3,1)': ['hill'] } },
  { houseRules: { [OWN_SWITCH[id as keyof typeof OWN_SWITCH]]: true, allocateBeforeThrows: true } },
];

/** The last two ready-made armies of a game are too large for the usual table. */
const opened = (game: Edition, number: number): ZonalMatch => {
  const faults: Fault[] = [];
  const usual = game.armies.slice(0, -2);
  const [south, north] = [0, 7].map((by) => usual[(number + by) % usual.length]!);
  const seasons = seasonsOf(game);
  const options = { ...seasons[number % seasons.length], turnLimit: 12 };
  const match = game.open({ armies: { south, north }, options }, seededDice(number), '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Any option, but seldom one that only makes the match shorter. */
const any = (match: ZonalMatch, stream: ReturnType<typeof streamOf>): Choice => {
  const { options } = match.decision!;
  const lively = options.filter((option) => !['withdraw', 'end', 'leave', 'nothing', 'stop'].includes(option.do));
  const from = lively.length > 0 && below(stream, 12) > 0 ? lively : options;
  return from[below(stream, from.length)]!;
};

const heardIn = (game: Edition, number: number, tell: (match: ZonalMatch, event: Event) => void): void => {
  const match = opened(game, number);
  const stream = streamOf(number);
  match.tell = (event) => tell(match, event);
  begin(match);
  while (match.decision) answer(match, any(match, stream));
};

describe('the battle report', () => {
  test.each([fine, major])(
    'has a sentence for every event of a hundred random matches of $title, or is silent on purpose',
    (game) => {
      const told = new Set<string>();
      const heard = new Set<string>();
      const wrong = new Set<string>();
      for (let number = 0; number < 100; number++)
        heardIn(game, number, (match, event) => {
          heard.add(event.event);
          const sentence = report(match, event);
          if (sentence !== undefined) told.add(event.event);
          else if (!SILENT.includes(event.event) && !SOMETIMES.includes(event.event)) wrong.add(JSON.stringify(event));
          if (
            sentence !== undefined &&
            (/undefined|\{|\[object|NaN| {2}/.test(sentence) || !/^[^a-z].*\.$/.test(sentence))
          )
            wrong.add(sentence);
        });
      expect([...wrong]).toEqual([]);
      expect([...heard].filter((kind) => !told.has(kind)).sort()).toEqual(SILENT);
      expect(told.size).toBeGreaterThan(30);
    },
    60_000,
  );

  test('tells what is said outside the sequence of play', () => {
    const match = opened(fine, 0);
    const lines: (string | undefined)[] = [];
    match.tell = (event) => lines.push(report(match, event));
    begin(match);
    interrupt(match, 'south', { do: 'offerEnd' });
    const dispute = { do: 'dispute', switch: 'strictPhaseEnd', value: true };
    interrupt(match, 'south', dispute);
    answer(match, { do: 'agree' });
    interrupt(match, 'north', { do: 'concede' });
    expect(lines).toEqual([
      "The King's Oxford Army offered to end the battle.",
      'By agreement the house rule "strictPhaseEnd" holds for the rest of the match.',
      expect.stringMatching(/ conceded the field\.$/),
    ]);
  });

  test('a shot lists its modifiers one by one, the number needed, the dice and the hits', () => {
    const match = opened(fine, 0);
    const [firer, target] = [match.state.units[0]!, match.state.units.find((unit) => unit.side === 'north')!];
    const line = report(match, {
      event: 'throw',
      cause: 'fire',
      rule: fine.cite.fireHits,
      side: 'south',
      unit: firer.id,
      target: target.id,
      count: 4,
      needs: [2, 2, 2, 2],
      dice: [1, 3, 5, 6],
      modifiers: [
        { rule: 'FV-FIRE-14', by: 4, id: 'musketStands', facts: {} },
        { rule: 'FV-FIRE-14', by: 1, id: 'targetMounted', facts: {} },
        { rule: 'FV-FIRE-14', by: -1, id: 'targetOpen', facts: {} },
      ],
    });
    expect(line).toBe(
      `${firer.name} fired at ${target.name}: 4 musket stands +1 target mounted -1 target in open order = 4 dice, hits on 1-2: 1 3 5 6, one hit.`,
    );
  });
});
