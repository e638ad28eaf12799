/** What a chosen feature and a chosen goal have alike: a name, copies of them, and their end. */
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { Field } from '../controls/fields.jsx';
import { duplicated, removed, type Chosen } from './ground.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

type Copied = ReturnType<typeof duplicated>;

/** No name at all rather than an empty one. */
export const withName = <T extends { readonly name?: string | undefined }>(
  { name: _name, ...thing }: T,
  name: string,
): Omit<T, 'name'> & { readonly name?: string } => (name === '' ? thing : { ...thing, name });

export const NameField = (props: { readonly value: string | undefined; readonly onName: (name: string) => void }) => (
  <Field
    text={w().fields.name}
    type="text"
    maxlength="80"
    value={props.value ?? ''}
    onInput={(event) => props.onName(event.currentTarget.value)}
  />
);

interface Props {
  readonly editor: Editor;
  readonly chosen: Chosen;
  /** With the same thing on the other side of the table. */
  mirrored(): Copied;
}

export const ChosenButtons = (props: Props) => {
  const take = ({ options, chosen }: Copied): void => {
    props.editor.changeOptions(options);
    props.editor.choose(chosen);
  };
  const remove = (): void => {
    const gone = removed(props.editor.options(), props.chosen);
    props.editor.choose(undefined);
    props.editor.changeOptions(gone);
    props.editor.say(w().said.removed);
  };
  return (
    <>
      <Button
        class="small"
        text={w().fields.duplicate}
        onClick={() => take(duplicated(props.editor.options(), props.chosen, props.editor.table()))}
      />
      <Button class="small" text={w().fields.mirror} onClick={() => take(props.mirrored())} />
      <Button class="small" text={t().saved.remove} data-remove onClick={remove} />
    </>
  );
};
