/** Lists and capitals, for what describes the options of a game. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
