/** The options of a game as a form: those that matter most first, the others folded. The engine declares them. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { EntryField } from './entry-field.jsx';
import { fieldsOf, ofSide, valueOf, withOption, type Entry, type Field, type Options } from './fields.js';
import { TerrainTable } from './terrain-table-form.jsx';
import { isTabled, type Tabled } from './terrain-table.js';
import { o } from './words/index.js';

const FIRST = [
  'tableWidth',
  'tableDepth',
  'columns',
  'deploymentDepth',
  'setupZones',
  'reserveZones',
  'setupMethod',
  'turnLimit',
  'victory',
  'unitQuality',
  'commandQuality',
  'weather',
];

/** What is measured in whole inches or centimetres. */
const LENGTHS: ReadonlySet<string> = new Set(['tableWidth', 'tableDepth', 'deploymentDepth', 'woodsVisibility']);

/** What the form needs of a game. */
export interface Optioned extends Tabled {
  readonly words?: { readonly measure?: string };
}

interface Props {
  readonly edition: Optioned;
  readonly options: Options;
  readonly onChange: (options: Options, name: string) => void;
  /** Options that are chosen elsewhere. */
  readonly leave?: readonly string[];
  typeName(type: string): string;
}

const titleOf = (field: Field, edition: Optioned): string => {
  const title = o().options[field.name]?.title ?? field.name;
  const measure = edition.words?.measure === ' cm' ? o().measures.centimetres : o().measures.inches;
  return LENGTHS.has(field.name) ? `${title} (${measure})` : title;
};

const Fields = (props: Props & { readonly fields: readonly Field[] }) => {
  const valueFor = (field: Field, side: Side | undefined): unknown => {
    const value = valueOf(props.edition.options, props.options, field.name);
    return side ? ofSide(value, side) : value;
  };
  /** Columns there are, not all there might be. */
  const entryFor = ({ entry }: Field): Entry => {
    const columns = entry.is === 'set' ? valueOf(props.edition.options, props.options, 'columns') : undefined;
    return entry.is === 'set' && typeof columns === 'number' ? { ...entry, most: columns - 1 } : entry;
  };
  const set = (field: Field, side: Side | undefined, value: unknown): void => {
    const both = Object.fromEntries(SIDES.map((each) => [each, each === side ? value : valueFor(field, each)]));
    const next = withOption(props.edition.options, props.options, field.name, side ? both : value);
    props.onChange(next, field.name);
  };
  return (
    <div class="option-fields">
      <For each={props.fields}>
        {(field) => (
          <For each={field.each ? SIDES : [undefined]}>
            {(side) => (
              <EntryField
                name={`${field.name}${side ? `-${side}` : ''}`}
                title={side ? o().of(titleOf(field, props.edition), t().sides[side]) : titleOf(field, props.edition)}
                meaning={o().options[field.name]?.meaning ?? field.meaning}
                entry={entryFor(field)}
                values={o().options[field.name]?.values ?? {}}
                value={valueFor(field, side)}
                onChange={(value) => set(field, side, value)}
              />
            )}
          </For>
        )}
      </For>
    </div>
  );
};

export const OptionForm = (props: Props) => {
  const fields = createMemo(() =>
    fieldsOf(props.edition.options).filter(({ name }) => !(props.leave ?? []).includes(name)),
  );
  const first = createMemo(() => FIRST.flatMap((name) => fields().find((field) => field.name === name) ?? []));
  const others = createMemo(() => fields().filter(({ name }) => !FIRST.includes(name)));
  return (
    <div class="option-form">
      <Fields {...props} fields={first()} />
      <Show when={others().length > 0}>
        <details>
          <summary>{o().more}</summary>
          <Fields {...props} fields={others()} />
          <Show when={isTabled(props.options)}>
            <TerrainTable {...props} />
          </Show>
        </details>
      </Show>
    </div>
  );
};
