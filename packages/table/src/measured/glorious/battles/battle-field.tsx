/** One Battle being formed: its name, its base with the room on it, and who is in it. */
import { createMemo, For } from 'solid-js';
import type { UnitId } from '@five-victories/engine/tabletop';
import { capacityOf, DIAMETERS, type BattleGiven } from '@five-victories/engine/glorious';
import { Button, Chip } from '../../../controls/button.jsx';
import { Field, Picker } from '../../../controls/fields.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { m } from '../../words/index.js';
import { lengthIn, standsText, unitName } from '../../words/names.js';
import { changed, dissolved, joined, lettersIn, roomOf, type FormDraft } from './form.js';

const words = () => m().glorious.form;

export const titleOfBattle = ({ name }: BattleGiven, at: number): string => name?.trim() || words().battle(at + 1);

interface Props extends FormProps<FormDraft> {
  readonly battle: BattleGiven;
  readonly at: number;
}

const WHOLE = 6;
const ALONE = -1;

/** How full the base is, as a bar and in words. */
const Room = (props: Props) => {
  const room = createMemo(() => roomOf(props.desk.match, props.battle));
  const left = () => room().has - room().needs;
  return (
    <p class="room">
      <meter min="0" max={room().has} value={Math.min(room().needs, room().has)} aria-hidden="true" />{' '}
      <span class={left() < 0 ? 'wrong' : ''}>
        {words().room(room().needs, room().has)},{' '}
        {left() < 0 ? words().over(-left()) : words().roomLeft(Math.floor(left() / WHOLE))}
      </span>{' '}
      <small>{standsText(props.desk.match, lettersIn(props.desk.match, props.battle))}</small>
    </p>
  );
};

const Members = (props: Props) => (
  <div class="chips">
    <For each={props.battle.units}>
      {(id: UnitId) => (
        <Chip
          text={`${unitName(props.desk.match, id)} ×`}
          aria-label={words().takeOut(unitName(props.desk.match, id), titleOfBattle(props.battle, props.at))}
          onClick={() => props.change(joined(props.desk.match, props.draft, id, ALONE, words().names))}
        />
      )}
    </For>
    <Button
      class="chip quiet"
      text={words().dissolveShort}
      onClick={() => props.change(dissolved(props.draft, props.at))}
      aria-label={words().dissolve(titleOfBattle(props.battle, props.at))}
    />
  </div>
);

export const BattleField = (props: Props) => (
  <fieldset data-battle={props.at}>
    <legend>{titleOfBattle(props.battle, props.at)}</legend>
    <div class="fields">
      <Field
        text={words().name}
        type="text"
        maxlength="40"
        value={props.battle.name ?? ''}
        placeholder={words().battle(props.at + 1)}
        onChange={(event) => props.change(changed(props.draft, props.at, { name: event.currentTarget.value }))}
      />
      <Picker
        text={words().base}
        values={DIAMETERS}
        chosen={props.battle.diameter ?? DIAMETERS[0]}
        nameOf={(diameter) =>
          words().diameter(lengthIn(props.desk.match, diameter), capacityOf(props.desk.match.state.options, diameter))
        }
        onPick={(diameter) => props.change(changed(props.draft, props.at, { diameter }))}
      />
    </div>
    <Room {...props} />
    <Members {...props} />
  </fieldset>
);
