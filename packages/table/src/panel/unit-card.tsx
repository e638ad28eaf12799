/** What a unit is, how it stands, what it cannot do now and why. */
import { createMemo, For, Show } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { reasonsOf } from '../match/reasons.js';
import { choiceTitle } from '../words/offers.js';
import { capital, unitKind, unitName, unitState, zoneTitle } from '../words/names.js';
import { reasonText } from '../words/refusals.js';
import { RuleLink } from './rule-link.jsx';

export const UnitCard = (props: { readonly match: ZonalMatch; readonly unit: Unit }) => (
  <div class={`unit-card ${props.unit.side}`}>
    <b class="title">{unitName(props.match, props.unit.id)}</b>
    <p>{unitKind(t(), props.match, props.unit)}</p>
    <p class="quiet">
      {[capital(zoneTitle(t(), props.match, props.unit.zone)), ...unitState(t(), props.match, props.unit)].join(' · ')}
    </p>
  </div>
);

/** Folded: every thing the unit cannot do now, with the reason and its rule. */
export const Reasons = (props: { readonly match: ZonalMatch; readonly unit: Unit }) => {
  const reasons = createMemo(() => (props.match.decision ? reasonsOf(props.match, props.unit) : []));
  return (
    <Show when={reasons().length > 0}>
      <details class="reasons">
        <summary>{t().panel.notPossible(reasons().length)}</summary>
        <ul>
          <For each={reasons()}>
            {(reason) => (
              <li>
                <b>{choiceTitle(t(), props.match, reason)}</b>
                <span>
                  {reasonText(t(), props.match, reason.refusal)} <RuleLink id={reason.refusal.rule} />
                </span>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
};
