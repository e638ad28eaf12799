/** One option to fill in: a tick, a number, a choice of words, a set of columns or of kinds of units. */
import { createUniqueId, For, Match, Switch } from 'solid-js';
import type { Entry } from './fields.js';
import { KindsField } from './kinds-field.jsx';
import { o } from './words/index.js';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly meaning: string;
  readonly entry: Entry;
  readonly values: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Of<K extends Entry['is']> = Extract<Entry, { is: K }>;

export const EntryField = (props: Props) => {
  const id = createUniqueId();
  const as = <K extends Entry['is']>(is: K): Of<K> | undefined =>
    props.entry.is === is ? (props.entry as Of<K>) : undefined;
  const members = (): readonly number[] => (Array.isArray(props.value) ? (props.value as number[]) : []);
  const toggle = (n: number): void =>
    props.onChange(
      (members().includes(n) ? members().filter((each) => each !== n) : [...members(), n]).toSorted((a, b) => a - b),
    );
  const typed = (text: string): void => props.onChange(text.trim() === '' ? undefined : Number(text));
  return (
    <div class="entry" data-option={props.name} classList={{ ticked: props.entry.is === 'flag' }}>
      <Switch>
        <Match when={as('flag')}>
          <input
            id={id}
            type="checkbox"
            checked={props.value === true}
            aria-describedby={`${id}-meaning`}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
          <label for={id}>{props.title}</label>
        </Match>
        <Match when={as('number')}>
          {(entry) => (
            <>
              <label for={id}>{props.title}</label>
              <input
                id={id}
                type="number"
                inputmode="numeric"
                min={entry().least}
                max={entry().most}
                step="1"
                value={typeof props.value === 'number' ? props.value : ''}
                placeholder={entry().none ? o().noLimit : ''}
                aria-describedby={`${id}-meaning`}
                onChange={(event) => typed(event.currentTarget.value)}
              />
            </>
          )}
        </Match>
        <Match when={as('pick')}>
          {(entry) => (
            <>
              <label for={id}>{props.title}</label>
              <select
                id={id}
                aria-describedby={`${id}-meaning`}
                onChange={(event) => props.onChange(entry().values[event.currentTarget.selectedIndex])}
              >
                <For each={entry().values}>
                  {(value) => (
                    <option selected={value === props.value}>{props.values[String(value)] ?? String(value)}</option>
                  )}
                </For>
              </select>
            </>
          )}
        </Match>
        <Match when={as('set')}>
          {(entry) => (
            <fieldset class="members" aria-describedby={`${id}-meaning`}>
              <legend>{props.title}</legend>
              <For each={Array.from({ length: entry().most + 1 }, (_, i) => i)}>
                {(n) => (
                  <button
                    type="button"
                    class="chip"
                    aria-label={o().column(n + 1)}
                    aria-pressed={members().includes(n)}
                    onClick={() => toggle(n)}
                  >
                    {n + 1}
                  </button>
                )}
              </For>
            </fieldset>
          )}
        </Match>
        <Match when={as('kinds')}>
          {(entry) => (
            <KindsField
              title={props.title}
              describedBy={`${id}-meaning`}
              entry={entry()}
              names={props.values}
              value={props.value}
              onChange={(kinds) => props.onChange(kinds)}
            />
          )}
        </Match>
      </Switch>
      <small id={`${id}-meaning`}>{props.meaning}</small>
    </div>
  );
};
