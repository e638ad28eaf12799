/** The quick reference sheet of A Splendid Victory. */
import type { Formation } from '@five-victories/engine/tabletop';
import type { Placed } from '@five-victories/engine/manoeuvre';
import { capital, standName, typeName } from '../words/names.js';
import {
  lengthOf,
  lengthOrNone,
  mayForm,
  sampleOf,
  type ManoeuvreBook as Book,
  type Section,
  type Sheet,
} from './asked.js';
import { actions, reacting, splendidKinds } from './by-unit.js';
import { commandRanges, ends, fire, melee, moves, reactions, section, terrain, testRows, turn } from './shared.js';
import { commandQuality, quality, thrown } from './quality.js';

const FORMATIONS = ['line', 'block', 'openOrder', 'roadColumn'] as const satisfies readonly Formation[];
const ALL = ['line', 'block', 'defensiveBlock', 'openOrder', 'roadColumn'] as const satisfies readonly Formation[];
const MUSKETS = 'MM';

/** Every type that is no gun, dragoons in both states; only muskets go in open order. */
const kinds = (book: Book): (readonly [name: string, unit: (formation: Formation) => Placed])[] => {
  const { match, words, names } = book;
  return Object.entries(match.rules.types)
    .filter(([, { gun }]) => !gun)
    .flatMap(([type, { dismounts }]) => {
      const name = typeName(match, type, names);
      if (!dismounts) return [[name, (formation: Formation) => standing(book, type, formation)] as const];
      return (['mounted', 'dismounted'] as const).map(
        (state) =>
          [
            words.moves.on(name, names.names[state]),
            (formation: Formation) => sampleOf(book, type, { formation, state }),
          ] as const,
      );
    });
};

const standing = (book: Book, type: string, formation: Formation): Placed => {
  const plain = sampleOf(book, type, { formation });
  return type === 'P&M' && formation === 'openOrder' ? sampleOf(book, type, { formation, stands: MUSKETS }) : plain;
};

const guns = (book: Book): Section => {
  const { match, words, names } = book;
  const bands = match.rules.fire?.bands ?? [];
  const { title, columns, band } = words.guns;
  const ends = bands.map((end, i) =>
    band(lengthOf(book, bands[i - 1] ?? 0).replace(/[^\d.,]/g, ''), lengthOf(book, end)),
  );
  const rows = Object.entries(match.rules.types).flatMap(([type, { gun }]) => {
    if (!gun) return [];
    const limbered = match.rules.allowance(match, sampleOf(book, type, { limbered: true }), 'manoeuvre');
    const byHand = match.rules.allowance(match, sampleOf(book, type), 'prolong');
    const dice = bands.map((_, i) => (gun[i] === undefined ? words.none : `${gun[i]}`));
    return [[typeName(match, type, names), lengthOrNone(book, limbered), lengthOrNone(book, byHand), ...dice]];
  });
  return section('guns', title, [...columns, ...ends], rows, [words.guns.dice]);
};

/** Of every kind, in every formation it may be in. */
const everybody = (book: Book): Placed[] =>
  kinds(book).flatMap(([, unit]) => ALL.map(unit).filter((each) => mayForm(book, each)));

const values = (book: Book): Section => {
  const { match, words, names } = book;
  const { rules } = match;
  const { stands, types } = rules;
  const rows = Object.keys(stands).flatMap((letter) => {
    const [type, { dismounts }] = Object.entries(types).find(([, each]) => each.stands.includes(letter))!;
    const name = capital(standName(match, letter, names));
    return (dismounts ? (['mounted', 'dismounted'] as const) : [undefined]).map((state) => [
      state ? words.moves.on(name, names.names[state]) : name,
      `${rules.basicValue(sampleOf(book, type, { stands: letter, ...(state ? { state } : {}) }), letter)}`,
    ]);
  });
  return section('values', words.values.title, [words.values.stand, words.value], rows);
};

const tests = (book: Book): Section => {
  const { match, words } = book;
  const { rules } = match;
  const { title, columns, charge, intercept, holdBack, holdBackOpen, home, pullUp, pullUpPikes } = words.tests;
  const horse = sampleOf(book, 'M');
  const rows = [
    [charge, words.upTo(rules.chargeTest(match, horse))],
    ...testRows(book, intercept, FORMATIONS, (formation) =>
      rules.interceptTest(match, sampleOf(book, 'M', { formation })),
    ),
    [holdBack, words.upTo(rules.numbers.holdBack)],
    [holdBackOpen.splendid, words.upTo(rules.numbers.holdBackOpen)],
    [pullUp, words.upTo(rules.pullUpTest(sampleOf(book, 'Foot')))],
    [pullUpPikes, words.upTo(rules.pullUpTest(sampleOf(book, 'P&M')))],
    [home, words.upTo(rules.numbers.chargingHome)],
  ];
  return section('tests', title, columns, rows, [words.tests.note, words.tests.commandHeavy(commandRanges(book))]);
};

const shapes = ({ match, words }: Book): Section => {
  const rows = Object.entries(match.state.options.shapes).map(([size, forms]) => [
    size,
    forms.map((ranks) => ranks.join('+')).join(words.or),
  ]);
  return section('shapes', words.shapes.title, words.shapes.columns, rows);
};

export const splendidSheet = (book: Book): Sheet => {
  const { match, words, names } = book;
  const foot = sampleOf(book, 'Foot');
  const muskets = sampleOf(book, 'P&M', { stands: MUSKETS });
  const everyKind = splendidKinds(book);
  return {
    turn: () => turn(book),
    actions: () => actions(book, 'splendid', everyKind),
    moves: () => moves(book, FORMATIONS, kinds(book), foot),
    fire: () => {
      const range = words.fire.muskets(lengthOf(book, match.rules.fireRange(muskets)));
      return fire(book, muskets, everybody(book), [[words.fire.stand, '1']], [range]);
    },
    guns: () => guns(book),
    values: () => values(book),
    melee: () => melee(book, 'splendid', everybody(book)),
    tests: () => tests(book),
    reacting: () => reacting(book, 'splendid', everyKind),
    reactions: () =>
      reactions(book, 'splendid', {
        horse: sampleOf(book, 'M'),
        heavy: sampleOf(book, 'HM'),
        foot,
        block: sampleOf(book, 'P&M', { formation: 'block' }),
      }),
    terrain: () => terrain(book),
    ends: () => ends(book, words.ends.stand(match.rules.numbers.hitsPerStand), words.ends.valid, words.ends.quarter),
    shapes: () => shapes(book),
    quality: () => quality(book),
    thrown: () => thrown(book, (type) => typeName(match, type, names)),
    command: () => commandQuality(book),
  };
};
