/** `dismount`: who of the riders fights on foot, and as what. */
import { For } from 'solid-js';
import { dismountedType } from '@five-victories/engine/great';
import { unitOf, type UnitId } from '@five-victories/engine/tabletop';
import type { ManoeuvreFormProps as FormProps, ManoeuvreMaker as Maker } from '../maker.js';
import { strengthOf } from '../armies/reckoning.js';
import { m } from '../words/index.js';
import { typeName, unitKind, unitName } from '../words/names.js';
import { dismountOf, ridersIn, toggled, type Draft } from './dismount-draft.js';

const Rider = (props: FormProps<Draft> & { readonly id: UnitId }) => {
  const unit = () => unitOf(props.desk.match, props.id);
  const isOn = () => props.draft.includes(props.id);
  const onFoot = (): string => {
    const type = dismountedType(unit());
    const strength = strengthOf(props.desk.match.rules.types[type]) ?? 0;
    return `${typeName(props.desk.match, type)}, ${m().names.strength(strength, strength)}`;
  };
  return (
    <li>
      <label class="tick">
        <input
          type="checkbox"
          checked={isOn()}
          onChange={() => props.change(toggled(props.draft, props.id))}
          data-rider={props.id}
        />
        <span>
          <b>{unitName(props.desk.match, props.id)}</b>
          <small>{isOn() ? m().setup.dismount.as(onFoot()) : unitKind(props.desk.match, unit())}</small>
        </span>
      </label>
    </li>
  );
};

const DismountForm = (props: FormProps<Draft>) => (
  <div class="form setup-form">
    <p>{m().setup.dismount.lead}</p>
    <div class="chips">
      <button type="button" class="chip" onClick={() => props.change([])}>
        {m().setup.dismount.nobody}
      </button>
      <button type="button" class="chip" onClick={() => props.change(ridersIn(props.desk))}>
        {m().setup.dismount.all}
      </button>
    </div>
    <ul class="riders">
      <For each={ridersIn(props.desk)}>{(id) => <Rider {...props} id={id} />}</For>
    </ul>
    <p role="status">
      {props.draft.length === 0 ? m().setup.dismount.none : m().setup.dismount.chosen(props.draft.length)}
    </p>
  </div>
);

export const dismountMaker: Maker<Draft> = {
  begin: () => [],
  marks: () => [],
  choices: (_desk, units) => [dismountOf(units)],
  Form: DismountForm,
  listed: false,
};
