/** Who fights on foot. */
import { For } from 'solid-js';
import { unitOf, type UnitId, type ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { Tick } from '../../controls/fields.jsx';
import { unitKind, unitName } from '../../words/names.js';
import { askedAs, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';

type Draft = readonly UnitId[];

const ridersIn = (desk: ZoneDesk): readonly UnitId[] => askedAs(desk, 'dismount').about.units;

/** A unit with what it is: nothing stands on the table yet. */
const riderText = (match: ZonalMatch, id: UnitId): string =>
  `${unitName(match, id)} (${unitKind(t(), match, unitOf(match, id))})`;

const DismountForm = (props: ZoneFormProps<Draft>) => {
  const toggle = (id: UnitId, on: boolean): void =>
    props.change(on ? [...props.draft, id] : props.draft.filter((each) => each !== id));
  return (
    <div class="form">
      <For each={ridersIn(props.desk)}>
        {(id) => (
          <Tick text={riderText(props.desk.match, id)} on={props.draft.includes(id)} onTick={(on) => toggle(id, on)} />
        )}
      </For>
    </div>
  );
};

export const dismountMaker: ZoneMaker<Draft> = {
  begin: () => [],
  choices: (desk, draft) => [{ do: 'dismount', units: ridersIn(desk).filter((id) => draft.includes(id)) }],
  Form: DismountForm,
  // The ticks are all answers there are.
  listed: false,
};
