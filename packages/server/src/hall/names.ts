/** Names of players: short, readable, and no two that look alike. */
import { LEAST_NAME, MOST_NAME } from '../protocol/index.js';

/** What a name begins with that only the hall itself or its bots may be called. */
const RESERVED = [
  'hall', 'admin', 'administrator', 'operator', 'moderator', 'mod', 'bot', 'random', 'steady', 'system', 'server', 'nobody',
  'somebody', 'anonymous', 'guest', 'gone', 'south', 'north', 'fivevictories',
]; // prettier-ignore

/** Letters of any script, digits, and what stands between words. Marks and everything unseen stay outside. */
const ALLOWED = /^[\p{L}\p{Nd}]+(?:(?:\. |[ ._'-])[\p{L}\p{Nd}]+)*\.?$/u;
/** One script a name: mixtures are made to look like another's name. */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{Nd}\P{L}]+$/u,
  /^[\p{Script=Greek}\p{Nd}\P{L}]+$/u,
  /^[\p{Script=Cyrillic}\p{Nd}\P{L}]+$/u,
  /^[\p{Script=Hebrew}\p{Nd}\P{L}]+$/u,
  /^[\p{Script=Arabic}\p{Nd}\P{L}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Nd}\P{L}]+$/u,
];

/** Letters and digits that are taken for one another, of Greek and Cyrillic those that look Latin. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', i: 'l', j: 'l',
  а: 'a', в: 'b', с: 'c', е: 'e', һ: 'h', і: 'l', ј: 'l', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ß: 'ss', ı: 'l', ø: 'o', ł: 'l', đ: 'd',
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

const RESERVED_FOLDED = RESERVED.map(folded);

export type NameFlaw = 'length' | 'letters' | 'reserved';

/** The name as it is shown, or what is wrong with it. */
export const nameOf = (given: string): { name: string } | { flaw: NameFlaw } => {
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < LEAST_NAME || length > MOST_NAME) return { flaw: 'length' };
  if (!ALLOWED.test(name) || !SCRIPTS.some((script) => script.test(name))) return { flaw: 'letters' };
  const compared = folded(name);
  const taken = RESERVED_FOLDED.some(
    (word) => compared === word || new RegExp(`^${word}\\p{Nd}*$`, 'u').test(compared),
  );
  return taken ? { flaw: 'reserved' } : { name };
};

/** Words of a player for others to read: nothing unseen in them, nothing that turns the line round. */
export const plain = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ')
    // Towers of marks reach into other lines.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
