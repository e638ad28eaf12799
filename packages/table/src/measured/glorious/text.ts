/** Measures and elements as they are read, in the language of the settings. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { GloriousMatch } from '@five-victories/engine/glorious';
import { m } from '../words/index.js';
import { degreesIn } from '../words/names.js';
import { reasonText } from '../words/refusals.js';

export { reasonText };
export { lengthIn, unitName, unitNames } from '../words/names.js';

/** 455 and -455 are 45.5°. */
export const angleText = (by: number): string => m().glorious.degrees(degreesIn(Math.abs(by)));

/** With the side it turns to. */
export const turnText = (by: number): string =>
  by > 0 ? m().glorious.toRight(angleText(by)) : m().glorious.toLeft(angleText(by));

/** On the table, where the rule is no button. */
export const whyText = (match: GloriousMatch, refusal: Refusal): string =>
  `${reasonText(match, refusal)} (${refusal.rule})`;
