/** Who you are to the others: a name, and nothing else. */
import { createSignal, Show } from 'solid-js';
import { LEAST_NAME, MOST_NAME } from '@five-victories/server/protocol';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import type { Failed } from '../api.js';
import type { Me } from '../me.js';
import { h } from '../words/index.js';

export const whyNot = ({ failed }: Failed): string => h().codes[failed] ?? failed;

export const Why = (props: { readonly failed: Failed | undefined }) => (
  <Show when={props.failed}>
    {(failed) => (
      <p class="refused" role="alert">
        {whyNot(failed())}
      </p>
    )}
  </Show>
);

const NameForm = (props: { readonly me: Me; onTaken?(): void }) => {
  const [failed, setFailed] = createSignal<Failed>();
  const [name, setName] = createSignal('');
  const take = async (): Promise<void> => {
    const why = await props.me.take(name());
    setFailed(why);
    if (!why) props.onTaken?.();
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <Field
        text={h().name}
        type="text"
        name="name"
        autocomplete="nickname"
        required
        minlength={LEAST_NAME}
        maxlength={MOST_NAME}
        placeholder={h().nameHint}
        onInput={({ currentTarget: { value } }) => setName(value)}
      />
      <button type="submit" class="primary">
        {h().sitDown}
      </button>
      <Why failed={failed()} />
    </form>
  );
};

/** The own name, and a way to another. */
export const Named = (props: { readonly me: Me }) => {
  const [renames, setRenames] = createSignal(false);
  return (
    <Show
      when={props.me.name() !== undefined && !renames()}
      fallback={<NameForm me={props.me} onTaken={() => setRenames(false)} />}
    >
      <p class="named">
        <b data-me>{h().youAre(props.me.name()!)}</b>{' '}
        <Button class="small" text={h().rename} onClick={() => setRenames(true)} />{' '}
        <Button class="small" text={h().signOut} onClick={() => confirm(h().signOutSure) && void props.me.leave()} />
      </p>
    </Show>
  );
};
