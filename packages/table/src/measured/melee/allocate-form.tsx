/** The division of an attack in the panel: a line for each enemy, in the order of the attacks. */
import { createMemo, For, Show } from 'solid-js';
import { outflanks, type Placed } from '@five-victories/engine/manoeuvre';
import { placedOf, type UnitId } from '@five-victories/engine/tabletop';
import { Button } from '../../controls/button.jsx';
import { NumberField } from '../../controls/fields.jsx';
import { earlierIn } from '../lists.js';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { OddsLine } from '../odds/odds-line.jsx';
import { StandPicker } from '../fire/stand-picker.jsx';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import {
  allOn,
  attacksOf,
  targetOfStand,
  withPoints,
  withStand,
  type AllocateDraft,
  type Share,
} from './allocation.js';

interface LineProps extends FormProps<AllocateDraft> {
  readonly unit: Placed;
  readonly share: Share;
  readonly index: number;
}

const Line = (props: LineProps) => {
  const match = () => props.desk.match;
  const target = () => props.share.target;
  const name = () => unitName(match(), target());
  const enemy = () => placedOf(match(), target());
  const thrown = createMemo(() => attacksOf(match(), props.draft).get(target()));
  /** The enemy in the flank of the unit is worth knowing, too. */
  const flanked = createMemo(() => outflanks(match(), enemy(), enemy().place, props.unit, props.unit.place));
  const flanks = createMemo(() => outflanks(match(), props.unit, props.unit.place, enemy(), enemy().place));
  return (
    <li class="volley" classList={{ now: props.draft.points === undefined && props.draft.at === target() }}>
      <div class="head">
        <Show when={props.draft.points === undefined} fallback={<b>{name()}</b>}>
          <label>
            <input
              type="radio"
              name="allocate-at"
              checked={props.draft.at === target()}
              onChange={() => props.change({ ...props.draft, at: target() })}
            />
            <b>{name()}</b>
          </label>
        </Show>
        <Show when={props.index > 0}>
          <Button
            class="chip"
            text={m().fire.sooner(name())}
            onClick={() => props.change({ ...props.draft, shares: earlierIn(props.draft.shares, props.index) })}
          />
        </Show>
        <Button class="chip" text={m().fire.allOn} onClick={() => props.change(allOn(props.draft, target()))} />
      </div>
      <Show when={flanks()}>
        <small>{m().fire.odds.outflanks(unitName(match(), props.unit.id))}</small>
      </Show>
      <Show when={flanked()}>
        <small>{m().fire.odds.outflanks(name())}</small>
      </Show>
      <Show when={props.draft.points}>
        {(all) => (
          <span>
            <NumberField
              text={m().fire.points}
              least={0}
              most={all()}
              value={props.share.points}
              onValue={(points) => props.change(withPoints(props.draft, target(), points))}
            />{' '}
            <small>{m().fire.ofPoints(all())}</small>
          </span>
        )}
      </Show>
      <Show when={thrown()} fallback={<small>{m().fire.nothing}</small>}>
        {(found) => <OddsLine match={match()} cast={found().cast} />}
      </Show>
    </li>
  );
};

export const AllocateForm = (props: FormProps<AllocateDraft>) => {
  const unit = createMemo(() => placedOf(props.desk.match, props.draft.unit));
  const order = createMemo<readonly UnitId[]>(() => props.draft.shares.map(({ target }) => target));
  /** The number of the attack it takes part in, as in the list above. */
  const noteOf = (target: UnitId | undefined) => {
    if (target === undefined) return undefined;
    const sign = `${order().indexOf(target) + 1}.`;
    return { text: `${sign} ${unitName(props.desk.match, target)}`, sign };
  };
  return (
    <div class="form fire-form">
      <p>{props.draft.points === undefined ? m().fire.divideStands : m().fire.dividePoints}</p>
      <ol class="volleys" aria-label={m().fire.attacks}>
        <For each={order()}>
          {(target, index) => (
            <Line
              {...props}
              unit={unit()}
              share={props.draft.shares.find((share) => share.target === target)!}
              index={index()}
            />
          )}
        </For>
      </ol>
      <Show when={props.draft.points === undefined}>
        <StandPicker
          desk={props.desk}
          unit={unit()}
          isPressed={(stand) => targetOfStand(props.draft, stand) === props.draft.at}
          note={(stand) => noteOf(targetOfStand(props.draft, stand))}
          onPress={(stand) => props.change(withStand(props.draft, stand, props.draft.at))}
        />
      </Show>
    </div>
  );
};
