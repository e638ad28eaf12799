/** What is wrong with a scenario, in a sentence of the language of the reader. */
import { SIDES, type Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { faultSaid } from '../words/faults.js';
import type { Editor } from './state.js';

/** The same may be wrong with both armies. */
export const faultSentence = ({ armies, edition }: Editor, fault: Fault): string => {
  const side = SIDES.find((each) => fault.path.includes(`armies.${each}`));
  return side ? `${t().sides[side]}: ${armies.faultText(fault)}` : faultSaid(fault, { rules: edition, atTable: true });
};
