/** One exact value: taken over when it is complete, not at every key. */
import { Field } from '../../controls/fields.jsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly least?: number;
  readonly most?: number;
  onGive(value: number): void;
}

export const NumberField = (props: Props) => (
  <Field
    text={props.label}
    type="number"
    inputmode="decimal"
    step={props.step}
    min={props.least}
    max={props.most}
    value={props.value}
    onChange={(event) => {
      const { valueAsNumber, validity } = event.currentTarget;
      if (Number.isNaN(valueAsNumber) || validity.rangeOverflow || validity.rangeUnderflow)
        event.currentTarget.value = String(props.value);
      else props.onGive(valueAsNumber);
    }}
  />
);
