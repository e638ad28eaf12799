/** Why options are refused, in the language of the reader: the engine gives faults as English sentences. */
import type { Fault } from '@five-victories/engine/kernel';
import { byTemplate } from '../words/by-template.js';
import type { OptionMessages } from './words/en.js';

export const faultText = (
  { faults, faultWords }: Pick<OptionMessages, 'faults' | 'faultWords'>,
  { because }: Fault,
): string => byTemplate(faults, because, (word) => faultWords[word] ?? word);
