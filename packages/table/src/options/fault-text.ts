/** Why options are refused, in the language of the reader: the engine gives faults as English sentences. */
import type { Fault } from '@five-victories/engine/kernel';
import type { Cast } from '@five-victories/words';
import { phrased, type Phrases } from '../words/by-template.js';
import { faultIn } from '../words/faults.js';
import type { OptionMessages } from './words/en.js';

export const faultText = ({ faults }: Pick<OptionMessages, 'faults'>, fault: Fault, cast: Cast = {}): string =>
  faultIn(fault, cast) ?? phrased(faults, fault.because ?? '');

/** Of an army, whose options may be at fault, too. */
export const armyFaultText = (
  armies: Phrases,
  options: Pick<OptionMessages, 'faults'>,
  fault: Fault,
  cast: Cast = {},
): string => {
  const told = faultIn(fault, cast) ?? phrased(armies, fault.because ?? '');
  return told === fault.because ? faultText(options, fault, cast) : told;
};
