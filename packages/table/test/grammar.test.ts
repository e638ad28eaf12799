/** One and many, in both languages: stands with their number, and sentences about armies whose names are plurals. */
import { describe, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { majorEdition } from '@five-victories/engine/major';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { askedIn } from '../src/measured/decisions.js';
import { armyBookOf } from '../src/armies/army-book.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { askSentence } from '../src/measured/words/asks.js';
import { messagesIn } from '../src/measured/words/index.js';
import * as measured from '../src/measured/words/names.js';
import { tellingOf as measuredTelling } from '../src/measured/words/report.js';
import { titleOf } from '../src/measured/words/titles.js';
import { timesEach } from '../src/words/counts.js';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';
import { army, standName, standsText, unitSentence } from '../src/words/names.js';
import { reasonText } from '../src/words/refusals.js';
import { tellingOf } from '../src/words/report.js';
import { opened, played } from './kit.js';
import { matchOf } from '../src/match/session.js';
import { replayed } from './records.js';

const LANGUAGES = { en, de } as const;
type Language = keyof typeof LANGUAGES;
const ZONE_GAMES = [fineEdition, majorEdition];
const MEASURED = [splendidEdition, greatEdition, gloriousEdition];

// ---- stands with their number ----------------------------------------------------------------------------------------

const FORMS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  fine: {
    en: 'pike pikes, musket muskets, light light, hand hand, dragoon dragoons, mounted mounted, heavy heavy, gun guns',
    de: 'Pike Piken, Muskete Musketen, Leichter Leichte, Nahkämpfer Nahkämpfer, Dragoner Dragoner, Reiter Reiter, Schwerer Reiter Schwere Reiter, Geschütz Geschütze',
  },
  major: {
    en: 'foot foot, mounted mounted, gun guns',
    de: 'Stand Fußvolk Stände Fußvolk, Reiter Reiter, Geschütz Geschütze',
  },
  splendid: {
    en: 'pike pikes, musket muskets, hand-to-hand hand-to-hand, light hand-to-hand light hand-to-hand, mounted mounted, heavy mounted heavy mounted, dragoon dragoons, gun guns, command command',
    de: 'Pike Piken, Muskete Musketen, Nahkämpfer Nahkämpfer, Leichter Leichte, Reiter Reiter, Schwerer Reiter Schwere Reiter, Dragoner Dragoner, Geschütz Geschütze, Befehlshaber Befehlshaber',
  },
  great: {
    en: 'foot foot, horse horse, camel camels, chariot chariots, elephant elephants, artillery artillery, command command',
    de: 'Stand Fußvolk Stände Fußvolk, Reiter Reiter, Kamelreiter Kamelreiter, Streitwagen Streitwagen, Elefant Elefanten, Stand Artillerie Stände Artillerie, Befehlshaber Befehlshaber',
  },
  glorious: {
    en: 'light hand-to-hand weapon light hand-to-hand weapons, hand-to-hand weapon hand-to-hand weapons, spear spears, bill bills, pike pikes, bow bows, longbow longbows, crossbow crossbows, handgun handguns, light cavalry light cavalry, camel camels, medium cavalry medium cavalry, heavy cavalry heavy cavalry, knight knights, elephant elephants, organ gun organ guns, rocket rockets, bombard bombards, light bombard light bombards, command command',
    de: 'leichte Nahkampfwaffe leichte Nahkampfwaffen, Nahkampfwaffe Nahkampfwaffen, Speer Speere, Hellebarde Hellebarden, Pike Piken, Bogen Bögen, Langbogen Langbögen, Armbrust Armbrüste, Handbüchse Handbüchsen, Leichter Reiter Leichte Reiter, Kamelreiter Kamelreiter, Mittlerer Reiter Mittlere Reiter, Schwerer Reiter Schwere Reiter, Ritter Ritter, Elefant Elefanten, Orgelgeschütz Orgelgeschütze, Rakete Raketen, Bombarde Bombarden, Leichte Bombarde Leichte Bombarden, Feldherr Feldherren',
  },
};

const withoutNumber = (text: string): string => text.replace(/^\d+ /, '');

/** One and two of every kind of stands of a game. */
const formsOf = (letters: readonly string[], text: (letters: string) => string): string =>
  letters.map((letter) => [letter, letter.repeat(2)].map((some) => withoutNumber(text(some))).join(' ')).join(', ');

describe.each(['en', 'de'] as const)('stands with their number (%s)', (language) => {
  test.each(ZONE_GAMES)('$title', (game) => {
    const match = { rules: game } as unknown as ZonalMatch;
    const forms = formsOf(Object.keys(game.stands), (letters) => standsText(LANGUAGES[language], match, letters));
    expect(forms).toBe(FORMS[game.id]![language]);
  });

  test.each(MEASURED)('$title', (game) => {
    const match = { rules: game } as unknown as Parameters<typeof measured.standsText>[0];
    const words = messagesIn(language);
    const forms = formsOf(Object.keys(game.stands), (letters) => measured.standsText(match, letters, words));
    expect(forms).toBe(FORMS[game.id]![language]);
  });
});

/** All forms of many that differ from the form of one. */
const MANY = ['Langbögen', 'Armbrüste', 'Wurfspeere', 'Schwere Reiter', 'longbows', 'crossbows', 'Dragoons'].concat(
  Object.values(FORMS).flatMap((each) =>
    Object.values(each)
      .flatMap((list) => list.split(', '))
      .flatMap((pair) => {
        const words = pair.split(' ');
        const [one, many] = [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
        return one === many || many.startsWith('Stände') ? [] : [many];
      }),
  ),
);
/** A bonus has a sign and says what it is for; a unit may be called Pikes 1. */
const ONE_OF_MANY = new RegExp(`(?<![-+–\\d,.A-Za-z] ?)\\b1 (?:${MANY.join('|')})\\b(?! Bombarde\\b)`);

describe.each(GAME_IDS)('the army builder of %s', (id) => {
  test('counts one stand of every type as one', async () => {
    const book = await armyBookOf(id);
    for (const type of book.groups({}).flatMap(({ types }) => types))
      for (const field of book.fieldsOf(book.fresh(type, 'New'), {})) {
        if (field.is !== 'count') continue;
        expect(en.standsOf(1, field.name), type).not.toMatch(ONE_OF_MANY);
      }
  });
});

test('a type is the name of a kind, one or many', () => {
  expect(timesEach(['D', 'M', 'D'], (type) => de.typeName(fineEdition, type))).toEqual(['2 × Dragoner', '1 × Reiter']);
});

test('a refusal whose number is one says one', () => {
  const session = opened(fineEdition, 1);
  const id = 'mustLoseSoMany';
  const refusal = { rule: 'FV-LOSS-01', id, facts: { unit: 'S1', k: 1, hits: 2, count: 3 } };
  expect(reasonText(de, matchOf(session), refusal)).toMatch(/muss für 2 Treffer 1 Stand verlieren, nicht 3\./);
});

// ---- whole matches in words ------------------------------------------------------------------------------------------

const VERBS =
  'zieht|zog|entscheidet|gewinnt|plant|warf|wählte|bekam|behielt|brach|gab|bot|trat|verließ|bildete|brachte';
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** An army as the subject of a verb in the singular. */
const asSubject = (name: string): RegExp =>
  new RegExp(`${quoted(name)} (?:${VERBS})\\b|\\b(?:${VERBS}) ${quoted(name)}`);

const EVERY = 40;

test.each(ZONE_GAMES)('no sentence of a match of $title says one of many, or makes an army singular', (game) => {
  const wrong = new Set<string>();
  const session = played(opened(game, 5), 5, 500);
  const names = (['south', 'north'] as const).map((side) => asSubject(army(matchOf(session), side, de)));
  const say = (text: string): void => {
    if (ONE_OF_MANY.test(text) || names.some((name) => name.test(text))) wrong.add(text);
  };
  session.moments.forEach(({ match, lines }, i) => {
    for (const { text } of lines) if (text) say(text.de);
    if (i % EVERY === 0)
      for (const unit of match.state.units) for (const words of [en, de]) say(unitSentence(words, match, unit));
  });
  expect([...wrong]).toEqual([]);
});

test.each(MEASURED)(
  'no sentence of the matches of $title says one of many, or makes an army singular',
  (game) => {
    const wrong = new Set<string>();
    let moment = 0;
    replayed(game, {
      event: (match, event) => {
        const text = measuredTelling(match, event);
        const names = (['south', 'north'] as const).map((side) => asSubject(army(match, side, de)));
        if (!text) return;
        if (names.some((name) => name.test(text.de))) wrong.add(text.de);
        for (const each of [text.de, text.en]) if (ONE_OF_MANY.test(each)) wrong.add(each);
      },
      decision: (match) => {
        if (moment++ % EVERY > 0) return;
        const matter = askedIn(match);
        const names = asSubject(army(match, match.decision!.side, de));
        for (const words of [messagesIn('en'), messagesIn('de')]) {
          const said = [
            askSentence(match, matter, words),
            ...match.decision!.options.slice(0, 6).map((option) => titleOf(match, option, matter, words)),
            ...match.state.units.map((unit) => measured.unitSentence(match, unit, words)),
          ];
          for (const text of said) if (ONE_OF_MANY.test(text) || names.test(text)) wrong.add(text);
        }
      },
    });
    expect([...wrong]).toEqual([]);
  },
  60_000,
);

test('what the table itself says of an army is right for Swedes as for an army', () => {
  const name = 'Gustavus’s Swedes';
  const said = [
    de.asks.activity(name),
    de.effects.next(name, de.nextKinds['react']!),
    de.panel.botThinks(name),
    de.dice.threw(name, '3'),
    de.curtain.title(name),
    messagesIn('de').asks.of.generate({ army: name, unit: '', target: '', n: 7, stands: String }),
  ];
  expect(said.filter((text) => asSubject(name).test(text))).toEqual([]);
  for (const text of [en.asks.activity(name), en.effects.next(name, 'x'), en.panel.botThinks(name)])
    expect(text).not.toMatch(/Swedes (?:moves|is|plans)|Swedes decides/);
});

test('two armies of one name are told apart in the language of the reader, and reports say The as names do', () => {
  const session = opened(fineEdition, 1);
  const { sides } = matchOf(session).state;
  const match = { ...matchOf(session), state: { ...matchOf(session).state, sides: { ...sides, north: sides.south } } };
  expect(army(match, 'south', de)).toMatch(/ \(Süd\)$/);
  expect(army(match, 'north', en)).toMatch(/ \(North\)$/);
  const told = tellingOf(match, { event: 'initiative', rule: 'FV-INIT-01', side: 'south' });
  expect(told?.de).toBe(`Die Initiative fiel an ${army(match, 'south', de)}.`);
  expect(standName(de, match, 'P')).toBe('Piken');
});
