/** How the stands of a unit are arranged: the good ways by list, any other by exchanging two of them. */
import { createMemo, Show } from 'solid-js';
import { Picker } from '../../controls/fields.jsx';
import { ExchangeStands } from '../exchange-stands.jsx';
import { m } from '../words/index.js';
import type { Fields } from './bend-fields.jsx';
import { placedIn } from './plan.js';
import { layoutIn, layoutsOf, withLayout } from './ways.js';

export const StandsField = (props: Fields) => {
  const layout = createMemo(() => layoutIn(props.desk, props.of, props.placing));
  const layouts = createMemo(() => layoutsOf(props.desk, props.of, props.placing));
  const give = (next: string): void => props.give(withLayout(props.desk, props.of, props.placing, next));
  return (
    <>
      <Show when={layouts().length > 1}>
        <Picker
          text={m().setup.layout}
          values={layouts()}
          chosen={layout()}
          nameOf={(each) => each}
          onPick={(each) => give(each)}
        />
      </Show>
      <Show when={placedIn(props.desk, props.draft.placings, props.unit)}>
        {(unit) => <ExchangeStands desk={props.desk} unit={unit()} text={m().setup.exchange} onLayout={give} />}
      </Show>
    </>
  );
};
