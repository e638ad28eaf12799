/** What lists of kept things share: what came of the last act, and a name that can be changed. */
import { createSignal, Show, type JSX } from 'solid-js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';

export interface Told {
  readonly text: string;
  readonly wrong: boolean;
}

export const ToldNote = (props: { readonly told: Told | undefined }) => (
  <Show when={props.told}>
    {(told) => (
      <p class={told().wrong ? 'refused' : 'right'} role={told().wrong ? 'alert' : 'status'}>
        {told().text}
      </p>
    )}
  </Show>
);

interface RowProps {
  readonly name: string;
  readonly longest?: number;
  /** Below the name. */
  readonly below: JSX.Element;
  /** What can be done with it: before renaming it, and after. */
  readonly first: JSX.Element;
  readonly then: JSX.Element;
  onRename(name: string): void;
}

export const KeptRow = (props: RowProps) => {
  const [renaming, setRenaming] = createSignal(false);
  const rename = (text: string): void => {
    setRenaming(false);
    const name = text.trim().slice(0, props.longest);
    if (name !== '' && name !== props.name) props.onRename(name);
  };
  return (
    <>
      <div class="what">
        <Show when={renaming()} fallback={<b>{props.name}</b>}>
          <input
            aria-label={t().saved.newName}
            maxlength={props.longest}
            value={props.name}
            ref={(input) => queueMicrotask(() => input.select())}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={(event) => rename(event.currentTarget.value)}
          />
        </Show>
        <small>{props.below}</small>
      </div>
      <div class="chips">
        {props.first}
        <Button text={t().saved.rename} onClick={() => setRenaming(true)} />
        {props.then}
      </div>
    </>
  );
};
