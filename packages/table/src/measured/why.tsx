/** Why not, in a sentence with its rule. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Reason } from '../panel/reasons.jsx';
import { RuleLink } from '../panel/rule-link.jsx';
import { reasonText } from './words/refusals.js';

export const Why = (props: { readonly match: TabletopMatch; readonly refusal: Refusal }) => (
  <>
    {reasonText(props.match, props.refusal)} <RuleLink id={props.refusal.rule} />
  </>
);

/** As one of a list. */
export const reasonOf = (match: TabletopMatch, refusal: Refusal, title?: string): Reason => ({
  title,
  text: reasonText(match, refusal),
  rule: refusal.rule,
});
