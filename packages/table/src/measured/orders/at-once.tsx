/** A chip that plans an order, and beside it a button that gives the order without planning it first. */
import { Show } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import { Button, Chip } from '../../controls/button.jsx';
import { m } from '../words/index.js';

interface Props {
  readonly text: string;
  readonly on: boolean;
  /** What is ordered; undefined: it may not be ordered as it is. */
  readonly choice: Choice | undefined;
  readonly vain?: boolean;
  readonly onPlan: () => void;
  readonly onGive: (choice: Choice) => void;
}

/** Gives the order at once. */
export const AtOnce = (props: {
  readonly text: string;
  /** What it orders, for who looks for it. */
  readonly of: string | undefined;
  readonly onGive: () => void;
}) => (
  <Button
    class="chip"
    text="⏎"
    title={m().orders.atOnce(props.text)}
    aria-label={m().orders.atOnce(props.text)}
    data-at-once={props.of}
    onClick={() => props.onGive()}
  />
);

export const ChipAtOnce = (props: Props & { readonly [name: `data-${string}`]: string }) => (
  <span class="at-once">
    <Chip
      text={props.text}
      on={props.on}
      classList={{ vain: props.vain ?? false }}
      data-formation={props['data-formation']}
      data-charge={props['data-charge']}
      onClick={() => props.onPlan()}
    />
    <Show when={props.choice}>
      {(choice) => (
        <AtOnce
          text={props.text}
          of={props['data-formation'] ?? props['data-charge']}
          onGive={() => props.onGive(choice())}
        />
      )}
    </Show>
  </span>
);
