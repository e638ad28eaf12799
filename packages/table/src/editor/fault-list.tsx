/** What the engine has against the scenario, while it is made. */
import { createMemo, For, Show } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/tabletop';
import { Button } from '../controls/button.jsx';
import { fitted } from '../measured/armies/fitting.js';
import type { Options } from '../options/fields.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { faultSentence } from './fault-sentence.js';
import { featureAt, isMeasured } from './faults.js';
import { allOnTable, isAllOnTable } from './ground.js';
import { armyIn } from './scenario.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

/** What would mend some of it at once. */
const Remedies = (props: { readonly editor: Editor }) => {
  /** With everything pushed back onto the table; undefined where nothing is off it. */
  const pushed = createMemo(() => {
    if (!isMeasured(props.editor.edition)) return undefined;
    const [options, table] = [props.editor.options(), props.editor.table()];
    return isAllOnTable(options, table) ? undefined : allOnTable(options, table);
  });
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
  const Remedy = (remedy: { readonly text: string; readonly options: Options | undefined }) => (
    <Show when={remedy.options}>
      {(options) => <Button class="small" text={remedy.text} onClick={() => props.editor.changeOptions(options())} />}
    </Show>
  );
  return (
    <>
      <Remedy text={w().faults.fit} options={fitting()} />
      <Remedy text={w().faults.onTable} options={pushed()} />
    </>
  );
};

export const FaultList = (props: { readonly editor: Editor }) => {
  const show = (fault: Fault): void => {
    const index = featureAt(fault);
    if (index !== undefined) props.editor.choose({ is: 'feature', index });
  };
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
                    <Button class="small" text={w().faults.show} onClick={() => show(fault)} />
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <p>{w().faults.not}</p>
          <Remedies editor={props.editor} />
        </div>
      </Show>
    </section>
  );
};
