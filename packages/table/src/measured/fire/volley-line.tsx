/** One target of an order to fire: who fires at it, with how much, how, and what is to be expected. */
import { createMemo, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/geometry';
import { isGun, unitOf, type Volley } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { NumberField, Picker, Tick } from '../../controls/fields.jsx';
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

const Head = (props: Props & { readonly name: string }) => (
  <div class="head">
    <b>{props.name}</b>
    <Show when={props.index > 0}>
      <Button
        class="chip"
        text={m().fire.sooner(props.name)}
        onClick={() => props.change(sooner(props.draft, props.index))}
      />
    </Show>
    <Button
      class="chip drop"
      text="✕"
      aria-label={m().fire.notAt(props.name)}
      title={m().fire.notAt(props.name)}
      onClick={() => props.change(withoutTarget(props.draft, props.volley.target))}
    />
  </div>
);

type Shot = ReturnType<typeof targetsOf>['shots'][number];
type Thrown = ReturnType<ReturnType<typeof throwsOf>['get']>;

/** With how many points, from which face, and over whose heads. */
const HowFields = (props: Props & { readonly shot: Shot | undefined; readonly thrown: Thrown }) => {
  const gun = () => isGun(props.desk.match, props.unit);
  const change = (how: Partial<Volley>): void => props.change(changed(props.draft, props.volley.target, how));
  return (
    <div class="chips">
      <Show when={!gun() && props.shot?.points}>
        {(most) => (
          <NumberField
            text={m().fire.points}
            value={props.thrown?.points ?? props.volley.points ?? most()}
            least={1}
            most={most()}
            unit={<small>{m().fire.mostPoints(most())}</small>}
            onValue={(points) => change({ points: points > 0 ? points : undefined })}
          />
        )}
      </Show>
      <Show when={props.shot?.points !== undefined && props.unit.place.formation === 'defensiveBlock'}>
        <Picker
          class="number"
          text={m().fire.from}
          values={[undefined, ...SIDES]}
          chosen={props.volley.from}
          nameOf={(face) => (face ? t().faces[face] : m().fire.anyFace)}
          onPick={(from) => change({ from })}
        />
      </Show>
      <Show when={gun()}>
        <Tick
          text={m().fire.overhead}
          on={props.volley.overhead ?? props.thrown?.overhead ?? false}
          onTick={(on) => change({ overhead: on || undefined })}
        />
      </Show>
    </div>
  );
};

export const VolleyLine = (props: Props) => {
  const match = () => props.desk.match;
  const target = () => props.volley.target;
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
  return (
    <li class="volley">
      <Head {...props} name={unitName(match(), target())} />
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
      <HowFields {...props} shot={shot()} thrown={thrown()} />
    </li>
  );
};
