/** Name, story, armies and options of a scenario. */
import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { BROUGHT, ofTheBook } from '../app/table-draft.js';
import { asOwn } from '../armies/own-army.js';
import { Field } from '../controls/fields.jsx';
import { fieldsOf, type Options } from '../options/fields.js';
import { OptionForm } from '../options/option-form.jsx';
import { switchesIn, withSwitches } from '../options/switches.js';
import { TERRAIN_TABLE } from '../options/terrain-table.js';
import { ArmyPicker } from '../pages/army-picker.jsx';
import { HouseRules } from '../pages/house-rules.jsx';
import { listArmies } from '../store/armies.js';
import { withArmy } from './scenario.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';
import { withinColumns } from './zones.js';

interface Props {
  readonly editor: Editor;
}

const Army = (props: Props & { readonly side: Side }) => {
  const [own] = createResource(() => props.editor.game, listArmies);
  const choice = () => props.editor.scenario().armies[props.side];
  const brought = (): { readonly name: string } | undefined => {
    const army = choice();
    return typeof army === 'string' ? undefined : { name: w().scenario.brought(army.name) };
  };
  const pick = (value: string): void => {
    if (value === BROUGHT) return;
    const kept = (own() ?? []).find(({ id }) => id === value)?.army;
    const preset = props.editor.armies.presets.find(({ id }) => ofTheBook(id) === value);
    props.editor.change(withArmy(props.editor.scenario(), props.side, kept ?? (preset ? asOwn(preset) : value)));
  };
  return (
    <ArmyPicker
      game={props.editor.game}
      side={props.side}
      fixed
      armies={props.editor.edition.armies}
      presets={props.editor.armies.presets}
      own={own()}
      brought={brought()}
      chosen={brought() ? BROUGHT : choice()}
      onPick={pick}
    />
  );
};

/** What is drawn, and what has a place of its own on the page. */
const ELSEWHERE = ['terrain', 'escarpments', 'scenarioGoals', 'houseRules'];

/** Options without a field, as text. */
const OtherOptions = (props: Props) => {
  const [wrong, setWrong] = createSignal(false);
  const formed = createMemo(
    () => new Set([...ELSEWHERE, TERRAIN_TABLE, ...fieldsOf(props.editor.edition.options).map(({ name }) => name)]),
  );
  const parts = (other: boolean): Options =>
    Object.fromEntries(
      Object.entries(props.editor.scenario().options).filter(([name]) => formed().has(name) !== other),
    );
  const text = (): string => JSON.stringify(parts(true), undefined, 1);
  const read = (value: string): void => {
    try {
      const given: unknown = JSON.parse(value.trim() === '' ? '{}' : value);
      const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
      setWrong(!isObject);
      if (!isObject) return;
      const others = Object.entries(given as Options).filter(([name]) => !formed().has(name));
      props.editor.changeOptions({ ...parts(false), ...Object.fromEntries(others) });
    } catch {
      setWrong(true);
    }
  };
  return (
    <details class="others">
      <summary>{w().scenario.others}</summary>
      <label>
        <span>{w().scenario.othersText}</span>
        <textarea
          rows="5"
          spellcheck={false}
          value={text()}
          aria-invalid={wrong()}
          onChange={(event) => read(event.currentTarget.value)}
        />
      </label>
      <Show when={wrong()}>
        <p class="refused" role="alert">
          {w().scenario.othersWrong}
        </p>
      </Show>
    </details>
  );
};

export const ScenarioFields = (props: Props) => {
  const set = (part: Partial<{ name: string; story: string }>, about: string): void =>
    props.editor.change({ ...props.editor.scenario(), ...part }, about);
  const changed = (options: Options, name: string): void => {
    const columns = options['columns'];
    props.editor.changeOptions(
      name === 'columns' && typeof columns === 'number' ? withinColumns(options, columns) : options,
    );
  };
  return (
    <>
      <fieldset>
        <legend>{w().scenario.title}</legend>
        <Field
          text={w().fields.name}
          type="text"
          maxlength="120"
          data-name
          value={props.editor.scenario().name}
          onInput={(event) => event.currentTarget.value !== '' && set({ name: event.currentTarget.value }, 'name')}
        />
        <label>
          <span>{w().scenario.story}</span>
          <textarea
            rows="4"
            maxlength="4000"
            value={props.editor.scenario().story}
            onInput={(event) => set({ story: event.currentTarget.value }, 'story')}
          />
        </label>
        <div class="two">
          <For each={SIDES}>{(side) => <Army editor={props.editor} side={side} />}</For>
        </div>
      </fieldset>
      <fieldset>
        <legend>{w().scenario.options}</legend>
        <OptionForm
          edition={props.editor.edition}
          options={props.editor.scenario().options}
          typeName={(type) => props.editor.armies.typeName(type)}
          onChange={changed}
          leave={ELSEWHERE}
        />
        <HouseRules
          switches={props.editor.edition.switches}
          chosen={switchesIn(props.editor.scenario().options)}
          onChange={(chosen) => props.editor.changeOptions(withSwitches(props.editor.scenario().options, chosen))}
        />
        <OtherOptions editor={props.editor} />
      </fieldset>
    </>
  );
};
