/** What keys do, folded. */
import { m } from '../words/index.js';

export const KeysHint = (props: { readonly text: string }) => (
  <details class="keys">
    <summary>{m().setup.keysTitle}</summary>
    <p class="quiet">{props.text}</p>
  </details>
);
