/** Exact values of a set-up: taken over when they are complete, not at every key. */
import { NumberField, type NumberProps } from '../../controls/fields.jsx';

type Plain = Omit<NumberProps, 'unit' | 'scale' | 'class' | 'strict'>;

export const Count = (props: Plain) => <NumberField class="" strict step={1} {...props} />;
export const Length = (props: Plain) => <NumberField class="" strict step={0.1} {...props} scale={1000} />;
export const Degrees = (props: Plain) => <NumberField class="" strict step={1} {...props} scale={10} />;
