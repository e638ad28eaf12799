/** Until the other comes: the link and the code that bring him here. */
import { createSignal, Show, type JSX } from 'solid-js';
import type { MatchHead } from '@five-victories/server/protocol';
import { goTo } from '../../app/route.js';
import { t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { Frame } from '../../pages/frame.jsx';
import { isFailed, withdraw, type Failed } from '../api.js';
import { forgetSecret } from '../seal.js';
import { h } from '../words/index.js';
import { Guarantees } from './guarantees.jsx';
import { Why } from './name-form.jsx';

const canShare = (): boolean => 'share' in navigator;

/** The address of this page, to be sent to somebody. */
const InvitationLink = (props: { readonly children: JSX.Element }) => {
  const [copied, setCopied] = createSignal(false);
  let field: HTMLInputElement | undefined;
  const link = (): string => location.href;
  const copy = async (): Promise<void> => {
    field?.select();
    // Where the page is not trusted there is no clipboard; then what is selected is copied by hand.
    await navigator.clipboard?.writeText(link()).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <Field
        text={h().link}
        type="text"
        readonly
        value={link()}
        data-link
        ref={(input: HTMLInputElement) => (field = input)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="chips">
        <Button class="primary" text={h().copy} onClick={() => void copy()} />
        <Show when={canShare()}>
          <Button
            text={h().share}
            onClick={() => void navigator.share({ title: t().title, url: link() }).catch(() => undefined)}
          />
        </Show>
        {props.children}
      </div>
      <p role="status">{copied() ? h().copied : ''}</p>
    </>
  );
};

export const Waiting = (props: { readonly head: MatchHead }) => {
  const [failed, setFailed] = createSignal<Failed>();
  const takeBack = async (): Promise<void> => {
    const answer = await withdraw(props.head.id);
    if (isFailed(answer)) return void setFailed(answer);
    forgetSecret(props.head.id);
    goTo({ page: 'hall' });
  };
  return (
    <Frame title={h().waitTitle} class="hall">
      <h1>{h().waitTitle}</h1>
      <section class="hall-slip" data-waits>
        <p>
          <b>{props.head.name}</b>
        </p>
        <p>{h().waitText}</p>
        <InvitationLink>
          <Button text={h().withdraw} onClick={() => void takeBack()} />
          <Link class="button" text={h().toHall} href="#/hall" />
        </InvitationLink>
        <Show when={props.head.code}>
          {(code) => (
            <p class="code" data-code={code()}>
              {h().codeIs(code())}
            </p>
          )}
        </Show>
        <Why failed={failed()} />
      </section>
      <Guarantees head={props.head} />
    </Frame>
  );
};
