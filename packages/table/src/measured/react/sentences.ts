/** What happened and why not, in the language of the reader. */
import type { Event } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { settings } from '../../app/settings.js';
import { tellingOf } from '../words/report.js';

export const sentenceOf = (match: ManoeuvreMatch, event: Event): string | undefined =>
  tellingOf(match, event)?.[settings().language];
