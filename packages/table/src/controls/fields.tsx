/** Fields with their words: to tick, to pick one of several, to type a number, to give a file. */
import { For, Show, splitProps, type JSX } from 'solid-js';

interface Worded {
  readonly text: JSX.Element;
  readonly class?: string;
}

type Input = Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'class'>;

export const Tick = (props: Worded & Input & { readonly on: boolean; onTick(on: boolean): void }) => {
  const [own, others] = splitProps(props, ['text', 'class', 'on', 'onTick']);
  return (
    <label class={own.class ?? 'tick'}>
      <input
        type="checkbox"
        checked={own.on}
        onChange={(event) => own.onTick(event.currentTarget.checked)}
        {...others}
      />{' '}
      <span>{own.text}</span>
    </label>
  );
};

/** A field to type into. */
export const Field = (props: Worded & Input) => {
  const [own, others] = splitProps(props, ['text', 'class']);
  return (
    <label class={own.class}>
      <span>{own.text}</span> <input {...others} />
    </label>
  );
};

export interface Several<Value> extends Worded {
  readonly values: readonly Value[];
  readonly chosen: NoInfer<Value> | undefined;
  nameOf(value: Value): string;
  onPick(value: Value): void;
}

/** One of several, from a list that opens. */
export const Picker = <Value,>(props: Several<Value>) => (
  <label class={props.class}>
    <span>{props.text}</span>{' '}
    <select onChange={(event) => props.onPick(props.values[event.currentTarget.selectedIndex]!)}>
      <For each={props.values}>
        {(value) => (
          <option value={String(value)} selected={value === props.chosen}>
            {props.nameOf(value)}
          </option>
        )}
      </For>
    </select>
  </label>
);

export interface NumberProps extends Worded {
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  /** How many of the engine's units make one of these. */
  readonly scale?: number;
  /** Behind the figure: inches, centimetres, degrees. */
  readonly unit?: JSX.Element;
  /** What a screen reader says, where the words beside the field do not say enough. */
  readonly name?: string;
  /** What is out of bounds changes nothing, either. */
  readonly strict?: boolean;
  onValue(value: number): void;
}

/** A number in the measure of the player; what is no number changes nothing. */
export const NumberField = (props: NumberProps) => {
  const scale = () => props.scale ?? 1;
  const shown = (value: number | undefined) => (value === undefined ? undefined : value / scale());
  const read = (input: HTMLInputElement): void => {
    const { valueAsNumber: value, validity } = input;
    const isBeyond = props.strict && (validity.rangeOverflow || validity.rangeUnderflow);
    if (Number.isFinite(value) && !isBeyond) props.onValue(Math.round(value * scale()));
    else if (props.strict) input.value = String(shown(props.value));
  };
  return (
    <label class={props.class ?? 'number'}>
      <span>{props.text}</span>{' '}
      <input
        type="number"
        inputmode="decimal"
        min={shown(props.least)}
        max={shown(props.most)}
        step={props.step}
        value={props.value / scale()}
        aria-label={props.name}
        onChange={(event) => read(event.currentTarget)}
      />
      <Show when={props.unit}>
        <span aria-hidden="true">{props.unit}</span>
      </Show>
    </label>
  );
};

/** A file of the player's own; the same one can be given twice. */
export const FileButton = (props: { readonly text: string; onFile(file: File): void }) => (
  <label class="button file">
    {props.text}
    <input
      type="file"
      accept=".json,application/json"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) props.onFile(file);
        event.currentTarget.value = '';
      }}
    />
  </label>
);
