/** Why not, as it is read: names instead of ids, in the language of the reader. */
import { sentence, type Facts, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, FORMATIONS, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { MeasuredCast } from '@five-victories/words';
import { germanOf } from '@five-victories/words/de/measured';
import { englishOf } from '@five-victories/words/en/measured';
import { messagesIn } from '../../words/languages.js';
import type { MeasuredMessages } from './en/index.js';
import { m } from './index.js';
import { capital, formationName, standName, typeName, unitNames } from './names.js';

/** `defensive block`, as some sentences have it. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const formationText = (text: string, words: MeasuredMessages): string =>
  text
    .split(', ')
    .map((each) => {
      const formation = FORMATIONS.find((name) => name === each || spaced(name) === each);
      return formation ? formationName(formation, words) : each;
    })
    .join(', ');

/** A kind of ground, or a type of units by its id or its English name. */
const kindText = (match: TabletopMatch, text: string, words: MeasuredMessages): string => {
  const ground = words.names.terrain[text];
  if (ground !== undefined) return ground;
  const { types } = match.rules;
  const type = Object.keys(types).find((id) => id === text || types[id]!.name.toLowerCase() === text.toLowerCase());
  return type === undefined ? text : typeName(match, type, words);
};

const unitsText = (match: TabletopMatch, text: string, words: MeasuredMessages): string | undefined => {
  const ids = text.split(', ');
  return ids.every((id) => findUnit(match, id)) ? unitNames(match, ids, words) : undefined;
};

/** Kinds of stands are told by their letters or by their English names. */
const letterOf = ({ rules: { stands } }: TabletopMatch, text: string): string =>
  Object.keys(stands).find((letter) => stands[letter]!.name === text) ?? text;

/** The wire counts stands and places from 0, people from 1. */
const fromOne = (fact: string): string =>
  /^\d+(?:(?:, | or )\d+)*$/.test(fact) ? fact.replace(/\d+/g, (n) => String(Number(n) + 1)) : fact;

/** What a fact says in words depends on what it is called. */
const factText = (match: TabletopMatch, key: string, fact: string, words: MeasuredMessages): string => {
  switch (key) {
    case 'formation':
    case 'allowed':
      return formationText(fact, words);
    case 'type':
    case 'kind':
    case 'other':
    case 'barred':
      return words.names.fact(kindText(match, fact, words));
    case 'letter':
    case 'own':
    case 'there':
      return standName(match, letterOf(match, fact), words);
    case 'stand':
    case 'stands':
    case 'element':
    case 'place':
    case 'places':
    case 'eligible':
      return words.names.fact(fromOne(fact));
    case 'verb':
      return words.names.verbs[fact] ?? fact;
    default:
      return words.names.figure(words.names.fact(fact));
  }
};

const inWords = (match: TabletopMatch, { facts }: Refusal, words: MeasuredMessages): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      unitsText(match, String(fact), words) ?? factText(match, key, String(fact), words),
    ]),
  );

const WORDS = { en: englishOf, de: germanOf } as const;
export const wordsOf = (match: Pick<TabletopMatch, 'rules'>, { names } = m()) => WORDS[names.spoken](match.rules);

/** Nobody reads codes on a table: stands are counted from 1, and house rules have titles. */
export const castOf = ({ state, rules }: TabletopMatch, { names } = m()): MeasuredCast => ({
  state,
  rules,
  atTable: true,
  switchName: (name) => messagesIn(names.spoken).house[name]?.title ?? name,
});

/** What is converted is told by the words; the rest by its English template. */
export const reasonText = (match: TabletopMatch, refusal: Refusal, words = m()): string =>
  wordsOf(match, words).refusals.tell(castOf(match, words), refusal) ??
  capital(words.names.oneIn(sentence(words.names.refusals[refusal.id] ?? refusal.id, inWords(match, refusal, words))));
