/** What will happen, in the language of the reader. */
import type { Event } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { settings } from '../../app/settings.js';
import { foretellingOf } from '../words/report.js';

export const sentenceOf = (match: ManoeuvreMatch, event: Event): string | undefined =>
  foretellingOf(match, event)?.[settings().language];
