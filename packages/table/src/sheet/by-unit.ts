/** Actions and reactions by unit: the rules are asked about units that stand for their kind. */
import type { Formation, ReactionKind } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../match/game-ids.js';
import type { Messages } from '../words/en.js';
import { capital } from '../words/names.js';
import { upTo, type Book, type Section } from './book.js';
import { grouped } from './grouped.js';
import { doingOf, forOthers, interceptsOn, whenAttacked, type Reacting, type Sample } from './trials.js';
import { de } from './words/de.js';
import { en, type ByUnitWords } from './words/en.js';

/** A kind of unit: one to try in each formation it may have. */
interface Kind {
  readonly name: string;
  readonly samples: readonly Sample[];
}

const wordsOf = ({ spoken }: Messages): ByUnitWords => ({ en, de })[spoken];

/** A type of unit as players call it. */
type Naming = (type: string) => string;

type In = Readonly<Partial<Record<Formation, string>>>;

const inAll = (layouts: In, unit: Omit<Sample, 'layout'>): Sample[] =>
  Object.entries(layouts).map(([formation, layout]) => ({ ...unit, layout, formation: formation as Formation }));

/** Three stands can be arranged in two ways; two may go in open order. */
const FOOT_OF = (one: string, three: string): In => ({ attack: three, open: `${one}/${one}`, defensive: three });
const HORSE_OF = (one: string): In => ({ attack: `${one}${one}/${one}.`, open: `${one}/${one}` });

const fineKinds = (t: Messages, name: Naming): Kind[] => {
  return [
    { name: name('P&M'), samples: inAll(FOOT_OF('M', 'PM/M.'), { type: 'P&M' }) },
    { name: name('Foot'), samples: inAll(FOOT_OF('H', 'HH/H.'), { type: 'Foot' }) },
    {
      name: `${name('D')}, ${t.unit.dismounted}`,
      samples: inAll(FOOT_OF('D', 'DD/D.'), { type: 'D', state: 'dismounted' }),
    },
    { name: `${name('D')}, ${t.unit.mounted}`, samples: inAll(HORSE_OF('D'), { type: 'D', state: 'mounted' }) },
    { name: name('M'), samples: inAll(HORSE_OF('X'), { type: 'M' }) },
    { name: name('HM'), samples: inAll({ attack: 'YY/Y.' }, { type: 'HM' }) },
  ];
};

const majorKinds = (t: Messages, name: Naming): Kind[] => {
  const { foot } = wordsOf(t);
  const layouts = FOOT_OF('F', 'FF/F.');
  return [
    { name: foot.missiles, samples: inAll(layouts, { type: 'LF', weapon: 'bows' }) },
    { name: foot.spears, samples: inAll(layouts, { type: 'LF', weapon: 'hand', spears: true }) },
    { name: foot.others, samples: inAll(layouts, { type: 'LF', weapon: 'hand' }) },
    { name: name('LM'), samples: inAll(HORSE_OF('M'), { type: 'LM' }) },
    { name: name('MM'), samples: inAll(HORSE_OF('M'), { type: 'MM' }) },
    { name: name('HM'), samples: inAll({ attack: 'MM/M.' }, { type: 'HM' }) },
  ];
};

const kindsOf = ({ t, id, game }: Book): Kind[] => KINDS[id](t, (type) => t.typeName(game, type));

/** All foot of A Major Victory acts alike. */
const actingKinds = (book: Book): Kind[] => {
  const { t, id } = book;
  const kinds = kindsOf(book);
  return id === 'fine' ? kinds : [{ ...kinds[0]!, name: capital(t.sheet.arms.foot) }, ...kinds.slice(FOOT_OF_MAJOR)];
};
const FOOT_OF_MAJOR = 3;

const KINDS: Readonly<Record<ZoneGame, (t: Messages, name: Naming) => Kind[]>> = { fine: fineKinds, major: majorKinds };

/** Guns are in open order always. */
const gunKinds = ({ t, game }: Book, fired: boolean): Kind[] =>
  Object.entries(game.types).flatMap(([type, { gun, staysWhenFired }]) => {
    if (!gun || (fired && !staysWhenFired)) return [];
    const name = t.typeName(game, type);
    const sample: Sample = { type, layout: 'G', ...(fired ? { fired } : {}) };
    return [{ name: fired ? wordsOf(t).fired(name) : name, samples: [sample] }];
  });

const formationOf = (t: Messages, { formation }: Sample): string => (formation ? t.formations[formation] : '');

export const actions = (book: Book): Section => {
  const { t, game } = book;
  const words = wordsOf(t);
  const { title, columns, yes, verbs, notes } = words.actions;
  const named = (list: readonly string[]): string => list.map((verb) => verbs[verb] ?? verb).join(', ') || t.sheet.none;
  const cells = (sample: Sample): string[] => {
    const { count, actions: may, engages, engaged } = doingOf(game, sample);
    return [`${count}`, named(may), engages ? yes : t.sheet.none, named(engaged)];
  };
  const kinds = [...actingKinds(book), ...gunKinds(book, false), ...gunKinds(book, true)];
  const rows = grouped(kinds, cells, (sample) => formationOf(t, sample), words.any);
  return { id: 'actions', title, columns, rows, notes };
};

export const reacting = (book: Book): Section => {
  const { t, game } = book;
  const words = wordsOf(t);
  const { title, columns, names, notes } = words.reacting;
  const nameOf = (reaction: string): string => names[reaction as ReactionKind];
  const listed = ({ reactions, must }: Reacting): string => {
    const list = reactions.map(nameOf).join(words.or) || t.sheet.none;
    return must ? words.must(list) : list;
  };
  const helping = (sample: Sample) => (reaction: string) => {
    if (reaction !== 'intercept') return nameOf(reaction);
    const test = interceptsOn(game, sample);
    return test === undefined ? words.untested(nameOf(reaction)) : words.tested(nameOf(reaction), upTo(test));
  };
  const cells = (sample: Sample): string[] => [
    listed(whenAttacked(game, sample, false)),
    listed(whenAttacked(game, sample, true)),
    forOthers(game, sample).map(helping(sample)).join(words.or) || t.sheet.none,
  ];
  const rows = grouped([...kindsOf(book), ...gunKinds(book, false)], cells, (each) => formationOf(t, each), words.any);
  return { id: 'reacting', title, columns, rows, notes };
};

/** The types whose impact stands for light, medium and heavy mounted. */
const IMPACTS = { fine: ['D', 'M', 'HM'], major: ['LM', 'MM', 'HM'] } as const;

export const reactions = ({ t, id, game }: Book): Section => {
  const { reactions: words, reacting: by } = wordsOf(t);
  const [light, medium, heavy] = IMPACTS[id].map((type) => game.types[type]?.impact ?? 0);
  const numbers = {
    flinch: game.flinch,
    impact: [light!, medium!, heavy!] as const,
    attack: upTo(game.tests.attack),
  };
  const texts = { ...words.rows, hastyDefence: words.hasty[id] };
  const flees = Object.values(game.types).some((type) => type.flees);
  const rows = Object.entries(by.names).flatMap(([reaction, name]) =>
    reaction === 'flee' && !flees ? [] : [[capital(name), texts[reaction as ReactionKind](numbers)]],
  );
  return { id: 'reactions', title: words.title, columns: words.columns, rows, notes: [] };
};
