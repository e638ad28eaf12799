/** A quick reference sheet as a page: its sections, the other games, printing. */
import { createSignal, For, onCleanup, Show, type ParentProps } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';
import type { Section } from '../sheet/book.js';
import { Frame } from './frame.jsx';
import { GameLinks } from './game-links.jsx';

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

/** Tables of more columns scroll for themselves on a narrow screen, and the keyboard must come to them. */
const FITTING = 2;

const createNarrow = (): (() => boolean) => {
  const query = matchMedia('(width < 48rem)');
  const [isNarrow, setNarrow] = createSignal(query.matches);
  const look = (): void => void setNarrow(query.matches);
  query.addEventListener('change', look);
  onCleanup(() => query.removeEventListener('change', look));
  return isNarrow;
};

interface SectionProps {
  readonly section: Section;
  readonly level?: 'h2' | 'h4';
}

/** One section with its heading; on a narrow screen the keyboard comes to a wide table. */
export const SheetSection = (props: SectionProps) => {
  const isNarrow = createNarrow();
  const id = () => `sheet-${props.section.id}`;
  return (
    <section
      class={`of-${props.section.id}`}
      aria-labelledby={id()}
      tabindex={isNarrow() && props.section.columns.length > FITTING ? 0 : undefined}
    >
      <Dynamic component={props.level ?? 'h2'} id={id()}>
        {props.section.title}
      </Dynamic>
      <Show when={props.section.rows.length > 0}>
        <Table section={props.section} />
      </Show>
      <ul class="notes">
        <For each={props.section.notes}>{(note) => <li>{note}</li>}</For>
      </ul>
    </section>
  );
};

interface Props {
  readonly game: GameId;
  readonly sections: readonly Section[];
}

export const SheetView = (props: ParentProps<Props>) => {
  const title = () => t().sheet.title(t().front.games[props.game].title);
  return (
    <Frame title={title()} class={`sheet of-${props.game}`}>
      <h1>{title()}</h1>
      <nav class="chips" aria-label={t().sheet.link}>
        <GameLinks page="sheet" game={props.game} />
        <Button class="primary" text={t().sheet.print} onClick={() => print()} />
      </nav>
      <div class="sections">
        <For each={props.sections}>{(section) => <SheetSection section={section} />}</For>
        {props.children}
      </div>
    </Frame>
  );
};
