/** Zahlen, Längen und Namen, wie sie in einem deutschen Satz stehen. */
import type { Side } from '@five-victories/engine/kernel';
import { nameOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { de as shared } from '../../../words/de.js';
import type { MeasuredMessages } from '../en/index.js';
import { army, degreesIn, lengthIn, standName } from '../names.js';
import { asks } from './asks.js';
import { names } from './names.js';

/** So viel vom deutschen Wortschatz, wie die Sätze des Berichts brauchen. */
const DEUTSCH = { names, asks } as MeasuredMessages;

const ZAHLEN = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
export const zahl = (n: number): string => ZAHLEN[n] ?? String(n);
/** Im Akkusativ. */
export const treffer = (n: number): string =>
  n === 1 ? 'einen Treffer' : n === 0 ? 'keinen Treffer' : `${zahl(n)} Treffer`;
export const liste = names.list;

export const name = (match: TabletopMatch, id: string): string => names.named(nameOf(match, id));
export const heer = (match: TabletopMatch, side: Side): string => army(match, side, shared);
/** Von Einheiten, die es nicht mehr gibt. */
export const alterName = names.named;
export const laenge = (match: TabletopMatch, thousandths: number): string => lengthIn(match, thousandths, DEUTSCH);
export const grad = (tenths: number): string => degreesIn(tenths, DEUTSCH);
export const typ = (match: TabletopMatch, type: string): string => names.types[match.rules.id]?.[type] ?? type;

/** Im Akkusativ: einen Stand, zwei Elemente. */
export const staende = (match: TabletopMatch, n: number): string => {
  const isElement = match.rules.words.base === 'element';
  if (n === 1) return isElement ? 'ein Element' : 'einen Stand';
  return `${zahl(n)} ${isElement ? 'Elemente' : 'Stände'}`;
};

/** `PPM`: zwei Stände Piken und einen Stand Musketen. */
export const staendeNachArt = (match: TabletopMatch, letters: string): string =>
  liste(
    [...new Set(letters.replace(/[^A-Z]/g, ''))].map((letter) => {
      const n = [...letters].filter((each) => each === letter).length;
      return `${staende(match, n)} ${standName(match, letter, DEUTSCH)}`;
    }),
  );
