/** Programs that play under names of their own, and the tokens by which the hall knows them. */
import { createSignal, For, Show } from 'solid-js';
import { LEAST_NAME, MOST_NAME, type AccountAnswer, type TokenAnswer } from '@five-victories/server/protocol';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { Why } from '../pages/name-form.jsx';
import { p } from '../words/index.js';
import { playerAddress } from './address.js';
import { askAccount, endProgram, newProgram, newToken } from './api.js';
import { createTold } from './form.js';

interface Props {
  readonly account: AccountAnswer;
  onChange(account: AccountAnswer): void;
}

/** It is shown once. */
const Token = (props: { readonly told: TokenAnswer }) => (
  <p role="status" data-token>
    {p().tokenOf(props.told.name)} <code>{props.told.token}</code> <small>{p().tokenOnce}</small>
  </p>
);

export const Programs = (props: Props) => {
  const [name, setName] = createSignal('');
  const [token, setToken] = createSignal<TokenAnswer>();
  const changed = createTold<AccountAnswer>((answer) => props.onChange(answer));
  const made = createTold<TokenAnswer>((answer) => {
    setToken(answer);
    void changed.told(askAccount());
  });
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{p().programs}</h2>
      <p>{p().programsText}</p>
      <ul class="matches">
        <For each={props.account.programs}>
          {(each) => (
            <li>
              <span class="what">
                <b>
                  <a href={playerAddress(each)}>{each}</a>
                </b>
              </span>
              <Button class="small" text={p().newToken} onClick={() => void made.told(newToken(each))} />
              <Button
                class="small"
                text={p().remove}
                aria-label={`${p().remove}: ${each}`}
                onClick={() => confirm(p().removeProgram(each)) && void changed.told(endProgram(each))}
              />
            </li>
          )}
        </For>
      </ul>
      <Show when={token()}>{(told) => <Token told={told()} />}</Show>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void made.told(newProgram(name().trim()));
        }}
      >
        <Field
          text={p().programName}
          type="text"
          name="program"
          required
          autocomplete="off"
          minlength={LEAST_NAME}
          maxlength={MOST_NAME}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
        <button type="submit">{p().newProgram}</button>
      </form>
      <Why failed={made.failed() ?? changed.failed()} />
    </section>
  );
};
