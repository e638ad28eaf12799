/** Armies of a new match of a measured game, and what the engine has against them. */
import { For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { EntryField } from '../../options/entry-field.jsx';
import { fieldsOf, valueOf, withOption } from '../../options/fields.js';
import { optionText } from '../../options/value-text.js';
import { o } from '../../options/words/index.js';
import { ArmyPicker } from '../../pages/army-picker.jsx';
import { Problems } from '../../pages/problems.jsx';
import { presetName } from '../armies/presets.js';
import { faultSaid } from '../../words/faults.js';
import { m } from '../words/index.js';
import type { MeasuredDraft } from './draft.js';

const Picker = (props: { readonly draft: MeasuredDraft; readonly side: Side }) => (
  <ArmyPicker
    game={props.draft.game}
    side={props.side}
    armies={props.draft.edition.armies}
    presets={Object.entries(props.draft.presets).map(([id, army]) => ({ id, name: presetName(id, army) }))}
    own={props.draft.own()}
    brought={props.draft.brought()[props.side]}
    chosen={props.draft.armies()[props.side]}
    note={(props.draft.armyFor(props.side) as { readonly note?: string } | undefined)?.note}
    onPick={(id) => props.draft.pickArmy(props.side, id)}
  />
);

export const THROWS = 'armyThrows';

const titleOf = (name: string): string => o().options[name]?.title ?? name;

/** How often is thrown for each army. */
const Throws = (props: { readonly draft: MeasuredDraft }) => {
  const field = () => fieldsOf(props.draft.edition.options).find(({ name }) => name === THROWS)!;
  return (
    <>
      <p>{m().setup.newMatch.thrownText}</p>
      <div class="option-fields">
        <EntryField
          name={THROWS}
          title={titleOf(THROWS)}
          meaning={o().options[THROWS]?.meaning ?? field().meaning}
          entry={field().entry}
          values={{}}
          value={valueOf(props.draft.edition.options, props.draft.options(), THROWS)}
          onChange={(value) =>
            props.draft.change(withOption(props.draft.edition.options, props.draft.options(), THROWS, value))
          }
        />
      </div>
    </>
  );
};

export const ArmyFields = (props: { readonly draft: MeasuredDraft }) => {
  const canBeThrown = () => Object.hasOwn(props.draft.edition.options, THROWS);
  const valueNow = (name: string): unknown => valueOf(props.draft.edition.options, props.draft.options(), name);
  return (
    <fieldset>
      <legend>{t().newMatch.armies}</legend>
      <Show when={canBeThrown()}>
        <div class="choice" role="radiogroup" aria-label={t().newMatch.armies}>
          <For each={[false, true]}>
            {(thrown) => (
              <label class="chip-radio">
                <input
                  type="radio"
                  name="army-source"
                  checked={props.draft.isThrown() === thrown}
                  onChange={() => props.draft.throwArmies(thrown)}
                />
                {thrown ? m().setup.newMatch.thrown : m().setup.newMatch.chosen}
              </label>
            )}
          </For>
        </div>
      </Show>
      <Show when={!props.draft.isThrown()} fallback={<Throws draft={props.draft} />}>
        <div class="two">
          <For each={SIDES}>{(side) => <Picker draft={props.draft} side={side} />}</For>
        </div>
        <Show when={props.draft.adjusted().length > 0}>
          <div role="status">
            <p>{m().setup.newMatch.adjusted}</p>
            <ul>
              <For each={props.draft.adjusted()}>{(name) => <li>{optionText(name, valueNow(name))}</li>}</For>
            </ul>
          </div>
        </Show>
        <Problems
          faults={props.draft.armyProblems()}
          title={m().setup.newMatch.armyProblems}
          textOf={(fault) => faultSaid(fault, { rules: props.draft.edition, atTable: true })}
        />
        <Show when={props.draft.armyProblems().length > 0}>
          <Button text={m().setup.newMatch.fit} onClick={() => props.draft.fit()} />
        </Show>
      </Show>
    </fieldset>
  );
};
