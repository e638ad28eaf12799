/** Names, measures and reasons as they are read, in the language of the settings. */
import { sentence, type Refusal } from '@five-victories/engine/kernel';
import {
  degreeText,
  findUnit,
  lengthText,
  nameOf,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import { m } from '../words/index.js';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const nameIn = (match: TabletopMatch, id: UnitId): string => capital(nameOf(match, id));

export const lengthIn = (match: TabletopMatch, far: number): string => m().glorious.decimal(lengthText(match, far));

export const degreesIn = (by: number): string => m().glorious.degrees(m().glorious.decimal(degreeText(Math.abs(by))));

export const reasonIn = (match: TabletopMatch, { template, facts }: Refusal): string =>
  capital(sentence(template, facts, (fact) => (findUnit(match, fact) ? nameOf(match, fact) : fact)));

/** `6 longbow, 2 bill`. */
export const countsIn = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([letter, n]) => m().glorious.someOf(n, elementIn(letter)))
    .join(', ');

export const elementIn = (letter: string): string => m().glorious.elements[letter] ?? letter;
