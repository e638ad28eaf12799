/** One's own: the way in from other devices, who is signed in where, whom one avoids, and how to take all of it away. */
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { AccountAnswer } from '@five-victories/server/protocol';
import { saveFile } from '../../app/files.js';
import { goTo } from '../../app/route.js';
import { t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { Frame } from '../../pages/frame.jsx';
import { isFailed, type Failed } from '../api.js';
import { createMe, type Me } from '../me.js';
import { Named, Why } from '../pages/name-form.jsx';
import { h, p } from '../words/index.js';
import { playerAddress } from './address.js';
import { askAccount, askExport, deleteMe, relate } from './api.js';
import { Devices, Passkeys } from './devices.jsx';
import { createTold } from './form.js';
import { Programs } from './programs.jsx';
import { PasswordForm, SignInForms } from './password-form.jsx';

const Avoided = (props: { readonly account: AccountAnswer; onChange(): void }) => {
  const all = () => [
    ...props.account.blocked.map((name) => ({ name, kind: 'block' as const })),
    ...props.account.muted.map((name) => ({ name, kind: 'mute' as const })),
  ];
  const forgive = async (name: string, kind: 'block' | 'mute'): Promise<void> => {
    await relate(name, { kind, on: false });
    props.onChange();
  };
  return (
    <section aria-labelledby="avoided">
      <h2 id="avoided">{p().avoided}</h2>
      <Show when={all().length > 0} fallback={<p class="quiet">{p().nobody}</p>}>
        <ul class="matches">
          {all().map(({ name, kind }) => (
            <li>
              <span class="what">
                <b>
                  <a href={playerAddress(name)}>{name}</a>
                </b>
                <small>{kind === 'block' ? p().blocked : p().muted}</small>
              </span>
              <Button
                class="small"
                text={kind === 'block' ? p().unblock : p().unmute}
                onClick={() => void forgive(name, kind)}
              />
            </li>
          ))}
        </ul>
      </Show>
    </section>
  );
};

const Export = () => {
  const [failed, setFailed] = createSignal<Failed>();
  const save = async (): Promise<void> => {
    const answer = await askExport();
    if (isFailed(answer)) setFailed(answer);
    else saveFile('five-victories.json', JSON.stringify(answer, undefined, 1));
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{p().mine}</h2>
      <p>{p().exportText}</p>
      <Button text={p().export} onClick={() => void save()} data-export />
      <Why failed={failed()} />
    </section>
  );
};

const Deletion = (props: { readonly account: AccountAnswer; readonly me: Me }) => {
  const { failed, told } = createTold<object>(() => {
    props.me.become({ matches: [] });
    goTo({ page: 'hall' });
  });
  const [name, setName] = createSignal('');
  const [password, setPassword] = createSignal('');
  return (
    <details class="deletion">
      <summary>{p().delete}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void told(deleteMe(name(), password()));
        }}
      >
        <p>{p().deleteText}</p>
        <Field
          text={p().deleteName}
          type="text"
          name="sure"
          required
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
        <Show when={props.account.hasPassword}>
          <Field
            text={p().password}
            type="password"
            name="delete-password"
            required
            autocomplete="current-password"
            onInput={({ currentTarget: { value } }) => setPassword(value)}
          />
        </Show>
        <button type="submit">{p().deleteDo}</button>
        <Why failed={failed()} />
      </form>
    </details>
  );
};

const Own = (props: { readonly me: Me }) => {
  const [account, { mutate, refetch }] = createResource(askAccount);
  const here = (): AccountAnswer | undefined => {
    const answer = account.latest;
    return answer && !isFailed(answer) ? answer : undefined;
  };
  const changed = (answer: AccountAnswer): void => {
    mutate(answer);
    props.me.look();
  };
  return (
    <Show when={here()} fallback={<p role="status">{h().loading}</p>}>
      {(own) => (
        <>
          <p data-claimed={own().claimed !== undefined}>
            {own().claimed === undefined ? p().guest : p().yours(t().date(own().claimed!))}{' '}
            <a href={playerAddress(own().name)}>{p().ratings}</a>
          </p>
          <div class="two own">
            <PasswordForm account={own()} onChange={changed} />
            <Passkeys account={own()} onChange={changed} />
          </div>
          <Devices account={own()} onChange={changed} />
          <Avoided account={own()} onChange={() => void refetch()} />
          <Show when={own().claimed !== undefined}>
            <Programs account={own()} onChange={changed} />
          </Show>
          <Export />
          <Deletion account={own()} me={props.me} />
        </>
      )}
    </Show>
  );
};

export const AccountPage = () => {
  const me = createMe();
  return (
    <Frame title={p().account} class="hall account">
      <p>
        <Link class="quiet" text={h().toHall} href="#/hall" />
      </p>
      <h1>{p().account}</h1>
      <Switch>
        <Match when={me.failed()}>{(failed) => <Why failed={failed()} />}</Match>
        <Match when={!me.isLoading()}>
          <Show when={me.name() !== undefined} fallback={<SignInForms me={me} />} keyed>
            <Named me={me} isAccount />
            <Own me={me} />
            <Show when={me.kind() === 'guest'}>
              <SignInForms me={me} />
            </Show>
          </Show>
        </Match>
      </Switch>
    </Frame>
  );
};
