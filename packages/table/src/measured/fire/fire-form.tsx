/** The order to fire in the panel: its volleys as lines, whom else it can hit, the pivot, and who cannot be hit and why. */
import { createMemo, For, mergeProps, Show } from 'solid-js';
import type { Placed } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import type { FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { AimPart } from './aim-part.jsx';
import { draftFor, type FireDraft } from './draft.js';
import { PivotPart } from './pivot-part.jsx';
import { firerOf } from './shots.js';
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

export const FireForm = (props: FormProps<FireDraft>) => {
  const unit = createMemo(() => firerOf(props.desk));
  return (
    <Show when={unit()} fallback={<p class="form">{m().fire.chooseUnit}</p>}>
      {(firer) => {
        const part = mergeProps(props, {
          get draft() {
            return draftFor(props.draft, firer().id);
          },
          get unit() {
            return firer();
          },
        });
        return (
          <div class="form fire-form">
            <Volleys {...part} />
            <Show when={part.draft.picked.length > 0}>
              <p aria-live="polite">{m().fire.picked(t().list(part.draft.picked.map((stand) => String(stand + 1))))}</p>
            </Show>
            <AimPart {...part} />
            <PivotPart {...part} />
            <UnablePart {...part} />
            <p class="quiet keys">{m().fire.keys}</p>
          </div>
        );
      }}
    </Show>
  );
};
