/** What a formation loses: elements of a unit as they stand, of a Battle by kinds and by name. */
import { For, Show } from 'solid-js';
import { placedOf } from '@five-victories/engine/tabletop';
import { aboardOf, countsOf } from '@five-victories/engine/glorious';
import { Tick } from '../../../controls/fields.jsx';
import { StandPicker } from '../../fire/stand-picker.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { Counters } from '../counter.jsx';
import { counted, losingOf, mayGo, named, toggled, withCommander, type RemoveDraft } from './remove.js';

type Props = FormProps<RemoveDraft>;

const words = () => m().glorious.fire.remove;

const FromUnit = (props: Props) => {
  const unit = () => placedOf(props.desk.match, losingOf(props.desk).unit);
  return (
    <>
      <p>
        {words().lead(losingOf(props.desk).lose)} <small>{words().oneByOne}</small>
      </p>
      <StandPicker
        desk={props.desk}
        unit={unit()}
        losing
        isPressed={(stand) => props.draft.gone.includes(stand)}
        isDisabled={(stand) => !mayGo(props.desk.match).includes(stand)}
        onPress={(stand) => props.change(toggled(props.desk, props.draft, stand))}
      />
    </>
  );
};

const FromBattle = (props: Props) => {
  const losing = () => losingOf(props.desk);
  const all = () => countsOf(losing().elements ?? '');
  const staff = () => aboardOf(props.desk.match, losing().unit);
  return (
    <>
      <p>
        {words().leadBattle(losing().lose)} <b>{words().battle(named(props.draft), losing().lose)}</b>
      </p>
      <Counters
        match={props.desk.match}
        most={all()}
        labelOf={words().count}
        valueOf={(letter) => props.draft.counts[letter] ?? 0}
        onCount={(letter, n) => props.change(counted(props.draft, letter, n, all()[letter] ?? 0))}
      />
      <Show when={staff().length > 0}>
        <div class="fields" role="group" aria-label={words().commanders}>
          <For each={staff()}>
            {({ id }) => (
              <Tick
                text={words().falls(unitName(props.desk.match, id))}
                on={props.draft.commanders.includes(id)}
                onTick={(falls) => props.change(withCommander(props.draft, id, falls))}
              />
            )}
          </For>
        </div>
      </Show>
    </>
  );
};

export const RemoveForm = (props: Props) => (
  <div class="form order-form">
    <Show when={losingOf(props.desk).elements === undefined} fallback={<FromBattle {...props} />}>
      <FromUnit {...props} />
    </Show>
  </div>
);
