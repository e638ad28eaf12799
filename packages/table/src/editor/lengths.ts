/** Lengths as they are read and typed: thousandths as inches or centimetres. */
import type { AnyEdition } from '../match/book.js';
import { numberWord } from '../words/numbers.js';
import { isMeasured } from './faults.js';
import { WHOLE } from './shapes.js';

/** Up to two decimals, with the comma of the language. */
export const lengthWord = (edition: AnyEdition, thousandths: number): string =>
  `${numberWord(thousandths / WHOLE)}${isMeasured(edition) ? edition.words.measure : ''}`;

/** For a field: always with a point, as number fields want it. */
export const fieldLength = (thousandths: number): string => String(Math.round(thousandths / 10) / 100);
export const typedLength = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? undefined : Math.round(value * WHOLE);
};
