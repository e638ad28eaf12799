/** What a charge would come to: whether it gets there, and the hand-to-hand that follows. */
import { createDeferred, createMemo, For, Show } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { chargeOddsOf } from './charge.js';
import { Notes } from './notes.jsx';
import { chargeTexts, clashNotes } from './texts.js';

interface Props {
  readonly match: TabletopMatch;
  readonly unit: UnitId;
  readonly charge: Choice & { readonly target: UnitId };
}

export const ChargeLines = (props: Props) => {
  // While a charge is dragged its way is shown at once, its odds when the hand rests.
  const rested = createDeferred(() => ({ match: props.match, unit: props.unit, charge: props.charge }));
  const odds = createMemo(() => {
    const { match, unit, charge } = rested();
    return refusal(match, charge) ? undefined : chargeOddsOf(match, [charge], unit, charge.target);
  });
  return (
    <Show when={odds()}>
      {(found) => (
        <For each={chargeTexts(found())}>
          {(text, i) => (
            <li>
              {text}{' '}
              <Show when={i() === chargeTexts(found()).length - 1 && found().clash}>
                {(clash) => <Notes texts={clashNotes(props.match, clash())} />}
              </Show>
            </li>
          )}
        </For>
      )}
    </Show>
  );
};
