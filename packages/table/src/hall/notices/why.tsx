/** Why a notice or a holiday cannot be: the words of this page come before those of the whole hall. */
import { Show } from 'solid-js';
import type { Failed } from '../api.js';
import { whyNot } from '../pages/name-form.jsx';
import { n } from '../words/index.js';

export const WhyNot = (props: { readonly failed: Failed | undefined }) => (
  <Show when={props.failed}>
    {(failed) => (
      <p class="refused" role="alert">
        {n().codes[failed().failed] ?? whyNot(failed())}
      </p>
    )}
  </Show>
);
