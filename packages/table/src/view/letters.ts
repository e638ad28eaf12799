/** How wide a text is in the face of the plates, so that a plate can be made before it is drawn. */

/** Hundredths of the height of the letters, by width. */
const WIDTHS: Readonly<Record<number, string>> = {
  20: " '",
  23: 'j.,',
  25: 'il’íîï-',
  31: 't()',
  33: 'fsrIJ',
  39: 'zeéèêëaäàâáãå',
  42: 'cçgx',
  44: 'vy',
  47: 'kS',
  49: 'oöóôõø0123456789',
  52: 'ßbdhpqF',
  54: 'nuüñúûP',
  57: 'EæÉLYB',
  60: 'Z',
  68: 'TVwKAÄ…',
  72: 'CRXG',
  75: 'UÜDOQÖ&œ',
  79: 'mN',
  81: 'H',
  91: 'MW',
};
const USUAL = 52;

const OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((one) => [one, Number(width)])),
);

/** For letters of height 1. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (OF.get(letter) ?? USUAL), 0) / 100;
