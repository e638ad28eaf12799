/** Where one is signed in, and the passkeys one can sign in with. */
import { For, Show } from 'solid-js';
import type { AccountAnswer } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Why } from '../pages/name-form.jsx';
import { p } from '../words/index.js';
import { endDevice, removePasskey } from './api.js';
import { createTold } from './form.js';
import { hasPasskeys, makePasskey } from './passkeys.js';

interface Props {
  readonly account: AccountAnswer;
  onChange(account: AccountAnswer): void;
}

export const Passkeys = (props: Props) => {
  const { failed, isUnderWay, told } = createTold<AccountAnswer>((answer) => props.onChange(answer));
  const label = (): string => props.account.devices.find(({ isThis }) => isThis)?.label || p().passkeyLabel;
  return (
    <section class="hall-slip" aria-labelledby="passkeys">
      <h2 id="passkeys">{p().passkeys}</h2>
      <p class="quiet">{hasPasskeys() ? p().passkeysHint : p().noPasskeys}</p>
      <ul class="plain" data-passkeys>
        <For each={props.account.passkeys}>
          {(key) => (
            <li>
              <b>{key.label}</b> <small>{p().used(t().date(key.used))}</small>{' '}
              <Button
                class="small"
                text={p().remove}
                aria-label={`${p().remove}: ${key.label}`}
                onClick={() => void told(removePasskey(key.id))}
              />
            </li>
          )}
        </For>
      </ul>
      <Show when={hasPasskeys()}>
        <Button
          text={p().addPasskey}
          disabled={isUnderWay()}
          data-add-passkey
          onClick={() => void told(makePasskey(label()))}
        />
      </Show>
      <Why failed={failed()} />
    </section>
  );
};

export const Devices = (props: Props) => {
  const { failed, told } = createTold<AccountAnswer>((answer) => props.onChange(answer));
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{p().devices}</h2>
      <ul class="matches" data-devices>
        <For each={props.account.devices}>
          {(device) => (
            <li>
              <span class="what">
                <b>{device.label || p().unknownDevice}</b>
                <small>
                  {device.isThis ? p().thisDevice : p().seen(t().date(device.seen))} ·{' '}
                  {p().added(t().date(device.created))}
                </small>
              </span>
              <Show when={!device.isThis}>
                <Button class="small" text={p().end} onClick={() => void told(endDevice(device.id))} />
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.account.devices.length > 1}>
        <Button text={p().endOthers} data-end-others onClick={() => void told(endDevice('others'))} />
      </Show>
      <Why failed={failed()} />
    </section>
  );
};
