/** Numbers and stands as tables show them. */

const pikesFirst = (a: string, b: string): number => Number(b === 'P') - Number(a === 'P') || (a < b ? -1 : 1);

/** `PPMMM`: 2P3M. Small letters for those who have dismounted. */
export const standsText = (letters: string, small = false): string => {
  const text = [...new Set(letters)]
    .sort(pikesFirst)
    .map((letter) => `${[...letters].filter((each) => each === letter).length}${letter}`)
    .join('');
  const shown = text === '1G' ? 'gun' : text;
  return small ? shown.toLowerCase() : shown;
};

/** In figures: `no stands`, `1 zone`. */
export const counted = (n: number, thing: string): string => `${n === 0 ? 'no' : n} ${thing}${n === 1 ? '' : 's'}`;
