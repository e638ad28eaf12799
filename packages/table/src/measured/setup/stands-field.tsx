/** How the stands of a unit are arranged: the good ways by list, any other by exchanging two of them. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { Placing, Unit } from '@five-victories/engine/tabletop';
import { Chip } from '../../controls/button.jsx';
import { Picker } from '../../controls/fields.jsx';
import type { Desk } from '../maker.js';
import { m } from '../words/index.js';
import { standName } from '../words/names.js';
import { exchanged, isMixed, layoutIn, layoutsOf, withLayout } from './ways.js';

interface Props {
  readonly desk: Desk;
  readonly unit: Unit;
  readonly placing: Placing;
  give(placing: Placing): void;
}

/** The cells of a layout, each stand with its number. */
const ranksOf = (layout: string): readonly (readonly { letter: string; stand: number }[])[] => {
  let stand = -1;
  return layout.split('/').map((rank) => [...rank].map((letter) => ({ letter, stand: letter === '.' ? -1 : ++stand })));
};

export const StandsField = (props: Props) => {
  const layout = createMemo(() => layoutIn(props.desk, props.unit, props.placing));
  const layouts = createMemo(() => layoutsOf(props.desk, props.unit, props.placing));
  const [first, setFirst] = createSignal<number>();
  createEffect(on([layout, () => props.unit.id], () => setFirst(undefined)));
  const give = (next: string): void => props.give(withLayout(props.desk, props.unit, props.placing, next));
  const point = (stand: number): void => {
    const other = first();
    if (other === undefined) setFirst(stand);
    else if (other === stand) setFirst(undefined);
    else give(exchanged(layout(), other, stand));
  };
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
      <Show when={isMixed(props.unit)}>
        <div role="group" aria-label={m().setup.exchange}>
          <small>{m().setup.exchange}</small>
          <div class="stands-grid">
            <For each={ranksOf(layout())}>
              {(rank) => (
                <div>
                  <For each={rank}>
                    {({ letter, stand }) => (
                      <Show when={stand >= 0} fallback={<i />}>
                        <Chip
                          text={letter}
                          on={first() === stand}
                          aria-label={m().setup.stand(stand + 1, standName(props.desk.match, letter))}
                          onClick={() => point(stand)}
                        />
                      </Show>
                    )}
                  </For>
                </div>
              )}
            </For>
          </div>
        </div>
      </Show>
    </>
  );
};
