/** One option to fill in: a tick, a number, a choice of words, a set of columns or of kinds of units. */
import { createUniqueId, For, Match, Switch } from 'solid-js';
import { t } from '../app/settings.js';
import { Chip } from '../controls/button.jsx';
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

/** What its input is to be called, and what tells its meaning. */
type Inner<K extends Entry['is']> = Props & { readonly of: Of<K>; readonly id: string };

const NumberEntry = (props: Inner<'number'>) => (
  <>
    <label for={props.id}>{props.title}</label>
    <input
      id={props.id}
      type="number"
      inputmode="numeric"
      min={props.of.least}
      max={props.of.most}
      step="1"
      value={typeof props.value === 'number' ? props.value : ''}
      placeholder={props.of.none ? o().noLimit : ''}
      aria-describedby={`${props.id}-meaning`}
      onChange={({ currentTarget: { value } }) => props.onChange(value.trim() === '' ? undefined : Number(value))}
    />
  </>
);

const PickEntry = (props: Inner<'pick'>) => (
  <>
    <label for={props.id}>{props.title}</label>
    <select
      id={props.id}
      aria-describedby={`${props.id}-meaning`}
      onChange={(event) => props.onChange(props.of.values[event.currentTarget.selectedIndex])}
    >
      <For each={props.of.values}>
        {(value) => <option selected={value === props.value}>{props.values[String(value)] ?? String(value)}</option>}
      </For>
    </select>
  </>
);

const SetEntry = (props: Inner<'set'>) => {
  const members = (): readonly number[] => (Array.isArray(props.value) ? (props.value as number[]) : []);
  const toggle = (n: number): void =>
    props.onChange(
      (members().includes(n) ? members().filter((each) => each !== n) : [...members(), n]).toSorted((a, b) => a - b),
    );
  return (
    <fieldset class="members" aria-describedby={`${props.id}-meaning`}>
      <legend>{props.title}</legend>
      <For each={Array.from({ length: props.of.most + 1 }, (_, i) => i)}>
        {(n) => (
          <Chip
            text={n + 1}
            on={members().includes(n)}
            aria-label={t().zones.column(n + 1)}
            onClick={() => toggle(n)}
          />
        )}
      </For>
    </fieldset>
  );
};

export const EntryField = (props: Props) => {
  const id = createUniqueId();
  const as = <K extends Entry['is']>(is: K): Of<K> | undefined =>
    props.entry.is === is ? (props.entry as Of<K>) : undefined;
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
        <Match when={as('number')}>{(entry) => <NumberEntry {...props} of={entry()} id={id} />}</Match>
        <Match when={as('pick')}>{(entry) => <PickEntry {...props} of={entry()} id={id} />}</Match>
        <Match when={as('set')}>{(entry) => <SetEntry {...props} of={entry()} id={id} />}</Match>
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
