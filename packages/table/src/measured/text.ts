/** Angles, chances and reasons as they are read, in the language of the settings. */
import { hitChances, type Refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { t } from '../app/settings.js';
import { m } from './words/index.js';
import { degreesIn } from './words/names.js';
import { reasonText } from './words/refusals.js';

/** 455 and -455 are 45.5°. */
export const angleText = (by: number): string => m().glorious.degrees(degreesIn(Math.abs(by)));

/** With the side it turns to. */
export const turnText = (by: number): string =>
  by < 0 ? m().glorious.toLeft(angleText(by)) : m().glorious.toRight(angleText(by));

/** On the table, where the rule is no button. */
export const whyText = (match: TabletopMatch, refusal: Refusal): string =>
  `${reasonText(match, refusal)} (${refusal.rule})`;

/** The chance of a test that is passed with so much or less. */
export const passText = (needs: number): string => t().percent(hitChances([needs], 6)[1] ?? 0);
