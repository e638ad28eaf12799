/** The ID of a rule; opens its sentence. */
import { t } from '../app/settings.js';
import { openRule } from '../app/rules.js';
import { Button } from '../controls/button.jsx';

export const RuleLink = (props: { readonly id: string }) => (
  <Button class="rule" text={props.id} aria-label={t().panel.rule(props.id)} onClick={() => openRule(props.id)} />
);
