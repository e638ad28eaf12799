/** What is wrong with something from outside, in the language of the reader. */
import type { Fault } from '@five-victories/engine/kernel';
import { faultText, type Cast, type MeasuredCast } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { german } from '@five-victories/words/de';
import { t } from '../app/settings.js';

const WORDS = { en: english, de: german } as const;

/** With the rules of a book in its measure and words. */
export const faultSaid = (fault: Fault, cast: Cast | MeasuredCast = {}): string =>
  faultText(WORDS[t().spoken], cast, fault);
