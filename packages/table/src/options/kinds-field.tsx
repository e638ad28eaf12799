/** Kinds of units, each in or not: classes at once, single types folded. */
import { For, Show } from 'solid-js';
import { Chip } from '../controls/button.jsx';
import type { Entry } from './fields.js';
import { toggled } from './terrain-table.js';
import { o } from './words/index.js';

interface Props {
  readonly title: string;
  readonly describedBy: string;
  readonly entry: Extract<Entry, { is: 'kinds' }>;
  readonly names: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly onChange: (kinds: readonly string[]) => void;
}

export const KindsField = (props: Props) => {
  const chosen = (): readonly string[] => (Array.isArray(props.value) ? (props.value as string[]) : []);
  const order = (): readonly string[] => [...props.entry.classes, ...props.entry.types];
  const Chips = (those: { readonly kinds: readonly string[] }) => (
    <For each={those.kinds}>
      {(kind) => (
        <Chip
          text={props.names[kind] ?? kind}
          on={chosen().includes(kind)}
          data-units={kind}
          onClick={() => props.onChange(toggled(chosen(), kind, order()))}
        />
      )}
    </For>
  );
  const typesChosen = (): number => props.entry.types.filter((type) => chosen().includes(type)).length;
  return (
    <fieldset class="members" aria-describedby={props.describedBy}>
      <legend>{props.title}</legend>
      <Chips kinds={props.entry.classes} />
      <Show when={props.entry.types.length > 0}>
        <details>
          <summary>{o().terrainTable.types(typesChosen())}</summary>
          <div class="chips">
            <Chips kinds={props.entry.types} />
          </div>
        </details>
      </Show>
    </fieldset>
  );
};
