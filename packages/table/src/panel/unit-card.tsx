/** What a unit is, how it stands, what it cannot do now and why. */
import { createMemo } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { reasonsOf } from '../match/reasons.js';
import { choiceTitle } from '../words/offers.js';
import { SideTag } from '../controls/side-tag.jsx';
import { capital, unitKind, unitName, unitState, zoneTitle } from '../words/names.js';
import { reasonText } from '../words/refusals.js';
import { FoldedReasons } from './reasons.jsx';

export const UnitCard = (props: { readonly match: ZonalMatch; readonly unit: Unit }) => (
  <div class={`unit-card ${props.unit.side}`}>
    <b class="title">
      <SideTag side={props.unit.side} /> {unitName(props.match, props.unit.id)}
    </b>
    <p>{unitKind(t(), props.match, props.unit)}</p>
    <p class="quiet">
      {[capital(zoneTitle(t(), props.match, props.unit.zone)), ...unitState(t(), props.match, props.unit)].join(' · ')}
    </p>
  </div>
);

/** Every thing the unit cannot do now. */
export const Reasons = (props: { readonly match: ZonalMatch; readonly unit: Unit }) => {
  const reasons = createMemo(() =>
    (props.match.decision ? reasonsOf(props.match, props.unit) : []).map((reason) => ({
      title: choiceTitle(t(), props.match, reason),
      text: reasonText(t(), props.match, reason.refusal),
      rule: reason.refusal.rule,
    })),
  );
  return <FoldedReasons summary={t().panel.notPossible(reasons().length)} reasons={reasons()} />;
};
