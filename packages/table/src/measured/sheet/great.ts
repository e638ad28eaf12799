/** The quick reference sheet of A Great Victory. */
import { costOf, type GREAT_MODIFIERS } from '@five-victories/engine/great';
import type { Formation } from '@five-victories/engine/tabletop';
import type { Placed } from '@five-victories/engine/manoeuvre';
import { capital, typeName } from '../words/names.js';
import {
  lengthOf,
  lengthOrNone,
  mayForm,
  sampleOf,
  signed,
  type ManoeuvreBook as Book,
  type Section,
  type Sheet,
} from './asked.js';
import { actions, greatKinds, reacting } from './by-unit.js';
import { commandRanges, ends, fire, melee, moves, reactions, section, terrain, testRows, turn } from './shared.js';
import { commandQuality, quality, thrown } from './quality.js';

const FORMATIONS = ['line', 'block', 'skirmishLine'] as const satisfies readonly Formation[];
const ALL = [...FORMATIONS, 'defensiveBlock'] as const satisfies readonly Formation[];
const WEIGHTS = ['light', 'medium', 'heavy'] as const;
const BANDS = [12_000, 25_000] as const;

/** `light foot` of `light foot bows`; command has no class. */
const kindOf = (type: string): string => /^(?:light|medium|heavy) \w+/.exec(type)?.[0] ?? type;
/** `foot bows`, `elephants javelins`; undefined for command. */
const rowOf = (type: string): string | undefined => /^(?:light|medium|heavy) (.+)$/.exec(type)?.[1];

const kindName = ({ match, words, names }: Book, kind: string): string =>
  names.names.types[match.rules.id]?.[kind] ?? words.great[kind] ?? capital(kind);

/** A type for each kind. */
const typesByKind = ({ match }: Book): Map<string, string> => {
  const found = new Map<string, string>();
  for (const type of Object.keys(match.rules.types)) if (!found.has(kindOf(type))) found.set(kindOf(type), type);
  return found;
};

const isArtillery = ({ match }: Book, type: string): boolean => match.rules.types[type]!.arm === 'artillery';

/** Light foot with pikes does not skirmish; the first type of a kind may be another. Artillery goes packed up. */
const kinds = (book: Book): (readonly [name: string, unit: (formation: Formation) => Placed])[] =>
  [...typesByKind(book)].map(([kind, type]) => [
    kindName(book, kind),
    (formation) => sampleOf(book, type, { formation, limbered: isArtillery(book, type) }),
  ]);

/** Of every kind, and pikes, in every formation it may be in. */
const everybody = (book: Book): Placed[] =>
  [...typesByKind(book).values(), 'medium foot pikes'].flatMap((type) =>
    ALL.map((formation) => sampleOf(book, type, { formation })).filter((each) => mayForm(book, each)),
  );

const strength = (book: Book): Section => {
  const { match, words, names } = book;
  const { rules } = match;
  const { types } = rules;
  const figures = (type: string): string =>
    Object.hasOwn(types, type) && rules.rosterFaults(match.state.options, { name: type, type }, '').length === 0
      ? `${rules.leftAfter(sampleOf(book, type), 0)} / ${costOf({ name: type, type }, match.state.options)}`
      : words.none;
  const rows = [...new Set(Object.keys(types).map(rowOf))].flatMap((row) =>
    row === undefined || /^(?!foot).* /.test(row)
      ? []
      : [[rowName(book, row), ...WEIGHTS.map((weight) => figures(`${weight} ${row}`))]],
  );
  const command = Object.keys(types).filter((type) => types[type]!.arm === 'command');
  return section(
    'strength',
    words.strength.title,
    [words.strength.weapon, ...WEIGHTS.map((weight) => words.strength.weights[weight])],
    [...rows, ...command.map((type) => [typeName(match, type, names), figures(type), words.none, words.none])],
  );
};

/** Of foot by its weapon, of the others by what they are. */
const rowName = ({ words }: Book, row: string): string => words.great[row] ?? capital(row);

const MISSILES = ['javelins', 'slings', 'bows', 'longbows', 'crossbows'];

const ranges = (book: Book): Section => {
  const { match, words } = book;
  const { title, columns, thrown: spears } = words.ranges;
  const reach = (type: string): string =>
    Object.hasOwn(match.rules.types, type)
      ? lengthOrNone(book, match.rules.fireRange(sampleOf(book, type)))
      : words.none;
  const rows = [
    [spears, reach('heavy foot arms'), words.none],
    ...MISSILES.map((weapon) => [rowName(book, weapon), reach(`light foot ${weapon}`), reach(`light horse ${weapon}`)]),
    ...['light artillery', 'heavy artillery'].map((type) => [kindName(book, type), reach(type), words.none]),
  ];
  return section('ranges', title, columns, rows);
};

/** Summands for it. */
const BY_RANGE: readonly string[] = ['near', 'far'] satisfies (keyof typeof GREAT_MODIFIERS)[];

/** Light artillery by range: the rules are asked a little nearer and farther than its bands end. */
const bandRows = (book: Book): string[][] => {
  const { match, words } = book;
  const gun = sampleOf(book, 'light artillery', { formation: 'skirmishLine' });
  const at = (range: number): number => {
    const target = sampleOf(book, 'light foot arms');
    const there = { ...target, place: { ...target.place, y: (target.place.y + range) as typeof target.place.y } };
    const found = match.rules.fireDice(match, gun, there, 1, range).slice(1);
    return found.find(({ id }) => BY_RANGE.includes(id))?.by ?? 0;
  };
  const name = kindName(book, 'light artillery');
  const [near, far] = BANDS;
  return [
    [words.fire.near(name, lengthOf(book, near)), signed(at(near / 2))],
    [words.fire.far(name, lengthOf(book, far)), signed(at(far + near / 2))],
  ];
};

const values = (book: Book): Section => {
  const { match, words, names } = book;
  const { rules } = match;
  const { stands, types } = rules;
  const rows = Object.keys(stands).map((letter) => {
    const [type] = Object.entries(types).find(([, each]) => each.stands === letter)!;
    return [
      capital(names.names.stands[match.rules.id]?.[letter] ?? stands[letter]!.name),
      `${rules.basicValue(sampleOf(book, type), letter)}`,
    ];
  });
  return section('values', words.values.title, [words.values.unit, words.value], rows);
};

const tests = (book: Book): Section => {
  const { match, words } = book;
  const { rules } = match;
  const { title, columns, charge, intercept, holdBack, holdBackOpen, home, pullUp } = words.tests;
  const horse = (formation: Formation): Placed => sampleOf(book, 'light horse', { formation });
  const rows = [
    ...testRows(book, charge, FORMATIONS, (formation) => rules.chargeTest(match, horse(formation))),
    ...testRows(book, intercept, FORMATIONS, (formation) => rules.interceptTest(match, horse(formation))),
    [holdBack, words.upTo(rules.numbers.holdBack)],
    [holdBackOpen.great, words.upTo(rules.numbers.holdBackOpen)],
    [pullUp, words.upTo(rules.pullUpTest(sampleOf(book, 'heavy foot arms')))],
    [home, words.upTo(rules.numbers.chargingHome)],
  ];
  return section('tests', title, columns, rows, [words.tests.note, words.tests.command(commandRanges(book))]);
};

export const greatSheet = (book: Book): Sheet => {
  const { words } = book;
  const foot = sampleOf(book, 'heavy foot arms');
  const bows = sampleOf(book, 'light foot bows');
  const everyKind = greatKinds(book);
  return {
    turn: () => turn(book),
    actions: () => actions(book, 'great', everyKind),
    moves: () => moves(book, FORMATIONS, kinds(book), foot),
    strength: () => strength(book),
    ranges: () => ranges(book),
    fire: () => fire(book, bows, everybody(book), [[words.fire.point, '1'], ...bandRows(book)], []),
    values: () => values(book),
    melee: () => melee(book, 'great', everybody(book)),
    tests: () => tests(book),
    reacting: () => reacting(book, 'great', everyKind),
    reactions: () =>
      reactions(book, 'great', {
        horse: sampleOf(book, 'light horse'),
        heavy: sampleOf(book, 'heavy horse'),
        foot,
        block: sampleOf(book, 'medium foot pikes', { formation: 'block' }),
        elephants: sampleOf(book, 'heavy elephants'),
      }),
    terrain: () => terrain(book),
    ends: () => ends(book, words.ends.strength, words.ends.third),
    quality: () => quality(book),
    thrown: () => thrown(book, (type) => kindName(book, type)),
    command: () => commandQuality(book),
  };
};
