/** Why not: sentences, each with its rule; at once in a box, or folded. */
import { For, Show } from 'solid-js';
import { createIdle } from '../app/idle.js';
import { RuleLink } from './rule-link.jsx';

export interface Reason {
  /** What it is a reason against. */
  readonly title?: string | undefined;
  readonly text: string;
  readonly rule: string | undefined;
}

interface Props {
  readonly reasons: readonly Reason[];
}

export const ReasonList = (props: Props & { readonly class?: string }) => (
  <ul class={props.class}>
    <For each={props.reasons}>
      {({ title, text, rule }) => (
        <li>
          <Show when={title}>
            <b>{title}</b>{' '}
          </Show>
          <span>
            {text} <Show when={rule}>{(id) => <RuleLink id={id()} />}</Show>
          </span>
        </li>
      )}
    </For>
  </ul>
);

/** What cannot be done now. */
export const FoldedReasons = (props: Props & { readonly summary: string }) => {
  const isIdle = createIdle();
  return (
    <Show when={props.reasons.length > 0}>
      <details class="reasons">
        <summary>{props.summary}</summary>
        <Show when={isIdle()}>
          <ReasonList reasons={props.reasons} />
        </Show>
      </details>
    </Show>
  );
};

interface BoxProps extends Props {
  readonly title?: string | undefined;
  readonly class?: string;
  /** Told to a screen reader as soon as it is there. */
  readonly role?: 'alert';
}

/** What is wrong. */
export const ReasonBox = (props: BoxProps) => (
  <Show when={props.reasons.length > 0}>
    <div class={props.class ?? 'refused'} role={props.role}>
      <Show when={props.title}>
        <b>{props.title}</b>
      </Show>
      <ReasonList reasons={props.reasons} />
    </div>
  </Show>
);
