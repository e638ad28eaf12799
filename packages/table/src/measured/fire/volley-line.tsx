/** One target of an order to fire: who fires at it, with how much, how, and what is to be expected. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side as Face } from '@five-victories/engine/geometry';
import { isGun, unitOf, type Volley } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { OddsLine } from '../odds/odds-line.jsx';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import { changed, sooner, toggled, withoutTarget } from './draft.js';
import type { FirePartProps } from './fire-form.jsx';
import { onwardFrom } from './onward.js';
import { targetsOf, throwsOf } from './shots.js';
import { StandPicker } from './stand-picker.jsx';

interface Props extends FirePartProps {
  readonly volley: Volley;
  readonly index: number;
}

export const VolleyLine = (props: Props) => {
  const match = () => props.desk.match;
  const target = () => props.volley.target;
  const name = () => unitName(match(), target());
  const shot = createMemo(() =>
    targetsOf(match(), props.unit, props.draft).shots.find((each) => each.target === target()),
  );
  const thrown = createMemo(() => throwsOf(match(), props.draft).get(target()));
  /** Friends among those behind the target are named as such. */
  const onward = createMemo(() => {
    const names = (thrown() ? onwardFrom(match(), props.unit, props.draft) : []).map((id) => {
      const text = unitName(match(), id);
      return unitOf(match(), id).side === props.unit.side ? m().fire.own(text) : text;
    });
    return names.length === 0 ? undefined : m().fire.goesOn(names);
  });
  const firing = () => thrown()?.stands ?? props.volley.stands ?? [];
  const able = () => shot()?.stands ?? [];
  const gun = () => isGun(match(), props.unit);
  const change = (how: Partial<Volley>): void => props.change(changed(props.draft, target(), how));
  return (
    <li class="volley">
      <div class="head">
        <b>{name()}</b>
        <Show when={props.index > 0}>
          <button type="button" class="chip" onClick={() => props.change(sooner(props.draft, props.index))}>
            {m().fire.sooner(name())}
          </button>
        </Show>
        <button
          type="button"
          class="chip drop"
          aria-label={m().fire.notAt(name())}
          title={m().fire.notAt(name())}
          onClick={() => props.change(withoutTarget(props.draft, target()))}
        >
          ✕
        </button>
      </div>
      <Show when={thrown()}>{(found) => <OddsLine match={match()} cast={found().cast} />}</Show>
      <Show when={onward()}>{(text) => <small>{text()}</small>}</Show>
      <Show when={able().length > 1}>
        <StandPicker
          desk={props.desk}
          unit={props.unit}
          isPressed={(stand) => firing().includes(stand)}
          isDisabled={(stand) => !able().includes(stand) && !firing().includes(stand)}
          onPress={(stand) => props.change(toggled(props.draft, target(), stand, firing()))}
        />
      </Show>
      <div class="chips">
        <Show when={!gun() && shot()?.points}>
          {(most) => (
            <label class="number">
              {m().fire.points}{' '}
              <input
                type="number"
                inputmode="numeric"
                min="1"
                max={most()}
                value={thrown()?.points ?? props.volley.points ?? most()}
                onChange={(event) => change({ points: Math.round(event.currentTarget.valueAsNumber) || undefined })}
              />{' '}
              <small>{m().fire.mostPoints(most())}</small>
            </label>
          )}
        </Show>
        <Show when={shot()?.points !== undefined && props.unit.place.formation === 'defensiveBlock'}>
          <label class="number">
            {m().fire.from}{' '}
            <select
              value={props.volley.from ?? ''}
              onChange={(event) => change({ from: (event.currentTarget.value || undefined) as Face | undefined })}
            >
              <option value="">{m().fire.anyFace}</option>
              <For each={SIDES}>{(face) => <option value={face}>{t().faces[face]}</option>}</For>
            </select>
          </label>
        </Show>
        <Show when={gun()}>
          <label class="tick">
            <input
              type="checkbox"
              checked={props.volley.overhead ?? thrown()?.overhead ?? false}
              onChange={(event) => change({ overhead: event.currentTarget.checked || undefined })}
            />{' '}
            {m().fire.overhead}
          </label>
        </Show>
      </div>
    </li>
  );
};
