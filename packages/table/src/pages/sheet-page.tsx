/** The quick reference sheet of a game, to look at or to print. */
import { createMemo, For } from 'solid-js';
import { MARKER_NAMES, markerSymbol } from '../art/index.js';
import { t } from '../app/settings.js';
import type { ZoneGame } from '../match/game-ids.js';
import { sheetOf } from '../sheet/sheet.js';
import { SheetView } from './sheet-view.jsx';

const MARKERS = ['green', 'red', 'yellow', 'blue', 'stakes'] as const;

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
  return (
    <SheetView game={props.game} sections={sections()}>
      <Markers game={props.game} />
    </SheetView>
  );
};
