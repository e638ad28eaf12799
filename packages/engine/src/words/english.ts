/** Numbers and lists as they read in a sentence. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const some = (n: number, thing: string, things = `${thing}s`): string =>
  `${inWords(n)} ${n === 1 ? thing : things}`;
/** `1 unit`, `2 units`: in figures, where numbers are compared. */
export const counted = (n: number, thing: string, things = `${thing}s`): string => `${n} ${n === 1 ? thing : things}`;
/** What a limit leaves: `none is allowed`, `at most 1 is allowed`, `at most 2 are usual`. */
export const atMost = (most: number, how: 'allowed' | 'usual' = 'allowed'): string =>
  most === 0 ? `none is ${how}` : `at most ${most} ${most === 1 ? 'is' : 'are'} ${how}`;
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
