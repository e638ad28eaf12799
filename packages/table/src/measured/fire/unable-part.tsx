/** Who cannot be hit and why; enemies with the same reason are told together. */
import { createMemo, Show } from 'solid-js';
import { t } from '../../app/settings.js';
import { FoldedReasons } from '../../panel/reasons.jsx';
import { m } from '../words/index.js';
import { unitNames } from '../words/names.js';
import { reasonText } from '../words/refusals.js';
import type { FirePartProps } from './fire-form.jsx';
import { pivotShots, targetsOf } from './shots.js';

export const UnablePart = (props: FirePartProps) => {
  const all = createMemo(() => {
    const { match } = props.desk;
    const turned = new Set(pivotShots(match, props.unit, props.draft).map(({ draft }) => draft.at[0]?.target));
    const { unable } = targetsOf(match, props.unit, props.draft);
    return {
      pivoted: unable.filter(({ target }) => turned.has(target)),
      never: unable.filter(({ target }) => !turned.has(target)),
    };
  });
  const reasons = createMemo(() => {
    const told = new Map(
      all().never.map(({ refusal }) => [reasonText(props.desk.match, refusal), refusal.rule] as const),
    );
    return [...told].map(([text, rule]) => ({ text, rule }));
  });
  return (
    <>
      <Show when={all().pivoted.length > 0}>
        <p class="after-pivot">
          <b>{m().fire.afterPivot}:</b>{' '}
          {unitNames(
            props.desk.match,
            all().pivoted.map(({ target }) => target),
          )}
        </p>
      </Show>
      <FoldedReasons summary={t().panel.notPossible(reasons().length)} reasons={reasons()} />
    </>
  );
};
