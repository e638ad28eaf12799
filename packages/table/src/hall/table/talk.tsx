/** Talk: the last line of it, or all, and a field to speak; K opens it. */
import { createSignal, For, onMount, Show } from 'solid-js';
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

/** Where this table speaks: who looks on speaks to those who do so too. */
const roomOf = ({ hall }: PartProps): Room => (hall.state().head.you === undefined ? 'watchers' : 'players');

const Speaking = (props: PartProps & { onClose(): void }) => {
  const [words, setWords] = createSignal('');
  let field: HTMLInputElement | undefined;
  onMount(() => queueMicrotask(() => field?.focus()));
  const speak = (): void => {
    const said = words().trim();
    if (said) props.hall.match.speak(roomOf(props), said);
    setWords('');
  };
  return (
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
        onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
      />
      <button type="submit">{h().say}</button>
    </form>
  );
};

const Mutes = (props: PartProps) => {
  const rooms = (): readonly Room[] => (roomOf(props) === 'watchers' ? ['watchers'] : ['players', 'watchers']);
  const isMuted = (each: Room): boolean => props.hall.state().muted.includes(each);
  return (
    <div class="chips">
      <For each={rooms()}>
        {(each) => (
          <Button
            class="small"
            text={h().mute(each === 'players' ? otherName(props.hall.state()) : h().others)}
            aria-pressed={isMuted(each)}
            data-mute={each}
            onClick={() => props.hall.match.mute(each, !isMuted(each))}
          />
        )}
      </For>
    </div>
  );
};

export const TalkPart = (props: PartProps) => {
  const [isOpen, setOpen] = createSignal(false);
  const talk = () => props.hall.state().talk;
  hear('keydown', (event) => {
    if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    setOpen(!isOpen());
  });
  return (
    <div class="talk">
      <p class="last-words">
        <Show when={talk().at(-1)} fallback={<span class="quiet">{h().quiet}</span>}>
          {(last) => <Line talk={last()} />}
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
          <For each={talk()}>
            {(each) => (
              <li>
                <Line talk={each} />
              </li>
            )}
          </For>
        </ol>
        <Speaking {...props} onClose={() => setOpen(false)} />
        <Mutes {...props} />
      </Show>
    </div>
  );
};
