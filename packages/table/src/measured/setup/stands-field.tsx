/** How the stands of a unit are arranged: the good ways by list, any other by exchanging two of them. */
import { createMemo, Show } from 'solid-js';
import type { Placing, Unit } from '@five-victories/engine/tabletop';
import { Picker } from '../../controls/fields.jsx';
import { ExchangeStands } from '../exchange-stands.jsx';
import type { Desk } from '../maker.js';
import { m } from '../words/index.js';
import { layoutIn, layoutsOf, withLayout } from './ways.js';

interface Props {
  readonly desk: Desk;
  readonly unit: Unit;
  readonly placing: Placing;
  give(placing: Placing): void;
}

export const StandsField = (props: Props) => {
  const layout = createMemo(() => layoutIn(props.desk, props.unit, props.placing));
  const layouts = createMemo(() => layoutsOf(props.desk, props.unit, props.placing));
  const give = (next: string): void => props.give(withLayout(props.desk, props.unit, props.placing, next));
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
      <ExchangeStands match={props.desk.match} layout={layout()} text={m().setup.exchange} onLayout={give} />
    </>
  );
};
