/** Lengths as they are read and typed: thousandths as inches or centimetres. */
import { t } from '../app/settings.js';
import type { AnyEdition } from '../match/book.js';
import { isMeasured } from './faults.js';
import { WHOLE } from './shapes.js';

/** Costly to make: the list says many lengths in every frame of a drag. */
const formats = new Map<string, Intl.NumberFormat>();
const formatIn = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, known);
  return known;
};

/** Up to two decimals, with the comma of the language. */
export const lengthWord = (edition: AnyEdition, thousandths: number): string => {
  const number = formatIn(t().locale).format(thousandths / WHOLE);
  return `${number}${isMeasured(edition) ? edition.words.measure : ''}`;
};

/** For a field: always with a point, as number fields want it. */
export const fieldLength = (thousandths: number): string => String(Math.round(thousandths / 10) / 100);
export const typedLength = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? undefined : Math.round(value * WHOLE);
};
