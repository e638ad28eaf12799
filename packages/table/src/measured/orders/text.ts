/** Numbers and names of orders in the reader's language. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { unitName } from '../../words/names.js';
import { numberWord } from '../../words/numbers.js';
import { m } from '../words/index.js';
import { reasonText } from '../words/refusals.js';

/** 4600 is 4.6" or 4.6 cm. */
export const lengthWords = ({ rules }: TabletopMatch, thousandths: number): string =>
  `${numberWord(Math.round(thousandths / 10) / 100)}${rules.words.measure}`;

export const degreeWords = (tenths: number): string => numberWord(Math.round(tenths) / 10);

/** A turn with its way. */
export const turnWords = (tenths: number): string =>
  tenths < 0 ? m().orders.toLeft(degreeWords(0 - tenths)) : m().orders.toRight(degreeWords(tenths));

export const nameWords = (match: TabletopMatch, id: UnitId): string => unitName(match, id);

/** The reason with its rule, as it is written on the table. */
export const reasonWords = (match: TabletopMatch, refusal: Refusal): string =>
  `${reasonText(match, refusal)} (${refusal.rule})`;

/** The chance that a die shows so much or less. */
export const chanceWords = (needs: number, sides = 6): string =>
  `${Math.round((100 * Math.max(0, Math.min(sides, needs))) / sides)} %`;
