/** Remarks in small print, as one sentence. */
import { Show } from 'solid-js';
import { capital } from '../words/names.js';

export const Notes = (props: { readonly texts: readonly string[] }) => (
  <Show when={props.texts.length > 0}>
    <small>{capital(props.texts.join('; '))}.</small>
  </Show>
);
