/** A mended rule refuses what was said in a match: told once, with the rules that were mended or what refuses it. */
import { For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { Parting } from '../store/kept-match.js';
import { RuleLink } from './rule-link.jsx';

/** Why it does not play as it did. */
export const PartingText = (props: { readonly parting: Parting }) => (
  <>
    <Show when={props.parting.mended.length > 0}>
      <p data-mended>
        {t().parting.mended(props.parting.version)}{' '}
        <For each={props.parting.mended}>{(id) => <RuleLink id={id} />}</For>
      </p>
    </Show>
    <Show
      when={props.parting.at !== undefined}
      fallback={<p data-refused>{t().parting.elsewhere(props.parting.of)}</p>}
    >
      <p data-refused>
        {t().parting.refused(props.parting.at! + 1, props.parting.of)} {props.parting.because}{' '}
        <Show when={props.parting.rule}>{(id) => <RuleLink id={id()} />}</Show>
      </p>
    </Show>
  </>
);

export const PartingNote = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.parting()}>
    {(parting) => (
      <div class="note" role="alert" data-parting>
        <p>
          <b>{t().parting.title}</b> {t().parting.rest}
        </p>
        <PartingText parting={parting()} />
        <Button text={t().parting.read} onClick={() => props.play.setParting(undefined)} />
      </div>
    )}
  </Show>
);
