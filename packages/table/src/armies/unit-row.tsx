/** A unit of an army being built: its name, its type, and whatever else its game says of units. */
import { For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { Field, Picker, Tick } from '../controls/fields.jsx';
import type { TypeGroup, UnitField } from './army-book.js';
import { saying, USUAL_COAT, type OwnUnit } from './own-army.js';

type Of<K extends UnitField['is']> = Extract<UnitField, { is: K }>;
type Give = (unit: OwnUnit) => void;

const Count = (props: { readonly field: Of<'count'>; readonly give: Give }) => (
  <span class="stepper">
    <Button
      class="small"
      text="−"
      aria-label={`${props.field.name}: ${t().armies.fewer}`}
      disabled={props.field.count === 0}
      onClick={() => props.give(props.field.to(props.field.count - 1))}
    />
    <output>{t().standsOf(props.field.count, props.field.name)}</output>
    <Button
      class="small"
      text="+"
      aria-label={`${props.field.name}: ${t().armies.more}`}
      onClick={() => props.give(props.field.to(props.field.count + 1))}
    />
  </span>
);

const isOf =
  <K extends UnitField['is']>(is: K) =>
  (field: UnitField): field is Of<K> =>
    field.is === is;

/** All that can be said of a unit besides its name and its type. */
export const UnitFields = (props: { readonly fields: readonly UnitField[]; readonly give: Give }) => {
  const counts = () => props.fields.filter(isOf('count'));
  return (
    <>
      <Show when={counts().length > 0}>
        <div class="counts" role="group" aria-label={t().armies.standsLabel}>
          <For each={counts()}>{(field) => <Count field={field} give={(unit) => props.give(unit)} />}</For>
        </div>
      </Show>
      <For each={props.fields.filter(isOf('pick'))}>
        {({ name, value, values, to }) => (
          <Picker
            text={name}
            values={values.map(([each]) => each)}
            chosen={value}
            nameOf={(each) => values.find(([known]) => known === each)![1]}
            onPick={(each) => props.give(to(each))}
          />
        )}
      </For>
      <For each={props.fields.filter(isOf('tick'))}>
        {({ name, on, to }) => <Tick text={name} on={on} onTick={(next) => props.give(to(next))} />}
      </For>
    </>
  );
};

/** Types of units, in their groups; the one in use is there even where it may not be. */
export const TypeOptions = (props: {
  readonly groups: readonly TypeGroup[];
  readonly nameOf: (type: string) => string;
  readonly also?: string;
}) => {
  const isMissing = (): boolean =>
    props.also !== undefined && !props.groups.some(({ types }) => types.includes(props.also!));
  const Types = (each: { readonly types: readonly string[] }) => (
    <For each={each.types}>{(type) => <option value={type}>{props.nameOf(type)}</option>}</For>
  );
  return (
    <>
      <Show when={isMissing()}>
        <option value={props.also}>{props.nameOf(props.also!)}</option>
      </Show>
      <For each={props.groups}>
        {(group) => (
          <Show when={group.title} fallback={<Types types={group.types} />}>
            <optgroup label={group.title}>
              <Types types={group.types} />
            </optgroup>
          </Show>
        )}
      </For>
    </>
  );
};

/** Its own coats, or those of the army: a colour cannot say "none", so there is a tick for it. */
const CoatField = (props: { readonly unit: OwnUnit; readonly give: Give }) => (
  <span class="own-coat">
    <Tick
      text={t().armies.ownCoat}
      on={props.unit.coat !== undefined}
      onTick={(on) => props.give(saying(props.unit, 'coat', on ? USUAL_COAT : undefined))}
    />
    <Show when={props.unit.coat !== undefined}>
      <input
        type="color"
        aria-label={t().armies.coatOf(props.unit.name)}
        value={props.unit.coat}
        onInput={(event) => props.give(saying(props.unit, 'coat', event.currentTarget.value))}
      />
    </Show>
  </span>
);

interface RowProps {
  readonly unit: OwnUnit;
  readonly fields: readonly UnitField[];
  readonly groups: readonly TypeGroup[];
  readonly nameOf: (type: string) => string;
  readonly note: string | undefined;
  readonly wrong: boolean;
  readonly give: Give;
  readonly onType: (type: string) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

export const UnitRow = (props: RowProps) => (
  <li classList={{ faulty: props.wrong }}>
    <Field
      text={t().armies.unitName}
      value={props.unit.name}
      maxLength={80}
      aria-invalid={props.wrong}
      onInput={(event) => props.give({ ...props.unit, name: event.currentTarget.value })}
    />
    <label class="of-type">
      <span>{t().armies.type}</span>
      <select value={props.unit.type} onChange={(event) => props.onType(event.currentTarget.value)}>
        <TypeOptions groups={props.groups} nameOf={props.nameOf} also={props.unit.type} />
      </select>
    </label>
    <CoatField unit={props.unit} give={(unit) => props.give(unit)} />
    <UnitFields fields={props.fields} give={(unit) => props.give(unit)} />
    <Show when={props.note}>
      <output class="cost">{props.note}</output>
    </Show>
    <span class="row-acts">
      <Button
        class="small"
        text={t().armies.copy}
        aria-label={t().armies.another(props.unit.name)}
        onClick={() => props.onCopy()}
      />
      <Button class="small" text="✕" aria-label={t().armies.remove(props.unit.name)} onClick={() => props.onRemove()} />
    </span>
  </li>
);
