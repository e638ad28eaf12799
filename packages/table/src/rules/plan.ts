/** What the rules for players are made of: chapters in the order of play, paragraphs, and the rules each stands for. */
import { idsIn } from './ids.js';

export interface Saying {
  /** IDs of the catalogue whose wording lies behind it. */
  readonly rules: readonly string[];
  /** The kinds of units it is about; empty: everybody. */
  readonly whom: readonly string[];
}

export interface Chapter {
  /** Phases of the turn in which it is opened first. */
  readonly phases: readonly string[];
  /** Decisions at which it is opened first, whatever the phase. */
  readonly kinds: readonly string[];
  /** Sections of the quick reference that belong to it. */
  readonly tables: readonly string[];
  readonly says: Readonly<Record<string, Saying>>;
}

export type Plan = Readonly<Record<string, Chapter>>;

/** A paragraph in one language; its numbers are asked of the rules. */
export type Text<N> = string | ((n: N) => string);

/** The texts a plan asks for, in any language. */
export interface Texts<P extends Plan, N> {
  readonly titles: { readonly [C in keyof P]: string };
  readonly says: { readonly [C in keyof P]: { readonly [S in keyof P[C]['says']]: Text<N> } };
}

/** Texts of several games, chapter by chapter, and the same in another language. */
export type Shared<N> = Readonly<Record<string, Readonly<Record<string, Text<N>>>>>;
export type Same<T extends Shared<N>, N> = { readonly [C in keyof T]: { readonly [S in keyof T[C]]: Text<N> } };

export const says = (rules: string, ...whom: readonly string[]): Saying => ({ rules: idsIn(rules), whom });

interface Place {
  readonly phases?: readonly string[];
  readonly kinds?: readonly string[];
  readonly tables?: readonly string[];
}

export const chapter = <S extends Readonly<Record<string, Saying>>>(
  { phases = [], kinds = [], tables = [] }: Place,
  paragraphs: S,
): Chapter & { readonly says: S } => ({ phases, kinds, tables, says: paragraphs });
