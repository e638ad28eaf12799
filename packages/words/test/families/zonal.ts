/** All that A Fine Victory and A Major Victory can say. */
import { fineEdition, FINE, FINE_ARMY, FINE_MODIFIERS } from '@five-victories/engine/fine';
import { FAULTS, KERNEL } from '@five-victories/engine/kernel';
import { majorEdition, MAJOR, MAJOR_ARMY, MAJOR_MODIFIERS } from '@five-victories/engine/major';
import { ARMY, EVENTS, MODIFIERS, OPTIONS, POSITION, REFUSALS, STAKES } from '@five-victories/engine/zonal';
import { germanZonal, TYPES } from '../../src/de/zonal/index.js';
import { englishZonal } from '../../src/en/zonal/index.js';
import type { BattleWords, Telling, ZonalCast } from '../../src/index.js';
import { CAST, eventSamples, NEEDED, zonalEnding, zonalSamples } from '../../src/samples.js';
import { casesOf } from '../../src/samples/cases.js';
import { anyOf, codesOf, KIND_OF, type Kind, type Language, type Rendered, type Spoken, type Told } from '../checks.js';

type Edition = typeof fineEdition;
type Game = 'fine' | 'major';

const ids = (...catalogues: readonly object[]): string[] => catalogues.flatMap((each) => Object.keys(each));

/** What can be said in this game alone. */
const OWN = {
  fine: { refusals: FINE, faults: FINE_ARMY, summands: FINE_MODIFIERS },
  major: { refusals: MAJOR, faults: MAJOR_ARMY, summands: MAJOR_MODIFIERS },
} as const;

/** What stands in a catalogue of both games, but comes up only in the other: each with the rule that keeps it out. */
const NEVER: Readonly<Record<Game, readonly string[]>> = {
  // No stakes in A Fine Victory, and no unit that is mustered mounted to fight on foot.
  fine: [
    ...ids(STAKES).filter((id) => id !== 'noStakesHere'),
    ...ids(POSITION).filter((id) => /stakes/i.test(id)),
    'foughtOnFoot',
    'stakesDeployed',
    'stakesLost',
  ],
  // Nobody mounts up in A Major Victory (MV-ARMY-13), so nobody has just dismounted; no artillery flees.
  major: [
    'mountedAlready',
    'justDismounted',
    'defensiveCannotMount',
    'cannotMountHere',
    'firesDismountedOnly',
    'mountedSinceFiring',
    'mounted',
  ],
};
const NEVER_CAUSE: Readonly<Record<Game, readonly string[]>> = { fine: ['stakes'], major: ['flee'] };

/** Names of types that only the sister game has, and words of its rules. */
const namesOf = (edition: Edition, german: Readonly<Record<string, string>>): string[] => [
  ...Object.values(edition.types).map(({ name }) => name),
  ...Object.values(german),
];
const only = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => name.length > 4 && !others.some((other) => other.includes(name)));

const NAMES = { fine: namesOf(fineEdition, TYPES.fine), major: namesOf(majorEdition, TYPES.major) };
const FOREIGN: Readonly<Record<Game, RegExp>> = {
  fine: anyOf([
    ...only(NAMES.major, NAMES.fine),
    'hammered in',
    'bombard',
    'longbow',
    'crossbow',
    'bows',
    'firearm',
    'spear',
    'armour',
    'knight',
    'on foot',
    'Bombarde',
    'Langb',
    'Armbr',
    'Bögen',
    'Feuerwaffe',
    'Wurfspeer',
    'Harnisch',
    'Ritter',
    'zu Fuß',
  ]),
  major: anyOf([
    ...only(NAMES.fine, NAMES.major),
    'musket',
    'dragoon',
    'galloper',
    'mount up',
    'mounted up',
    'limber',
    'pike stand',
    'Muskete',
    'Dragoner',
    'Galopp',
    'aufsitzen',
    'aufgesessen',
    'saß auf',
    'Protz',
    'Pikenstand',
    'Pikenstände',
  ]),
};

const EDITIONS: Readonly<Record<Game, Edition>> = { fine: fineEdition, major: majorEdition };
const WORDS: Readonly<Record<Language, BattleWords<ZonalCast>>> = { en: englishZonal, de: germanZonal };

const toldBy = (telling: Telling<ZonalCast>, kind: Kind, wanted: readonly string[], game: Game): Rendered[] => {
  const cast = { ...CAST, rules: EDITIONS[game] };
  return wanted
    .filter((id) => !NEVER[game].includes(id))
    .flatMap((id) =>
      casesOf(telling.kindsOf(id), zonalSamples(EDITIONS[game])).map((facts) => ({
        kind,
        id,
        text: telling.tell(cast, { id, facts })!,
      })),
    );
};

const events = (words: BattleWords<ZonalCast>, game: Game, how: Told): Rendered[] => {
  const cast = { ...CAST, rules: EDITIONS[game] };
  return Object.entries(EVENTS)
    .filter(([event]) => !NEVER[game].includes(event))
    .flatMap(([event, kinds]) =>
      casesOf(kinds, eventSamples(EDITIONS[game], event), NEEDED[event])
        .map((facts) => (event === 'outcome' ? zonalEnding(EDITIONS[game])(facts) : facts))
        .filter((facts) => !NEVER_CAUSE[game].includes(String(facts['cause'] ?? facts['reaction'])))
        .flatMap((facts) => {
          const text = words[how](cast, { event, rule: 'X', ...facts });
          return text === undefined ? [] : [{ kind: KIND_OF[how], id: event, text }];
        }),
    );
};

const renderedIn = (language: Language, game: Game): Rendered[] => {
  const words = WORDS[language];
  const own = OWN[game];
  return [
    ...toldBy(words.refusals, 'refusal', ids(KERNEL, REFUSALS, own.refusals), game),
    ...toldBy(words.faults, 'fault', ids(FAULTS, ARMY, POSITION, OPTIONS, own.faults), game),
    ...toldBy(words.modifiers, 'summand', ids(MODIFIERS, own.summands), game),
    ...events(words, game, 'report'),
    ...events(words, game, 'outlook'),
  ];
};

const spokenIn = (game: Game): Spoken => ({
  game,
  foreign: [FOREIGN[game]],
  codes: codesOf(EDITIONS[game].types),
  happened: ['cameIntoContact', 'openStaysInReserve', 'otherDigest'],
  rendered: { en: renderedIn('en', game), de: renderedIn('de', game) },
});

export const ZONAL: readonly Spoken[] = [spokenIn('fine'), spokenIn('major')];
