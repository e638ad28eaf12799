/** The pivot before fire, exactly; of a defensive block about one of its faces. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side as Face } from '@five-victories/engine/geometry';
import { t } from '../../app/settings.js';
import { m } from '../words/index.js';
import { degreesIn } from '../words/names.js';
import { turnedBy } from './draft.js';
import type { FirePartProps } from './fire-form.jsx';
import { mostPivot } from './shots.js';

const DEGREE = 10;

export const PivotPart = (props: FirePartProps) => {
  const most = createMemo(() => mostPivot(props.desk.match, props.unit, props.draft.face));
  const turn = (by: number): void => props.change(turnedBy(props.draft, by, most()));
  return (
    <Show when={most() > 0}>
      <div class="chips">
        <label class="number">
          {m().fire.pivot}{' '}
          <input
            type="number"
            inputmode="decimal"
            step="0.1"
            min={-most() / DEGREE}
            max={most() / DEGREE}
            value={props.draft.pivot / DEGREE}
            aria-label={m().fire.pivotField}
            onChange={(event) => turn((event.currentTarget.valueAsNumber || 0) * DEGREE)}
          />
          °
        </label>
        <small>{m().fire.mostPivot(degreesIn(most()))}</small>
        <Show when={props.unit.place.formation === 'defensiveBlock'}>
          <label class="number">
            {m().fire.about}{' '}
            <select
              value={props.draft.face ?? 'front'}
              onChange={(event) => props.change({ ...props.draft, face: event.currentTarget.value as Face, pivot: 0 })}
            >
              <For each={SIDES}>{(face) => <option value={face}>{t().faces[face]}</option>}</For>
            </select>
          </label>
        </Show>
      </div>
    </Show>
  );
};
