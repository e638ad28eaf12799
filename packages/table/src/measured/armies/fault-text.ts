/** What is wrong with an army of a measured game, in the language of the reader. */
import type { Fault } from '@five-victories/engine/kernel';
import type { Edition } from '@five-victories/engine/tabletop';
import type { MeasuredCast } from '@five-victories/words';
import { armyFaultText as textOf } from '../../options/fault-text.js';
import { o } from '../../options/words/index.js';
import { m } from '../words/index.js';

/** Names of types and of arms are words, too. */
export const armyFaultText = (rules: Edition, fault: Fault): string => {
  const cast: MeasuredCast = { rules, atTable: true };
  return textOf(m().setup.armyFaults, o(), fault, cast);
};
