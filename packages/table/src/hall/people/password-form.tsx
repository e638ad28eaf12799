/** Passwords: to make a name one's own, to change it, to come in with it. */
import { createSignal, Show } from 'solid-js';
import {
  LEAST_PASSWORD,
  MOST_PASSWORD,
  type AccountAnswer,
  type MeAnswer,
  type NewPassword,
} from '@five-victories/server/protocol';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import type { Me } from '../me.js';
import { Why } from '../pages/name-form.jsx';
import { h, p } from '../words/index.js';
import { setPassword, signIn } from './api.js';
import { createTold } from './form.js';
import { hasPasskeys, openByPasskey } from './passkeys.js';

export const PasswordForm = (props: { readonly account: AccountAnswer; onChange(account: AccountAnswer): void }) => {
  const [isDone, setDone] = createSignal(false);
  const { failed, isUnderWay, told } = createTold<AccountAnswer>((answer) => {
    setDone(true);
    props.onChange(answer);
  });
  const [given, setGiven] = createSignal<NewPassword>({ password: '' });
  const change = (next: Partial<NewPassword>): void => void setGiven({ ...given(), ...next });
  return (
    <form
      class="hall-slip"
      data-password
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget: form } = event;
        setDone(false);
        void told(setPassword(given())).then(() => isDone() && form.reset());
      }}
    >
      <h2>{p().password}</h2>
      <input type="text" name="username" autocomplete="username" value={props.account.name} readonly hidden />
      <Show when={props.account.hasPassword}>
        <Field
          text={p().oldPassword}
          type="password"
          name="old"
          required
          autocomplete="current-password"
          maxlength={MOST_PASSWORD}
          onInput={({ currentTarget: { value } }) => change({ old: value })}
        />
      </Show>
      <Field
        text={props.account.hasPassword ? p().newPassword : p().password}
        type="password"
        name="new"
        required
        autocomplete="new-password"
        minlength={LEAST_PASSWORD}
        maxlength={MOST_PASSWORD}
        onInput={({ currentTarget: { value } }) => change({ password: value })}
      />
      <small>{p().passwordHint}</small>
      <br />
      <button type="submit" class="primary" disabled={isUnderWay()}>
        {props.account.claimed === undefined ? p().claim : p().changePassword}
      </button>
      <Show when={props.account.claimed !== undefined}>
        <p class="quiet">{p().otherDevicesEnd}</p>
      </Show>
      <Show when={isDone()}>
        <p role="status">{p().changed}</p>
      </Show>
      <Why failed={failed()} />
    </form>
  );
};

/** For whoever has been here with another browser. */
export const SignInForms = (props: { readonly me: Me }) => {
  const { failed, isUnderWay, told } = createTold<MeAnswer>((answer) => props.me.become(answer));
  const [name, setName] = createSignal('');
  const [password, setPasswordHere] = createSignal('');
  return (
    <section class="hall-slip sign-in" aria-labelledby="sign-in">
      <h2 id="sign-in">{p().signIn}</h2>
      <p class="quiet">
        {p().signInHint} {props.me.name() === undefined ? '' : p().signInGuest(props.me.name()!)}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void told(signIn({ name: name().trim(), password: password() }));
        }}
      >
        <Field
          text={p().name}
          type="text"
          name="sign-in-name"
          required
          autocomplete="username"
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
        <Field
          text={p().password}
          type="password"
          name="sign-in-password"
          required
          autocomplete="current-password"
          onInput={({ currentTarget: { value } }) => setPasswordHere(value)}
        />
        <div class="chips">
          <button type="submit" class="primary" disabled={isUnderWay()}>
            {p().signInDo}
          </button>
          <Show when={hasPasskeys()}>
            <Button text={p().byPasskey} data-by-passkey onClick={() => void told(openByPasskey())} />
          </Show>
        </div>
        <Why failed={failed()} />
        <p role="status">{isUnderWay() ? h().loading : ''}</p>
      </form>
    </section>
  );
};
