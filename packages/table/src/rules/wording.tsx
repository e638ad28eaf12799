/** Rules in the wording of the catalogue, with their tables; the IDs they name can be followed. */
import { For, Show } from 'solid-js';
import { openRule } from '../app/rules.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { Rule } from './catalogue.js';

const IDS = /([A-Z]{2}-[A-Z]+-\d+)/;

const WithIds = (props: { readonly text: string }) => (
  <For each={props.text.split(IDS)}>
    {(part) => (
      <Show when={IDS.test(part)} fallback={part}>
        <Button class="rule" text={part} aria-label={t().panel.rule(part)} onClick={() => openRule(part)} />
      </Show>
    )}
  </For>
);

const RuleTable = (props: { readonly rows: readonly (readonly string[])[] }) => (
  <div class="scrolls" tabindex="0">
    <table>
      <thead>
        <tr>
          <For each={props.rows[0]}>{(cell) => <th scope="col">{cell}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows.slice(1)}>
          {(row) => (
            <tr>
              <For each={row}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);

interface Props {
  readonly rules: readonly Rule[];
  /** The one that is looked for. */
  readonly asked: string | undefined;
}

export const Wording = (props: Props) => (
  <dl class="wording" lang="en">
    <For each={props.rules}>
      {({ id, text, topic, table }) => (
        <div classList={{ exact: id === props.asked }}>
          <dt>
            <b>{id}</b> <small>{topic}</small>
          </dt>
          <dd>
            <WithIds text={text} />
            <Show when={table.length > 0}>
              <RuleTable rows={table} />
            </Show>
          </dd>
        </div>
      )}
    </For>
  </dl>
);
