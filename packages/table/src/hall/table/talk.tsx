/** Talk: the last line of it, or all, and a field to speak; K opens it. */
import { createEffect, createSignal, For, Show } from 'solid-js';
import { MOST_WORDS, type Room, type Talk } from '@five-victories/server/protocol';
import { hear } from '../../app/hear.js';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { h } from '../words/index.js';
import { otherName } from './names.js';
import type { PartProps } from './offers.jsx';

const KEY = 'k';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

const Line = (props: { readonly talk: Talk }) => (
  <span classList={{ quiet: props.talk.room === 'watchers' }}>
    <b>{props.talk.by}</b> {props.talk.words}
  </span>
);

export const TalkPart = (props: PartProps) => {
  const [isOpen, setOpen] = createSignal(false);
  const [words, setWords] = createSignal('');
  let field: HTMLInputElement | undefined;
  const state = () => props.hall.state();
  const room = (): Room => (state().head.you === undefined ? 'watchers' : 'players');
  const isMuted = (each: Room): boolean => state().muted.includes(each);
  hear('keydown', (event) => {
    if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    setOpen(!isOpen());
  });
  createEffect(() => {
    if (isOpen()) queueMicrotask(() => field?.focus());
  });
  const speak = (): void => {
    const said = words().trim();
    if (said) props.hall.match.speak(room(), said);
    setWords('');
  };
  return (
    <div class="talk">
      <p class="last-words">
        <Show when={state().talk.at(-1)} fallback={<span class="quiet">{h().quiet}</span>}>
          {(talk) => <Line talk={talk()} />}
        </Show>
        <Button
          class="small"
          text={h().talk}
          hint="K"
          aria-keyshortcuts={KEY}
          aria-expanded={isOpen()}
          data-talk
          onClick={() => setOpen(!isOpen())}
        />
      </p>
      <Show when={isOpen()}>
        <ol tabindex="0" aria-label={h().talk}>
          <For each={state().talk}>
            {(talk) => (
              <li>
                <Line talk={talk} />
              </li>
            )}
          </For>
        </ol>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            speak();
          }}
        >
          <Field
            text={<span class="visually-hidden">{h().words}</span>}
            type="text"
            name="words"
            autocomplete="off"
            maxlength={MOST_WORDS}
            value={words()}
            ref={(input: HTMLInputElement) => (field = input)}
            onInput={({ currentTarget: { value } }) => setWords(value)}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          />
          <button type="submit">{h().say}</button>
        </form>
        <div class="chips">
          <For each={state().head.you === undefined ? (['watchers'] as const) : (['players', 'watchers'] as const)}>
            {(each) => (
              <Button
                class="small"
                text={h().mute(each === 'players' ? otherName(state()) : h().others)}
                aria-pressed={isMuted(each)}
                data-mute={each}
                onClick={() => props.hall.match.mute(each, !isMuted(each))}
              />
            )}
          </For>
        </div>
      </Show>
    </div>
  );
};
