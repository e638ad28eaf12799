/** What is wrong with an army of a measured game, in the language of the reader. */
import type { Fault } from '@five-victories/engine/kernel';
import { armyFaultText as textOf } from '../../options/fault-text.js';
import { o } from '../../options/words/index.js';
import { m } from '../words/index.js';

/** Names of types and of arms are words, too. */
export const armyFaultText = (fault: Fault): string => textOf(m().setup.armyFaults, o(), fault);
