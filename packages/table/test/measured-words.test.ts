import { beforeAll, describe, expect, test } from 'vitest';
import { type Event, type Modifier, type Refusal } from '@five-victories/engine/kernel';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import { placedUnits } from '@five-victories/engine/tabletop';
import { askedIn } from '../src/measured/decisions.js';
import { askSentence, nextWord, phaseWord, trackOf } from '../src/measured/words/asks.js';
import { messagesIn } from '../src/measured/words/index.js';
import { unitSentence, whyText } from '../src/measured/words/names.js';
import { CHARGES } from '../src/measured/words/de/refusals/charges.js';
import { COMBAT } from '../src/measured/words/de/refusals/combat.js';
import { FIRE } from '../src/measured/words/de/refusals/fire.js';
import { GLORIOUS } from '../src/measured/words/de/refusals/glorious.js';
import { MOVES } from '../src/measured/words/de/refusals/moves.js';
import { ORDERS } from '../src/measured/words/de/refusals/orders.js';
import { SETUP } from '../src/measured/words/de/refusals/setup.js';
import { reasonText } from '../src/measured/words/refusals.js';
import { tellingOf } from '../src/measured/words/report.js';
import { titleOf } from '../src/measured/words/titles.js';
import { placed } from './measured-kit.js';
import { replayed } from './records.js';
import { factsOf, templatesOf } from './templates.js';

const GAMES = [splendidEdition, greatEdition, gloriousEdition];
const EN = messagesIn('en');
const DE = messagesIn('de');
const BAD = /undefined|NaN|\[object|\{\w+\}/;

const whysOf = (event: Event): string[] => {
  const {
    modifiers = [],
    values = [],
    needBy,
  } = event as unknown as {
    modifiers?: readonly Modifier[];
    values?: readonly { readonly modifiers: readonly Modifier[] }[];
    needBy?: { readonly why: string };
  };
  return [...modifiers, ...values.flatMap((value) => value.modifiers), ...(needBy ? [needBy] : [])].map(
    ({ why }) => why,
  );
};

describe.each(GAMES)('$title in words', (game) => {
  const untold = new Set<string>();
  const told = new Set<string>();
  const whys = new Set<string>();
  const kinds = new Map<string, number>();
  const asks = new Set<string>();
  const titles = new Map<string, string[]>();
  const states: string[] = [];
  const phases: string[] = [];

  beforeAll(() => {
    let decisions = 0;
    replayed(game, {
      event: (match, event) => {
        for (const why of whysOf(event)) whys.add(why);
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

  test('every summand of a throw has German words', () => {
    expect(whys.size).toBeGreaterThan(8);
    expect([...whys].filter((why) => DE.names.why(why) === undefined)).toEqual([]);
    expect(whyText('target mounted', EN)).toBe('target mounted');
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

const TEMPLATES = templatesOf('tabletop', 'manoeuvre', 'games/splendid', 'games/great', 'games/glorious');

test('every refusal of the engine has a German sentence with the same facts', () => {
  expect(TEMPLATES.size).toBeGreaterThan(350);
  expect([...TEMPLATES].filter((template) => !DE.names.refusals[template])).toEqual([]);
  for (const template of TEMPLATES) {
    const german = factsOf(DE.names.refusals[template]!);
    expect(
      german.filter((fact) => !factsOf(template).includes(fact)),
      template,
    ).toEqual([]);
  }
});

test('no sentence is kept that the engine does not say', () => {
  const own = [MOVES, ORDERS, CHARGES, FIRE, COMBAT, SETUP, GLORIOUS, EN.names.refusals].flatMap(Object.keys);
  expect(own.filter((template) => !TEMPLATES.has(template))).toEqual([]);
});

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
    reason('{unit} is {type} and may not be in {formation}; it may be in {allowed}.', {
      unit: 'S1',
      type: 'heavy elephants',
      formation: 'defensive block',
      allowed: 'line, skirmish line',
    }),
  ).toBe(
    'The Royal Elephants (Schwere Elefanten) darf diese Formation nicht einnehmen: Abwehrblock. Erlaubt: Linie, Plänklerlinie.',
  );
  expect(reason('{unit} would stand on ground closed to it ({type}).', { unit: 'S1', type: 'wood' })).toBe(
    'The Royal Elephants stünde auf gesperrtem Gelände: Wald.',
  );
  expect(reason('{unit} {weak} and may not charge.', { unit: 'S1', weak: 'has 1 strength point left' })).toBe(
    'The Royal Elephants hat noch 1 Stärkepunkt und darf nicht angreifen.',
  );
  expect(
    reason('{unit} may move {allowance}, and this path is {path}.', { unit: 'S1', allowance: '4 cm', path: '4.5 cm' }),
  ).toBe('The Royal Elephants darf 4 cm weit ziehen, und dieser Weg ist 4,5 cm.');
  expect(reason('Stand {stand} of {unit} is named twice, and fires once.', { unit: 'S1', stand: 0 }, EN)).toBe(
    'Stand 1 of the Royal Elephants is named twice, and fires once.',
  );
  expect(
    reason('Without its {k|stand|stands} {stands} {unit} would lose contact with an enemy.', {
      unit: 'S1',
      k: 2,
      stands: '0, 2',
    }),
  ).toBe('Ohne die Stände 1, 3 verlöre The Royal Elephants die Berührung mit einem Feind.');
  expect(
    reason('The stationary stand of {unit} is in place {places} of its front, counted from 0, not in {place}.', {
      unit: 'S1',
      places: '1 or 2',
      place: 0,
    }),
  ).toBe('Der feste Stand von The Royal Elephants ist auf Platz 2 oder 3 der Front, nicht auf 1.');
  const noAction = '{unit} cannot {deed} ("{verb}"): that is not among its actions.';
  expect(reason(noAction, { unit: 'N1', verb: 'packUp', deed: 'pack up' }, EN)).toBe(
    'Red Phalanx cannot pack up: that is not among its actions.',
  );
});
