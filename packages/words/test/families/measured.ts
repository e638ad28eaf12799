/** All that the three games with a ruler can say. */
import { FAULTS } from '@five-victories/engine/kernel';
import { COLUMNS } from '@five-victories/engine/manoeuvre';
import { STANDS, TYPES } from '../../src/de/tabletop/names.js';
import { germanOf } from '../../src/de/measured.js';
import { englishOf } from '../../src/en/measured.js';
import type { MeasuredCast, Telling } from '../../src/index.js';
import type { MeasuredWords } from '../../src/measured.js';
import { casesOf, type Facts } from '../../src/samples/cases.js';
import { MEASURED, type MeasuredGame } from '../../src/samples/measured.js';
import { MEASURED_CAST, measuredEnding } from '../../src/samples/tabletop.js';
import { anyOf, codesOf, KIND_OF, type Kind, type Language, type Rendered, type Spoken, type Told } from '../checks.js';

type Game = MeasuredGame['id'];

/** What is said of columns; anybody faces about. */
const OF_COLUMNS = [
  ...Object.keys(COLUMNS).filter((id) => id !== 'facedAlready'),
  'columnOneWide',
  'enemyNearColumn',
  'columnCannotFire',
  'setDown',
];
/** Great has fire of its own; this is what only Splendid asks of the shared one. */
const OF_SPLENDID_FIRE = ['limberedCannotFire', 'nothingInRain', 'noRoundShot', 'roundShotBeyond', 'beyondMist'];

/** What stands in a catalogue that games share, but comes up only in the others: each with what keeps it out. */
const NEVER: Readonly<Record<Game, readonly string[]>> = {
  // No chariots.
  splendid: ['chariotsNeverDisengage'],
  // No columns, no weather; nobody mounts up in the battle.
  great: [...OF_COLUMNS, ...OF_SPLENDID_FIRE, 'heavyRain', 'mounted'],
  // No columns, no weather; shapes of its own, and guns of one element.
  glorious: [
    'columnOneWide',
    'followersMissing',
    'beyondMist',
    'ownStandsBefore',
    'standSeesNot',
    'noBlockOfTwo',
    'standsHaveGaps',
    'noSuchBlock',
    'hasOtherStands',
    'oneRankOnly',
  ],
};
/** Facts that events of the others have: who is outflanked in Glorious is hit before the combat. */
const NEVER_FACTS: Readonly<Record<Game, Facts>> = { splendid: {}, great: {}, glorious: { outflanking: undefined } };

/** Names of types in both languages. */
const namesOf = ({ id, edition }: MeasuredGame): string[] => [
  ...Object.values(edition.types).map(({ name }) => name),
  ...Object.values(edition.stands).map(({ name }) => name),
  ...Object.values(TYPES[id] ?? {}),
  ...Object.values(STANDS[id] ?? {}),
];
/** Types that are words of every game, too. */
const COMMON = [
  'mounted',
  'commander',
  'artillery',
  'reiter',
  'fußvolk',
  'feldherr',
  'artillerie',
  'geschütz',
  'battle',
  'speere',
];
/** Nouns and verbs of one game or two. */
const WORDS_OF: Readonly<Record<string, readonly Game[]>> = {
  musket: ['splendid'],
  dragoon: ['splendid'],
  Muskete: ['splendid'],
  Dragoner: ['splendid'],
  limber: ['splendid', 'glorious'],
  unlimber: ['splendid', 'glorious'],
  aufgeprotzt: ['splendid', 'glorious'],
  abgeprotzt: ['splendid', 'glorious'],
  protz: ['splendid', 'glorious'],
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

/** What others have and it has not; its units stand all the same. */
const STAND =
  /\b(?:\d+|no|one|two|[Aa]|[Ss]tand) stands?\b|\bof its stands\b|\bStand \d|\bStänden?\b|\b(?:\d+|[Ee]ine?[nm]?) Stand\b/;

const foreignTo = (game: MeasuredGame): RegExp[] => {
  const own = namesOf(game).map((name) => name.toLowerCase());
  const isForeign = (name: string): boolean =>
    name.length > 5 && !COMMON.includes(name) && !own.some((each) => each.includes(name));
  const others = MEASURED.filter((each) => each !== game).flatMap(namesOf);
  return [
    anyOf([
      ...others.map((name) => name.toLowerCase()).filter(isForeign),
      ...Object.entries(WORDS_OF).flatMap(([word, games]) => (games.includes(game.id) ? [] : [word])),
    ]),
    // With a capital it is a formation.
    ...(game.id === 'glorious' ? [STAND] : [/\bBattles?\b/]),
  ];
};

const WORDS: Readonly<Record<Language, typeof englishOf>> = { en: englishOf, de: germanOf };
/** At a table, and on the wire. */
const castsIn = ({ edition }: MeasuredGame): readonly MeasuredCast[] =>
  [true, false].map((atTable) => ({ ...MEASURED_CAST, rules: edition, atTable }));

const toldBy = (
  telling: Telling<MeasuredCast>,
  kind: Kind,
  wanted: readonly string[],
  game: MeasuredGame,
): Rendered[] =>
  wanted
    .filter((id) => !NEVER[game.id].includes(id))
    .flatMap((id) =>
      casesOf(telling.kindsOf(id), game.samples).flatMap((facts) =>
        castsIn(game).map((cast) => ({ kind, id, text: telling.tell(cast, { id, facts })! })),
      ),
    );

const events = (words: MeasuredWords, game: MeasuredGame, how: Told): Rendered[] =>
  Object.entries(game.events)
    .filter(([event]) => !NEVER[game.id].includes(event))
    .flatMap(([event, kinds]) =>
      casesOf(kinds, game.samples, game.needed[event])
        .map((facts) => ({ ...facts, ...NEVER_FACTS[game.id] }))
        .map((facts) => (event === 'outcome' ? measuredEnding(game.edition)(facts) : facts))
        .flatMap((facts) => {
          const text = words[how](castsIn(game)[0]!, { event, rule: 'X', ...facts });
          return text === undefined ? [] : [{ kind: KIND_OF[how], id: event, text }];
        }),
    );

const renderedIn = (language: Language, game: MeasuredGame): Rendered[] => {
  const words = WORDS[language](game.edition);
  return [
    ...toldBy(words.refusals, 'refusal', game.refusals, game),
    ...toldBy(words.faults, 'fault', Object.keys(FAULTS), game),
    ...toldBy(words.modifiers, 'summand', game.modifiers, game),
    ...events(words, game, 'report'),
    ...events(words, game, 'outlook'),
  ];
};

const spokenIn = (game: MeasuredGame): Spoken => ({
  game: game.id,
  foreign: foreignTo(game),
  codes: codesOf(game.edition.types),
  happened: ['otherDigest'],
  rendered: { en: renderedIn('en', game), de: renderedIn('de', game) },
});

export const RULER: readonly Spoken[] = MEASURED.map(spokenIn);
