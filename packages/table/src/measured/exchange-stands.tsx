/** Which stand stands where, in a unit of several kinds: two that are pressed one after the other change places. */
import { createEffect, createSignal, on, Show } from 'solid-js';
import type { Placed } from '@five-victories/engine/tabletop';
import { exchanged } from '../match/layout-text.js';
import { StandPicker } from './fire/stand-picker.jsx';
import type { Desk } from './maker.js';

interface Props {
  readonly desk: Desk;
  /** As it would stand. */
  readonly unit: Placed;
  readonly text: string;
  onLayout(layout: string): void;
}

export const ExchangeStands = (props: Props) => {
  const layout = (): string => props.unit.place.layout;
  const [first, setFirst] = createSignal<number>();
  createEffect(on(layout, () => setFirst(undefined)));
  const press = (stand: number): void => {
    const one = first();
    setFirst(one === undefined ? stand : undefined);
    if (one !== undefined && one !== stand) props.onLayout(exchanged(layout(), one, stand));
  };
  return (
    <Show when={new Set(layout().replace(/[^A-Z]/g, '')).size > 1}>
      <div>
        <small>{props.text}</small>
        <StandPicker desk={props.desk} unit={props.unit} isPressed={(stand) => first() === stand} onPress={press} />
      </div>
    </Show>
  );
};
