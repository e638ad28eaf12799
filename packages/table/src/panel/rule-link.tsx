/** The ID of a rule; opens its sentence. */
import { t } from '../app/settings.js';
import { openRule } from '../app/rules.js';

export const RuleLink = (props: { readonly id: string }) => (
  <button type="button" class="rule" aria-label={t().panel.rule(props.id)} onClick={() => openRule(props.id)}>
    {props.id}
  </button>
);
