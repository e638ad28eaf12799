/** Where a unit stands, in sentences: folded in its card, or asked for with a key. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { findUnit, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { SideTag } from '../../controls/side-tag.jsx';
import type { Instruments } from '../instruments.js';
import { whereSentences } from '../view/where.js';
import { m } from '../words/index.js';
import { unitName, unitSentence } from '../words/names.js';

const Sentences = (props: { readonly match: TabletopMatch; readonly unit: Unit }) => {
  const sentences = createMemo(() => whereSentences(props.match, props.unit));
  return (
    <ul class="where">
      <For each={sentences()}>{(sentence) => <li>{sentence}</li>}</For>
    </ul>
  );
};

/** Reckoned only while it is open. */
export const Whereabouts = (props: { readonly match: TabletopMatch; readonly unit: Unit }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="whereabouts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m().view.where.title}</summary>
      <Show when={open()}>
        <Sentences match={props.match} unit={props.unit} />
      </Show>
    </details>
  );
};

/** The unit a player has asked about. */
export const Described = (props: { readonly instruments: Instruments }) => (
  <Show
    when={findUnit(props.instruments.match(), props.instruments.described())}
    fallback={
      <Show when={props.instruments.lost()}>
        <p class="unit-card described" data-nobody>
          {props.instruments.noUnit()}
        </p>
      </Show>
    }
  >
    {(unit) => (
      <section class={`unit-card described ${unit().side}`} aria-label={m().view.where.title}>
        <b class="title">
          <SideTag side={unit().side} /> {unitName(props.instruments.match(), unit().id)}
        </b>
        <p>{unitSentence(props.instruments.match(), unit())}.</p>
        <Sentences match={props.instruments.match()} unit={unit()} />
        <Button class="small" text={t().nav.close} onClick={() => props.instruments.key('d', unit().id)} />
      </section>
    )}
  </Show>
);

/** What the instruments say to who does not see them. */
export const Voice = (props: { readonly instruments: Instruments }) => (
  <div class="visually-hidden" aria-live="polite" role="status" data-said>
    {props.instruments.said()}
  </div>
);
