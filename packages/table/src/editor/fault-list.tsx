/** What the engine has against the scenario, while it is made. */
import { createMemo, For, Show } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/tabletop';
import { fitted } from '../measured/armies/fitting.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { faultSentence } from './fault-sentence.js';
import { featureAt, isMeasured } from './faults.js';
import { allOnTable } from './ground.js';
import { armyIn } from './scenario.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

export const FaultList = (props: { readonly editor: Editor }) => {
  const show = (fault: Fault): void => {
    const index = featureAt(fault);
    if (index !== undefined) props.editor.choose({ is: 'feature', index });
  };
  const isOff = (): boolean => props.editor.faults().some(({ because }) => because?.includes('not on'));
  const push = (): void => props.editor.changeOptions(allOnTable(props.editor.options(), props.editor.table()));
  /** Other options under which these armies may meet. */
  const fitting = createMemo(() => {
    const { edition, scenario } = props.editor;
    if (!isMeasured(edition) || !props.editor.faults().some(({ path }) => path.includes('armies'))) return undefined;
    const { options, armies } = scenario();
    const [south, north] = [armyIn(edition, armies.south), armyIn(edition, armies.north)];
    if (!south || !north) return undefined;
    const next = fitted(edition, options, { south: south as Roster, north: north as Roster });
    return next === options ? undefined : next;
  });
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
                  {faultSentence(props.editor, fault)} <Show when={fault.rule}>{(id) => <RuleLink id={id()} />}</Show>
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
          <Show when={fitting()}>
            {(options) => (
              <button type="button" class="small" data-fit onClick={() => props.editor.changeOptions(options())}>
                {w().faults.fit}
              </button>
            )}
          </Show>
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
