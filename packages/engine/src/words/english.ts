/** Numbers and lists as they read in a sentence. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);
export const some = (n: number, thing: string, things = `${thing}s`): string =>
  `${inWords(n)} ${n === 1 ? thing : things}`;
export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
export const orLess = (need: number): string => (need === 1 ? 'a 1' : `${need} or less`);
/** The dice that hit; a need below one is out of reach. */
export const upTo = (need: number): string => (need < 1 ? 'no die' : need === 1 ? '1' : `1-${need}`);
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
