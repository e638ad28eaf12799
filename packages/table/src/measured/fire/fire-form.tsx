/** The order to fire in the panel: its volleys as lines, whom else it can hit, the pivot, and who cannot be hit and why. */
import { createMemo, For, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import type { Placed } from '@five-victories/engine/manoeuvre';
import { t } from '../../app/settings.js';
import { inHand, type ManoeuvreFormProps as FormProps } from '../maker.js';
import { Why } from '../why.jsx';
import { m } from '../words/index.js';
import { AimPart } from './aim-part.jsx';
import { draftFor, orderOf, type FireDraft } from './draft.js';
import { PivotPart } from './pivot-part.jsx';
import { idleReason } from './shots.js';
import { UnablePart } from './unable-part.jsx';
import { VolleyLine } from './volley-line.jsx';

export type FirePartProps = FormProps<FireDraft> & { readonly unit: Placed };

const Volleys = (props: FirePartProps) => {
  // One line for each target, which stays while its stands and points change.
  const targets = createMemo(() => props.draft.at.map(({ target }) => target), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  return (
    <Show when={targets().length > 0}>
      <ol class="volleys" aria-label={m().fire.order}>
        <For each={targets()}>
          {(target, index) => (
            <VolleyLine
              {...props}
              volley={props.draft.at.find((volley) => volley.target === target) ?? { target }}
              index={index()}
            />
          )}
        </For>
      </ol>
    </Show>
  );
};

/** Why the order as it is cannot be given: right below its lines. */
const Wrong = (props: FirePartProps) => {
  const wrong = createMemo(() => {
    const order = orderOf(props.draft);
    return order && refusal(props.desk.match, order);
  });
  return (
    <Show when={wrong()}>
      {(reason) => (
        <p class="stuck" role="alert">
          <Why match={props.desk.match} refusal={reason()} />
        </p>
      )}
    </Show>
  );
};

const Order = (props: FirePartProps) => (
  <div class="form fire-form">
    <Volleys {...props} />
    <Wrong {...props} />
    <Show when={props.draft.picked.length > 0}>
      <p aria-live="polite">{m().fire.picked(t().list(props.draft.picked.map((stand) => String(stand + 1))))}</p>
    </Show>
    <AimPart {...props} />
    <PivotPart {...props} />
    <UnablePart {...props} />
    <p class="quiet hint">
      {m().fire.lead} <span class="for-keys">{m().fire.keys}</span>
    </p>
  </div>
);

export const FireForm = (props: FormProps<FireDraft>) => {
  const unit = createMemo(() => inHand(props.desk));
  const draft = createMemo(() => draftFor(props.draft, unit()?.id));
  const someCan = (): boolean => props.desk.match.decision?.options.some((option) => option.do === 'fire') === true;
  return (
    <Show when={unit()} fallback={<p class="form">{someCan() ? m().fire.chooseUnit : m().fire.noUnit}</p>}>
      {(firer) => (
        <Show
          when={idleReason(props.desk.match, firer())}
          fallback={<Order {...props} draft={draft()} unit={firer()} />}
        >
          {(reason) => (
            <p class="form">
              <Why match={props.desk.match} refusal={reason()} />
            </p>
          )}
        </Show>
      )}
    </Show>
  );
};
