/** Why a match cannot begin yet. */
import type { Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { ReasonBox } from '../panel/reasons.jsx';
import { faultSaid } from '../words/faults.js';

interface Props {
  readonly faults: readonly Fault[];
  /** The sentence of a fault, where it is not the engine's own. */
  readonly textOf?: (fault: Fault) => string;
  readonly title?: string;
}

export const Problems = (props: Props) => (
  <ReasonBox
    role="alert"
    title={props.title ?? t().newMatch.problems}
    reasons={props.faults.map((fault) => ({ text: props.textOf?.(fault) ?? faultSaid(fault), rule: fault.rule }))}
  />
);
