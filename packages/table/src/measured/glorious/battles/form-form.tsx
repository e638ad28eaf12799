/** Which units form Battles: proposals, a base for each Battle, every unit with where it goes, and all that is wrong. */
import { createMemo, For, Index, Show } from 'solid-js';
import { same } from '@five-victories/engine/kernel';
import type { Unit } from '@five-victories/engine/glorious';
import { Chip } from '../../../controls/button.jsx';
import { Chips } from '../../../controls/chips.jsx';
import { Tick } from '../../../controls/fields.jsx';
import { optionsFor } from '../../decisions.js';
import { ReasonList } from '../../../panel/reasons.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { m } from '../../words/index.js';
import { reasonOf } from '../../why.jsx';
import { unitKind, unitName, unitNames } from '../../words/names.js';
import { BattleField, titleOfBattle } from './battle-field.jsx';
import {
  battleOf,
  faultsOf,
  formOf,
  joined,
  mayBeSplit,
  mayFormUp,
  ofOption,
  splitting,
  unitsIn,
  type FormDraft,
} from './form.js';

const words = () => m().glorious.form;

const Proposals = (props: FormProps<FormDraft>) => (
  <Chips label={words().proposals} values={optionsFor(props.desk.match, 'form')}>
    {(option) => {
      const draft = createMemo(() => ofOption(option, words().names));
      return (
        <Chip
          text={draft()
            .battles.map(({ units }) => words().ofUnits(units.length))
            .join(' + ')}
          on={same(formOf(draft()), formOf({ ...props.draft, split: [] }))}
          data-proposal
          onClick={() => props.change({ ...draft(), split: props.draft.split })}
        />
      );
    }}
  </Chips>
);

const FootUnit = (props: FormProps<FormDraft> & { readonly unit: Unit }) => {
  const at = () => battleOf(props.draft, props.unit.id);
  return (
    <li>
      <span>
        <b>{unitName(props.desk.match, props.unit.id)}</b> <small>{unitKind(props.desk.match, props.unit)}</small>
      </span>
      <select
        aria-label={words().where(unitName(props.desk.match, props.unit.id))}
        data-unit={props.unit.id}
        onChange={(event) => {
          const wanted = event.currentTarget.selectedIndex - 1;
          props.change(joined(props.desk.match, props.draft, props.unit.id, wanted, words().names));
        }}
      >
        <option selected={at() < 0}>{words().alone}</option>
        <Index each={props.draft.battles}>
          {(battle, i) => <option selected={at() === i}>{titleOfBattle(battle(), i)}</option>}
        </Index>
        <option>{words().fresh}</option>
      </select>
    </li>
  );
};

const Mounted = (props: FormProps<FormDraft> & { readonly units: readonly Unit[] }) => (
  <Show when={props.units.length > 0}>
    <fieldset>
      <legend>{words().mounted}</legend>
      <small>{words().halvesText}</small>
      <For each={props.units}>
        {(unit) => (
          <Tick
            class="check"
            text={words().halves(unitName(props.desk.match, unit.id))}
            on={props.draft.split.includes(unit.id)}
            onTick={(on) => props.change(splitting(props.draft, unit.id, on))}
            data-split={unit.id}
          />
        )}
      </For>
    </fieldset>
  </Show>
);

const Faults = (props: FormProps<FormDraft>) => {
  const faults = createMemo(() => faultsOf(props.desk.match, props.draft));
  const titleOf = (battle: number | undefined): string | undefined =>
    battle === undefined ? undefined : `${titleOfBattle(props.draft.battles[battle]!, battle)}:`;
  return (
    <div aria-live="polite">
      <p class={faults().length > 0 ? 'wrong' : 'right'}>
        {faults().length > 0 ? words().wrong(faults().length) : words().right}
      </p>
      <Show when={faults().length > 0}>
        <ReasonList
          class="refused"
          reasons={faults().map(({ battle, refusal }) => reasonOf(props.desk.match, refusal, titleOf(battle)))}
        />
      </Show>
    </div>
  );
};

export const FormForm = (props: FormProps<FormDraft>) => {
  const units = createMemo(() => unitsIn(props.desk));
  const rest = createMemo(() => units().flatMap((unit) => (mayFormUp(unit) || mayBeSplit(unit) ? [] : [unit.id])));
  return (
    <div class="form battles-form">
      <p>{words().lead}</p>
      <Proposals {...props} />
      <Index each={props.draft.battles} fallback={<p class="wrong">{words().none}</p>}>
        {(battle, i) => <BattleField {...props} battle={battle()} at={i} />}
      </Index>
      <fieldset>
        <legend>{words().foot}</legend>
        <ul class="roster">
          <For each={units().filter(mayFormUp)}>{(unit) => <FootUnit {...props} unit={unit} />}</For>
        </ul>
      </fieldset>
      <Mounted {...props} units={units().filter(mayBeSplit)} />
      <Show when={rest().length > 0}>
        <p class="quiet">{words().rest(unitNames(props.desk.match, rest()))}</p>
      </Show>
      <Faults {...props} />
    </div>
  );
};
