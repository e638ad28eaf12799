/** Why a bot chose what it chose, in one sentence with names and numbers. */
import { unitName, type Cast } from './cast.js';

export interface TollTold {
  readonly unit: string;
  readonly by: number;
}

/** As bots tell it. */
export interface ReasonTold {
  readonly tries: number;
  readonly better: number;
  readonly worse: number;
  readonly hope: number;
  readonly otherwise: number;
  readonly hopes?: TollTold | undefined;
  readonly fears?: TollTold | undefined;
}

/** What a unit's strength is counted in. */
export type Counted = 'stands' | 'elements' | 'points';

/** One language. Chances come in percent, losses as a number to one place. */
export interface ReasonWords {
  number(n: number): string;
  counted(n: string, what: Counted): string;
  /** How it did beside what else was tried. */
  beside(instead: string, better: number, worse: number, tries: number): string;
  alike(instead: string, tries: number): string;
  chances(hope: number, otherwise: number): string;
  hopes(unit: string, loss: string): string;
  fears(unit: string, loss: string): string;
}

interface Counting {
  readonly strengthIn?: 'stands' | 'points';
  readonly words?: { readonly counted?: string };
}

const countedIn = ({ rules }: Cast): Counted => {
  const { strengthIn, words }: Counting = rules ?? {};
  if (strengthIn === 'points') return 'points';
  return words?.counted === 'elements' ? 'elements' : 'stands';
};

const PERCENT = 100;

/** `instead` is what the other choice is called where this is read. */
export const reasonText = (words: ReasonWords, cast: Cast, reason: ReasonTold, instead: string): string => {
  const { tries, better, worse, hope, otherwise, hopes, fears } = reason;
  const toll = ({ unit, by }: TollTold): readonly [string, string] => [
    unitName(cast, unit),
    words.counted(words.number(by), countedIn(cast)),
  ];
  if (better === 0 && worse === 0) return words.alike(instead, tries);
  return [
    words.beside(instead, better, worse, tries),
    words.chances(Math.round(hope * PERCENT), Math.round(otherwise * PERCENT)),
    ...(hopes ? [words.hopes(...toll(hopes))] : []),
    ...(fears ? [words.fears(...toll(fears))] : []),
  ].join(' ');
};
