/** A length to type: inches or centimetres, down to a hundredth. */
import { Field } from '../controls/fields.jsx';
import { WHOLE } from './shapes.js';

/** For a field: always with a point, as number fields want it. */
const fieldLength = (thousandths: number): string => String(Math.round(thousandths / 10) / 100);
const typedLength = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? undefined : Math.round(value * WHOLE);
};

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between these. */
export const CountField = (props: Props & { readonly least: number; readonly most: number }) => (
  <Field
    class="length"
    text={props.label}
    type="number"
    min={props.least}
    max={props.most}
    value={props.value}
    onChange={({ currentTarget: { valueAsNumber: typed } }) =>
      props.onChange(Math.min(props.most, Math.max(props.least, Math.round(typed || 0))))
    }
  />
);

export const LengthField = (props: Props) => (
  <Field
    class="length"
    text={props.label}
    type="number"
    inputmode="decimal"
    step="0.5"
    value={fieldLength(props.value)}
    onChange={(event) => {
      const typed = typedLength(event.currentTarget.value);
      if (typed !== undefined) props.onChange(typed);
      event.currentTarget.value = fieldLength(props.value);
    }}
  />
);
