/** A button for what a key does to a set-up; it cannot be pressed where that is nothing. */
import { Button } from '../../controls/button.jsx';
import type { FormProps } from '../maker.js';
import type { Act } from './keys.js';
import type { Draft } from './plan.js';

interface Props extends FormProps<Draft> {
  readonly act: Act;
  readonly text: string;
  readonly keys?: string;
}

export const Does = (props: Props) => (
  <Button
    class="chip"
    text={props.text}
    hint={props.keys}
    disabled={props.act(props.desk, props.draft) === undefined}
    onClick={() => {
      const next = props.act(props.desk, props.draft);
      if (next) props.change(next);
    }}
  />
);
