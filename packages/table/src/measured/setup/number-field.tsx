/** One exact value: taken over when it is complete, not at every key. */
interface Props {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly least?: number;
  readonly most?: number;
  onGive(value: number): void;
}

export const NumberField = (props: Props) => (
  <label>
    <span>{props.label}</span>
    <input
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
  </label>
);
