import { beforeAll, describe, expect, test } from 'vitest';
import type { Refusal } from '@five-victories/engine/kernel';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import { placedUnits } from '@five-victories/engine/tabletop';
import { askedIn } from '../src/measured/decisions.js';
import { askSentence, nextWord, phaseWord, trackOf } from '../src/measured/words/asks.js';
import { messagesIn } from '../src/measured/words/index.js';
import { unitSentence } from '../src/measured/words/names.js';
import { reasonText } from '../src/measured/words/refusals.js';
import { tellingOf } from '../src/measured/words/report.js';
import { titleOf } from '../src/measured/words/titles.js';
import { placed } from './measured-kit.js';
import { replayed } from './records.js';

const GAMES = [splendidEdition, greatEdition, gloriousEdition];
const EN = messagesIn('en');
const DE = messagesIn('de');
const BAD = /undefined|NaN|\[object|\{\w+\}/;

describe.each(GAMES)('$title in words', (game) => {
  const untold = new Set<string>();
  const told = new Set<string>();
  const kinds = new Map<string, number>();
  const asks = new Set<string>();
  const titles = new Map<string, string[]>();
  const states: string[] = [];
  const phases: string[] = [];

  beforeAll(() => {
    let decisions = 0;
    replayed(game, {
      event: (match, event) => {
        const text = tellingOf(match, event);
        if (!text) return;
        told.add(event.event);
        if (text.de === text.en || BAD.test(text.de)) untold.add(`${event.event}: ${text.de}`);
      },
      decision: (match) => {
        const { kind } = match.decision!;
        decisions++;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const matter = askedIn(match);
        for (const words of [EN, DE]) asks.add(askSentence(match, matter, words));
        // The engine works options out when somebody asks for them, which takes its time.
        if (kinds.get(kind)! <= 2 || decisions % 60 === 0)
          for (const option of match.decision!.options.slice(0, 12))
            for (const words of [EN, DE])
              titles.set(option.do, [...(titles.get(option.do) ?? []), titleOf(match, option, matter, words)]);
        if (decisions % 120 === 0) {
          phases.push(...trackOf(match).map((phase) => phaseWord(match, phase, DE)));
          for (const unit of placedUnits(match)) states.push(unitSentence(match, unit, decisions % 240 ? EN : DE));
        }
      },
    });
  }, 60_000);

  test('every event that is told in English is told in German, too', () => {
    expect([...untold]).toEqual([]);
    expect(told.size).toBeGreaterThan(20);
  });

  test('every decision has a sentence', () => {
    expect([...asks].filter((text) => text === '' || BAD.test(text) || !/[:?]/.test(text))).toEqual([]);
    for (const kind of kinds.keys()) expect(Object.keys(EN.asks.of), kind).toContain(kind);
    expect(Object.keys(DE.asks.of).sort()).toEqual(Object.keys(EN.asks.of).sort());
    expect(nextWord('react', DE)).not.toBe('');
    expect(phases.filter((word) => word === '' || BAD.test(word))).toEqual([]);
  });

  test('every unit is told of in full', () => {
    expect(states.length).toBeGreaterThan(50);
    expect(states.filter((text) => BAD.test(text) || text.includes(', ,'))).toEqual([]);
  });

  test('every type, stand and formation has a German name', () => {
    for (const type of Object.keys(game.types)) expect(DE.names.types[game.id]?.[type], type).toBeTruthy();
    for (const stand of Object.keys(game.stands)) expect(DE.names.stands[game.id]?.[stand], stand).toBeTruthy();
    for (const formation of game.formations) expect(DE.names.formations[formation]).toBeTruthy();
  });

  test('options say what they do, not how the engine calls it', () => {
    for (const [verb, each] of titles)
      expect(
        each.filter((text) => text === '' || text === verb || BAD.test(text)),
        verb,
      ).toEqual([]);
  });
});

// ---- why not ---------------------------------------------------------------------------------------------------------

test('facts are put into words: names, grounds, formations, lengths', () => {
  const match = placed('great', {
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', type: 'heavy elephants', x: 30_000, y: 30_000, name: 'The Royal Elephants' },
      { id: 'N1', type: 'heavy foot pikes', x: 30_000, y: 60_000, name: 'Red Phalanx' },
    ],
  });
  const reason = (id: string, facts: Refusal['facts'], words = DE): string =>
    reasonText(match, { rule: 'GV-GEN-01', id, facts }, words);
  expect(
    reason('notInThisFormation', {
      unit: 'S1',
      type: 'heavy elephants',
      formation: 'defensiveBlock',
      allowed: ['line', 'skirmishLine'],
    }),
  ).toBe(
    'The Royal Elephants (Schwere Elefanten) dürfen diese Formation nicht einnehmen: Abwehrblock. Erlaubt: Linie, Plänklerlinie.',
  );
  expect(reason('onClosedGround', { unit: 'S1', type: 'wood' })).toBe(
    'The Royal Elephants stünden auf gesperrtem Gelände: Wald.',
  );
  expect(reason('tooWeakToCharge', { unit: 'S1', weak: 'onePoint' })).toBe(
    'The Royal Elephants haben nur noch einen Stärkepunkt und dürfen nicht angreifen.',
  );
  expect(reason('pathTooLong', { unit: 'S1', allowance: 4000, path: 4500 })).toBe(
    'The Royal Elephants dürfen 4 cm weit ziehen, und dieser Weg ist 4,5 cm.',
  );
  expect(reason('standFiresTwice', { unit: 'S1', stand: 0 }, EN)).toBe(
    'Stand 1 of the Royal Elephants is named twice, and fires once.',
  );
  expect(reason('losesContact', { unit: 'S1', stands: [0, 2] })).toBe(
    'Ohne die Stände 1, 3 verlöre The Royal Elephants die Berührung mit einem Feind.',
  );
  expect(
    reason('stationaryIsIn', {
      unit: 'S1',
      places: [1, 2],
      place: 0,
    }),
  ).toBe('Der feste Stand von The Royal Elephants ist auf Platz 2 oder 3 der Front, nicht auf 1.');
  expect(reason('notAmongActions', { unit: 'N1', deed: 'packUp' }, EN)).toBe(
    'Red Phalanx cannot pack up: that is not among its actions.',
  );
});
