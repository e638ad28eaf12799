import type { Both } from '@five-victories/engine/kernel';
import type { Words } from '@five-victories/engine/tabletop';
import type { Cast } from './cast.js';

/** Whom sentences of the measured games speak of. A match is one. */
export interface MeasuredCast extends Cast {
  readonly state?: {
    readonly units: readonly { readonly id: string; readonly name: string }[];
    readonly sides: Both<{ readonly name: string }>;
  };
  /** The book: its measure and its words. Without it lengths are said bare, and stands are stands. */
  readonly rules?: {
    readonly id?: string;
    readonly types: Readonly<Record<string, { readonly name: string }>>;
    readonly stands: Readonly<Record<string, { readonly name: string }>>;
    readonly words?: Pick<Words, 'measure' | 'base' | 'counted'>;
  };
  /** At a table nobody reads verbs and fields of the wire, and stands are counted from 1. */
  readonly atTable?: boolean;
}

/** Up to two decimals. Half a hundredth is not counted (SV-GEO-18); what would read as nothing is told exactly. */
const shortened = (thousandths: number): number => {
  const hundredths = Math.ceil(thousandths / 10 - 0.5);
  return hundredths === 0 ? exactly(thousandths) : hundredths / 100;
};
const exactly = (thousandths: number): number => Math.round(thousandths) / 1000;

const measured = (size: number, { rules }: MeasuredCast): string => `${size}${rules?.words?.measure ?? ''}`;

/** 4600 is 4.6" or 4.6 cm. */
export const lengthIn = (cast: MeasuredCast, thousandths: number): string => measured(shortened(thousandths), cast);
export const exactIn = (cast: MeasuredCast, thousandths: number): string => measured(exactly(thousandths), cast);
/** 455 is 45.5. */
export const degreesIn = (tenths: number): string => String(Math.round(tenths) / 10);

/** Stands and places as they are counted where it is read. */
export const nthIn = ({ atTable }: MeasuredCast, nth: number): string => String(atTable ? nth + 1 : nth);

/** Each letter with how many there are of it; gaps and ranks of a layout do not count. */
export const lettersIn = (letters: string): readonly (readonly [letter: string, count: number])[] => {
  const plain = [...letters.replace(/[^A-Z]/g, '')];
  return [...new Set(plain)].map((letter) => [letter, plain.filter((each) => each === letter).length]);
};
