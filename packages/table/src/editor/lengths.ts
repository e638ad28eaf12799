/** Lengths as they are read: thousandths as inches or centimetres. */
import type { AnyEdition } from '../match/book.js';
import { numberWord } from '../words/numbers.js';
import { isMeasured } from './faults.js';
import { WHOLE } from './shapes.js';

/** Up to two decimals, with the comma of the language. */
export const lengthWord = (edition: AnyEdition, thousandths: number): string =>
  `${numberWord(thousandths / WHOLE)}${isMeasured(edition) ? edition.words.measure : ''}`;
