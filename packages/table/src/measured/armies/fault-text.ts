/** What is wrong with an army, in the language of the reader: the engine gives faults as English sentences. */
import type { Fault } from '@five-victories/engine/kernel';
import { faultText } from '../../options/fault-text.js';
import { o } from '../../options/words/index.js';
import { phrased } from '../../words/by-template.js';
import { m } from '../words/index.js';

/** Names of types and of arms are words, too. */
export const armyFaultText = (fault: Fault): string => {
  const told = phrased(m().setup.armyFaults, fault.because);
  return told === fault.because ? faultText(o(), fault) : told;
};
