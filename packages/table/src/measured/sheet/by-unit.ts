/** Actions and reactions by unit: the rules are asked about units that stand for their kind. */
import {
  chargerRefusal,
  LEAST_OF_BATTLE,
  targetRefusal,
  verbsOf,
  type Placed as GloriousPlaced,
} from '@five-victories/engine/glorious';
import type { Formation } from '@five-victories/engine/tabletop';
import { grouped } from '../../sheet/grouped.js';
import { formationName, typeName } from '../words/names.js';
import { lengthOf, sampleOf, type Book, type GloriousBook, type ManoeuvreBook, type Section } from './asked.js';
import { section } from './shared.js';
import { onTheWay, ordersOf, whenCharged, type ManoeuvreGame, type Met, type Sample } from './trials.js';

interface Kind<S = Sample> {
  readonly name: string;
  readonly samples: readonly S[];
}

type In = Readonly<Partial<Record<Formation, string>>>;

const inAll = (layouts: In, unit: Omit<Sample, 'layout' | 'formation'>): Sample[] =>
  Object.entries(layouts).map(([formation, layout]) => ({
    ...unit,
    formation: formation as Formation,
    ...(layout ? { layout } : {}),
  }));

const limberedName = ({ match, names }: Book, type: string): string =>
  `${typeName(match, type, names)}, ${names.names.limbered[match.rules.words.limbered]}`;

/** Guns and packed guns, and command: in open order or skirmish line always. */
const singles = (
  book: ManoeuvreBook,
  formation: Formation,
  layouts: { readonly gun?: string; readonly chief?: string },
) => {
  const { match, names } = book;
  return Object.entries(match.rules.types).flatMap(([type, { arm }]): Kind[] => {
    const name = typeName(match, type, names);
    if (arm === 'command') return [{ name, samples: inAll({ [formation]: layouts.chief ?? '' }, { type }) }];
    if (arm !== 'artillery') return [];
    const layout = { [formation]: layouts.gun ?? '' };
    return [
      { name, samples: inAll(layout, { type }) },
      { name: limberedName(book, type), samples: inAll(layout, { type, limbered: true }) },
    ];
  });
};

const footIn = (one: string): In => ({
  line: `${one}${one}`,
  block: `${one}/${one}`,
  openOrder: `${one}${one}`,
  defensiveBlock: `${one}/${one}`,
});
const horseIn = (one: string): In => ({ line: `${one}${one}`, block: `${one}/${one}`, openOrder: `${one}${one}` });

export const splendidKinds = (book: ManoeuvreBook): Kind[] => {
  const { match, names, words } = book;
  const name = (type: string): string => typeName(match, type, names);
  const { openOrder: _foot, ...closed } = footIn('H');
  const { openOrder: _horse, ...heavy } = horseIn('Y');
  return [
    { name: name('P&M'), samples: inAll(footIn('M'), { type: 'P&M' }) },
    { name: name('Foot'), samples: inAll(closed, { type: 'Foot' }) },
    {
      name: words.moves.on(name('D'), names.names.dismounted),
      samples: inAll(footIn('D'), { type: 'D', state: 'dismounted' }),
    },
    {
      name: words.moves.on(name('D'), names.names.mounted),
      samples: inAll(horseIn('D'), { type: 'D', state: 'mounted' }),
    },
    { name: name('M'), samples: inAll(horseIn('X'), { type: 'M' }) },
    { name: name('HM'), samples: inAll(heavy, { type: 'HM' }) },
    ...singles(book, 'openOrder', { gun: 'G', chief: 'C' }),
  ];
};

const LIGHT: In = { line: '', block: '', skirmishLine: '' };
const CLOSED: In = { line: '', block: '' };

/** Horse and camels, chariots and elephants in every formation they may have. */
const RIDERS: Readonly<Record<string, In>> = {
  'light horse': LIGHT,
  'light camels': LIGHT,
  'medium horse': CLOSED,
  'medium camels': CLOSED,
  'heavy horse': CLOSED,
  'light chariots': { line: '', skirmishLine: '' },
  'heavy chariots': { line: '' },
  'medium elephants': { line: '' },
  'heavy elephants': { line: '' },
};

export const greatKinds = (book: ManoeuvreBook): Kind[] => {
  const { match, names, words } = book;
  const { foot } = words.byUnit;
  const all: In = { ...LIGHT, defensiveBlock: '' };
  return [
    { name: foot.missiles, samples: inAll(all, { type: 'light foot bows' }) },
    { name: foot.thrown, samples: inAll(all, { type: 'light foot light arms', thrown: true }) },
    { name: foot.others, samples: inAll(all, { type: 'light foot arms' }) },
    ...Object.entries(RIDERS).map(([type, layouts]) => ({
      name: typeName(match, type, names),
      samples: inAll(layouts, { type }),
    })),
    ...singles(book, 'skirmishLine', {}),
  ];
};

// ---- Splendid and Great ----------------------------------------------------------------------------------------------

const COMBINED = ['changeFormation', 'manoeuvre'];

export const actions = (book: ManoeuvreBook, id: ManoeuvreGame, kinds: readonly Kind[]): Section => {
  const { words, names } = book;
  const { title, columns, notes } = words.byUnit.actions;
  const named = (verbs: readonly string[], combines: boolean): string => {
    const isOne = combines && COMBINED.every((verb) => verbs.includes(verb));
    const single = isOne ? verbs.filter((verb) => !COMBINED.includes(verb)) : verbs;
    const list = single.map((verb) => words.byUnit.verbs[verb]);
    return (isOne ? [words.byUnit.both, ...list] : list).join(' · ') || words.none;
  };
  const cells = (sample: Sample): string[] => {
    const { free, engaged, combines } = ordersOf(id, sample);
    return [named(free, combines), named(engaged, false)];
  };
  const rows = grouped(kinds, cells, ({ formation }) => formationName(formation, names), words.byUnit.any);
  return section('actions', title, columns, rows, notes[id] ?? []);
};

export const reacting = (book: ManoeuvreBook, id: ManoeuvreGame, kinds: readonly Kind[]): Section => {
  const { match, words, names } = book;
  const {
    title,
    columns,
    names: named,
    must: owes,
    lost,
    stand,
    intercept,
    freely,
    fires,
    notes,
  } = words.byUnit.reacting;
  const listed = ({ reactions, must }: Met): string => {
    if (must) return reactions.includes('fire') ? owes(named['fire']!) : lost;
    return reactions.map((each) => named[each]).join(words.byUnit.or) || stand;
  };
  const underway = (sample: Sample): string => {
    const { reach, test, fires: shoots } = onTheWay(id, sample);
    if (shoots) return fires(lengthOf(book, match.rules.opportunityFire?.reach ?? 0));
    if (reach === 0) return words.none;
    const far = lengthOf(book, reach);
    return test === undefined ? freely(far) : intercept(far, words.upTo(test));
  };
  const cells = (sample: Sample): string[] => [
    listed(whenCharged(id, sample, 'foot')),
    listed(whenCharged(id, sample, 'mounted')),
    underway(sample),
  ];
  const rows = grouped(kinds, cells, ({ formation }) => formationName(formation, names), words.byUnit.any);
  return section('reacting', title, columns, rows, notes);
};

// ---- Glorious --------------------------------------------------------------------------------------------------------

const FUNCTIONS = 2;
/** Whom some may not charge, as lists of terrain call them. */
const FEARED = { elephants: 'elephant', battle: 'battle' } as const;

/** In line and, where the unit is large enough, in mass. */
const formations = (type: string, isSingle: boolean): readonly Formation[] =>
  type === 'battle' ? ['battle'] : isSingle ? ['line'] : ['line', 'mass'];

/** Foot by what it is armed for; command on horse stands for all. */
const gloriousTypes = ({ match, words, names }: GloriousBook): (readonly [type: string, name: string])[] => [
  ['foot bow', words.glorious.moves.missiles],
  ['foot hand', words.glorious.moves.hand],
  ...Object.entries(match.rules.types).flatMap(([type, { arm, battle }]) =>
    (arm === 'foot' && !battle) || / (?:camel|elephant)$/.test(type)
      ? []
      : [[type, typeName(match, type, names)] as const],
  ),
];

const gloriousSample = (book: GloriousBook, type: string, formation: Formation, limbered: boolean): GloriousPlaced => {
  const stands = type === 'battle' ? { stands: 'P'.repeat(LEAST_OF_BATTLE) } : {};
  return { ...sampleOf(book, type, { formation, limbered, ...stands }), functions: FUNCTIONS };
};

const gloriousKinds = (book: GloriousBook): Kind<GloriousPlaced>[] =>
  gloriousTypes(book).flatMap(([type, name]) => {
    const { arm, size } = book.match.rules.types[type]!;
    const of = (limbered: boolean): GloriousPlaced[] =>
      formations(type, size[1] === 1).map((formation) => gloriousSample(book, type, formation, limbered));
    const free = { name, samples: of(false) };
    return arm === 'artillery' ? [free, { name: limberedName(book, type), samples: of(true) }] : [free];
  });

export const gloriousActions = (book: GloriousBook): Section => {
  const { match, words, names } = book;
  const { title, columns, anybody, but, nobody, notes } = words.byUnit.functions;
  const charges = (unit: GloriousPlaced): string => {
    if (chargerRefusal(match, unit)) return nobody;
    const barred = Object.entries(FEARED).flatMap(([type, whom]) =>
      targetRefusal(match, unit, gloriousSample(book, type, 'line', false)) ? [words.terrain.whom[whom]!] : [],
    );
    return barred.length === 0 ? anybody : but(names.names.list(barred));
  };
  const cells = (unit: GloriousPlaced): string[] => [
    verbsOf(match, unit)
      .map((verb) => words.byUnit.verbs[verb])
      .join(' · '),
    charges(unit),
  ];
  const rows = grouped(
    gloriousKinds(book),
    cells,
    ({ place }) => formationName(place.formation, names),
    words.byUnit.any,
  );
  return section('actions', title, columns, rows, notes);
};
