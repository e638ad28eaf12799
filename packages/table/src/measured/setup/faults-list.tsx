/** Everything that is wrong with the set-up yet; each names the unit to take in hand. */
import { createMemo, For, Show } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import type { FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import { refusalsOf, unitsIn } from './faults.js';
import type { Draft } from './plan.js';
import { Why } from '../why.jsx';

export const FaultsList = (props: FormProps<Draft>) => {
  const refusals = createMemo(() => refusalsOf(props.desk, props.draft));
  const isEmpty = () => Object.keys(props.draft.placings).length === 0;
  const sentenceOf = (): string => {
    if (isEmpty()) return m().setup.nothingYet;
    return refusals().length > 0 ? m().setup.wrong(refusals().length) : m().setup.allRight;
  };
  return (
    <div>
      <p aria-live="polite" class={refusals().length > 0 || isEmpty() ? 'wrong' : 'right'}>
        {sentenceOf()}
      </p>
      <Show when={refusals().length > 0}>
        <ul class="refused">
          <For each={refusals()}>
            {(refusal) => (
              <li>
                <Why match={props.desk.match} refusal={refusal} />{' '}
                <Show when={unitsIn(props.desk, refusal)[0]} keyed>
                  {(id) => (
                    <Button
                      class="small"
                      text={m().setup.choose}
                      aria-label={m().setup.show(unitName(props.desk.match, id))}
                      onClick={() => props.change({ ...props.draft, chosen: [id] })}
                    />
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
};
