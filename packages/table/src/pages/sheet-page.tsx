/** The quick reference sheet of a game, to look at or to print. */
import { createMemo, For, Show } from 'solid-js';
import { MARKER_NAMES, markerSymbol } from '../art/index.js';
import { t } from '../app/settings.js';
import { ZONE_GAMES, type ZoneGame } from '../match/game-ids.js';
import { sheetOf, type Section } from '../sheet/sheet.js';
import { Frame } from './frame.jsx';

const MARKERS = ['green', 'red', 'yellow', 'blue', 'stakes'] as const;

const Table = (props: { readonly section: Section }) => (
  <table>
    <thead>
      <tr>
        <For each={props.section.columns}>{(column) => <th scope="col">{column}</th>}</For>
      </tr>
    </thead>
    <tbody>
      <For each={props.section.rows}>
        {([first, ...rest]) => (
          <tr>
            <th scope="row">{first}</th>
            <For each={rest}>{(cell) => <td>{cell}</td>}</For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const Markers = (props: { readonly game: ZoneGame }) => {
  const names = () => MARKERS.filter((name) => props.game === 'major' || name !== 'stakes');
  const words = () => t().sheet.markers;
  return (
    <section class="markers-key" aria-labelledby="sheet-markers">
      <h2 id="sheet-markers">{words().title}</h2>
      <ul>
        <For each={names().filter((name) => MARKER_NAMES.includes(name))}>
          {(name) => (
            <li>
              <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <defs innerHTML={markerSymbol(name).svg} />
                <use href={`#${markerSymbol(name).id}`} />
              </svg>
              <span>
                {words().colours[name]}: {words()[name]}
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

export const SheetPage = (props: { readonly game: ZoneGame }) => {
  const sections = createMemo(() => sheetOf(t(), props.game));
  const title = () => t().sheet.title(t().front.games[props.game].title);
  return (
    <Frame title={title()} class="sheet">
      <h1>{title()}</h1>
      <nav class="chips" aria-label={t().sheet.link}>
        <For each={ZONE_GAMES}>
          {(game) => (
            <a class="button" href={`#/sheet/${game}`} aria-current={game === props.game ? 'page' : undefined}>
              {t().front.games[game].title}
            </a>
          )}
        </For>
        <button type="button" class="primary" onClick={() => print()}>
          {t().sheet.print}
        </button>
      </nav>
      <div class="sections">
        <For each={sections()}>
          {(section) => (
            <section class={`of-${section.id}`} aria-labelledby={`sheet-${section.id}`}>
              <h2 id={`sheet-${section.id}`}>{section.title}</h2>
              <Show when={section.rows.length > 0}>
                <Table section={section} />
              </Show>
              <ul class="notes">
                <For each={section.notes}>{(note) => <li>{note}</li>}</For>
              </ul>
            </section>
          )}
        </For>
        <Markers game={props.game} />
      </div>
    </Frame>
  );
};
