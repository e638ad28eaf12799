/** Numbers as the language writes them. */
import { t } from '../app/settings.js';

/** Costly to make, and asked for many times in every frame of a drag. */
const formats = new Map<string, Intl.NumberFormat>();
const formatIn = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, known);
  return known;
};

/** Up to two decimals, with the comma of the language. */
export const numberWord = (value: number): string => formatIn(t().locale).format(value);
