/** The legend of a game: all signs on units and on the table, and every kind of ground. Over the table, on demand. */
import '../style/legend.css';
import { createEffect, createMemo, For, onCleanup } from 'solid-js';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { effectsOf, type ZonalMatch } from '@five-victories/engine/zonal';
import { closeLegend, legendIsOpen } from '../app/legend.js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import type { Game } from '../art/index.js';
import { Button } from '../controls/button.jsx';
import { groundEntries, SWATCH, type GroundEffect } from './grounds.js';
import { signsOnTable, signsOnUnits, type Sign } from './signs.js';
import { l } from './words/index.js';

type AnyTable = TabletopMatch | ZonalMatch;

/** What ground does in this match: by the book or by a table of the players' own. */
const effectsIn = (match: AnyTable): Readonly<Record<string, GroundEffect>> =>
  'effects' in match.table
    ? match.table.effects
    : effectsOf((match as ZonalMatch).rules.terrain, (match as ZonalMatch).state.options);

const Signs = (props: { readonly title: string; readonly signs: readonly Sign[] }) => (
  <section>
    <h3>{props.title}</h3>
    <ul class="signs">
      <For each={props.signs}>
        {({ name, svg }) => (
          <li>
            <svg viewBox="-12 -12 24 24" aria-hidden="true" innerHTML={svg} />
            {l().signs[name]}
          </li>
        )}
      </For>
    </ul>
  </section>
);

const Grounds = (props: { readonly match: AnyTable }) => {
  const entries = createMemo(() => {
    const { rules } = props.match;
    const name = (whom: string): string => (whom === 'commander' ? l().commander : t().typeName(rules, whom));
    return groundEntries(rules.id as Game, effectsIn(props.match), t(), l(), { name, list: t().list });
  });
  return (
    <section>
      <h3>{l().grounds}</h3>
      <ul class="grounds">
        <For each={entries()}>
          {({ svg, title, lines }) => (
            <li>
              <svg viewBox={`0 0 ${SWATCH.width} ${SWATCH.height}`} aria-hidden="true" innerHTML={svg} />
              <span>
                <b>{title}.</b> {lines.join('. ')}.
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

export const Legend = (props: { readonly play: PlayCore }) => {
  let dialog!: HTMLDialogElement;
  const match = (): AnyTable => props.play.real() as AnyTable;
  createEffect(() => {
    if (legendIsOpen() && !dialog.open) dialog.showModal();
    else if (!legendIsOpen()) dialog.close();
  });
  onCleanup(closeLegend);
  return (
    <dialog ref={dialog} class="rules-panel legend" onClose={closeLegend} aria-labelledby="legend-title">
      <header>
        <h2 id="legend-title">{l().title}</h2>
        <Button class="small" text={t().nav.close} onClick={closeLegend} />
      </header>
      <Signs title={l().units} signs={signsOnUnits(match().rules.id as Game)} />
      <Signs title={l().table} signs={signsOnTable()} />
      <Grounds match={match()} />
    </dialog>
  );
};
