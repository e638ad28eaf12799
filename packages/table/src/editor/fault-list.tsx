/** What the engine has against the scenario, while it is made. */
import { For, Show } from 'solid-js';
import { SIDES, type Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { faultText } from '../options/fault-text.js';
import { o } from '../options/words/index.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { featureAt, isMeasured } from './faults.js';
import { allOnTable } from './ground.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

/** The same may be wrong with both armies. */
const faultSentence = (fault: Fault): string => {
  const side = SIDES.find((each) => fault.path.includes(`armies.${each}`));
  return `${side ? `${t().sides[side]}: ` : ''}${faultText(o(), fault)}`;
};

export const FaultList = (props: { readonly editor: Editor }) => {
  const show = (fault: Fault): void => {
    const index = featureAt(fault);
    if (index !== undefined) props.editor.choose({ is: 'feature', index });
  };
  const isOff = (): boolean => props.editor.faults().some(({ because }) => because.includes('not on'));
  const push = (): void => props.editor.changeOptions(allOnTable(props.editor.options(), props.editor.table()));
  return (
    <section class="faults" id="faults" aria-live="polite">
      <Show
        when={props.editor.faults().length > 0}
        fallback={
          <p class={props.editor.isSound() ? 'right' : 'quiet'} data-sound={props.editor.isSound() ? '' : undefined}>
            {props.editor.isSound() ? w().faults.none : w().faults.checking}
          </p>
        }
      >
        <div class="refused">
          <b>{w().faults.title}</b>
          <ul>
            <For each={props.editor.faults()}>
              {(fault) => (
                <li>
                  {faultSentence(fault)} <Show when={fault.rule}>{(id) => <RuleLink id={id()} />}</Show>
                  <Show when={featureAt(fault) !== undefined && isMeasured(props.editor.edition)}>
                    <button type="button" class="small" onClick={() => show(fault)}>
                      {w().faults.show}
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <p>{w().faults.not}</p>
          <Show when={isOff() && isMeasured(props.editor.edition)}>
            <button type="button" class="small" onClick={push}>
              {w().faults.onTable}
            </button>
          </Show>
        </div>
      </Show>
    </section>
  );
};
