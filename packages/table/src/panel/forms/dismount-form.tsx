/** Who fights on foot. */
import { For } from 'solid-js';
import type { UnitId } from '@five-victories/engine/zonal';
import { unitName } from '../../words/names.js';
import { askedAs, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';

type Draft = readonly UnitId[];

const ridersIn = (desk: ZoneDesk): readonly UnitId[] => askedAs(desk, 'dismount').about.units;

const DismountForm = (props: ZoneFormProps<Draft>) => {
  const toggle = (id: UnitId, on: boolean): void =>
    props.change(on ? [...props.draft, id] : props.draft.filter((each) => each !== id));
  return (
    <div class="form">
      <For each={ridersIn(props.desk)}>
        {(id) => (
          <label class="tick">
            <input
              type="checkbox"
              checked={props.draft.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {unitName(props.desk.match, id)}
          </label>
        )}
      </For>
    </div>
  );
};

export const dismountMaker: ZoneMaker<Draft> = {
  begin: () => [],
  choices: (desk, draft) => [{ do: 'dismount', units: ridersIn(desk).filter((id) => draft.includes(id)) }],
  Form: DismountForm,
};
