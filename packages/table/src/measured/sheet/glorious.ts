/** The quick reference sheet of A Glorious Victory. */
import {
  capacityOf,
  chargeReach,
  COMBAT_VALUES,
  DIAMETERS,
  FIRE,
  LEAST_OF_BATTLE,
  moveOf,
  spacesOf,
  tariffOf,
  typeNamed,
  type Placed,
} from '@five-victories/engine/glorious';
import { capital, standName, typeName } from '../words/names.js';
import { lengthOf, lengthOrNone, sampleOf, type GloriousBook as Book, type Section, type Sheet } from './asked.js';
import { gloriousActions } from './by-unit.js';
import { ends, section, terrain, turn } from './shared.js';

const TENTHS = 10;
const LEAST_BY_HORSE = 5000;
const HITS = 2;

const reaches = (book: Book, name: string, unit: Placed): string[] => [
  name,
  lengthOrNone(book, moveOf(unit, false, false)),
  lengthOrNone(book, chargeReach(unit)),
  `${typeNamed(unit).elements || book.words.none}`,
];

const moves = (book: Book): Section => {
  const { match, words, names } = book;
  const { title, columns, missiles, hand, byHorse, byHorseReach, notes } = words.glorious.moves;
  const sample = (type: string): Placed => sampleOf(book, type, { limbered: true });
  const others = Object.entries(match.rules.types).filter(
    ([type, { arm }]) => (arm !== 'foot' || type === 'battle') && arm !== 'command',
  );
  const rider = sample('mounted foot hand');
  const reach = byHorseReach(lengthOf(book, LEAST_BY_HORSE), lengthOf(book, moveOf(rider, true, false)));
  const rows = [
    reaches(book, missiles, sample('foot bow')),
    reaches(book, hand, sample('foot hand')),
    [byHorse, reach, words.none, `${typeNamed(rider).elements}`],
    ...others.map(([type]) => reaches(book, typeName(match, type, names), sample(type))),
    ...['commander', 'commander camel', 'commander elephant'].map((type) =>
      reaches(book, typeName(match, type, names), sample(type)),
    ),
  ];
  const back = lengthOf(book, moveOf(sample('foot hand'), false, true));
  const prolong = lengthOf(book, moveOf(sampleOf(book, 'organ gun'), false, false));
  return section('moves', title, columns, rows, notes(back, prolong));
};

const functions = (book: Book): Section => {
  const { words } = book;
  const { title, columns, who, turn: turned, other, with: at } = words.glorious.functions;
  const samples: Readonly<Record<string, Placed>> = {
    unit: sampleOf(book, 'foot hand'),
    command: sampleOf(book, 'commander'),
    battle: sampleOf(book, 'battle', { stands: 'P' }),
    unlimbered: sampleOf(book, 'organ gun'),
    limbered: sampleOf(book, 'organ gun', { limbered: true }),
  };
  const rows = Object.entries(samples).map(([kind, unit]) => {
    const { costs, turn: most } = tariffOf(unit);
    const cost = (what: string): string => `${costs[what] ?? words.none}`;
    return [
      who[kind]!,
      cost('move'),
      costs['turn'] === undefined ? words.none : turned(costs['turn'], most / TENTHS),
      cost('aboutFace'),
      cost('changeFormation'),
      cost('charge'),
      Object.entries(other)
        .flatMap(([what, word]) => (costs[what] === undefined ? [] : [at(word, costs[what])]))
        .join(', ') || words.none,
    ];
  });
  return section('functions', title, columns, rows);
};

/** Whom a row of the fire table multiplies its dice against. */
const whomOf = (against: readonly string[]): 'battle' | 'armoured' | 'horses' =>
  against.includes('battle') ? 'battle' : against.includes('elephants') ? 'armoured' : 'horses';

const fire = (book: Book): Section => {
  const { match, words, names } = book;
  const { title, columns, times: multiplied, against: versus, whom, notes } = words.glorious.fire;
  const rows = Object.entries(FIRE).flatMap(([letter, bands]) =>
    bands.map(({ upTo, cv, times, against }, i) => {
      const from = lengthOf(book, bands[i - 1]?.upTo ?? 0).replace('"', '');
      return [
        capital(standName(match, letter, names)),
        `${from}–${lengthOf(book, upTo)}`,
        `${cv}`,
        times && against ? versus(multiplied[times]!, whom[whomOf(against)]!) : words.none,
      ];
    }),
  );
  return section('fire', title, columns, rows, notes);
};

const values = ({ match, words, names }: Book): Section => {
  const { title, columns, twice, notes } = words.glorious.values;
  const rows = Object.entries(COMBAT_VALUES).map(([letter, { cv, doubled }]) => [
    capital(standName(match, letter, names)),
    `${cv}`,
    doubled ? twice : words.none,
  ]);
  return section('values', title, columns, rows, notes);
};

const battles = (book: Book): Section => {
  const { match, words } = book;
  const { options } = match.state;
  const { title, columns, notes } = words.glorious.battles;
  const rows = DIAMETERS.map((diameter) => [lengthOf(book, diameter), `${capacityOf(options, diameter)}`]);
  return section('battles', title, columns, rows, notes(LEAST_OF_BATTLE, spacesOf(options, 'C')));
};

const losses = (book: Book): Section => {
  const { element, shape, chief } = book.words.ends;
  return ends(book, element(HITS), shape, chief);
};

export const gloriousSheet = (book: Book): Sheet => ({
  turn: () => turn(book),
  actions: () => gloriousActions(book),
  moves: () => moves(book),
  functions: () => functions(book),
  fire: () => fire(book),
  values: () => values(book),
  battles: () => battles(book),
  terrain: () => terrain(book),
  ends: () => losses(book),
});
