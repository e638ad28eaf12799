/** The rules of a game in one language, chapter by chapter, and where to look something up in them. */
import type { Section, Sheet } from '../sheet/book.js';
import type { Rule } from './catalogue.js';
import type { Plan, Text, Texts } from './plan.js';

export interface Paragraph {
  /** Its chapter and its name there. */
  readonly id: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly whom: readonly string[];
}

export interface ChapterText {
  readonly id: string;
  readonly title: string;
  readonly phases: readonly string[];
  readonly kinds: readonly string[];
  readonly paragraphs: readonly Paragraph[];
  /** Worked out when somebody looks: some ask the rules a good deal. */
  tables(): readonly Section[];
}

export type RulesBook = readonly ChapterText[];

/** Joins a plan with what it says in one language and with the tables of the quick reference. */
export const boundBook = <P extends Plan, N>(plan: P, texts: Texts<P, N>, numbers: N, sheet: Sheet): RulesBook =>
  Object.entries(plan).map(([id, { phases, kinds, tables, says }]) => {
    const own: Readonly<Record<string, Text<N>>> = texts.says[id]!;
    const said = (text: Text<N>): string => (typeof text === 'string' ? text : text(numbers));
    return {
      id,
      title: texts.titles[id]!,
      phases,
      kinds,
      paragraphs: Object.entries(says).map(([name, { rules, whom }]) => ({
        id: `${id}.${name}`,
        text: said(own[name]!),
        rules,
        whom,
      })),
      tables: () => tables.map((table) => sheet[table]!()),
    };
  });

/** Where a match stands, for whoever looks something up. */
export interface Reading {
  readonly phase: string;
  /** Of the waiting decision. */
  readonly kind: string | undefined;
  /** The one in hand: its name, and what it is in the words of the plans. */
  readonly unit: { readonly name: string; readonly kinds: readonly string[] } | undefined;
}

/** The chapter to begin with. */
export const chapterAt = (book: RulesBook, now: Pick<Reading, 'phase' | 'kind'> | undefined): ChapterText =>
  book.find(({ kinds }) => now?.kind !== undefined && kinds.includes(now.kind)) ??
  book.find(({ phases }) => now !== undefined && phases.includes(now.phase)) ??
  book[0]!;

export interface Found {
  readonly chapter: ChapterText;
  readonly paragraph: Paragraph;
}

const allIn = (book: RulesBook): Found[] =>
  book.flatMap((chapter) => chapter.paragraphs.map((paragraph) => ({ chapter, paragraph })));

/** The paragraph behind which a rule stands; a ruling stands behind that of the rule it explains. */
export const paragraphFor = (book: RulesBook, catalogue: readonly Rule[], id: string): Found | undefined => {
  const behind = (rule: string): Found | undefined =>
    allIn(book).find(({ paragraph }) => paragraph.rules.includes(rule));
  const explained = catalogue.filter(({ rulings }) => rulings.includes(id));
  return behind(id) ?? explained.map((rule) => behind(rule.id)).find((found) => found !== undefined);
};

/** The wording behind a paragraph: its rules, and the rulings on them. */
export const wordingOf = (catalogue: readonly Rule[], { rules }: Paragraph): Rule[] => {
  const named = catalogue.filter(({ id }) => rules.includes(id));
  const rulings = new Set(named.flatMap((rule) => rule.rulings));
  return [...named, ...catalogue.filter(({ id }) => rulings.has(id) && !rules.includes(id))];
};

/** It is about units of these kinds, and not about everybody. */
export const isAbout = ({ whom }: Paragraph, kinds: readonly string[]): boolean =>
  whom.some((kind) => kinds.includes(kind));

/** It is about others only. */
export const isAboutOthers = ({ whom }: Paragraph, kinds: readonly string[]): boolean =>
  whom.length > 0 && !whom.some((kind) => kinds.includes(kind));

const matches = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));

const wordsIn = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Paragraphs with all these words. */
export const searched = (book: RulesBook, search: string): Found[] => {
  const words = wordsIn(search);
  return allIn(book).filter(({ chapter, paragraph }) => matches(`${chapter.title} ${paragraph.text}`, words));
};

/** Rules of the catalogue with all these words; the one that is named first. */
export const searchedRules = (catalogue: readonly Rule[], search: string): Rule[] => {
  const words = wordsIn(search);
  const exact = search.trim().toUpperCase();
  return catalogue
    .filter(({ id, text, topic }) => matches(`${id} ${topic} ${text}`, words))
    .sort((a, b) => Number(b.id === exact) - Number(a.id === exact));
};
