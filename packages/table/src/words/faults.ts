/** What is wrong with something from outside, in the language of the reader. */
import type { Fault } from '@five-victories/engine/kernel';
import { faultText, type Cast } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { german } from '@five-victories/words/de';
import { t } from '../app/settings.js';

const WORDS = { en: english, de: german } as const;

/** Undefined for what the engine still says in English. With the rules of a book in its measure and words. */
export const faultIn = (fault: Fault, cast: Cast = {}): string | undefined =>
  fault.id === undefined ? undefined : faultText(WORDS[t().spoken], cast, fault);

/** In English, where it is not converted yet. */
export const faultSaid = (fault: Fault): string => faultIn(fault) ?? fault.because ?? '';
