/** Why options are refused, in the language of the reader: the engine gives faults as English sentences. */
import type { Fault } from '@five-victories/engine/kernel';
import { phrased } from '../words/by-template.js';
import type { OptionMessages } from './words/en.js';

export const faultText = ({ faults }: Pick<OptionMessages, 'faults'>, { because }: Fault): string =>
  phrased(faults, because);
