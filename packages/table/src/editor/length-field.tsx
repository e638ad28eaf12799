/** A length to type: inches or centimetres, down to a hundredth. */
import { Field } from '../controls/fields.jsx';
import { fieldLength, typedLength } from './lengths.js';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (thousandths: number) => void;
}

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
