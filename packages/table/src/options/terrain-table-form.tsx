/** The own table of ground as a form: a row for each type, folded until it is wanted. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { capital } from '../words/names.js';
import { EntryField } from './entry-field.jsx';
import type { Options } from './fields.js';
import {
  effectsIn,
  isOwnRow,
  rowsOf,
  TERRAIN_TABLE,
  withCell,
  withoutRow,
  type Effect,
  type Tabled,
  type TableRow,
} from './terrain-table.js';
import { o } from './words/index.js';

interface Props {
  readonly edition: Tabled;
  readonly options: Options;
  typeName(type: string): string;
  readonly onChange: (options: Options, name: string) => void;
}

const groundName = (terrain: string): string =>
  terrain === 'escarpment' ? t().escarpment : (t().terrain[terrain as 'hill'] ?? terrain);

const Row = (props: Props & { readonly row: TableRow; readonly effect: Effect }) => {
  /** Dozens of chips that nobody sees need not be there. */
  const [open, setOpen] = createSignal(false);
  const isOwn = (): boolean => isOwnRow(props.options, props.row.terrain);
  const words = () => o().terrainTable;
  const names = createMemo(() => ({
    ...Object.fromEntries(Object.keys(props.edition.types).map((type) => [type, props.typeName(type)])),
    ...words().kinds,
    ...words().blocks,
  }));
  return (
    <details class="ground-row" data-ground={props.row.terrain} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {capital(groundName(props.row.terrain))} <small>{isOwn() ? words().own : words().byTheBook}</small>
      </summary>
      <Show when={open()}>
        <div class="option-fields">
          <For each={props.row.cells}>
            {({ name, entry }) => (
              <EntryField
                name={`${props.row.terrain}-${name}`}
                title={words().cells[name]?.title ?? name}
                meaning={words().cells[name]?.meaning ?? ''}
                entry={entry}
                values={names()}
                value={props.effect[name]}
                onChange={(value) =>
                  props.onChange(withCell(props.edition, props.options, props.row, name, value), TERRAIN_TABLE)
                }
              />
            )}
          </For>
        </div>
        <Button
          class="small"
          text={words().reset}
          data-by-the-book
          disabled={!isOwn()}
          onClick={() => props.onChange(withoutRow(props.edition, props.options, props.row.terrain), TERRAIN_TABLE)}
        />
      </Show>
    </details>
  );
};

export const TerrainTable = (props: Props) => {
  const rows = createMemo(() => rowsOf(props.edition));
  const effects = createMemo(() => effectsIn(props.edition, props.options));
  return (
    <section class="terrain-table" data-option={TERRAIN_TABLE}>
      <h3>{o().options[TERRAIN_TABLE]?.title}</h3>
      <p class="quiet">{o().options[TERRAIN_TABLE]?.meaning}</p>
      <For each={rows()}>{(row) => <Row {...props} row={row} effect={effects()[row.terrain] ?? {}} />}</For>
    </section>
  );
};
