/** In plain words: what is certain about the dice and what lies face down, and what is not. */
import { Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { MatchCard } from '@five-victories/server/protocol';
import { h } from '../words/index.js';

export const Guarantees = (props: { readonly head: Pick<MatchCard, 'seats'> }) => (
  <details class="guarantees">
    <summary>{h().guarantees.title}</summary>
    <ul>
      <li>{h().guarantees.dice}</li>
      <li>{h().guarantees.hall}</li>
      <Show when={SIDES.some((side) => props.head.seats[side]?.kind === 'bot')}>
        <li>{h().guarantees.bot}</li>
      </Show>
      <li>{h().guarantees.secret}</li>
      <li>{h().guarantees.log}</li>
    </ul>
  </details>
);
