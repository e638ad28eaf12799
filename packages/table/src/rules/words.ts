/** Small numbers and throws as sentences have them. */
const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const DE = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

export { capital } from '../words/names.js';

/** two */
export const few = (n: number): string => EN[n] ?? `${n}`;
/** zwei; eins is inflected, and never asked for here. */
export const wenige = (n: number): string => DE[n] ?? `${n}`;

/** `1`, `1 or 2`, `1 to 3`: what a die may show. */
export const shows = (most: number): string => (most === 1 ? '1' : most === 2 ? '1 or 2' : `1 to ${most}`);
export const zeigt = (most: number): string => (most === 1 ? '1' : most === 2 ? '1 oder 2' : `1 bis ${most}`);
