/** Which stand stands where, in a unit of several kinds: two that are pressed one after the other change places. */
import { createEffect, createSignal, on, Show } from 'solid-js';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { exchanged, gridOf } from '../match/layout-text.js';
import { StandGrid } from '../panel/forms/stand-grid.jsx';
import { m } from './words/index.js';
import { standName } from './words/names.js';

interface Props {
  readonly match: TabletopMatch;
  readonly layout: string;
  readonly text: string;
  onLayout(layout: string): void;
}

export const ExchangeStands = (props: Props) => {
  const [first, setFirst] = createSignal<number>();
  createEffect(
    on(
      () => props.layout,
      () => setFirst(undefined),
    ),
  );
  const press = (stand: number): void => {
    const one = first();
    setFirst(one === undefined ? stand : undefined);
    if (one !== undefined && one !== stand) props.onLayout(exchanged(props.layout, one, stand));
  };
  return (
    <Show when={new Set(gridOf(props.layout).stands.map(({ letter }) => letter)).size > 1}>
      <p class="quiet">{props.text}</p>
      <StandGrid
        small
        layout={props.layout}
        label={props.text}
        nameOf={({ letter }, i) => ({ name: m().setup.stand(i + 1, standName(props.match, letter)), sign: i + 1 })}
        drawing={({ letter }) => <b>{letter}</b>}
        isPressed={(stand) => first() === stand}
        onPress={press}
      />
    </Show>
  );
};
