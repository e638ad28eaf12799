/** Where a player is told: what is there, when it comes, whether it comes; and somewhere else. */
import { createSignal, For, Show } from 'solid-js';
import {
  WEBHOOK_FORMS,
  type AddressAnswer,
  type AddressCard,
  type AddressesAnswer,
} from '@five-victories/server/protocol';
import { settings } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Field, Picker } from '../../controls/fields.jsx';
import { isFailed } from '../api.js';
import { createTold } from '../people/form.js';
import { n } from '../words/index.js';
import { addAddress, askAddresses, changeAddress, removeAddress } from './api.js';
import { DIGESTS, timeOfDigest } from './digest.js';
import { hasPush, tellHere } from './push.js';
import { WhyNot } from './why.jsx';

interface Props {
  readonly known: AddressesAnswer;
  onChange(known: AddressesAnswer): void;
}

const AT_ONCE = 'atOnce';

const Address = (props: { readonly card: AddressCard; onChange(): void; onGone(known: AddressesAnswer): void }) => {
  const [isTested, setTested] = createSignal(false);
  const changed = createTold<AddressAnswer>(() => props.onChange());
  const gone = createTold<AddressesAnswer>((known) => props.onGone(known));
  const tested = createTold<AddressAnswer>(() => setTested(true));
  const wishes = () => ({ language: settings().language, digest: props.card.digest });
  const at = (digest: number | typeof AT_ONCE): void => {
    const when = digest === AT_ONCE ? undefined : digest;
    void changed.told(changeAddress(props.card.id, { language: settings().language, digest: when }));
  };
  return (
    <li data-address={props.card.kind}>
      <span class="what">
        <b>{n().kinds[props.card.kind]}</b> {props.card.where}
        <small>
          {props.card.confirmed ? '' : n().waits} {props.card.failed === undefined ? '' : n().failed(props.card.failed)}
        </small>
        <Show when={isTested()}>
          <small role="status">{n().tested}</small>
        </Show>
        <WhyNot failed={changed.failed() ?? tested.failed() ?? gone.failed()} />
      </span>
      <Picker
        text={<span class="visually-hidden">{n().when}</span>}
        values={[AT_ONCE, ...DIGESTS] as const}
        chosen={props.card.digest ?? AT_ONCE}
        nameOf={(digest) => (digest === AT_ONCE ? n().atOnce : n().daily(timeOfDigest(digest)))}
        onPick={at}
      />
      <Button
        class="small"
        text={n().test}
        onClick={() => void tested.told(changeAddress(props.card.id, { ...wishes(), test: true }))}
      />
      <Button class="small" text={n().remove} onClick={() => void gone.told(removeAddress(props.card.id))} />
    </li>
  );
};

const MailForm = (props: { onAdded(answer: AddressAnswer): void }) => {
  const { failed, isUnderWay, told } = createTold<AddressAnswer>((answer) => props.onAdded(answer));
  const [mail, setMail] = createSignal('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void told(addAddress({ kind: 'mail', mail: mail().trim(), language: settings().language }));
      }}
    >
      <Field
        text={n().mail}
        type="email"
        name="mail"
        required
        autocomplete="email"
        onInput={({ currentTarget: { value } }) => setMail(value)}
      />
      <button type="submit" disabled={isUnderWay()}>
        {n().addMail}
      </button>
      <WhyNot failed={failed()} />
    </form>
  );
};

const WebhookForm = (props: { onAdded(answer: AddressAnswer): void }) => {
  const { failed, isUnderWay, told } = createTold<AddressAnswer>((answer) => props.onAdded(answer));
  const [url, setUrl] = createSignal('');
  const [form, setForm] = createSignal<(typeof WEBHOOK_FORMS)[number]>('plain');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void told(addAddress({ kind: 'webhook', url: url().trim(), form: form(), language: settings().language }));
      }}
    >
      <Field
        text={n().webhook}
        type="url"
        name="webhook"
        required
        placeholder="https://"
        autocomplete="off"
        onInput={({ currentTarget: { value } }) => setUrl(value)}
      />
      <Picker
        text={n().form}
        values={WEBHOOK_FORMS}
        chosen={form()}
        nameOf={(each) => n().forms[each]}
        onPick={(each) => setForm(each)}
      />
      <button type="submit" disabled={isUnderWay()}>
        {n().addWebhook}
      </button>
      <WhyNot failed={failed()} />
    </form>
  );
};

const Here = (props: { readonly pushKey: string; onAdded(answer: AddressAnswer): void }) => {
  const [isTold, setIsTold] = createSignal(false);
  const { failed, isUnderWay, told } = createTold<AddressAnswer>((answer) => {
    setIsTold(true);
    props.onAdded(answer);
  });
  return (
    <Show when={hasPush()} fallback={<p class="quiet">{n().noPush}</p>}>
      <Button
        class="primary"
        text={n().here}
        disabled={isUnderWay()}
        data-here
        onClick={() => void told(tellHere(props.pushKey))}
      />
      <Show when={isTold()}>
        <p role="status">{n().hereIs}</p>
      </Show>
      <WhyNot failed={failed()} />
    </Show>
  );
};

export const Addresses = (props: Props) => {
  const [secret, setSecret] = createSignal<string>();
  const again = async (): Promise<void> => {
    const answer = await askAddresses();
    if (!isFailed(answer)) props.onChange(answer);
  };
  const added = (answer: AddressAnswer): void => {
    setSecret(answer.secret);
    void again();
  };
  return (
    <section aria-labelledby="where">
      <h2 id="where">{n().where}</h2>
      <Show when={props.known.addresses.length > 0} fallback={<p class="quiet">{n().nowhere}</p>}>
        <ul class="matches" data-addresses>
          <For each={props.known.addresses}>
            {(card) => <Address card={card} onChange={() => void again()} onGone={(known) => props.onChange(known)} />}
          </For>
        </ul>
      </Show>
      <Show when={secret()}>
        {(text) => (
          <p role="status" data-secret>
            {n().secret} <code>{text()}</code> <small>{n().secretOnce}</small>
          </p>
        )}
      </Show>
      <Here pushKey={props.known.pushKey} onAdded={added} />
      <Show when={props.known.hasMail} fallback={<p class="quiet">{n().noMail}</p>}>
        <MailForm onAdded={added} />
      </Show>
      <WebhookForm onAdded={added} />
    </section>
  );
};
