/** Zahlen, Längen und Namen, wie sie in einem deutschen Satz stehen. */
import type { Modifier, Side } from '@five-victories/engine/kernel';
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
/** Mehr als seine Seiten zeigt kein Würfel. */
export const bis = (need: number, sides = Infinity): string => {
  if (need < 1) return 'keinem Wurf';
  return need === 1 ? '1' : `1-${Math.min(need, sides)}`;
};
export const hoechstens = (need: number): string => (need === 1 ? 'eine 1' : `höchstens ${need}`);
export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
export const grund = (why: string): string => names.why(why) ?? why;
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

export const summe = (modifiers: readonly Modifier[]): string =>
  modifiers
    .map(({ by, why }, i) => {
      if (why.startsWith('gun ')) return `${by} für ein ${grund(why)}`;
      return `${i === 0 ? by : signed(by)} ${by === 1 ? shared.ofOne(grund(why)) : grund(why)}`;
    })
    .join(' ');

/** Würfel, die dasselbe brauchen, zusammen: bei 1-4: 2 5, bei 1-2: 6. */
export const gegen = (dice: readonly number[], needs: readonly number[], sides?: number): string =>
  [...new Set(needs)]
    .map((need) => `bei ${bis(need, sides)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');
