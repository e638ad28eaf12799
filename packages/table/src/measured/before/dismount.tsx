/** `dismount`: who of the riders fights on foot, and as what. */
import { For } from 'solid-js';
import { dismountedType } from '@five-victories/engine/great';
import { unitOf, type UnitId } from '@five-victories/engine/tabletop';
import { Button } from '../../controls/button.jsx';
import { Tick } from '../../controls/fields.jsx';
import { toggledIn } from '../lists.js';
import type { ManoeuvreFormProps as FormProps, ManoeuvreMaker as Maker } from '../maker.js';
import { strengthOf } from '../armies/reckoning.js';
import { m } from '../words/index.js';
import { typeName, unitKind, unitName } from '../words/names.js';
import { dismountOf, ridersIn, type Draft } from './dismount-draft.js';

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
      <Tick
        text={
          <>
            <b>{unitName(props.desk.match, props.id)}</b>
            <small>{isOn() ? m().setup.dismount.as(onFoot()) : unitKind(props.desk.match, unit())}</small>
          </>
        }
        on={isOn()}
        onTick={() => props.change(toggledIn(props.draft, props.id))}
        data-rider={props.id}
      />
    </li>
  );
};

const DismountForm = (props: FormProps<Draft>) => (
  <div class="form setup-form">
    <p>{m().setup.dismount.lead}</p>
    <div class="chips">
      <Button class="chip" text={m().setup.dismount.nobody} onClick={() => props.change([])} />
      <Button class="chip" text={m().setup.dismount.all} onClick={() => props.change(ridersIn(props.desk))} />
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
