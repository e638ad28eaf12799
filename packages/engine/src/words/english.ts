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
export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
export const orLess = (need: number): string => (need === 1 ? 'a 1' : `${need} or less`);
/** The dice that hit; a need below one is out of reach, and no die shows more than six. */
/** No die shows more than it has sides. */
export const upTo = (need: number, sides = Infinity): string => {
  if (need < 1) return 'no die';
  return need === 1 ? '1' : `1-${Math.min(need, sides)}`;
};
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
