/** Where somebody is told that it is his turn: this browser, an e-mail address, a program; each can be taken away again. */
import { createResource, createSignal, For, Show } from 'solid-js';
import type { AddressAnswer, AddressCard, AddressesAnswer, NewAddress } from '@five-victories/server/protocol';
import { settings } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Field, Tick } from '../../controls/fields.jsx';
import { isFailed } from '../api.js';
import { Why } from '../pages/name-form.jsx';
import { w } from '../words/index.js';
import { addAddress, askAddresses, changeAddress, removeAddress } from './api.js';
import { createTold, textsIn } from './form.js';
import { mayBePushed, pushAddress } from './push.js';

interface Changing {
  onChange(): void;
}

const Address = (props: Changing & { readonly card: AddressCard }) => {
  const [isTested, setTested] = createSignal(false);
  const { failed, told } = createTold<object>(() => props.onChange());
  const test = (): void => {
    const { id, language, digest } = props.card;
    const wishes = { language, ...(digest !== undefined && { digest }) };
    void told(changeAddress(id, { ...wishes, test: true })).then(() => setTested(failed() === undefined));
  };
  return (
    <li data-address={props.card.kind}>
      <span class="what">
        <b>{w().kinds[props.card.kind]}</b>
        <small>
          {props.card.where} · {props.card.digest === undefined ? w().atOnce : w().digest}
          <Show when={!props.card.confirmed}> · {w().unconfirmed}</Show>
          <Show when={props.card.failed}>{(said) => <> · {w().failed(said())}</>}</Show>
        </small>
      </span>
      <Show when={props.card.confirmed}>
        <Button class="small" text={isTested() ? w().tested : w().test} onClick={test} />
      </Show>
      <Button class="small" text={w().remove} data-remove onClick={() => void told(removeAddress(props.card.id))} />
      <Why failed={failed()} />
    </li>
  );
};

const Forms = (props: Changing & { readonly own: AddressesAnswer }) => {
  const [secret, setSecret] = createSignal<string>();
  const [isBarred, setBarred] = createSignal(!mayBePushed());
  const { failed, told } = createTold<AddressAnswer>((answer) => {
    setSecret(answer.secret);
    props.onChange();
  });
  const push = async (): Promise<void> => {
    const given = await pushAddress(props.own.pushKey);
    if (given) await told(addAddress(given));
    else setBarred(true);
  };
  const add = (form: HTMLFormElement, of: (read: (name: string) => string) => NewAddress): void => {
    void told(addAddress(of(textsIn(form))));
    form.reset();
  };
  const language = () => settings().language;
  return (
    <>
      <Show when={!isBarred()} fallback={<p class="quiet">{w().noPush}</p>}>
        <Button text={w().push} data-push onClick={() => void push()} />
      </Show>
      <Show when={props.own.hasMail}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add(event.currentTarget, (read) => ({ kind: 'mail', mail: read('mail'), language: language() }));
          }}
        >
          <Field text={w().mailTo} type="email" name="mail" required autocomplete="email" />
          <button type="submit">{w().mail}</button>
        </form>
      </Show>
      <details>
        <summary>{w().webhook}</summary>
        <form
          data-webhook
          onSubmit={(event) => {
            event.preventDefault();
            add(event.currentTarget, (read) => ({
              kind: 'webhook',
              url: read('url'),
              form: read('discord') === 'on' ? 'discord' : 'plain',
              language: language(),
            }));
          }}
        >
          <Field text={w().url} type="url" name="url" required autocomplete="off" />
          <Tick text={w().discord} name="discord" on={false} onTick={() => undefined} />
          <button type="submit">{w().add}</button>
        </form>
      </details>
      <Show when={secret()}>{(told) => <p role="status">{w().secret(told())}</p>}</Show>
      <Why failed={failed()} />
    </>
  );
};

export const BeingTold = () => {
  const [addresses, { refetch }] = createResource(askAddresses);
  const own = (): AddressesAnswer | undefined => {
    const answer = addresses.latest;
    return answer && !isFailed(answer) ? answer : undefined;
  };
  const changed = (): void => void refetch();
  return (
    <section aria-labelledby="told">
      <h2 id="told">{w().told}</h2>
      <p>{w().toldText}</p>
      <Show when={own()}>
        {(here) => (
          <>
            <Show when={here().addresses.length > 0} fallback={<p class="quiet">{w().nowhere}</p>}>
              <ul class="matches" data-addresses>
                <For each={here().addresses}>{(card) => <Address card={card} onChange={changed} />}</For>
              </ul>
            </Show>
            <Forms own={here()} onChange={changed} />
          </>
        )}
      </Show>
    </section>
  );
};
