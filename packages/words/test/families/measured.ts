/** All that the three games with a ruler can say. */
import { TYPES } from '../../src/de/tabletop/names.js';
import { germanOf } from '../../src/de/measured.js';
import { englishOf } from '../../src/en/measured.js';
import type { MeasuredCast, Telling } from '../../src/index.js';
import type { MeasuredWords } from '../../src/measured.js';
import { casesOf } from '../../src/samples.js';
import { MEASURED, type MeasuredGame } from '../../src/samples/measured.js';
import { MEASURED_CAST } from '../../src/samples/tabletop.js';
import { anyOf, type Kind, type Language, type Rendered, type Spoken } from '../checks.js';

type Game = MeasuredGame['id'];

/** What stands in a catalogue that games share, but comes up only in the others: each with what keeps it out. */
const NEVER: Readonly<Record<Game, readonly string[]>> = { splendid: [], great: [], glorious: [] };

/** Names of types in both languages. */
const namesOf = ({ id, edition }: MeasuredGame): string[] => [
  ...Object.values(edition.types).map(({ name }) => name),
  ...Object.values(TYPES[id] ?? {}),
];
/** Nouns and verbs of one game or two. */
const WORDS_OF: Readonly<Record<string, readonly Game[]>> = {
  musket: ['splendid'],
  dragoon: ['splendid'],
  Muskete: ['splendid'],
  Dragoner: ['splendid'],
  limber: ['splendid'],
  unlimber: ['splendid'],
  aufgeprotzt: ['splendid'],
  abgeprotzt: ['splendid'],
  protz: ['splendid'],
  'double-time': ['splendid'],
  Laufschritt: ['splendid'],
  'round shot': ['splendid'],
  Vollkugel: ['splendid'],
  'open order': ['splendid'],
  'lose Ordnung': ['splendid'],
  'loser Ordnung': ['splendid'],
  column: ['splendid'],
  Kolonne: ['splendid'],
  Marschkolonne: ['splendid'],
  'heavy rain': ['splendid'],
  mist: ['splendid'],
  'strength point': ['great'],
  Stärkepunkt: ['great'],
  'packed up': ['great'],
  unpacked: ['great'],
  abgebaut: ['great'],
  aufgebaut: ['great'],
  chariot: ['great'],
  Streitwagen: ['great'],
  rush: ['great'],
  Eilmarsch: ['great'],
  skirmish: ['great'],
  plänk: ['great'],
  Plänk: ['great'],
  element: ['glorious'],
  Battle: ['glorious'],
  Gewalthaufen: ['glorious'],
  knight: ['glorious'],
  Ritter: ['glorious'],
  bombard: ['glorious'],
  Bombarde: ['glorious'],
  rocket: ['glorious'],
  Rakete: ['glorious'],
  handgun: ['glorious'],
  Handbüchse: ['glorious'],
  function: ['glorious'],
  elephant: ['great', 'glorious'],
  Elefant: ['great', 'glorious'],
  camel: ['great', 'glorious'],
  Kamel: ['great', 'glorious'],
  longbow: ['great', 'glorious'],
  Langb: ['great', 'glorious'],
  crossbow: ['great', 'glorious'],
  Armbr: ['great', 'glorious'],
  recoil: ['splendid', 'great'],
  evade: ['splendid', 'great'],
  'defensive block': ['splendid', 'great'],
  Abwehrblock: ['splendid', 'great'],
};

const foreignTo = (game: MeasuredGame): RegExp => {
  const own = namesOf(game);
  const others = MEASURED.filter((each) => each !== game).flatMap(namesOf);
  return anyOf([
    ...others.filter((name) => name.length > 5 && !own.some((each) => each.includes(name))),
    ...Object.entries(WORDS_OF).flatMap(([word, games]) => (games.includes(game.id) ? [] : [word])),
  ]);
};

const WORDS: Readonly<Record<Language, typeof englishOf>> = { en: englishOf, de: germanOf };
const castIn = ({ edition }: MeasuredGame): MeasuredCast => ({ ...MEASURED_CAST, rules: edition, atTable: true });

const toldBy = (
  telling: Telling<MeasuredCast>,
  kind: Kind,
  wanted: readonly string[],
  game: MeasuredGame,
): Rendered[] =>
  wanted
    .filter((id) => !NEVER[game.id].includes(id))
    .flatMap((id) =>
      casesOf(telling.kindsOf(id), game.samples).map((facts) => ({
        kind,
        id,
        text: telling.tell(castIn(game), { id, facts })!,
      })),
    );

const events = ({ report }: MeasuredWords, game: MeasuredGame): Rendered[] =>
  Object.entries(game.events)
    .filter(([event]) => !NEVER[game.id].includes(event))
    .flatMap(([event, kinds]) =>
      casesOf(kinds, game.samples, game.needed[event]).flatMap((facts) => {
        const text = report(castIn(game), { event, rule: 'X', ...facts });
        return text === undefined ? [] : [{ kind: 'event' as const, id: event, text }];
      }),
    );

const renderedIn = (language: Language, game: MeasuredGame): Rendered[] => {
  const words = WORDS[language](game.edition);
  return [
    ...toldBy(words.refusals, 'refusal', game.refusals, game),
    ...toldBy(words.modifiers, 'summand', game.modifiers, game),
    ...events(words, game),
  ];
};

const spokenIn = (game: MeasuredGame): Spoken => ({
  game: game.id,
  foreign: foreignTo(game),
  happened: [],
  rendered: { en: renderedIn('en', game), de: renderedIn('de', game) },
});

export const RULER: readonly Spoken[] = MEASURED.map(spokenIn);
