/** The pivot before fire, exactly; of a defensive block about one of its faces. */
import { createMemo, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/geometry';
import { t } from '../../app/settings.js';
import { Picker } from '../../controls/fields.jsx';
import { AngleField } from '../react/fields.jsx';
import { m } from '../words/index.js';
import { degreesIn } from '../words/names.js';
import { turnedBy } from './draft.js';
import type { FirePartProps } from './fire-form.jsx';
import { mostPivot } from './shots.js';

export const PivotPart = (props: FirePartProps) => {
  const most = createMemo(() => mostPivot(props.desk.match, props.unit, props.draft.face));
  const turn = (by: number): void => props.change(turnedBy(props.draft, by, most()));
  return (
    <Show when={most() > 0}>
      <div class="chips">
        <AngleField
          text={m().fire.pivot}
          name={m().fire.pivotField}
          step={0.1}
          least={-most()}
          most={most()}
          value={props.draft.pivot}
          onValue={turn}
        />
        <small>{m().fire.mostPivot(degreesIn(most()))}</small>
        <Show when={props.unit.place.formation === 'defensiveBlock'}>
          <Picker
            class="number"
            text={m().fire.about}
            values={SIDES}
            chosen={props.draft.face ?? 'front'}
            nameOf={(face) => t().faces[face]}
            onPick={(each) => props.change({ ...props.draft, face: each, pivot: 0 })}
          />
        </Show>
      </div>
    </Show>
  );
};
