/** Who you are to the others: a name, and nothing else. */
import { createSignal, Show } from 'solid-js';
import { LEAST_NAME, MOST_NAME } from '@five-victories/server/protocol';
import { Button, Link } from '../../controls/button.jsx';
import { t } from '../../app/settings.js';
import { Field } from '../../controls/fields.jsx';
import type { Failed } from '../api.js';
import type { Me } from '../me.js';
import { c, h, n, p } from '../words/index.js';
import { ACCOUNT, NOTICES } from '../people/address.js';

export const whyNot = ({ failed }: Failed): string =>
  h().codes[failed] ?? p().codes[failed] ?? c().codes[failed] ?? failed;

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
      <p>
        <a href={ACCOUNT} data-sign-in>
          {p().signIn}
        </a>
      </p>
      <Why failed={failed()} />
    </form>
  );
};

/** Whoever may not do everything here is told so. */
const BanNote = (props: { readonly me: Me }) => (
  <Show when={props.me.ban()}>
    {(ban) => (
      <p class="note" role="status" data-ban>
        {p().banned[ban().what]}
        {ban().until === undefined ? '' : `, ${p().bannedUntil(t().date(ban().until!))}`}. {p().why}: {ban().why}
      </p>
    )}
  </Show>
);

/** The own name, and a way to another. */
export const Named = (props: { readonly me: Me; readonly isAccount?: boolean; readonly isNotices?: boolean }) => {
  const [renames, setRenames] = createSignal(false);
  return (
    <Show
      when={props.me.name() !== undefined && !renames()}
      fallback={<NameForm me={props.me} onTaken={() => setRenames(false)} />}
    >
      <p class="named">
        <b data-me>{h().youAre(props.me.name()!)}</b>{' '}
        <Show when={!props.isAccount}>
          <Link class="button small" text={p().account} href={ACCOUNT} data-account />{' '}
        </Show>
        <Show when={!props.isAccount && !props.isNotices}>
          <Link class="button small" text={n().title} href={NOTICES} data-notices />{' '}
        </Show>
        <Button class="small" text={h().rename} onClick={() => setRenames(true)} />{' '}
        <Button
          class="small"
          text={h().signOut}
          onClick={() => (props.me.kind() !== 'guest' || confirm(h().signOutSure)) && void props.me.leave()}
        />
      </p>
      <BanNote me={props.me} />
    </Show>
  );
};
