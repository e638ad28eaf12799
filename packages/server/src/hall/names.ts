/** Names of players: short, readable, and no two that look alike. */
import { BOTS } from '@five-victories/bots';
import { LEAST_NAME, MOST_NAME } from '../protocol/index.js';

/** What only the hall itself or its bots may be called, alone, with figures, or with others of these words. */
const RESERVED = [
  'hall', 'admin', 'administrator', 'operator', 'owner', 'official', 'moderator', 'mod', 'staff', 'support', 'team', 'bot',
  'system', 'server', 'nobody', 'somebody', 'anonymous', 'guest', 'gone', 'deleted', 'south', 'north', 'fivevictories',
  'five', 'victories', ...BOTS.map(({ name }) => name),
]; // prettier-ignore
const BETWEEN = ['the', 'of', 'a', 'der', 'die', 'das'];

/**
 * Letters with which living languages are written in this script; what phoneticians and clicks add looks like others.
 * Figures, and what stands between words. Marks and everything unseen stay outside.
 */
const LATIN = 'A-Za-z\\u00c0-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u0233\\u1e00-\\u1eff';
/** One script a name: mixtures are made to look like another's name. */
const SCRIPTS = [
  LATIN,
  '\\p{Script=Greek}',
  '\\p{Script=Cyrillic}',
  '\\p{Script=Hebrew}',
  '\\p{Script=Arabic}',
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}',
].map((letters) => new RegExp(`^[${letters}0-9 ._'-]+$`, 'u'));
const ALLOWED = /^[\p{L}0-9]+(?:(?:\. |[ ._'-])[\p{L}0-9]+)*\.?$/u;

/** Letters and digits that are taken for one another, of Greek and Cyrillic those that look Latin. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'l', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'b', '7': 't', '8': 'b', '9': 'g', i: 'l', j: 'l',
  а: 'a', в: 'b', г: 'r', з: 'e', и: 'u', п: 'n', с: 'c', е: 'e', һ: 'h', і: 'l', ј: 'l', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p',
  ѕ: 's', т: 't', у: 'y', х: 'x', ь: 'b', ӏ: 'l', ԁ: 'd', ԛ: 'q', ԝ: 'w', ү: 'y', ѵ: 'v',
  α: 'a', β: 'b', γ: 'y', ε: 'e', ζ: 'z', η: 'n', ι: 'l', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', ς: 'c', τ: 't', υ: 'u', χ: 'x',
  ω: 'w', ß: 'ss', ı: 'l', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ð: 'd', þ: 'p', æ: 'ae', œ: 'oe', ĸ: 'k',
}; // prettier-ignore

/** The name as it is compared: without accents, spaces, and what looks alike told apart. */
export const folded = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{Nd}]/gu, ''),
  ]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');

const asCompared = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(folded));
const [RESERVED_FOLDED, BETWEEN_FOLDED] = [asCompared(RESERVED), asCompared(BETWEEN)] as const;
const FIGURES = /[0-9]+$/;

const isReservedWord = (word: string): boolean =>
  RESERVED_FOLDED.has(folded(word)) || RESERVED_FOLDED.has(folded(word.replace(FIGURES, '')));

/** Whether it is made of such words, or reads as one. */
const isReserved = (name: string): boolean => {
  const words = name.split(/[ ._'-]+/).filter((word) => word !== '' && !/^[0-9]+$/.test(word));
  const meant = words.filter((word) => !BETWEEN_FOLDED.has(folded(word)));
  return isReservedWord(name) || (meant.length > 0 && meant.every(isReservedWord));
};

export type NameFlaw = 'length' | 'letters' | 'reserved';

/** The name as it is shown, or what is wrong with it. */
export const nameOf = (given: string): { name: string } | { flaw: NameFlaw } => {
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < LEAST_NAME || length > MOST_NAME) return { flaw: 'length' };
  if (!ALLOWED.test(name) || !SCRIPTS.some((script) => script.test(name))) return { flaw: 'letters' };
  return isReserved(name) ? { flaw: 'reserved' } : { name };
};

/** Words of a player for others to read: nothing unseen in them, nothing that turns the line round. */
export const plain = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ')
    // Towers of marks reach into other lines.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
