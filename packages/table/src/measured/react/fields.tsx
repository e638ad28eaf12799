/** Exact values: lengths in the measure of the book, angles in degrees. */
import { createUniqueId, Show, type JSX } from 'solid-js';
import type { TabletopMatch } from '@five-victories/engine/tabletop';

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Behind the figure: inches, centimetres, degrees. */
  readonly unit: string;
  /** How many of the engine's units make one of these. */
  readonly scale: number;
  readonly step: number;
  onValue(value: number): void;
}

export const Field = (props: FieldProps): JSX.Element => {
  const id = createUniqueId();
  const read = (text: string): void => {
    const value = Number(text);
    if (text !== '' && Number.isFinite(value)) props.onValue(Math.round(value * props.scale));
  };
  return (
    <label class="number" for={id}>
      {props.label}
      <input
        id={id}
        type="number"
        inputmode="decimal"
        min={props.least / props.scale}
        max={props.most / props.scale}
        step={props.step}
        value={props.value / props.scale}
        onChange={(event) => read(event.currentTarget.value)}
      />
      <span aria-hidden="true">{props.unit}</span>
    </label>
  );
};

type Plain = Omit<FieldProps, 'unit' | 'scale' | 'step'>;

export const LengthField = (props: Plain & { readonly match: TabletopMatch }): JSX.Element => (
  <Field {...props} unit={props.match.rules.words.measure.trim()} scale={1000} step={0.1} />
);

export const AngleField = (props: Plain): JSX.Element => <Field {...props} unit="°" scale={10} step={1} />;

/** One of several, with the key that picks it. */
export const Chip = (props: {
  readonly label: string;
  readonly on: boolean;
  readonly letter?: string;
  onPick(): void;
}) => (
  <button
    type="button"
    class="chip"
    aria-pressed={props.on}
    aria-keyshortcuts={props.letter}
    onClick={() => props.onPick()}
  >
    {props.label}
    <Show when={props.letter}>{(letter) => <kbd>{letter()}</kbd>}</Show>
  </button>
);

export const Tick = (props: { readonly label: string; readonly on: boolean; onTick(on: boolean): void }) => (
  <label class="tick">
    <input type="checkbox" checked={props.on} onChange={(event) => props.onTick(event.currentTarget.checked)} />
    {props.label}
  </label>
);
