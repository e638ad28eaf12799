/** What two players agree on before they build armies. */
import '../style/options.css';
import { For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { EntryField } from '../options/entry-field.jsx';
import type { Options } from '../options/fields.js';
import { o } from '../options/words/index.js';
import type { ArmyBook } from './army-book.js';

/** What the army is built for: points, size, what is allowed. */
export const Agreement = (props: {
  readonly book: ArmyBook;
  readonly agreed: Options;
  readonly give: (agreed: Options) => void;
}) => (
  <Show when={props.book.agreements.length > 0}>
    <details class="agreement">
      <summary>{t().armies.agreed}</summary>
      <p>{t().armies.agreedText}</p>
      <div class="option-fields">
        <For each={props.book.agreements}>
          {(field) => (
            <EntryField
              name={field.name}
              title={o().options[field.name]?.title ?? field.name}
              meaning={o().options[field.name]?.meaning ?? field.meaning}
              entry={field.entry}
              values={o().options[field.name]?.values ?? {}}
              value={props.book.agreedValue(props.agreed, field)}
              onChange={(value) => props.give(props.book.withAgreed(props.agreed, field, value))}
            />
          )}
        </For>
      </div>
    </details>
  </Show>
);
